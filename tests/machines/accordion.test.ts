import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import type { AnyEventObject } from 'xstate';
import { connectAccordion } from '../../src/machines/accordion/accordion.connect.ts';
import { headerId } from '../../src/machines/accordion/accordion.machine.ts';
import '../fuzz.ts';
import { accordionModel } from '../models/accordion.model.ts';
import { played, stage } from '../models/stage.ts';

const toggle = (item: number) => ({ type: 'item.toggle', item });

const play = (...events: AnyEventObject[]) => played(accordionModel, ...events);

async function expanded(...events: AnyEventObject[]) {
  const api = connectAccordion((await play(...events)).snapshot() as never, () => {});
  return [1, 2, 3].filter((item) => api.header(item)['aria-expanded']);
}

describe('a visitor reads the answers', () => {
  test('at first none is open; a press opens one, a press on another moves on, a second press closes', async () => {
    expect(await expanded()).toEqual([]);
    expect(await expanded(toggle(1))).toEqual([1]);
    expect(await expanded(toggle(1), toggle(3))).toEqual([3]);
    expect(await expanded(toggle(1), toggle(3), toggle(3))).toEqual([]);
    expect(await expanded(toggle(1), toggle(3), toggle(3), toggle(3))).toEqual([3]);
  });

  test('an answer that find-in-page has found opens, and stays open when it is found again', async () => {
    const found = { type: 'item.found', item: 2 };
    expect(await expanded(found)).toEqual([2]);
    expect(await expanded(toggle(1), found)).toEqual([2]);
    expect(await expanded(found, found)).toEqual([2]);
  });

  test.each([
    [1, 'next', 2],
    [2, 'next', 3],
    [3, 'next', 1],
    [3, 'previous', 2],
    [2, 'previous', 1],
    [1, 'previous', 3],
    [3, 'first', 1],
    [1, 'last', 3],
    [2, 'last', 3],
  ])(
    'from question %i, %s moves the focus to question %i and opens nothing',
    async (from, to, target) => {
      const scene = await play({ type: 'focus.move', from, to });
      expect(scene.effects()).toEqual([['focusHeader', { id: `faq-${target}-header` }]]);
      expect(scene.snapshot().value).toBe('closed');
    },
  );
});

describe('whatever happens, in any order', () => {
  const item = fc.integer({ min: 1, max: 3 });
  const anyEvent = fc.oneof(
    fc.record({ type: fc.constant('item.toggle'), item }),
    fc.record({ type: fc.constant('item.found'), item }),
    fc.record({
      type: fc.constant('focus.move'),
      from: item,
      to: fc.constantFrom('next', 'previous', 'first', 'last'),
    }),
  );

  test('at most one answer is open, it is the one asked for last, and moving the focus never opens or closes', () => {
    fc.assert(
      fc.property(fc.array(anyEvent, { maxLength: 30 }), (events) => {
        const scene = stage(accordionModel);
        let open = 0;
        for (const event of events) {
          void scene.play(event);
          if ('item' in event) {
            open = event.type === 'item.toggle' && open === event.item ? 0 : event.item;
          }
          const api = connectAccordion(scene.snapshot() as never, () => {});
          expect([1, 2, 3].filter((n) => api.header(n)['aria-expanded'])).toEqual(
            open ? [open] : [],
          );
          for (const effect of scene.effects()) {
            expect(effect[1]).toEqual({ id: expect.stringMatching(/^faq-[123]-header$/) });
          }
        }
        scene.stop();
      }),
    );
  });
});

describe('what eye, hand and screen reader meet', () => {
  test('every part of an open and of a closed item, to the letter of the pattern', async () => {
    const api = connectAccordion((await play(toggle(2))).snapshot() as never, () => {});
    expect(api.header(2)).toEqual({
      id: 'faq-2-header',
      type: 'button',
      'aria-expanded': true,
      'aria-controls': 'faq-2-panel',
      'data-state': 'open',
      onClick: expect.any(Function),
      onKeyDown: expect.any(Function),
    });
    expect(api.header(1)).toMatchObject({
      id: 'faq-1-header',
      'aria-expanded': false,
      'aria-controls': 'faq-1-panel',
      'data-state': 'closed',
    });
    expect(api.panel(2)).toEqual({
      id: 'faq-2-panel',
      role: 'region',
      'aria-labelledby': 'faq-2-header',
    });
    expect(api.fold(2)).toEqual({ 'data-state': 'open' });
    expect(api.fold(1)).toEqual({ 'data-state': 'closed' });
    expect(api.cover(2)).toEqual({ hidden: false });
    expect(api.cover(1)).toEqual({ hidden: true });
    expect(headerId('faq', 2)).toBe('faq-2-header');
  });

  test('a closed accordion hides every answer, the one that was open last included', async () => {
    const api = connectAccordion((await play(toggle(2), toggle(2))).snapshot() as never, () => {});
    for (const item of [1, 2, 3]) {
      expect(api.cover(item)).toEqual({ hidden: true });
      expect(api.header(item)['data-state']).toBe('closed');
    }
  });

  test('a press toggles its item, and a find opens it', async () => {
    const send = vi.fn();
    const api = connectAccordion((await play()).snapshot() as never, send);
    api.header(3).onClick();
    api.found(2)();
    expect(send.mock.calls).toEqual([
      [{ type: 'item.toggle', item: 3 }],
      [{ type: 'item.found', item: 2 }],
    ]);
  });

  const press = async (key: string, modifiers: object = {}) => {
    const send = vi.fn();
    const preventDefault = vi.fn();
    const api = connectAccordion((await play()).snapshot() as never, send);
    const none = { altKey: false, ctrlKey: false, metaKey: false, shiftKey: false };
    api.header(2).onKeyDown({ key, ...none, ...modifiers, preventDefault });
    return { sent: send.mock.calls.flat(), prevented: preventDefault.mock.calls.length };
  };

  test.each([
    ['ArrowDown', 'next'],
    ['ArrowUp', 'previous'],
    ['Home', 'first'],
    ['End', 'last'],
  ])('%s moves the focus to the %s question instead of scrolling', async (key, to) => {
    expect(await press(key)).toEqual({
      sent: [{ type: 'focus.move', from: 2, to }],
      prevented: 1,
    });
  });

  test.each(['altKey', 'ctrlKey', 'metaKey', 'shiftKey'])(
    'a key that is pressed with %s stays the browser’s own',
    async (modifier) => {
      expect(await press('Home', { [modifier]: true })).toEqual({ sent: [], prevented: 0 });
    },
  );

  test.each(['Enter', ' ', 'Tab', 'ArrowLeft', 'a'])('%j is left to the browser', async (key) => {
    expect(await press(key)).toEqual({ sent: [], prevented: 0 });
  });
});
