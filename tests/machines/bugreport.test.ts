import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import type { AnyEventObject } from 'xstate';
import { connectBugreport } from '../../src/machines/bugreport/bugreport.connect.ts';
import '../fuzz.ts';
import { bugreportModel } from '../models/bugreport.model.ts';
import { played, stage } from '../models/stage.ts';

const next = { type: 'step.next' };
const back = { type: 'step.back' };
const add = { type: 'till.add' };
const clear = { type: 'till.clear' };

async function play(...events: AnyEventObject[]) {
  const scene = await played(bugreportModel, ...events);
  const send = vi.fn();
  return { api: connectBugreport(scene.snapshot() as never, send), send };
}

describe('a visitor follows the report', () => {
  test.each([
    [[], 'reported', 1, true, false, 81000],
    [[next], 'reproduced', 2, true, false, 81000],
    [[next, next], 'fixed', 3, false, false, 85500],
    [[next, next, next], 'tested', 4, false, true, 85500],
    [[next, next, next, next], 'live', 5, false, true, 85500],
  ])('%#: %j leads to %s', async (events, step, position, faulty, checked, total) => {
    const { api } = await play(...events);
    expect(api.step).toBe(step);
    expect(api.position).toBe(position);
    expect(api.count).toBe(5);
    expect(api.faulty).toBe(faulty);
    expect(api.checked).toBe(checked);
    expect(api.total).toBe(total);
    expect(api.expected).toBe(85500);
    expect(api.discount).toBe(4500);
    expect(api.lines).toEqual([
      { id: 'bulb', sum: 48000 },
      { id: 'board', sum: 42000 },
    ]);
  });

  test('a discount of half a paisa is rounded', () => {
    const scene = stage({
      ...bugreportModel,
      input: { lines: [{ id: 'pen', quantity: 1, price: 1010 }], discount: 5 },
    });
    expect(connectBugreport(scene.snapshot() as never, () => {}).discount).toBe(51);
  });
});

test('whatever is pressed, in any order: the total is wrong before it is fixed, and right after', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(next, back, add, clear), { maxLength: 30 }), (events) => {
      const scene = stage(bugreportModel);
      let position = 1;
      for (const event of events) {
        void scene.play(event);
        if (event === next) position = Math.min(5, position + 1);
        if (event === back) position = Math.max(1, position - 1);
        const api = connectBugreport(scene.snapshot() as never, () => {});
        expect(api.position).toBe(position);
        expect(api.total).toBe(position < 3 ? 81000 : 85500);
      }
      scene.stop();
    }),
  );
});

describe('what eye, hand and screen reader meet', () => {
  test('one step is the current one, those before it are done', async () => {
    const { api } = await play(next, next);
    expect(api.item('reported')).toEqual({ 'aria-current': undefined, 'data-state': 'done' });
    expect(api.item('reproduced')).toEqual({ 'aria-current': undefined, 'data-state': 'done' });
    expect(api.item('fixed')).toEqual({ 'aria-current': 'step', 'data-state': 'open' });
    expect(api.item('tested')).toEqual({ 'aria-current': undefined, 'data-state': 'open' });
    expect(api.status).toEqual({ role: 'status' });
  });

  test.each([
    [[], false, true],
    [[next], false, false],
    [[next, next, next], false, false],
    [[next, next, next, next], true, false],
  ])('after %j the buttons say whether there is a step on or back', async (events, last, first) => {
    const { api } = await play(...events);
    const onClick = expect.any(Function) as unknown;
    expect(api.next).toEqual({ type: 'button', 'aria-disabled': last, onClick });
    expect(api.back).toEqual({ type: 'button', 'aria-disabled': first, onClick });
    expect(api.till).toEqual({ type: 'button', onClick });
  });

  test('each press sends its own event; the till has one button for both', async () => {
    const { api, send } = await play();
    api.next.onClick();
    api.back.onClick();
    api.till.onClick();
    const cleared = await play(clear);
    cleared.api.till.onClick();
    expect([...send.mock.calls, ...cleared.send.mock.calls]).toEqual([
      [next],
      [back],
      [clear],
      [add],
    ]);
  });
});
