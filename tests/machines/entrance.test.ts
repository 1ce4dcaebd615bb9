import { expect, test } from 'vitest';
import { entranceModel } from '../models/entrance.model.ts';
import { stage } from '../models/stage.ts';

const shown = (path: string) => ({ type: 'page.shown', location: { path } });

test('a fragment of the page that is shown plays nothing again', async () => {
  const scene = stage(entranceModel);
  scene.effects();
  await scene.play(shown('/services'));
  expect(scene.effects()).toEqual([]);
});
