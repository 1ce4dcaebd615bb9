import type { SnapshotFrom } from 'xstate';
import { type BriefEvent, type briefMachine, briefOf, chosen, questions } from './brief.machine.ts';

/** The id of the question, or of the message, which takes the focus. */
export const stepId = 'brief-step';
const toggleId = 'brief-toggle';

/** The props of the brief's parts: a button, and the question or message that it shows. */
export function connectBrief(
  snapshot: SnapshotFrom<typeof briefMachine>,
  send: (event: BriefEvent) => void,
) {
  const { context } = snapshot;
  const open = snapshot.hasTag('open');
  const question = questions.find((name) => snapshot.matches({ open: name }));
  const answer = question && context.answers[question];
  const button = (event: BriefEvent) => ({
    type: 'button' as const,
    // Until the form is free for the message.
    'aria-disabled': snapshot.matches('adding'),
    onClick: () => send(event),
  });
  return {
    open,
    /** What is asked now; undefined for the summary. */
    question,
    position: question ? questions.indexOf(question) + 1 : 0,
    count: questions.length,
    /** Whether the question that is asked has an answer. */
    answered: Boolean(answer),
    /** The answers that are offered now. */
    answers: question
      ? context.choices[question]
          .filter(({ id, isService }) => !isService || id === answer || id === context.service)
          .map(({ id, label }) => ({
            id,
            label,
            props: {
              ...button({ type: 'answer.choose', question, answer: id }),
              'aria-pressed': id === answer,
            },
          }))
      : [],
    /** What was answered, as a message; empty if nothing was. */
    text: briefOf(context).text,
    /** The answers it is made of. */
    chosen: chosen(context),
    toggle: {
      id: toggleId,
      ...button({ type: 'brief.toggle' }),
      'aria-expanded': open,
      'aria-controls': 'brief-panel',
    },
    panel: {
      id: 'brief-panel',
      hidden: !open,
      ...(open && { role: 'group' as const, 'aria-labelledby': question ? stepId : toggleId }),
    },
    step: { id: stepId, tabIndex: -1 },
    next: button({ type: 'question.next' }),
    back: button({ type: 'question.back' }),
    finish: button({ type: 'brief.finish' }),
    use: button({ type: 'brief.use' }),
    clear: button({ type: 'brief.clear' }),
  };
}
