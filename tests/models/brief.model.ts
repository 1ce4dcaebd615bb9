import { type Answer, briefMachine } from '../../src/machines/brief/brief.machine.ts';
import { defineModel } from './model.ts';

/** An answer as Contact offers it, shortened to what the machine reads. */
const answer = (id: string, sentence: string): Answer => ({ id, label: id, sentence });

const addedToForm = 'xstate.done.actor.addToForm';

export const briefModel = defineModel(briefMachine, {
  input: {
    subject: 'Enquiry',
    choices: {
      business: [answer('wholesaler', 'We are a wholesaler.')],
      trouble: [
        {
          ...answer('AccountingSoftPage', 'We would like a quotation for Accounting Software.'),
          subject: 'Enquiry: Accounting Software',
          isService: true,
        },
        { ...answer('app', 'We want an app for our customers or our staff.'), subject: 'Apps' },
      ],
      people: [answer('few', 'Two to five people will use it.')],
      tools: [answer('tally', 'We use Tally now.')],
      deadline: [answer('month', 'We need it within a month.')],
      budget: [answer('unsure', 'We are not sure about the budget.')],
    },
  },
  events: [
    { type: 'brief.opened', service: '', isAsked: false },
    { type: 'brief.opened', service: 'AccountingSoftPage', isAsked: true },
    { type: 'brief.toggle' },
    { type: 'answer.choose', question: 'business', answer: 'wholesaler' },
    { type: 'answer.choose', question: 'trouble', answer: 'app' },
    { type: 'answer.choose', question: 'people', answer: 'few' },
    { type: 'answer.choose', question: 'tools', answer: 'tally' },
    { type: 'answer.choose', question: 'deadline', answer: 'month' },
    { type: 'answer.choose', question: 'budget', answer: 'unsure' },
    { type: 'question.next' },
    { type: 'question.back' },
    { type: 'brief.finish' },
    { type: 'brief.use' },
    { type: 'brief.clear' },
    { type: 'draft.restored', fields: { business: 'wholesaler', budget: 7 } },
    { type: addedToForm, output: undefined },
  ],
  // One answer per path is enough; paths between the questions need none.
  plausible: (snapshot, event) => {
    const { answers, added } = snapshot.context;
    if (added) return false;
    const isBlank = Object.values(answers).every((id) => id === '');
    if (event.type === 'answer.choose')
      return isBlank && snapshot.matches({ open: event.question });
    if (event.type === 'draft.restored') return isBlank && snapshot.matches('closed');
    if (event.type === 'brief.clear') return !isBlank;
    // The summary offers it no more.
    if (event.type === 'brief.finish' && snapshot.matches({ open: 'summary' })) return false;
    if (isBlank) return true;
    return ['brief.finish', 'brief.use', addedToForm].includes(event.type);
  },
});
