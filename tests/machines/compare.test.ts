import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import type { AnyEventObject } from 'xstate';
import { connectCompare } from '../../src/machines/compare/compare.connect.ts';
import '../fuzz.ts';
import { compareModel } from '../models/compare.model.ts';
import { played, press, stage } from '../models/stage.ts';

const set = (share: number) => ({ type: 'divide.set', share });
const step = (by: number) => ({ type: 'divide.step', by });
const began = (share: number) => ({ type: 'drag.began', share });
const moved = (share: number) => ({ type: 'drag.moved', share });
const ended = { type: 'drag.ended' };
const cancelled = { type: 'drag.cancelled' };
const words = { handle: 'How much', value: '{share} % finished screen' };

const play = (...events: AnyEventObject[]) => played(compareModel, ...events);
const shareAfter = async (...events: AnyEventObject[]) =>
  connectCompare((await play(...events)).snapshot() as never, () => {}).share;

describe('a visitor compares two pictures', () => {
  test('at first half of each is seen; the handle is set, and steps within 0 and 100', async () => {
    expect(await shareAfter()).toBe(50);
    expect(await shareAfter(set(0))).toBe(0);
    expect(await shareAfter(set(98), step(5))).toBe(100);
    expect(await shareAfter(set(3), step(-5))).toBe(0);
    expect(await shareAfter(step(5), step(5), step(-5))).toBe(55);
  });

  test('a drag takes the divide along, and leaves it where it ends', async () => {
    expect(await shareAfter(began(20))).toBe(20);
    expect(await shareAfter(began(20), moved(33.4))).toBe(33);
    expect(await shareAfter(began(20), moved(33.5), ended)).toBe(34);
    expect(await shareAfter(began(20), ended, moved(80))).toBe(20);
    expect(await shareAfter(began(-30))).toBe(0);
    expect(await shareAfter(began(20), moved(140))).toBe(100);
  });

  test('a touch that turns out to scroll the page leaves the divide where it was', async () => {
    expect(await shareAfter(set(70), began(20), moved(30), cancelled)).toBe(70);
    expect(await shareAfter(began(20), ended, began(90), cancelled)).toBe(20);
  });
});

test('whatever happens, in any order: the share is a whole number from 0 to 100', () => {
  const share = fc.double({ min: -500, max: 500, noNaN: true });
  const anyEvent = fc.oneof(
    fc.record({ type: fc.constantFrom('divide.set', 'drag.began', 'drag.moved'), share }),
    fc.record({ type: fc.constant('divide.step'), by: fc.constantFrom(5, -5) }),
    fc.record({ type: fc.constantFrom('drag.ended', 'drag.cancelled') }),
  );
  fc.assert(
    fc.property(fc.array(anyEvent, { maxLength: 30 }), (events) => {
      const scene = stage(compareModel);
      for (const event of events) void scene.play(event);
      const api = connectCompare(scene.snapshot() as never, () => {});
      scene.stop();
      expect(Number.isInteger(api.share) && api.share >= 0 && api.share <= 100).toBe(true);
    }),
  );
});

describe('what eye, hand and screen reader meet', () => {
  test('the handle is a range control with a named value', async () => {
    const api = connectCompare((await play(set(60))).snapshot() as never, () => {});
    expect(api.handle(words)).toEqual({
      id: 'compare-handle',
      type: 'range',
      min: 0,
      max: 100,
      step: 1,
      value: 60,
      autoComplete: 'off',
      'aria-label': 'How much',
      'aria-valuetext': '60 % finished screen',
      onKeyDown: expect.any(Function),
    });
    expect(api.pictures['data-state']).toBe('resting');
  });

  const pressed = async (key: string, modifier = 'none') => {
    const scene = await play();
    const part = (send: () => void) =>
      connectCompare(scene.snapshot() as never, send).handle(words);
    return press(part, key, modifier);
  };

  test.each([
    ['ArrowRight', 5],
    ['ArrowUp', 5],
    ['ArrowLeft', -5],
    ['ArrowDown', -5],
  ])('%s moves the divide by %i', async (key, by) => {
    expect(await pressed(key)).toEqual({ sent: [{ type: 'divide.step', by }], prevented: 1 });
  });

  test.each([
    ...['Home', 'End', 'PageUp', 'Tab', 'a'].map((key) => [key, 'no modifier']),
    ...['altKey', 'ctrlKey', 'metaKey', 'shiftKey'].map((modifier) => ['ArrowRight', modifier]),
  ])('%s with %s is left to the browser', async (key, modifier) => {
    expect(await pressed(key, modifier)).toEqual({ sent: [], prevented: 0 });
  });

  test('what the handle holds is taken', async () => {
    const send = vi.fn();
    connectCompare((await play()).snapshot() as never, send).set('37');
    expect(send.mock.calls).toEqual([[{ type: 'divide.set', share: 37 }]]);
  });

  test('the first button of the first pointer drags, from where it is on the pictures', async () => {
    const send = vi.fn();
    const setPointerCapture = vi.fn();
    const { pictures } = connectCompare((await play()).snapshot() as never, send);
    const currentTarget = {
      getBoundingClientRect: () => ({ left: 100, width: 400 }),
      setPointerCapture,
    };
    const at = (clientX: number, others = {}) => ({
      button: 0,
      isPrimary: true,
      pointerId: 7,
      clientX,
      currentTarget,
      ...others,
    });
    pictures.onPointerDown(at(200, { button: 2 }));
    pictures.onPointerDown(at(200, { isPrimary: false }));
    expect(send).not.toHaveBeenCalled();
    expect(setPointerCapture).not.toHaveBeenCalled();
    pictures.onPointerDown(at(200));
    expect(setPointerCapture.mock.calls).toEqual([[7]]);
    pictures.onPointerMove(at(400));
    pictures.onPointerUp();
    pictures.onPointerCancel();
    expect(send.mock.calls).toEqual([
      [{ type: 'drag.began', share: 25 }],
      [{ type: 'drag.moved', share: 75 }],
      [{ type: 'drag.ended' }],
      [{ type: 'drag.cancelled' }],
    ]);
    const preventDefault = vi.fn();
    pictures.onMouseDown({ preventDefault });
    expect(preventDefault).toHaveBeenCalledOnce();
  });
});
