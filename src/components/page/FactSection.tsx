import type { DetailList } from '../../content/types.ts';
import { FactTable } from './DetailList.tsx';
import { Section } from './Section.tsx';

/** What the owner says of something, as a table; nothing where nothing is said. */
export function FactSection({ name, words }: { name: string; words: DetailList }) {
  if (words.items.length === 0) return null;
  return (
    <Section name={name} edge>
      <h2 id={`${name}-title`} className="mb-8 text-h2">
        {words.title}
      </h2>
      <FactTable items={words.items} />
    </Section>
  );
}
