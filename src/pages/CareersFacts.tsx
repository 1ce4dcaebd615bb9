import { FactSection } from '../components/page/FactSection.tsx';
import type { CareersContent } from '../content/types.ts';

/** Whom the company looks for, and how the work is. */
export default function CareersFacts({ content }: { content: CareersContent }) {
  const { openings, work } = content;
  return (
    <>
      <FactSection name="openings" words={openings} />
      <FactSection name="work" words={work} />
    </>
  );
}
