import { fromPromise, waitFor } from 'xstate';
import { stepId } from '../machines/brief/brief.connect.ts';
import { type Brief, briefMachine } from '../machines/brief/brief.machine.ts';
import { actorOf } from '../machines/system.ts';
import { keepDraft } from './drafts.ts';

/** Replaces the brief before, if the message still contains it; otherwise adds the brief at the end. */
const withBrief = (message: string, brief: Brief, before: Brief | undefined) =>
  before?.text && message.includes(before.text)
    ? message.replace(before.text, () => brief.text)
    : [message.trimEnd(), brief.text].filter(Boolean).join('\n\n');

// In the next frame what the machine shows or hides is rendered.
const focus = (id: string) =>
  void requestAnimationFrame(() => document.getElementById(id)?.focus());

/** The brief machine beside the contact form. */
export const brief = briefMachine.provide({
  actors: {
    keepDraft,
    addToForm: fromPromise<void, { brief: Brief; before: Brief | undefined }>(
      async ({ input: { brief, before }, system }) => {
        const form = actorOf(system, 'contact');
        // A form that is sent takes no change.
        const { context } = await waitFor(form, (snapshot) => !snapshot.hasTag('busy'));
        const { fields, blank } = context;
        const message = withBrief(fields.message, brief, before);
        form.send({ type: 'field.change', name: 'message', value: message });
        if ([blank.subject, before?.subject].includes(fields.subject))
          form.send({ type: 'field.change', name: 'subject', value: brief.subject });
        focus('contact-message');
      },
    ),
  },
  actions: { focusStep: () => focus(stepId) },
});
