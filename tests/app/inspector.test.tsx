// @vitest-environment jsdom
import { act, cleanup, render } from '@testing-library/react';
import { StrictMode } from 'react';
import { afterEach, describe, expect, test } from 'vitest';
import { type AnyStateMachine, createActor, createMachine, fromCallback, setup } from 'xstate';
import { createActorScope } from '../../src/app/actors.ts';
import { messageOf } from '../../src/app/inspector/message.ts';
import {
  createRegistry,
  type Happening,
  registry as pageRegistry,
} from '../../src/app/inspector/registry.ts';
import {
  ActorScopeContext,
  useConnect,
  useSharedConnect,
} from '../../src/components/useConnect.ts';
import {
  applicationFields,
  applicationMachine,
} from '../../src/machines/application/application.machine.ts';
import { chatMachine } from '../../src/machines/chat/chat.machine.ts';
import { contactFields, contactMachine } from '../../src/machines/contact/contact.machine.ts';
import { enquiryFields, enquiryMachine } from '../../src/machines/enquiry/enquiry.machine.ts';

afterEach(cleanup);

const settled = () => act(() => Promise.resolve());

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

/** An actor of the lamp under the eyes of a registry. */
function watched() {
  const registry = createRegistry();
  const heard: Happening[] = [];
  const actor = createActor(lamp, { id: 'lamp', inspect: registry.observers.page });
  return { registry, heard, actor };
}

const ids = (registry: typeof pageRegistry) => registry.living().map(({ actor }) => actor.id);

describe('the registry of living actors', () => {
  test('knows actors that run already, and the children they have invoked', async () => {
    const { registry, actor } = watched();
    actor.start().send({ type: 'press' });
    await settled();
    expect(ids(registry)).toEqual(['lamp', 'glow']);
  });

  test('forgets a child that has ended, and an actor that is stopped', async () => {
    const { registry, actor } = watched();
    actor.start().send({ type: 'press' });
    actor.send({ type: 'press' });
    await settled();
    expect(ids(registry)).toEqual(['lamp']);
    actor.stop();
    await settled();
    expect(ids(registry)).toEqual([]);
  });

  test('still knows what happened before anyone asked, to actors that live', async () => {
    const { registry, actor } = watched();
    actor.start().send({ type: 'press' });
    actor.send({ type: 'press' });
    await settled();
    const events = registry.recent().flatMap((it) => (it.type === 'event' ? [it.event.type] : []));
    expect(events).toEqual(['xstate.init', 'press', 'press']);
    actor.stop();
    await settled();
    expect(registry.recent()).toEqual([]);
  });

  test('never shows an actor that was not started, or was stopped at once', async () => {
    const { registry, heard, actor } = watched();
    registry.subscribe((happening) => heard.push(happening));
    const other = createActor(lamp, { inspect: registry.observers.page });
    other.send({ type: 'press' });
    actor.start().stop();
    await settled();
    expect(ids(registry)).toEqual([]);
    expect(heard).toEqual([]);
  });

  test('tells of a transition by the name it has in the chart, guards counted', async () => {
    const { registry, heard, actor } = watched();
    actor.start();
    await settled();
    registry.subscribe((happening) => heard.push(happening));
    actor.send({ type: 'press' });
    actor.send({ type: 'press' });
    await settled();
    const taken = heard.flatMap((it) =>
      it.type === 'snapshot' && it.actor === actor ? it.transitions : [],
    );
    expect(taken).toEqual(['lamp.dark#press#0', 'lamp.lit#press#1']);
  });

  test('tells events in order, with who sent them', async () => {
    const registry = createRegistry();
    const echo = setup({
      actors: { answer: fromCallback(({ sendBack }) => sendBack({ type: 'answered' })) },
    }).createMachine({ id: 'echo', invoke: { id: 'answer', src: 'answer' } });
    const heard: string[] = [];
    registry.subscribe((it) => {
      if (it.type === 'event') heard.push(`${it.source?.id} -> ${it.actor.id}: ${it.event.type}`);
    });
    createActor(echo, { id: 'echo', inspect: registry.observers.page }).start();
    await settled();
    expect(heard).toEqual([
      'undefined -> echo: xstate.init',
      'echo -> answer: xstate.init',
      'answer -> echo: answered',
    ]);
  });

  test('sees each view’s actor once in strict mode, and the visit’s apart from the page’s', async () => {
    const groups = () => pageRegistry.living().map(({ actor, group }) => `${group}: ${actor.id}`);
    function Own() {
      return useConnect(lamp, () => null);
    }
    const sun = createMachine({ id: 'sun' });
    function Sun() {
      return useSharedConnect(sun, () => null, {});
    }
    const scope = createActorScope();
    const view = render(
      <StrictMode>
        <ActorScopeContext value={scope}>
          <Own />
          <Sun />
        </ActorScopeContext>
      </StrictMode>,
    );
    await settled();
    expect(groups().toSorted()).toEqual(['page: lamp', 'visit: sun']);
    view.unmount();
    await settled();
    expect(groups()).toEqual(['visit: sun']);
  });
});

describe('the mask', () => {
  const secret = 'Asha-9871';
  const noActor = fromCallback(() => {});
  /** All that an inspector is told while the machine is given these events. */
  async function told(
    machine: AnyStateMachine,
    input: unknown,
    events: object[],
    isMasked: boolean,
  ) {
    const registry = createRegistry();
    const heard: string[] = [];
    const listen = (happening: Happening) =>
      heard.push(JSON.stringify(messageOf(happening, isMasked)));
    registry.subscribe(listen);
    const silent = Object.fromEntries(
      Object.keys(machine.implementations.actors).map((name) => [name, noActor]),
    );
    const quiet = Object.fromEntries(
      ['notify', 'logFailure', 'alert', 'focusResume', 'focusButton', 'focusBox'].map((name) => [
        name,
        () => {},
      ]),
    );
    const actor = createActor(machine.provide({ actors: silent, actions: quiet }), {
      input,
      inspect: registry.observers.page,
    });
    actor.start();
    for (const event of events) actor.send(event);
    await settled();
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
    async (_, [machine, input, events]) => {
      const run = (isMasked: boolean) =>
        told(machine as AnyStateMachine, input, [...events], isMasked);
      expect(await run(true)).not.toContain(secret);
      expect(await run(false)).toContain(secret);
    },
  );

  test('leaves states, event names, shapes and what is empty to be seen', async () => {
    const heard = await told(contactMachine, cases.contact[1], [...texts(['email'])], true);
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
      { type: 'event', actor, source: undefined, event: circle as { type: string }, time: 5 },
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
});
