import { Steps } from '../components/DetailList.tsx';
import { later } from '../components/later.tsx';
import { PageHead } from '../components/PageHead.tsx';
import { Section } from '../components/Section.tsx';
import { WayOn } from '../components/WayOn.tsx';
import { company } from '../content/company.ts';
import { wayOn } from '../content/labels.ts';
import type { CareersContent } from '../content/types.ts';

const CareersForm = later(() => import('./CareersForm.tsx'));

/** Work here: how to apply, and what happens then. */
export default function Careers({ content }: { content: CareersContent; path: string }) {
  const { steps, form } = content;
  return (
    <>
      <PageHead heading={content.heading} lead={content.lead} picture={content.image} />
      <CareersForm words={form} />
      <Section name="steps" ground="sunken" edge>
        <h2 id="steps-title" className="text-h2">
          {steps.title}
        </h2>
        <div className="mt-8 lg:mt-12">
          <Steps items={steps.items} />
        </div>
      </Section>
      <WayOn words={wayOn.applicant} company={company} />
    </>
  );
}
