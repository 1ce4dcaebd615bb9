import { describe, expect, test } from 'vitest';
import { type AnyStateMachine, createActor, createMachine, fromCallback } from 'xstate';
import { createRegistry, type Happening, messageOf } from '@workshop/inspector';
import { sealed } from '../../src/app/inspector/sealed.ts';
import {
  applicationFields,
  applicationMachine,
} from '../../src/machines/application/application.machine.ts';
import { type BriefInput, briefMachine } from '../../src/machines/brief/brief.machine.ts';
import { chatMachine } from '../../src/machines/chat/chat.machine.ts';
import { contactFields, contactMachine } from '../../src/machines/contact/contact.machine.ts';
import { enquiryFields, enquiryMachine } from '../../src/machines/enquiry/enquiry.machine.ts';
import { briefModel } from '../models/brief.model.ts';
import { quietVisit } from '../models/quiet.ts';

const lamp = createMachine({ id: 'lamp' });

const quiet = fromCallback(() => {});

describe('the mask', () => {
  const secret = 'Asha-9871';
  /** All that an inspector is told while the machine, a child of the visit, is given these events. */
  function told(machine: AnyStateMachine, input: unknown, events: object[], isMasked: boolean) {
    const registry = createRegistry();
    const visit = quietVisit({ inspect: registry.observe });
    const heard: string[] = [];
    const listen = (happening: Happening) =>
      heard.push(JSON.stringify(messageOf(happening, isMasked ? sealed : undefined)));
    registry.subscribe(listen);
    const actors = Object.fromEntries(
      Object.keys(machine.implementations.actors).map((name) => [name, quiet]),
    );
    const actions = Object.fromEntries(
      [
        'prepareSending',
        'notify',
        'logFailure',
        'alert',
        'focusResume',
        'focusButton',
        'focusBox',
        'focusStep',
      ].map((name) => [name, () => {}]),
    );
    const logic = machine.provide({ actors, actions });
    const actor = createActor(logic, { parent: visit, id: machine.id, input }).start();
    for (const event of events) actor.send(event);
    for (const known of registry.living()) listen({ type: 'actor', ...known });
    return heard.join('\n');
  }

  const texts = (fields: readonly string[]) =>
    fields.map((name) => ({ type: 'field.change', name, value: secret }));
  const file = { type: 'resume.choose', file: { name: `${secret}.pdf`, size: 2000 } };
  const draft = (fields: readonly string[]) => ({
    type: 'draft.restored',
    fields: Object.fromEntries(fields.map((name) => [name, secret])),
  });
  const submit = { type: 'form.submit' };
  const cases = {
    contact: [
      contactMachine,
      { messages: { sent: 'Sent', failed: 'Failed' } },
      [
        draft(contactFields),
        { type: 'form.opened', subject: secret },
        ...texts(contactFields),
        submit,
      ],
    ],
    enquiry: [
      enquiryMachine,
      { thanks: 'Thank you, {name}!' },
      [draft(enquiryFields), ...texts(enquiryFields), file, submit],
    ],
    application: [
      applicationMachine,
      {
        messages: { failed: 'Failed' },
        options: { experience: ['Fresher'], designation: ['App Developer'], skills: ['react'] },
      },
      [
        draft(applicationFields),
        ...texts(applicationFields),
        { type: 'field.change', name: 'skills', value: secret, isTicked: true },
        file,
        submit,
      ],
    ],
    brief: [
      briefMachine,
      briefModel.input as BriefInput,
      [
        { type: 'brief.toggle' },
        { type: 'answer.choose', question: 'business', answer: secret },
        { type: 'brief.finish' },
      ],
    ],
    chat: [
      chatMachine,
      { reply: 'Nobody is here' },
      [
        { type: 'panel.toggle' },
        { type: 'draft.change', text: secret },
        { type: 'message.send' },
        { type: 'draft.change', text: secret },
      ],
    ],
  } as const;

  test.each(Object.entries(cases))(
    'lets nothing of what a visitor types into %s reach an inspector',
    (_, [machine, input, events]) => {
      const run = (isMasked: boolean) =>
        told(machine as AnyStateMachine, input, [...events], isMasked);
      expect(run(true)).not.toContain(secret);
      expect(run(false)).toContain(secret);
    },
  );

  test('hides the input that a view gives its actor', () => {
    expect(told(lamp, { owner: secret }, [], true)).not.toContain(secret);
    expect(told(lamp, { owner: secret }, [], false)).toContain(secret);
  });

  test('leaves states, event names, shapes and what is empty to be seen', () => {
    const heard = told(contactMachine, cases.contact[1], [...texts(['email'])], true);
    expect(heard).toContain('"value":"editing"');
    expect(heard).toContain('"type":"field.change","name":"email","value":"•••"');
    expect(heard).toContain('"firstName":""');
    expect(heard).toContain('"email":"•••"');
  });
});
