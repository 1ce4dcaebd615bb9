// @vitest-environment jsdom
import { describe, expect, test } from 'vitest';
import { createActor, createMachine, fromCallback, setup } from 'xstate';
import { createRegistry, type Happening, messageOf, type Registry } from '../src/index.ts';

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
    const registry = createRegistry();
    const burst = () => {
      throw new Error('burst');
    };
    const faulty = createMachine({ id: 'faulty', on: { press: { actions: burst } } });
    const calm = createMachine({ on: { 'xstate.error.actor.*': {} } });
    const root = createActor(calm, { inspect: registry.observe }).start();
    const actor = createActor(faulty, { parent: root, id: 'faulty' }).start();
    const heard = listenTo(registry);
    actor.send({ type: 'press' });
    expect(registry.living().map((known) => known.actor)).toEqual([root]);
    const ends = heard.flatMap((it) =>
      it.type === 'snapshot' && it.actor === actor ? [it.snapshot.status] : [],
    );
    expect(ends).toEqual(['error']);
  });

  test('names the actors of views by their machine, and counts them', () => {
    const registry = createRegistry();
    const visit = createActor(createMachine({}), {
      id: 'visit',
      inspect: registry.observe,
    }).start();
    for (const id of ['lamp _r_1_', 'lamp _r_2_']) createActor(lamp, { parent: visit, id }).start();
    expect(tree(registry)).toEqual(['visit', 'visit > lamp', 'visit > lamp 2']);
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
});

describe('a message', () => {
  test('hides what stands under sealed names, and leaves names, shapes and what is empty to be seen', () => {
    const actor = createActor(lamp, { id: 'lamp' }).start();
    const event = {
      type: 'note',
      name: 'secret',
      text: 'secret',
      more: [{ text: ['secret', ''] }],
    };
    const happening: Happening = {
      type: 'event',
      actor,
      rootId: actor.sessionId,
      source: undefined,
      event,
      time: 5,
    };
    expect(messageOf(happening)).toMatchObject({ event });
    expect(messageOf(happening, new Set(['text']))).toMatchObject({
      event: { type: 'note', name: 'secret', text: '•••', more: [{ text: ['•••', ''] }] },
    });
  });

  test('carries what JSON cannot hold by its name', () => {
    const machine = createMachine({ id: 'odd', context: {} });
    const actor = createActor(machine).start();
    const circle: Record<string, unknown> = { type: 'odd' };
    circle.itself = circle;
    circle.twice = [{ a: 1 }, { a: 1 }];
    circle.error = new TypeError('no');
    circle.element = document.createElement('video');
    circle.run = function run() {};
    const message = messageOf({
      type: 'event',
      actor,
      rootId: actor.sessionId,
      source: undefined,
      event: circle as { type: string },
      time: 5,
    });
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
