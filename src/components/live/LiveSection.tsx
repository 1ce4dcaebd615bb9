import type { ReactNode } from 'react';
import { Section } from '../page/Section.tsx';

/** A section with a part of the service that visitors can try, and what is to be known about it. */
export function LiveSection(props: {
  /** The section's; its heading's id is this and `-title`. */
  name: string;
  /** The hint tells what to do, and is shown where that can be done. */
  words: { readonly title: string; readonly text: string; readonly hint: string };
  /** Whether the part needs the whole width, below its title. */
  wide?: boolean;
  children: ReactNode;
}) {
  const { name, words, wide } = props;
  return (
    <Section name={name} edge>
      <div className={`grid gap-x-16 gap-y-10 ${wide ? '' : 'lg:grid-cols-[4fr_7fr]'}`}>
        <div className={wide ? '' : 'self-start lg:sticky lg:top-28'}>
          <h2 id={`${name}-title`} className="max-w-[16em] text-h2">
            {words.title}
          </h2>
          <p className="mt-6 max-w-measure text-lead text-muted">{words.text}</p>
          <div className="live-only mt-4 max-w-measure font-medium text-rust">{words.hint}</div>
        </div>
        {props.children}
      </div>
    </Section>
  );
}
