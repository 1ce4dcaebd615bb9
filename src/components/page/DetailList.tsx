import type { ReactNode } from 'react';
import type { Item } from '../../content/types.ts';

type Items = readonly Item[];

/** Names and what they mean as a table of facts: one line each, names in a column of their own. */
export function FactTable({ items }: { items: Items }) {
  return (
    <dl className="border-b border-hairline">
      {items.map(({ name, text }) => (
        <div
          key={name}
          className="grid gap-x-8 gap-y-1 border-t border-hairline py-5 sm:grid-cols-[minmax(9rem,1fr)_2fr]"
        >
          <dt className="font-display text-h3 font-bold">{name}</dt>
          <dd className="max-w-measure text-muted">{text}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Names and what they mean in two loose columns, the second hung lower. */
export function FactPair({ items }: { items: Items }) {
  return (
    <dl className="grid gap-x-16 gap-y-10 sm:grid-cols-2 lg:gap-x-24">
      {items.map(({ name, text }, index) => (
        <div
          key={name}
          className={`border-t-2 border-dashed border-marigold pt-5 ${index % 2 === 1 ? 'sm:translate-y-10' : ''}`}
        >
          <dt className="font-display text-intro font-bold">{name}</dt>
          <dd className="mt-2 max-w-measure text-muted">{text}</dd>
        </div>
      ))}
    </dl>
  );
}

/**
 * Names and what they mean, each under its own thread.
 * @param props.className its columns.
 */
export function FactList(props: {
  items: readonly { readonly name: string; readonly text: ReactNode }[];
  className: string;
}) {
  return (
    <dl className={`grid gap-7 ${props.className}`}>
      {props.items.map(({ name, text }) => (
        <div key={name} className="border-t-2 border-dashed border-marigold pt-4">
          <dt className="font-display text-h3 font-bold">{name}</dt>
          <dd className="mt-1.5 max-w-measure text-muted">{text}</dd>
        </div>
      ))}
    </dl>
  );
}

/** What comes after what: large numerals on one thread. */
export function Steps({ items }: { items: Items }) {
  return (
    <ol className="grid gap-x-10 md:grid-cols-2 lg:grid-cols-3">
      {items.map(({ name, text }, index) => (
        <li key={name} className="grid grid-cols-[3.5rem_1fr] py-6 sm:grid-cols-[4.5rem_1fr]">
          <span
            aria-hidden="true"
            className="font-display text-[clamp(40px,4vw,56px)] leading-[0.9] font-bold tracking-tighter text-rust"
          >
            {index + 1}
          </span>
          <div>
            <h3 className="text-h3">{name}</h3>
            <p className="mt-1.5 max-w-measure text-muted">{text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}

/** Short phrases in a line, a square of yarn before each. */
export function Phrases({ items, large = false }: { items: readonly string[]; large?: boolean }) {
  return (
    <ul
      className={`flex flex-wrap ${large ? 'gap-x-9 gap-y-3 font-display text-intro font-bold' : 'gap-x-7 gap-y-2'}`}
    >
      {items.map((item) => (
        <li key={item} className="flex items-baseline gap-3">
          <i aria-hidden="true" className="size-2.25 shrink-0 -translate-y-px bg-marigold" />
          {item}
        </li>
      ))}
    </ul>
  );
}
