import type { Company, WayOnWords } from '../content/types.ts';
import { Button } from './Button.tsx';
import { DirectLines } from './Field.tsx';
import { Section } from './Section.tsx';

/** The end of a page: how to reach the company, and where to read on. */
export function WayOn({ words, company }: { words: WayOnWords; company: Company }) {
  return (
    <Section
      name="way-on"
      ground="sunken"
      edge
      className="flex flex-wrap items-end justify-between gap-x-16 gap-y-8"
    >
      <div>
        <h2 id="way-on-title" className="text-h2">
          {words.title}
        </h2>
        <p className="mt-5 max-w-measure text-lead text-muted">
          {words.text} <DirectLines company={company} />
        </p>
      </div>
      {words.links.length > 0 && (
        <ul className="flex flex-wrap gap-3">
          {words.links.map(({ href, label }, index) => (
            <li key={href}>
              <Button to={href} look={index === 0 ? 'gold' : 'line'}>
                {label}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
