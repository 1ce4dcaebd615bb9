import { assign, setup } from 'xstate';
import { fromEvent } from '../params.ts';

/** The way of an enquiry, in order. */
export const stages = ['new', 'called', 'quoted', 'won'] as const;
export type Stage = (typeof stages)[number];

export interface Lead {
  readonly id: string;
  /** Who takes care of it. */
  readonly person: string;
  /** In paise. */
  readonly amount: number;
  readonly stage: Stage;
}

export interface PipelineInput {
  readonly leads: readonly Lead[];
  /** The ids of the enquiries that are lost; each keeps the stage it had reached. */
  readonly lost: readonly string[];
}

interface Board extends PipelineInput {
  /** Whose enquiries are shown, where it is one person’s. */
  readonly person: string;
  /** The id of the enquiry that the news is about. */
  readonly subject: string;
}

interface Named {
  readonly lead: string;
}

export type PipelineEvent =
  | { type: 'filter.choose'; person: string }
  | { type: 'filter.clear' }
  | { type: 'lead.advance'; lead: string }
  | { type: 'lead.return'; lead: string }
  | { type: 'lead.lose'; lead: string };

/** The stage before or after one; none beyond the ends. */
export const stageBeside = (stage: Stage, by: 1 | -1): Stage | undefined =>
  stages[stages.indexOf(stage) + by];

/** Whether an enquiry is neither won nor lost. */
export const isOpen = ({ lost }: PipelineInput, { id, stage }: Lead) =>
  stage !== 'won' && !lost.includes(id);

const leadOf = ({ leads }: PipelineInput, { lead: id }: Named) =>
  leads.find((lead) => lead.id === id);

/** A visitor runs a sales team for a minute: whose enquiries to see, and how far each of them has come. */
export const pipelineMachine = setup({
  types: {
    context: {} as Board,
    input: {} as PipelineInput,
    events: {} as PipelineEvent,
  },
  actions: {
    setPerson: assign({ person: (_, { person }: { person: string }) => person }),
    moveLead: assign(({ context }, { lead: id, by }: Named & { by: 1 | -1 }) => ({
      leads: context.leads.map((lead) =>
        lead.id === id ? { ...lead, stage: stageBeside(lead.stage, by) ?? lead.stage } : lead,
      ),
      subject: id,
    })),
    loseLead: assign(({ context }, { lead }: Named) => ({
      lost: [...context.lost, lead],
      subject: lead,
    })),
    reopenLead: assign(({ context }, { lead }: Named) => ({
      lost: context.lost.filter((id) => id !== lead),
      subject: lead,
    })),
  },
  guards: {
    isOpen: ({ context }, named: Named) => {
      const lead = leadOf(context, named);
      return lead !== undefined && isOpen(context, lead);
    },
    isNearlyWon: ({ context }, named: Named) => {
      const lead = leadOf(context, named);
      return lead?.stage === 'quoted' && isOpen(context, lead);
    },
    isLost: ({ context }, { lead }: Named) => context.lost.includes(lead),
    isUnderWay: ({ context }, named: Named) => {
      const lead = leadOf(context, named);
      return lead !== undefined && lead.stage !== 'new';
    },
  },
}).createMachine({
  id: 'pipeline',
  context: ({ input }) => ({ ...input, person: '', subject: '' }),
  type: 'parallel',
  states: {
    shown: {
      description: 'Whose enquiries are shown.',
      initial: 'everyone',
      states: {
        everyone: {
          description: 'Those of the whole team.',
          on: {
            'filter.choose': { target: 'one', actions: { type: 'setPerson', params: fromEvent } },
          },
        },
        one: {
          description: 'Those of one person.',
          on: {
            'filter.choose': { actions: { type: 'setPerson', params: fromEvent } },
            'filter.clear': 'everyone',
          },
        },
      },
    },
    news: {
      description: 'What happened last.',
      initial: 'listed',
      states: {
        listed: { description: 'The enquiries were listed.' },
        moved: { description: 'An enquiry went on to the next stage, or back.' },
        won: { description: 'A customer has ordered.' },
        lost: { description: 'An enquiry came to nothing.' },
      },
      // Common to all of its states: each only says what happened last.
      on: {
        'filter.choose': '.listed',
        'filter.clear': '.listed',
        'lead.advance': [
          {
            guard: { type: 'isNearlyWon', params: fromEvent },
            target: '.won',
            actions: { type: 'moveLead', params: ({ event }) => ({ ...event, by: 1 }) },
          },
          {
            guard: { type: 'isOpen', params: fromEvent },
            target: '.moved',
            actions: { type: 'moveLead', params: ({ event }) => ({ ...event, by: 1 }) },
          },
        ],
        'lead.return': [
          {
            guard: { type: 'isLost', params: fromEvent },
            target: '.moved',
            actions: { type: 'reopenLead', params: fromEvent },
          },
          {
            guard: { type: 'isUnderWay', params: fromEvent },
            target: '.moved',
            actions: { type: 'moveLead', params: ({ event }) => ({ ...event, by: -1 }) },
          },
        ],
        'lead.lose': {
          guard: { type: 'isOpen', params: fromEvent },
          target: '.lost',
          actions: { type: 'loseLead', params: fromEvent },
        },
      },
    },
  },
});
