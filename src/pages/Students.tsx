import { later } from '../components/later.tsx';
import { FactPair } from '../components/page/DetailList.tsx';
import { FactSection } from '../components/page/FactSection.tsx';
import { PageHead } from '../components/page/PageHead.tsx';
import { Section } from '../components/page/Section.tsx';
import type { StudentsContent } from '../content/types.ts';
import * as parts from './parts.ts';

const StudentsForm = later(parts.StudentsForm);

/** The internship: what it is, what a student gains, and how to ask for a place. */
export default function Students({ content }: { content: StudentsContent; path: string }) {
  const { vision, benefits, terms, form } = content;
  return (
    <>
      <PageHead heading={content.heading} lead={content.lead} picture={content.image} />
      <Section name="vision" edge className="grid gap-x-16 gap-y-8 lg:grid-cols-[5fr_7fr]">
        <h2 id="vision-title" className="text-h2">
          {vision.title}
        </h2>
        <div className="max-w-[34em] space-y-5">
          {vision.text.map((text, index) => (
            <p key={text} className={index === 0 ? 'text-intro' : 'text-muted'}>
              {text}
            </p>
          ))}
        </div>
      </Section>
      <Section name="benefits" ground="sunken" edge>
        <h2 id="benefits-title" className="text-h2">
          {benefits.title}
        </h2>
        <div className="mt-12 sm:pb-10 lg:ps-[16.6%]">
          <FactPair items={benefits.items} />
        </div>
      </Section>
      <FactSection name="terms" words={terms} />
      <StudentsForm words={form} />
    </>
  );
}
