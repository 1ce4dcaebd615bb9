import type { FaqItem } from '../content/types.ts';

/** Questions and their answers, all of them open. */
export function Faq({ items }: { items: readonly FaqItem[] }) {
  return (
    <ul className="border-b border-hairline">
      {items.map(({ question, answer }) => (
        <li key={question} className="border-t border-hairline py-6">
          <h3 className="text-h3">{question}</h3>
          <p className="mt-3 max-w-measure text-muted">{answer}</p>
        </li>
      ))}
    </ul>
  );
}
