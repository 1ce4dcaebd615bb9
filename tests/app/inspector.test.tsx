// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { StrictMode } from 'react';
import { afterEach, describe, expect, test } from 'vitest';
import {
  type AnyStateMachine,
  createActor,
  createMachine,
  fromCallback,
  fromPromise,
  setup,
} from 'xstate';
import { messageOf } from '../../src/app/inspector/message.ts';
import { createRegistry, type Happening, type Registry } from '../../src/app/inspector/registry.ts';
import { useConnect, useSharedConnect, VisitContext } from '../../src/components/useConnect.ts';
import {
  applicationFields,
  applicationMachine,
} from '../../src/machines/application/application.machine.ts';
import { chatMachine } from '../../src/machines/chat/chat.machine.ts';
import { contactFields, contactMachine } from '../../src/machines/contact/contact.machine.ts';
import { enquiryFields, enquiryMachine } from '../../src/machines/enquiry/enquiry.machine.ts';
import { type VisitEvent, visitMachine } from '../../src/machines/visit/visit.machine.ts';

afterEach(cleanup);

const lamp = setup({
  actors: { glow: fromCallback(() => {}) },
}).createMachine({
  id: 'lamp',
  initial: 'dark',
  states: {
    dark: { on: { press: 'lit' } },
    lit: {
      invoke: { id: 'glow', src: 'glow' },
      on: { press: [{ guard: () => false, target: 'lit' }, { target: 'dark' }] },
    },
  },
});

/** A lamp as the root actor, inspected. */
function inspectLamp() {
  const registry = createRegistry();
  const actor = createActor(lamp, { id: 'lamp', inspect: registry.observe });
  return { registry, actor };
}

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
  const place = { key: 'default', path: '/', hash: '', arrival: 'POP' } as const;
  const visit = createActor(
    visitMachine.provide({
      actors: {
        fetchScreen: fromPromise<unknown>(() => new Promise(() => {})),
        watchLine: fromCallback<VisitEvent>(() => {}),
        watchPresses: fromCallback<VisitEvent>(() => {}),
      },
      actions: { markLife: () => {} },
    }),
    { id: 'visit', systemId: 'visit', input: { place }, inspect: registry.observe },
  );
  return { registry, visit: visit.start() };
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
  test('knows actors that run, parents before the children they have invoked', () => {
    const { registry, actor } = inspectLamp();
    actor.start().send({ type: 'press' });
    expect(tree(registry)).toEqual(['lamp', 'lamp > glow']);
  });

  test('does not know an actor that is not started', () => {
    const { registry, actor } = inspectLamp();
    actor.send({ type: 'press' });
    expect(tree(registry)).toEqual([]);
  });

  test('forgets a child that has ended, and an actor that is stopped', () => {
    const { registry, actor } = inspectLamp();
    actor.start().send({ type: 'press' });
    actor.send({ type: 'press' });
    expect(tree(registry)).toEqual(['lamp']);
    actor.stop();
    expect(tree(registry)).toEqual([]);
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
    visit.send({ type: 'actor.spawn', logic: faulty, id: 'faulty', input: undefined });
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

  test('keeps the events of living actors for an inspector that comes late', () => {
    const { registry, actor } = inspectLamp();
    actor.start().send({ type: 'press' });
    actor.send({ type: 'press' });
    const events = registry.recent().flatMap((it) => (it.type === 'event' ? [it.event.type] : []));
    expect(events).toEqual(['xstate.init', 'press', 'press']);
    actor.stop();
    expect(registry.recent()).toEqual([]);
  });

  test('tells of a transition by the name it has in the chart, guards counted', () => {
    const { registry, actor } = inspectLamp();
    actor.start();
    const heard = listenTo(registry);
    actor.send({ type: 'press' });
    actor.send({ type: 'press' });
    const taken = heard.flatMap((it) =>
      it.type === 'snapshot' && it.actor === actor ? it.transitions : [],
    );
    expect(taken).toEqual(['lamp.dark#press#0', 'lamp.lit#press#1']);
  });

  test('tells events in order, with who sent them', () => {
    const registry = createRegistry();
    const echo = setup({
      actors: { answer: fromCallback(({ sendBack }) => sendBack({ type: 'answered' })) },
    }).createMachine({ id: 'echo', invoke: { id: 'answer', src: 'answer' } });
    const heard = listenTo(registry);
    createActor(echo, { id: 'echo', inspect: registry.observe }).start();
    const events = heard.flatMap((it) =>
      it.type === 'event' ? [`${it.source?.id} -> ${it.actor.id}: ${it.event.type}`] : [],
    );
    expect(events).toEqual([
      'undefined -> echo: xstate.init',
      'echo -> answer: xstate.init',
      'answer -> echo: answered',
    ]);
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
    const own = ['visit', 'visit > watchPresses', 'visit > fetchScreen', 'visit > watchLine'];
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
      heard.push(JSON.stringify(messageOf(happening, isMasked)));
    registry.subscribe(listen);
    const actors = Object.fromEntries(
      Object.keys(machine.implementations.actors).map((name) => [name, quiet]),
    );
    const actions = Object.fromEntries(
      ['notify', 'logFailure', 'alert', 'focusResume', 'focusButton', 'focusBox'].map((name) => [
        name,
        () => {},
      ]),
    );
    const logic = machine.provide({ actors, actions });
    visit.send({ type: 'actor.spawn', logic, id: machine.id, input });
    for (const event of events) visit.system.get(machine.id)?.send(event);
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
        { type: 'skill.toggle', skill: secret },
        file,
        submit,
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
  test('carries what JSON cannot hold by its name', () => {
    const machine = createMachine({ id: 'odd', context: {} });
    const actor = createActor(machine).start();
    const circle: Record<string, unknown> = { type: 'odd' };
    circle.itself = circle;
    circle.twice = [{ a: 1 }, { a: 1 }];
    circle.error = new TypeError('no');
    circle.element = document.createElement('video');
    circle.run = function run() {};
    const message = messageOf(
      {
        type: 'event',
        actor,
        rootId: actor.sessionId,
        source: undefined,
        event: circle as { type: string },
        time: 5,
      },
      false,
    );
    expect(message).toMatchObject({
      createdAt: '5',
      event: {
        type: 'odd',
        itself: '(circular)',
        twice: [{ a: 1 }, { a: 1 }],
        error: { name: 'TypeError', message: 'no' },
        element: '<video>',
        run: 'ƒ run',
      },
    });
  });

  test('names a machine by its id', () => {
    const { registry, visit } = inspectVisit();
    const heard = listenTo(registry);
    visit.send({ type: 'actor.spawn', logic: lamp, id: 'lamp', input: { watts: 60 } });
    const messages = heard.map((happening) => messageOf(happening, false));
    const event = { type: 'actor.spawn', logic: 'lamp', id: 'lamp', input: { watts: 60 } };
    expect(messages).toContainEqual(expect.objectContaining({ type: '@xstate.event', event }));
    expect(messages).toContainEqual(expect.objectContaining({ type: '@xstate.snapshot', event }));
  });

  test('says where the actor stands in the tree', () => {
    const { registry, visit } = inspectVisit();
    const heard = listenTo(registry);
    visit.send({ type: 'actor.spawn', logic: lamp, id: 'lamp _r_1_', input: undefined });
    const message = heard.map((happening) => messageOf(happening, true))[1];
    expect(message).toMatchObject({
      type: '@xstate.actor',
      name: 'lamp',
      parentId: visit.sessionId,
      rootId: visit.sessionId,
    });
  });
});
