import { later } from '../components/later.tsx';
import { PageHead } from '../components/page/PageHead.tsx';
import type { CareersContent } from '../content/types.ts';
import * as parts from './parts.ts';

const CareersFacts = later(parts.CareersFacts);
const CareersForm = later(parts.CareersForm);
const PageEnd = later(parts.PageEnd);

/** Work here: how to apply, and what happens then. */
export default function Careers({ content }: { content: CareersContent; path: string }) {
  return (
    <>
      <PageHead heading={content.heading} lead={content.lead} picture={content.image} />
      <CareersFacts content={content} />
      <CareersForm content={content} />
      <PageEnd kind="applicant" page={content.heading} tight />
    </>
  );
}
