import { describe, expect, test } from 'vitest';
import type { AnyEventObject } from 'xstate';
import { partModel } from '../models/part.model.ts';
import { played } from '../models/stage.ts';

const wanted = { type: 'part.wanted' };
const came = { type: 'xstate.done.actor.fetchPart' };
const missed = { type: 'xstate.error.actor.fetchPart', error: 'offline' };
const woke = { type: 'part.woke' };
const fetching = ['start fetchPart', { name: 'Below' }];
const gaveUp = [['logFailure', { cause: 'offline' }], ['markMissed'], ['start reload', undefined]];

const play = (...events: AnyEventObject[]) => played(partModel, ...events);

describe('a part of the page', () => {
  test('asks for nothing before it is wanted', async () => {
    const scene = await play();
    expect(scene.snapshot().value).toBe('asleep');
    expect(scene.effects()).toEqual([]);
  });

  test.each([
    ['sleeps', []],
    ['has missed its code', [wanted, missed]],
  ])('that %s wakes when another page has brought its code', async (_, before) => {
    const scene = await play(...before);
    scene.effects();
    await scene.play(woke);
    expect(scene.snapshot().value).toBe('awake');
    expect(scene.effects()).toEqual([['tellAwake']]);
  });

  test('is awake, and says so, when React has taken it over, and not when its code is here', async () => {
    const scene = await play(wanted, came);
    expect(scene.snapshot().value).toBe('fetching');
    expect(scene.effects()).toEqual([fetching]);
    await scene.play(woke);
    expect(scene.snapshot().value).toBe('awake');
    expect(scene.effects()).toEqual([['tellAwake']]);
  });

  test('that is wanted twice asks once', async () => {
    const scene = await play(wanted, wanted);
    expect(scene.effects()).toEqual([fetching]);
    await scene.play(woke);
    scene.effects();
    await scene.play(wanted);
    expect(scene.snapshot().value).toBe('awake');
    expect(scene.effects()).toEqual([]);
  });

  test('whose code does not come says why, and asks again whenever it is wanted', async () => {
    const scene = await play(wanted, missed);
    expect(scene.snapshot().value).toBe('missed');
    expect(scene.effects()).toEqual([fetching, ...gaveUp]);
    await scene.play(wanted);
    expect(scene.effects()).toEqual([fetching]);
    await scene.play(missed);
    await scene.play(wanted);
    await scene.play(woke);
    expect(scene.snapshot().value).toBe('awake');
  });

  test('whose code did not come asks again when it may come now, and no other does', async () => {
    for (const [before, after] of [
      [[], 'asleep'],
      [[wanted], 'fetching'],
      [[wanted, missed], 'fetching'],
      [[wanted, woke], 'awake'],
    ] as const) {
      const scene = await play(...before);
      scene.effects();
      await scene.play({ type: 'part.retry' });
      expect(scene.snapshot().value).toBe(after);
      expect(scene.effects()).toEqual(before[1] === missed ? [fetching] : []);
    }
  });

  test('stays as it can be read where a reload is refused', async () => {
    const scene = await play(wanted, missed);
    await scene.play({ type: 'xstate.error.actor.reload', error: 'reloaded already' });
    expect(scene.snapshot().value).toBe('missed');
  });
});
