import { Picture } from '../components/base/Picture.tsx';
import { FactTable } from '../components/page/DetailList.tsx';
import { PageHead } from '../components/page/PageHead.tsx';
import { Section } from '../components/page/Section.tsx';
import { Sections } from '../components/page/Sections.tsx';
import { ServiceMosaic } from '../components/page/ServiceCards.tsx';
import type { VisionContent } from '../content/types.ts';
import { PageEnd } from './PageEnd.tsx';

/** What the company works towards. */
export default function Vision({ content }: { content: VisionContent; path: string }) {
  return (
    <Sections>
      <PageHead heading={content.heading} lead={content.statement} />
      <Commitments content={content} />
      <Services words={content.services} />
      <PageEnd kind="company" page={content.heading} tight />
    </Sections>
  );
}

/** What the company commits to. */
function Commitments({ content }: { content: VisionContent }) {
  const { commitments } = content;
  return (
    <Section name="commitments" edge>
      <div className="grid gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,7fr)_minmax(0,4fr)]">
        <Picture
          picture={content.image}
          sizes="(min-width:64rem) 56vw,91vw"
          className="w-full rounded object-cover"
        />
        <div className="max-w-[34em] space-y-5 self-end">
          {content.paragraphs.map((text, index) => (
            <p key={text} className={index === 0 ? 'text-intro' : 'text-muted'}>
              {text}
            </p>
          ))}
        </div>
      </div>
      <div className="mt-20 grid gap-x-16 gap-y-8 lg:mt-32 lg:grid-cols-[4fr_7fr]">
        <h2 id="commitments-title" className="self-start text-h2 lg:sticky lg:top-28">
          {commitments.title}
        </h2>
        <FactTable items={commitments.items} />
      </div>
    </Section>
  );
}

/** The services that follow from it. */
function Services({ words }: { words: VisionContent['services'] }) {
  return (
    <Section name="services" ground="sunken" edge>
      <h2 id="services-title" className="mb-12 max-w-[16em] text-h2">
        {words.title}
      </h2>
      <ServiceMosaic cards={words.cards} />
    </Section>
  );
}
