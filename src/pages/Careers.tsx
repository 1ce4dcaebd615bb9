import { Button } from '../components/base/Button.tsx';
import { Link } from '../components/base/Link.tsx';
import { ApplicationForm } from '../components/forms/ApplicationForm.tsx';
import { FormSection } from '../components/forms/FormSection.tsx';
import { Purpose } from '../components/forms/Purpose.tsx';
import { StepSection } from '../components/page/StepSection.tsx';
import { FactSection } from '../components/page/FactSection.tsx';
import { PageHead } from '../components/page/PageHead.tsx';
import { Section } from '../components/page/Section.tsx';
import { Sections } from '../components/page/Sections.tsx';
import { useToday } from '../components/useToday.ts';
import { company } from '../content/company.ts';
import { keeping, purpose } from '../content/form.ts';
import type { CareersContent, Opening } from '../content/types.ts';
import { application } from '../services/application.ts';
import { PageEnd } from './PageEnd.tsx';

/** Work here, or one opening: how to apply, and what happens then. */
export default function Careers({ content }: { content: CareersContent; path: string }) {
  const { opening } = content;
  const today = useToday();
  const hasEnded = ({ end }: { end: string }) => end !== '' && end < today;
  const lead = opening && hasEnded(opening) ? content.ended : content.lead;
  const openings = (
    <Openings
      title={content.openings.title}
      items={content.openings.items.filter((item) => !hasEnded(item))}
    />
  );
  return (
    <Sections>
      <PageHead heading={content.heading} lead={lead} picture={content.image}>
        <Button to={content.toForm.href}>{content.toForm.label}</Button>
      </PageHead>
      {opening && <FactSection name="opening" words={opening} />}
      {!opening && openings}
      <FactSection name="work" words={content.work} />
      <FormSection name="application" words={content.form}>
        <ApplicationForm
          keeping={keeping}
          machine={application}
          words={content.form}
          company={company}
          labelledBy="application-title"
          purpose={<Purpose words={purpose} />}
        />
      </FormSection>
      {opening && openings}
      <StepSection name="steps" words={content.steps} ground="sunken" />
      <PageEnd kind="applicant" page={content.heading} tight />
    </Sections>
  );
}

/** Each leads to its page. */
function Openings({ title, items }: { title: string; items: readonly Opening[] }) {
  if (items.length === 0) return null;
  return (
    <Section name="openings" edge>
      <h2 id="openings-title" className="text-h2">
        {title}
      </h2>
      <ul className="mt-8 grid gap-x-16 gap-y-10 md:grid-cols-2">
        {items.map((item) => (
          <li key={item.id} className="border-t-2 border-dashed border-marigold pt-5">
            <h3 className="text-intro">
              <Link to={item.href} className="thread inline-block py-1 text-link">
                {item.title}
              </Link>
            </h3>
            <p className="mt-1 font-semibold">{item.line}</p>
            <p className="mt-2 max-w-measure text-muted">{item.text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
