import type { ReactNode } from 'react';
import { Section } from '../page/Section.tsx';

/** A section with a form on a card, beside its title and what is to be known before it is filled in. */
export function FormSection(props: {
  /** The fragment that leads to the section; its heading's id is this and `-title`. */
  name: string;
  words: { readonly title: string; readonly text: string };
  /** Ends the text. */
  end?: ReactNode;
  children: ReactNode;
}) {
  return (
    <Section name={props.name} anchor={props.name} edge>
      <div className="grid gap-x-16 gap-y-8 lg:grid-cols-[5fr_7fr]">
        <div className="self-start lg:sticky lg:top-[calc(var(--header)+2rem)]">
          <h2 id={`${props.name}-title`} className="text-h2">
            {props.words.title}
          </h2>
          <p className="mt-6 max-w-measure text-lead text-muted">
            {`${props.words.text} `}
            {props.end}
          </p>
        </div>
        <div className="card p-6 sm:p-10">{props.children}</div>
      </div>
    </Section>
  );
}
