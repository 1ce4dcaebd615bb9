import type { ComponentProps } from 'react';
import type { DetailList } from '../../content/types.ts';
import { Steps } from './DetailList.tsx';
import { Section } from './Section.tsx';

/** What comes after what, below a title. */
export function StepSection({
  words,
  ...section
}: Omit<ComponentProps<typeof Section>, 'children'> & { words: DetailList }) {
  return (
    <Section {...section} edge>
      <h2 id={`${section.name}-title`} className="max-w-[16em] text-h2">
        {words.title}
      </h2>
      <div className="mt-8 lg:mt-12">
        <Steps items={words.items} />
      </div>
    </Section>
  );
}
