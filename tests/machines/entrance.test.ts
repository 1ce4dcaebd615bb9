import { expect, test } from 'vitest';
import { entranceTiming } from '../../src/machines/entrance/entrance.machine.ts';
import { entranceModel } from '../models/entrance.model.ts';
import { stage } from '../models/stage.ts';

const shown = (path: string) => ({ type: 'page.shown', location: { path } });

test('the first page is only animated below the screen, every later one as a whole, each time anew', async () => {
  const scene = stage(entranceModel);
  expect(scene.effects()).toEqual([
    ['start watchPage'],
    ['start animateEntrances', { timing: entranceTiming, scope: 'below' }],
  ]);
  for (const path of ['/about', '/services']) {
    await scene.play(shown(path));
    expect(scene.effects()).toEqual([
      ['stop animateEntrances'],
      ['start animateEntrances', { timing: entranceTiming, scope: 'page' }],
    ]);
  }
});

test('a fragment of the page that is shown plays nothing again', async () => {
  const scene = stage(entranceModel);
  scene.effects();
  await scene.play(shown('/services'));
  expect(scene.effects()).toEqual([]);
  await scene.play(shown('/about'));
  scene.effects();
  await scene.play(shown('/about'));
  expect(scene.effects()).toEqual([]);
});

test('one card enters 0.3 s after the other, and the contact section takes 1 s', () => {
  expect(entranceTiming).toEqual({ stagger: 300, duration: 450, slow: 1000, rise: 12 });
});
