import { expect, test } from 'vitest';
import { entranceTiming } from '../../src/machines/entrance/entrance.machine.ts';
import { entranceModel } from '../models/entrance.model.ts';
import { stage } from '../models/stage.ts';

const opened = { type: 'page.opened', key: 'any' };

test('the first page is only animated below the screen, every later one as a whole, each time anew', async () => {
  const scene = stage(entranceModel);
  expect(scene.effects()).toEqual([]);
  await scene.play(opened);
  expect(scene.effects()).toEqual([
    ['start animateEntrances', { timing: entranceTiming, scope: 'below' }],
  ]);
  for (let page = 2; page < 4; page += 1) {
    await scene.play(opened);
    expect(scene.effects()).toEqual([
      ['stop animateEntrances'],
      ['start animateEntrances', { timing: entranceTiming, scope: 'page' }],
    ]);
  }
});

test('one card enters 0.3 s after the other, and the contact section takes 1 s', () => {
  expect(entranceTiming).toEqual({ stagger: 300, duration: 450, slow: 1000, rise: 12 });
});
