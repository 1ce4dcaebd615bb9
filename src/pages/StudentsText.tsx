import { FactPair } from '../components/page/DetailList.tsx';
import { FactSection } from '../components/page/FactSection.tsx';
import { Section } from '../components/page/Section.tsx';
import type { StudentsContent } from '../content/types.ts';

/** What students find here, what they get, and on what terms. */
export default function StudentsText({ content }: { content: StudentsContent }) {
  const { vision, benefits, terms } = content;
  return (
    <>
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
    </>
  );
}
