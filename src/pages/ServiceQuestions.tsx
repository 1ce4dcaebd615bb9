import { Accordion } from '../components/page/Accordion.tsx';
import { Boundary } from '../components/Boundary.tsx';
import type { FaqItem } from '../content/types.ts';
import { accordion } from '../services/accordion.ts';

/** What people ask about a service, at the end of its page. */
export default function ServiceQuestions({ items }: { items: readonly FaqItem[] }) {
  return (
    <Boundary
      fallback={items.map(({ question, answer }) => (
        <p key={question}>
          <strong>{question}</strong> {answer}
        </p>
      ))}
    >
      <Accordion machine={accordion} items={items} />
    </Boundary>
  );
}
