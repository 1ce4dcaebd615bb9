import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import type { AnyEventObject } from 'xstate';
import { connectScrolltop } from '../../src/machines/scrolltop/scrolltop.connect.ts';
import '../fuzz.ts';
import { scrolltopModel } from '../models/scrolltop.model.ts';
import { played, stage } from '../models/stage.ts';

const scrolled = (top: number, viewport = 900) => ({ type: 'page.scrolled', top, viewport });
const seek = { type: 'top.seek' };

const play = (...events: AnyEventObject[]) => played(scrolltopModel, ...events);

describe('a visitor scrolls down a page', () => {
  test.each([
    [0, 900, 'hidden'],
    [899, 900, 'hidden'],
    [900, 900, 'hidden'],
    [900.5, 900, 'visible'],
    [901, 900, 'visible'],
    [667, 667, 'hidden'],
    [668, 667, 'visible'],
  ])('%d pixels down a viewport of %d, the button is %s', async (top, viewport, state) => {
    expect((await play(scrolled(top, viewport))).snapshot().value).toBe(state);
    // The same when the visitor comes back from farther down.
    expect((await play(scrolled(5000), scrolled(top, viewport))).snapshot().value).toBe(state);
  });
});

test('whatever happens, the button is there exactly when the page is more than one viewport down', () => {
  const anyEvent = fc.oneof(
    fc.record({
      type: fc.constant('page.scrolled'),
      top: fc.oneof(fc.integer({ min: 0, max: 2000 }), fc.constantFrom(667, 668, 900, 901)),
      viewport: fc.constantFrom(667, 900),
    }),
    fc.constant(seek),
  );
  fc.assert(
    fc.property(fc.array(anyEvent, { maxLength: 30 }), (events) => {
      const scene = stage(scrolltopModel);
      let far = false;
      for (const event of events) {
        scene.effects();
        void scene.play(event);
        if ('top' in event) far = event.top > event.viewport;
        expect(scene.snapshot().value).toBe(far ? 'visible' : 'hidden');
        expect(scene.effects()).toEqual(event === seek && far ? [['returnToTop']] : []);
      }
      scene.stop();
    }),
  );
});

test('the button is hidden from eye, keyboard and screen reader near the top, and asks for the top', async () => {
  const send = vi.fn();
  const near = connectScrolltop((await play()).snapshot() as never, send);
  expect(near.button).toEqual({
    type: 'button',
    hidden: true,
    'data-state': 'hidden',
    onClick: expect.any(Function),
  });
  const far = connectScrolltop((await play(scrolled(901))).snapshot() as never, send);
  expect(far.button).toMatchObject({ hidden: false, 'data-state': 'visible' });
  far.button.onClick();
  expect(send.mock.calls).toEqual([[{ type: 'top.seek' }]]);
});
