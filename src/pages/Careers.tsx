import { later } from '../components/later.tsx';
import { Steps } from '../components/page/DetailList.tsx';
import { FactSection } from '../components/page/FactSection.tsx';
import { PageHead } from '../components/page/PageHead.tsx';
import { Section } from '../components/page/Section.tsx';
import type { CareersContent } from '../content/types.ts';
import * as parts from './parts.ts';

const CareersForm = later(parts.CareersForm);
const PageEnd = later(parts.PageEnd);

/** Work here: how to apply, and what happens then. */
export default function Careers({ content }: { content: CareersContent; path: string }) {
  const { steps, openings, work, form } = content;
  return (
    <>
      <PageHead heading={content.heading} lead={content.lead} picture={content.image} />
      <FactSection name="openings" words={openings} />
      <FactSection name="work" words={work} />
      <CareersForm words={form} />
      <Section name="steps" ground="sunken" edge>
        <h2 id="steps-title" className="text-h2">
          {steps.title}
        </h2>
        <div className="mt-8 lg:mt-12">
          <Steps items={steps.items} />
        </div>
      </Section>
      <PageEnd kind="applicant" tight />
    </>
  );
}
