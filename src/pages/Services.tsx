import { Bolts } from '../components/page/Bolts.tsx';
import { PageHead } from '../components/page/PageHead.tsx';
import { Section } from '../components/page/Section.tsx';
import { Sections } from '../components/page/Sections.tsx';
import { ServiceBolts, ServiceMosaic, ServiceRows } from '../components/page/ServiceCards.tsx';
import type { ServicesContent } from '../content/types.ts';
import { PageEnd } from './PageEnd.tsx';

/** All services. */
export default function Services({ content }: { content: ServicesContent; path: string }) {
  return (
    <Sections>
      <PageHead
        heading={content.heading}
        lead={content.lead}
        bolts={
          <Bolts
            pictures={content.sections.flatMap(({ cards }, index) => cards[index]?.image ?? [])}
          />
        }
      />
      {content.sections.map((section, index) => (
        <Kind key={section.id} section={section} index={index} />
      ))}
      <PageEnd kind="offer" page={content.heading} />
    </Sections>
  );
}

/** The services of one kind. Each section is cut in its own way. */
function Kind(props: { section: ServicesContent['sections'][number]; index: number }) {
  const { section, index } = props;
  const { Cards, split, ground } = cuts[index % cuts.length] ?? cuts[0];
  return (
    <Section
      name={section.id}
      anchor={section.id}
      ground={ground}
      edge
      className={split ? 'grid gap-x-16 gap-y-8 lg:grid-cols-[4fr_7fr]' : ''}
    >
      <div
        className={
          split
            ? 'self-start lg:sticky lg:top-28'
            : 'mb-12 grid items-end gap-x-16 gap-y-5 lg:grid-cols-[6fr_5fr]'
        }
      >
        <h2 id={`${section.id}-title`} className="text-h2">
          {section.title}
        </h2>
        <p className={`max-w-measure text-muted ${split ? 'mt-5' : ''}`}>{section.text}</p>
      </div>
      <Cards cards={section.cards} />
    </Section>
  );
}

const cuts = [
  { Cards: ServiceMosaic, split: false, ground: 'canvas' },
  { Cards: ServiceRows, split: true, ground: 'sunken' },
  { Cards: ServiceBolts, split: false, ground: 'canvas' },
] as const;
