import { beforeEach, expect, test, vi } from 'vitest';
import { createActor, createMachine, fromCallback, fromPromise } from 'xstate';
import type { BriefInput } from '../../src/machines/brief/brief.machine.ts';
import { type ContactField, contactMachine } from '../../src/machines/contact/contact.machine.ts';
import { brief as machine } from '../../src/services/brief.ts';
import { briefModel } from '../models/brief.model.ts';

beforeEach(() => {
  localStorage.clear();
  document.body.innerHTML =
    '<h3 id="brief-step" tabindex="-1"></h3><textarea id="contact-message"></textarea>';
});

/** A brief and a form. The form keeps sending until `arrive` is called. */
function begin() {
  let arrive = () => {};
  const visit = createActor(createMachine({})).start();
  const contact = createActor(
    contactMachine.provide({
      actors: {
        keepDraft: fromCallback(() => {}),
        send: fromPromise(() => new Promise<void>((resolve) => (arrive = resolve))),
      },
      actions: { prepareSending: () => {}, notify: () => {} },
    }),
    {
      parent: visit,
      systemId: 'contact',
      input: { messages: { sent: '', failed: '' } },
    },
  ).start();
  const input = briefModel.input as BriefInput;
  const brief = createActor(machine, { parent: visit, systemId: 'brief', input }).start();
  return {
    brief,
    contact,
    arrive: () => arrive(),
    type: (name: ContactField, value: string) =>
      contact.send({ type: 'field.change', name, value }),
    /** Puts the brief with one answer into the form. */
    async use(question: 'business' | 'people', answer: string) {
      if (brief.getSnapshot().value === 'closed') brief.send({ type: 'brief.toggle' });
      brief.send({ type: 'brief.clear' });
      if (question === 'people') {
        brief.send({ type: 'question.next' });
        brief.send({ type: 'question.next' });
      }
      brief.send({ type: 'answer.choose', question, answer });
      brief.send({ type: 'brief.finish' });
      brief.send({ type: 'brief.use' });
      await new Promise((resolve) => setTimeout(resolve));
    },
    written: () => {
      const { subject, message } = contact.getSnapshot().context.fields;
      return { subject, message };
    },
  };
}

test('a brief is the message of a blank form, where the visitor goes on', async () => {
  const { use, written, brief } = begin();
  await use('business', 'wholesaler');
  expect(written()).toEqual({ subject: 'Enquiry', message: 'We are a wholesaler.' });
  expect(brief.getSnapshot().value).toBe('closed');
  await vi.waitFor(() => expect(document.activeElement?.id).toBe('contact-message'));
});

test('a brief comes below what was typed, and takes no subject away', async () => {
  const { use, written, type } = begin();
  type('message', 'Namaste,\n');
  type('subject', 'Stock');
  await use('business', 'wholesaler');
  expect(written()).toEqual({
    subject: 'Stock',
    message: 'Namaste,\n\nWe are a wholesaler.',
  });
});

test('a changed brief replaces the one before, with its subject; what was typed around it stays', async () => {
  const { use, written, type, brief } = begin();
  brief.send({ type: 'brief.opened', service: 'AccountingSoftPage', isAsked: true });
  brief.send({ type: 'brief.finish' });
  brief.send({ type: 'brief.use' });
  await vi.waitFor(() => expect(brief.getSnapshot().value).toBe('closed'));
  expect(written().subject).toBe('Enquiry: Accounting Software');
  type('message', `Namaste. ${written().message} Thank you.`);
  await use('people', 'few');
  expect(written()).toEqual({
    subject: 'Enquiry',
    message: 'Namaste. Two to five people will use it. Thank you.',
  });
});

test('a brief that the visitor has changed in the form is left there, and the next one comes below it', async () => {
  const { use, written, type } = begin();
  await use('business', 'wholesaler');
  type('message', 'We are two wholesalers.');
  await use('people', 'few');
  expect(written().message).toBe('We are two wholesalers.\n\nTwo to five people will use it.');
});

test('a form that is sending takes no brief; the brief waits, and is the next message', async () => {
  const { use, written, type, brief, contact, arrive } = begin();
  type('message', 'Please call me.');
  contact.send({ type: 'form.submit' });
  await use('business', 'wholesaler');
  expect(written().message).toBe('Please call me.');
  expect(brief.getSnapshot().value).toBe('adding');
  arrive();
  await vi.waitFor(() => expect(written().message).toBe('We are a wholesaler.'));
  expect(contact.getSnapshot().value).toBe('editing');
});

test('the next question has the focus once it is rendered', async () => {
  const { brief } = begin();
  brief.send({ type: 'brief.toggle' });
  brief.send({ type: 'question.next' });
  expect(document.activeElement).toBe(document.body);
  await vi.waitFor(() => expect(document.activeElement?.id).toBe('brief-step'));
});
