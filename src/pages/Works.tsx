import { Button } from '../components/base/Button.tsx';
import { Picture } from '../components/base/Picture.tsx';
import { WovenEdge } from '../components/base/WovenEdge.tsx';
import { Phrases } from '../components/page/DetailList.tsx';
import { PageHead } from '../components/page/PageHead.tsx';
import { Sections } from '../components/page/Sections.tsx';
import type { WorksContent } from '../content/types.ts';
import { PageEnd } from './PageEnd.tsx';

/** The four kinds of service, each a full width of its own silk. */
export default function Works({ content }: { content: WorksContent; path: string }) {
  return (
    <Sections>
      <PageHead heading={content.heading} lead={content.lead} />
      {content.blocks.map((block, index) => (
        <Block key={block.title} block={block} index={index} />
      ))}
      <PageEnd kind="offer" page={content.heading} />
    </Sections>
  );
}

function Block({ block, index }: { block: WorksContent['blocks'][number]; index: number }) {
  const id = `block-${index + 1}-title`;
  const mirrored = index % 2 === 1;
  return (
    <section aria-labelledby={id} data-family={block.family} className="on-silk relative bg-silk">
      <div
        className={`grid lg:min-h-[36rem] ${mirrored ? 'lg:grid-cols-[7fr_6fr]' : 'lg:grid-cols-[5fr_7fr]'}`}
      >
        <div className={`relative min-h-64 sm:min-h-96 ${mirrored ? 'lg:order-2' : ''}`}>
          <Picture
            picture={block.image}
            sizes="(min-width:64rem) 50rem,100vw"
            eager={index === 0}
            className="absolute inset-0 size-full object-cover"
          />
        </div>
        <div className="self-center px-gutter py-14 lg:py-24 2xl:px-28">
          <h2 id={id} className="text-h2">
            {block.title}
          </h2>
          <p className="mt-5 max-w-[32em] text-lead">{block.text}</p>
          <div className="mt-8 max-w-[40em] text-small">
            <Phrases items={block.items} />
          </div>
          {block.offer && <p className="mt-8 font-semibold">{block.offer}</p>}
          <div className="mt-10">
            <Button to={block.action.href} describedBy={id}>
              {block.action.label}
            </Button>
          </div>
        </div>
      </div>
      <WovenEdge ground="silk" />
    </section>
  );
}
