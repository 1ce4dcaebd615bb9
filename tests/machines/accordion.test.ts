import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import type { AnyEventObject } from 'xstate';
import { connectAccordion } from '../../src/machines/accordion/accordion.connect.ts';
import '../fuzz.ts';
import { accordionModel } from '../models/accordion.model.ts';
import { played, press, stage } from '../models/stage.ts';

const opened = (item: number) => ({ type: 'item.opened', item });
const closed = (item: number) => ({ type: 'item.closed', item });

const play = (...events: AnyEventObject[]) => played(accordionModel, ...events);

describe('a visitor reads the answers', () => {
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
    fc.record({ type: fc.constantFrom('item.opened', 'item.closed'), item }),
    fc.record({
      type: fc.constant('focus.move'),
      from: item,
      to: fc.constantFrom('next', 'previous', 'first', 'last'),
    }),
  );

  test('at most one answer is open, it is the one opened last, and moving the focus never opens or closes', () => {
    fc.assert(
      fc.property(fc.array(anyEvent, { maxLength: 30 }), (events) => {
        const scene = stage(accordionModel);
        let open = 0;
        for (const event of events) {
          void scene.play(event);
          if ('item' in event) {
            if (event.type === 'item.opened') open = event.item;
            else if (open === event.item) open = 0;
          }
          const api = connectAccordion(scene.snapshot() as never, () => {});
          expect([1, 2, 3].filter((n) => api.item(n).open)).toEqual(open ? [open] : []);
          for (const effect of scene.effects()) {
            expect(effect[1]).toEqual({ id: expect.stringMatching(/^faq-[123]-header$/) });
          }
        }
        scene.stop();
      }),
    );
  });
});

describe('the props of each part', () => {
  test('of an open and of a closed item', async () => {
    const api = connectAccordion((await play(opened(2))).snapshot() as never, () => {});
    const [ref, onToggle, onKeyDown] = Array<unknown>(3).fill(expect.any(Function));
    expect(api.item(2)).toEqual({ name: 'faq', open: true, onToggle, ref });
    expect(api.item(1)).toEqual({ name: 'faq', open: false, onToggle, ref });
    expect(api.header(2)).toEqual({ id: 'faq-2-header', onKeyDown });
  });

  test('the machine follows the browser, and an item that was open before the page was hydrated', async () => {
    const send = vi.fn();
    const api = connectAccordion((await play()).snapshot() as never, send);
    api.item(3).onToggle({ currentTarget: { open: true } });
    api.item(3).onToggle({ currentTarget: { open: false } });
    api.item(2).ref({ open: true });
    api.item(1).ref({ open: false });
    api.item(1).ref(null);
    expect(send.mock.calls.flat()).toEqual([opened(3), closed(3), opened(2)]);
  });

  test('what the machine knows to be open is not reported again at each render', async () => {
    const send = vi.fn();
    const api = connectAccordion((await play(opened(2))).snapshot() as never, send);
    api.item(2).ref({ open: true });
    expect(send).not.toHaveBeenCalled();
  });

  const pressed = async (key: string, modifier = 'none') => {
    const scene = await play();
    const part = (send: () => void) => connectAccordion(scene.snapshot() as never, send).header(2);
    return press(part, key, modifier);
  };

  test.each([
    ['ArrowDown', 'next'],
    ['ArrowUp', 'previous'],
    ['Home', 'first'],
    ['End', 'last'],
  ])('%s moves the focus to the %s question instead of scrolling', async (key, to) => {
    expect(await pressed(key)).toEqual({
      sent: [{ type: 'focus.move', from: 2, to }],
      prevented: 1,
    });
  });

  test.each([
    ...['Enter', ' ', 'Tab', 'ArrowLeft', 'a'].map((key) => [key, 'no modifier']),
    ...['altKey', 'ctrlKey', 'metaKey', 'shiftKey'].map((modifier) => ['Home', modifier]),
  ])('%j with %s is left to the browser', async (key, modifier) => {
    expect(await pressed(key, modifier)).toEqual({ sent: [], prevented: 0 });
  });
});
