import { Button } from '../components/base/Button.tsx';
import { Bolts } from '../components/page/Bolts.tsx';
import { StepSection } from '../components/page/StepSection.tsx';
import { PageHead } from '../components/page/PageHead.tsx';
import { Section } from '../components/page/Section.tsx';
import { Sections } from '../components/page/Sections.tsx';
import { ServiceBolts, ServiceMosaic, ServiceRows } from '../components/page/ServiceCards.tsx';
import type { OverviewContent } from '../content/types.ts';
import { PageEnd } from './PageEnd.tsx';

/** One kind of service, with all that belongs to it. */
export default function Overview(props: { content: OverviewContent; path: string }) {
  const { content, path } = props;
  const images = content.groups.flatMap(({ cards }) => cards.map(({ image }) => image));
  return (
    <Sections>
      <PageHead
        heading={content.heading}
        lead={content.lead}
        family={content.family}
        bolts={<Bolts pictures={images.slice(0, 3)} />}
      />
      {content.groups.map((group, index) => (
        <Group key={group.title} group={group} index={index} intro={content.intro} />
      ))}
      <StepSection name="process" words={content.process} ground="silk" family={content.family} />
      {content.blogStrip && <BlogStrip words={content.blogStrip} />}
      <PageEnd kind="offer" page={content.heading} about={path} />
    </Sections>
  );
}

/** A group of services. The first one begins with the introduction. */
function Group(props: {
  group: OverviewContent['groups'][number];
  index: number;
  intro: OverviewContent['intro'];
}) {
  const { group, index } = props;
  const [opening, ...intro] = props.intro;
  const name = `group-${index + 1}`;
  // Many cards make a mosaic, two or three hang as lengths of silk, a single one is a line.
  const { cards } = group;
  const isMosaic = cards.length > 3;
  return (
    <Section name={name} edge={index === 0} tight={index > 0} className="space-y-12">
      {index === 0 && (
        <div className="grid gap-x-16 gap-y-6 pb-8 lg:grid-cols-[6fr_5fr] lg:gap-x-24 lg:pb-16">
          <p className="max-w-measure text-lead">{opening}</p>
          <div className="max-w-measure space-y-5 text-muted">
            {intro.map((text) => (
              <p key={text}>{text}</p>
            ))}
          </div>
        </div>
      )}
      <div className="grid gap-x-16 gap-y-8 lg:grid-cols-[4fr_7fr]">
        <div className="self-start lg:sticky lg:top-28">
          <h2 id={`${name}-title`} className="text-h2">
            {group.title}
          </h2>
          <p className="mt-5 max-w-[30em] text-muted">{group.text}</p>
        </div>
        {!isMosaic &&
          (cards.length > 1 ? <ServiceBolts cards={cards} /> : <ServiceRows cards={cards} />)}
      </div>
      {isMosaic && <ServiceMosaic cards={cards} />}
    </Section>
  );
}

/** The way to the blog. */
function BlogStrip({ words }: { words: NonNullable<OverviewContent['blogStrip']> }) {
  return (
    <Section
      name={words.id}
      anchor={words.id}
      edge
      className="flex flex-wrap items-end justify-between gap-x-16 gap-y-8"
    >
      <div>
        <h2 id={`${words.id}-title`} className="text-h2">
          {words.title}
        </h2>
        <p className="mt-5 max-w-measure text-lead text-muted">{words.text}</p>
      </div>
      <Button to={words.link.href}>{words.link.label}</Button>
    </Section>
  );
}
