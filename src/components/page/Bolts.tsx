import type { Picture as PictureContent } from '../../content/types.ts';
import { Picture } from '../base/Picture.tsx';

/** Lengths of silk. The same pictures follow on the page with their words; here they are decoration. */
export function Bolts({ pictures }: { pictures: readonly PictureContent[] }) {
  return (
    <div
      aria-hidden="true"
      className="mb-10 flex h-52 items-start lg:mb-0 gap-1.5 px-gutter sm:h-80 sm:gap-3 lg:absolute lg:inset-y-0 lg:end-0 lg:h-full lg:w-[46%] lg:ps-0"
    >
      {pictures.map(({ name }, index) => (
        <Picture
          key={name}
          picture={{ name, alt: '' }}
          sizes="(min-width:64rem) 38rem,(min-width:40rem) 22rem,15rem"
          eager
          className={`min-w-0 flex-1 rounded-b object-cover ${lengths[index % lengths.length]}`}
        />
      ))}
    </div>
  );
}

const lengths = ['h-[70%] lg:h-[54%]', 'h-[82%] lg:h-[62%]', 'h-[60%] lg:h-[48%]'] as const;
