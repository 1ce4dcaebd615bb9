import { pipelineMachine } from '../../src/machines/pipeline/pipeline.machine.ts';
import { defineModel } from './model.ts';

/** The enquiries on the CRM page. */
export const pipelineModel = defineModel(pipelineMachine, {
  // As the page has it.
  input: {
    leads: [
      { id: 'chauhan', person: 'neha', amount: 1_85_000_00, stage: 'new' },
      { id: 'bakery', person: 'farhan', amount: 5_40_000_00, stage: 'new' },
      { id: 'school', person: 'amrit', amount: 12_75_000_00, stage: 'called' },
      { id: 'gupta', person: 'neha', amount: 4_10_000_00, stage: 'quoted' },
      { id: 'clinic', person: 'farhan', amount: 6_20_000_00, stage: 'quoted' },
      { id: 'mill', person: 'amrit', amount: 7_95_000_00, stage: 'won' },
      { id: 'begum', person: 'neha', amount: 1_30_000_00, stage: 'called' },
    ],
    lost: ['begum'],
  },
  events: [
    { type: 'filter.choose', person: 'neha' },
    { type: 'filter.choose', person: 'farhan' },
    { type: 'filter.clear' },
    { type: 'lead.advance', lead: 'chauhan' },
    { type: 'lead.advance', lead: 'gupta' },
    { type: 'lead.return', lead: 'gupta' },
    { type: 'lead.lose', lead: 'gupta' },
  ],
  // A press is on what is shown, one that is chosen cannot be chosen again, and a few moves tell what all of them do.
  plausible: ({ value, context }, event) => {
    const person = value.shown === 'one' ? context.person : undefined;
    if (event.type === 'filter.clear') return person !== undefined;
    if (event.type === 'filter.choose') return event.person !== person;
    if (person === 'farhan') return false;
    const stage = context.leads.find(({ id }) => id === event.lead)?.stage;
    if (event.lead === 'chauhan') return stage === 'new';
    return event.type !== 'lead.return' || stage === 'won' || context.lost.includes(event.lead);
  },
});
