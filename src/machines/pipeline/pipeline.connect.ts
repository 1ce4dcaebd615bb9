import type { SnapshotFrom } from 'xstate';
import {
  isOpen,
  type Lead,
  type PipelineEvent,
  type pipelineMachine,
  type Stage,
  stageBeside,
  stages,
} from './pipeline.machine.ts';

/** Where an enquiry stands on the board. */
export type Column = Stage | 'lost';

const columns: readonly Column[] = [...stages, 'lost'];

/** How many enquiries there are, and what they are worth together. */
const addUp = (leads: readonly Lead[]) => ({
  count: leads.length,
  sum: leads.reduce((sum, { amount }) => sum + amount, 0),
});

/**
 * The enquiries to eye, hand and assistive technology. All sums are in paise. A button that would do nothing keeps its
 * place and its focus, and says that it is disabled.
 */
export function connectPipeline(
  snapshot: SnapshotFrom<typeof pipelineMachine>,
  send: (event: PipelineEvent) => void,
) {
  const { context, value } = snapshot;
  const { leads, lost, subject } = context;
  const columnOf = ({ id, stage }: Lead): Column => (lost.includes(id) ? 'lost' : stage);
  const person = value.shown === 'one' ? context.person : undefined;
  const shown = leads.filter((lead) => person === undefined || lead.person === person);
  const totals = columns.map((column) => ({
    column,
    ...addUp(shown.filter((lead) => columnOf(lead) === column)),
  }));
  const moved = leads.find(({ id }) => id === subject);
  const press = (enabled: boolean, event: PipelineEvent) => ({
    type: 'button' as const,
    'aria-disabled': !enabled,
    onClick: () => send(event),
  });
  return {
    /** Whose enquiries are shown; undefined where it is everyone's. */
    person,
    people: [...new Set(leads.map((lead) => lead.person))],
    /** A radio button that shows the enquiries of one person, or of all. */
    choice: (whose?: string) => ({
      type: 'radio' as const,
      name: 'pipeline-person',
      value: whose ?? '',
      checked: whose === person,
      onChange: () =>
        send(
          whose === undefined ? { type: 'filter.clear' } : { type: 'filter.choose', person: whose },
        ),
    }),
    leads: shown.map((lead) => {
      const { id, amount, stage } = lead;
      const open = isOpen(context, lead);
      const column = columnOf(lead);
      return {
        id,
        person: lead.person,
        amount,
        column,
        /** How many stages it has reached, of how many. */
        reached: stages.indexOf(stage) + 1,
        next: stageBeside(stage, 1),
        advance: press(open, { type: 'lead.advance', lead: id }),
        return: press(column !== 'new', { type: 'lead.return', lead: id }),
        lose: press(open, { type: 'lead.lose', lead: id }),
      };
    }),
    stageCount: stages.length,
    totals,
    /** Of all that are neither won nor lost. */
    open: addUp(shown.filter((lead) => isOpen(context, lead))),
    status: { role: 'status' as const, 'data-state': value.news },
    /** What happened to an enquiry last, and what the stage that it came to holds now; undefined after a choice of people. */
    news:
      value.news === 'listed'
        ? undefined
        : {
            state: value.news,
            subject,
            total: totals.find(({ column }) => moved && column === columnOf(moved)),
          },
  };
}
