import { cleanup, render } from '@testing-library/react';
import { StrictMode } from 'react';
import { afterEach, describe, expect, test } from 'vitest';
import { type AnyStateMachine, createActor, createMachine, fromCallback, setup } from 'xstate';
import { createRegistry, type Happening, messageOf, type Registry } from '@workshop/inspector';
import { sealed } from '../../src/app/inspector/sealed.ts';
import { useConnect, useSharedConnect, VisitContext } from '../../src/components/useConnect.ts';
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

afterEach(cleanup);

const lamp = createMachine({ id: 'lamp' });

/** All that is told from now on. */
function listenTo(registry: Registry): Happening[] {
  const heard: Happening[] = [];
  registry.subscribe((happening) => heard.push(happening));
  return heard;
}

const quiet = fromCallback(() => {});

/** A visit that waits for its first page, inspected. */
function inspectVisit() {
  const registry = createRegistry();
  return { registry, visit: quietVisit({ inspect: registry.observe }) };
}

/** The living actors, each behind the name of its parent. */
const tree = (registry: Registry) => {
  const known = registry.living();
  return known.map(({ name, parent }) => {
    const above = known.find(({ actor }) => actor === parent);
    return above ? `${above.name} > ${name}` : name;
  });
};

describe('the registry of living actors', () => {
  test('shows what lives as long as the document below the visit, before any view', () => {
    const { registry } = inspectVisit();
    expect(
      tree(registry)
        .filter((path) => path.startsWith('visit'))
        .toSorted(),
    ).toEqual([
      'visit',
      'visit > chat',
      'visit > loadServedPage',
      'visit > motion',
      'visit > page',
      'visit > scrolltop',
      'visit > theme',
      'visit > toasts',
      'visit > watchLine',
    ]);
  });

  test('forgets an actor that has failed, and tells that it has', () => {
    const { registry, visit } = inspectVisit();
    const faulty = setup({
      actions: {
        burst: () => {
          throw new Error('burst');
        },
      },
    }).createMachine({ id: 'faulty', on: { press: { actions: 'burst' } } });
    createActor(faulty, { parent: visit, id: 'faulty', systemId: 'faulty' }).start();
    expect(tree(registry)).toContain('visit > faulty');
    const heard = listenTo(registry);
    visit.system.get('faulty')?.send({ type: 'press' });
    expect(tree(registry)).toContain('visit');
    expect(tree(registry)).not.toContain('visit > faulty');
    const ends = heard.flatMap((it) =>
      it.type === 'snapshot' && it.actor.id === 'faulty' ? [it.snapshot.status] : [],
    );
    expect(ends).toEqual(['error']);
  });

  test('shows the actors of views below the visit, by names without React’s ids, also in strict mode', () => {
    const { registry, visit } = inspectVisit();
    function Own() {
      return useConnect(lamp, () => null);
    }
    const sun = createMachine({ id: 'sun' });
    function Sun() {
      return useSharedConnect(sun, () => null);
    }
    const views = (lamps: number) => (
      <StrictMode>
        <VisitContext value={visit}>
          {lamps > 0 && <Own />}
          {lamps > 1 && <Own />}
          <Sun />
        </VisitContext>
      </StrictMode>
    );
    const own = tree(registry);
    const view = render(views(2));
    expect(tree(registry).toSorted()).toEqual(
      [...own, 'visit > lamp', 'visit > lamp 2', 'visit > sun'].toSorted(),
    );
    expect(tree(registry)[0]).toBe('visit');
    view.rerender(views(0));
    expect(tree(registry).toSorted()).toEqual([...own, 'visit > sun'].toSorted());
    view.rerender(views(1));
    expect(tree(registry).toSorted()).toEqual([...own, 'visit > lamp', 'visit > sun'].toSorted());
  });
});

describe('the mask', () => {
  const secret = 'Asha-9871';
  /** All that an inspector is told while the machine, a child of the visit, is given these events. */
  function told(machine: AnyStateMachine, input: unknown, events: object[], isMasked: boolean) {
    const { registry, visit } = inspectVisit();
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

describe('a message', () => {
  test('says where the actor stands in the tree', () => {
    const { registry, visit } = inspectVisit();
    const heard = listenTo(registry);
    createActor(lamp, { parent: visit, id: 'lamp _r_1_' }).start();
    const message = heard.map((happening) => messageOf(happening, sealed))[0];
    expect(message).toMatchObject({
      type: '@xstate.actor',
      name: 'lamp',
      parentId: visit.sessionId,
      rootId: visit.sessionId,
    });
  });
});
