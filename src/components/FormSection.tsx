import type { ReactNode } from 'react';

/** A form on a card, beside its title and what is to be known before it is filled in. */
export function FormSection(props: {
  /** The id of the heading. */
  id: string;
  words: { readonly title: string; readonly text: string };
  children: ReactNode;
}) {
  return (
    <div className="grid gap-x-16 gap-y-8 lg:grid-cols-[5fr_7fr]">
      <div className="self-start lg:sticky lg:top-[calc(var(--header)+2rem)]">
        <h2 id={props.id} className="text-h2">
          {props.words.title}
        </h2>
        <p className="mt-6 max-w-measure text-lead text-muted">{props.words.text}</p>
      </div>
      <div className="rounded bg-surface p-6 shadow-[0_0_0_1px_var(--hairline)] sm:p-10">
        {props.children}
      </div>
    </div>
  );
}
