import { later } from '../components/later.tsx';
import { PageHead } from '../components/page/PageHead.tsx';
import { Picture } from '../components/base/Picture.tsx';
import { Section } from '../components/page/Section.tsx';
import type { GalleryContent } from '../content/types.ts';
import * as parts from './parts.ts';

const GalleryProjects = later(parts.GalleryProjects);
const PageEnd = later(parts.PageEnd);

/** Six captioned pictures, hung so that no face is cut off, and the finished projects. */
export default function Gallery({ content }: { content: GalleryContent; path: string }) {
  return (
    <>
      <PageHead heading={content.heading} lead={content.lead} />
      <Section name="gallery" edge>
        <h2 id="gallery-title" className="sr-only">
          {content.heading}
        </h2>
        <ul className="grid gap-3 sm:gap-5 md:grid-cols-12">
          {content.images.map(({ id, src, alt, title }, index) => (
            <li key={id} className={places[index]}>
              <figure
                // The caption comes up for the keyboard, too.
                tabIndex={0}
                className="group on-silk relative h-full overflow-hidden rounded bg-night"
              >
                <Picture
                  picture={{ name: src, alt }}
                  sizes="(min-width:48rem) 60vw,91vw"
                  className="aspect-3/2 size-full object-cover transition-transform duration-450 ease-cloth group-hover:scale-103"
                />
                <figcaption className="absolute inset-x-0 bottom-0 bg-linear-to-t from-night from-30% to-night/0 px-5 pt-16 pb-5 font-display text-intro font-bold transition duration-300 ease-cloth group-focus-within:translate-y-0 group-focus-within:opacity-100 group-hover:translate-y-0 group-hover:opacity-100 [@media(hover:hover)]:translate-y-3 [@media(hover:hover)]:opacity-0">
                  {title}
                </figcaption>
              </figure>
            </li>
          ))}
        </ul>
      </Section>
      <GalleryProjects />
      <PageEnd kind="company" page={content.heading} />
    </>
  );
}

const places = [
  'md:col-span-6',
  'md:col-span-6',
  'md:col-span-5',
  'md:col-span-7',
  'md:col-span-7',
  'md:col-span-5',
] as const;
