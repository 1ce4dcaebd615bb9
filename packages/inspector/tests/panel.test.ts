import { describe, expect, test } from 'vitest';
import { setup } from 'xstate';
import type { ActorMessage, EventData, InspectionMessage, SnapshotData } from '../src/protocol.ts';
import { definitionText } from '../src/message.ts';
import { chartOf } from '@workshop/charts';
import { acceptedEvents, activeStates } from '../src/panel/states.ts';
import {
  capacity,
  eventText,
  filterLog,
  hasEnded,
  literal,
  Model,
  placeActors,
  stateText,
  testPath,
} from '../src/panel/model.ts';
import { createRepeatFilter } from '../src/panel/receiver.ts';

const base = { rootId: undefined, _version: '0.7.2' };
const actor = (sessionId: string, more: Partial<ActorMessage> = {}): InspectionMessage => ({
  ...base,
  type: '@xstate.actor',
  sessionId,
  name: sessionId,
  parentId: undefined,
  definition: undefined,
  snapshot: { status: 'active', value: 'idle' },
  createdAt: '1',
  ...more,
});
const event = (sessionId: string, data: EventData, time = 1): InspectionMessage => ({
  ...base,
  type: '@xstate.event',
  sessionId,
  sourceId: undefined,
  event: data,
  createdAt: String(time),
});
const snapshot = (
  sessionId: string,
  type: string,
  data: SnapshotData,
  taken: string[] = [],
): InspectionMessage => ({
  ...base,
  type: '@xstate.snapshot',
  sessionId,
  event: { type },
  snapshot: { status: 'active', ...data },
  createdAt: '1',
  _transitions: taken,
});

function modelOf(...messages: InspectionMessage[]): Model {
  const model = new Model();
  for (const message of messages) model.receive(message);
  return model;
}

describe('repeats', () => {
  const press = (time: number) => event('a', { type: 'press' }, time);

  test('of a page that says everything again are dropped, what is new among them is not', () => {
    const isRepeat = createRepeatFilter();
    const heard = (...times: number[]) => times.map((time) => isRepeat(press(time)));
    expect(heard(1, 2, 3)).toEqual([false, false, false]);
    expect(heard(1, 2, 3, 4)).toEqual([true, true, true, false]);
    expect(heard(2, 3, 4, 5)).toEqual([true, true, true, false]);
  });

  test('are not what two equal events of one millisecond are', () => {
    const isRepeat = createRepeatFilter();
    const heard = (...times: number[]) => times.map((time) => isRepeat(press(time)));
    expect(heard(1, 7, 7)).toEqual([false, false, false]);
    expect(heard(1, 7, 7, 8)).toEqual([true, true, true, false]);
  });
});

describe('the log', () => {
  test('joins each event with the state and the transitions it led to, also when others queue meanwhile', () => {
    const model = modelOf(
      actor('a'),
      event('a', { type: 'first' }),
      event('a', { type: 'second' }),
      snapshot('a', 'first', { value: 'one' }, ['a.idle#first#0']),
      snapshot('a', 'second', { value: 'two' }),
    );
    expect(
      model.log.map((entry) => [entry.event.type, entry.snapshot?.value, entry.transitions]),
    ).toEqual([
      ['first', 'one', ['a.idle#first#0']],
      ['second', 'two', []],
    ]);
    expect(model.actors.get('a')).toMatchObject({
      snapshot: { value: 'two' },
      transitions: ['a.idle#first#0'],
    });
  });

  test('lets its oldest events go beyond its capacity, and still joins the new ones', () => {
    const model = modelOf(actor('a'));
    for (let index = 0; index <= capacity; index += 1)
      model.receive(event('a', { type: 'tick', index }));
    expect(model.log).toHaveLength(capacity * 0.9 + 1);
    expect(model.log.at(-1)?.event).toEqual({ type: 'tick', index: capacity });
    model.receive(event('a', { type: 'last' }));
    model.receive(snapshot('a', 'last', { value: 'end' }));
    expect(model.log.at(-1)?.snapshot?.value).toBe('end');
  });

  test('is filtered by words, by words it must not have, and by actor', () => {
    const { log } = modelOf(
      event('chat', { type: 'draft.change', text: 'Hello' }),
      event('typewriter', { type: 'xstate.after.pause.typewriter.typed' }),
      event('chat', { type: 'panel.toggle' }),
    );
    const found = (filter: string, only?: string) =>
      filterLog(log, filter, only, (id) => id).map((entry) => entry.index);
    expect(found('')).toEqual([0, 1, 2]);
    expect(found('HELLO')).toEqual([0]);
    expect(found('chat -hello')).toEqual([2]);
    expect(found('-typewriter')).toEqual([0, 2]);
    expect(found('after pause')).toEqual([1]);
    expect(found('', 'typewriter')).toEqual([1]);
  });

  test('becomes a test path of one actor: its events as TypeScript, and where they led', () => {
    const model = modelOf(
      actor('a', { name: 'chat 2' }),
      event('a', { type: 'xstate.init' }),
      event('a', { type: 'draft.change', text: 'It’s "me", \'you\'\n' }),
      event('b', { type: 'other' }),
      snapshot('a', 'draft.change', { value: { panel: 'open' } }),
    );
    const known = model.actors.get('a');
    expect(known && testPath(known, model.log)).toBe(
      [
        'const events = [',
        "  { type: 'draft.change', text: 'It’s \"me\", \\'you\\'\\n' },",
        '] satisfies EventFrom<typeof chatMachine>[];',
        "// { panel: 'open' }",
        '',
      ].join('\n'),
    );
    expect(literal({ 'a b': [1, null, {}] })).toBe("{ 'a b': [1, null, {}] }");
  });
});

describe('the actors', () => {
  test('stand in one tree, children below their parents', () => {
    const model = modelOf(
      actor('visit'),
      actor('chat', { parentId: 'visit' }),
      actor('menu', { parentId: 'visit' }),
      actor('bot', { parentId: 'chat' }),
    );
    expect(
      placeActors(model.actors.values()).map(({ actor, level }) => `${actor.name} ${level}`),
    ).toEqual(['visit 1', 'chat 2', 'bot 3', 'menu 2']);
  });

  test('take events from here only if their page says so', () => {
    const model = modelOf(actor('ours', { _takesEvents: true }), actor('theirs'));
    expect(model.actors.get('ours')?.takesEvents).toBe(true);
    expect(model.actors.get('theirs')?.takesEvents).toBe(false);
  });

  test('of a page that has left are past, and not mistaken for those of the next', () => {
    const model = modelOf(actor('a'), event('a', { type: 'old' }));
    model.leave();
    model.receive(actor('a'));
    model.receive(event('a', { type: 'new' }));
    expect([...model.actors.values()].map(hasEnded)).toEqual([true, false]);
    expect(model.log.map(({ sessionId }) => sessionId)).toEqual(['1/a', 'a']);
  });

  test('that have ended are forgotten when the log is cleared', () => {
    const model = modelOf(
      actor('a'),
      actor('b'),
      snapshot('b', 'xstate.stop', { status: 'stopped' }),
    );
    model.clear();
    expect([...model.actors.keys()]).toEqual(['a']);
    expect(model.log).toEqual([]);
  });
});

describe('words', () => {
  test.each([
    ['idle', 'idle'],
    [{ open: 'pinned' }, 'open.pinned'],
    [{ panel: 'open', bot: { busy: 'typing' } }, 'panel: open · bot: busy.typing'],
    [undefined, ''],
  ])('the state %j reads %s', (value, text) => {
    expect(stateText(value)).toBe(text);
  });

  test.each([
    ['panel.toggle', 'panel.toggle'],
    ['xstate.after.typeSpeed.typewriter.typing', 'after typeSpeed'],
    ['xstate.done.actor.send', 'done: send'],
    ['xstate.error.actor.send', 'error: send'],
    ['xstate.init', 'init'],
  ])('the event %s reads %s', (type, text) => {
    expect(eventText(type)).toBe(text);
  });
});

test('a definition is the same in every build: names that a minifier gives are not part of it', () => {
  const text = (name: string) => {
    const params = { [name]: () => ({}) }[name];
    return definitionText({ entry: { type: 'show', params } });
  };
  expect(text('of')).toBe('{"entry":{"type":"show"}}');
  expect(text('G')).toBe(text('of'));
});

describe('of a chart', () => {
  const chat = setup({ guards: { isSendable: () => true } }).createMachine({
    id: 'chat',
    type: 'parallel',
    states: {
      panel: {
        initial: 'closed',
        states: {
          closed: { on: { 'panel.toggle': 'open' } },
          open: { on: { 'panel.toggle': 'closed' } },
        },
      },
      bot: {
        initial: 'idle',
        states: {
          idle: {},
          replying: { on: { 'pause.ended': 'idle' } },
        },
      },
    },
    on: { 'message.send': { guard: 'isSendable', target: '.bot.replying' }, 'actor.spawn': {} },
  });
  const chart = chartOf(definitionText(chat.config));

  test('the active states are found from a value', () => {
    expect(activeStates(chart, { panel: 'open', bot: 'idle' }).map(({ id }) => id)).toEqual([
      'chat',
      'chat.panel',
      'chat.panel.open',
      'chat.bot',
      'chat.bot.idle',
    ]);
  });

  test('the events that the present state accepts are found, with the guards that decide', () => {
    const accepted = acceptedEvents(chart, { panel: 'closed', bot: 'replying' });
    expect(accepted).toEqual([
      { type: 'pause.ended', guards: [] },
      { type: 'panel.toggle', guards: [] },
      { type: 'message.send', guards: ['isSendable'] },
      { type: 'actor.spawn', guards: [] },
    ]);
  });

  test('an event that no message can carry is not offered', () => {
    const accepted = acceptedEvents(chart, { panel: 'open', bot: 'idle' }, ['actor.spawn']);
    expect(accepted.map(({ type }) => type)).toEqual(['panel.toggle', 'message.send']);
  });
});
