import { expect, test } from '@playwright/test';
import { coveringPaths, replay, stateText, transitionsOf } from '../models/model.ts';
import { views } from './views/index.ts';

for (const [noun, view] of Object.entries(views)) {
  test.describe(noun, () => {
    const paths = coveringPaths(view.model);

    test('the paths below take every transition of the machine', () => {
      const names = [...transitionsOf(view.model.machine).values()].map(({ name }) => name);
      const taken = new Set(paths.flatMap((path) => path.takes));
      expect([...taken].toSorted()).toEqual([...new Set(names)].toSorted());
    });

    for (const path of paths) {
      test(`the page follows the machine: ${path.name}`, async ({ page }) => {
        const world = await view.open(page);
        for (const [index, event] of path.events.entries()) {
          const gesture = view.gestures[event.type];
          if (!gesture) throw new Error(`No gesture for ${event.type}`);
          const expected = replay(view.model, path.events.slice(0, index + 1));
          await test.step(`${event.type} -> ${stateText(expected.value)}`, async () => {
            await gesture(page, event, world);
            const look = view.states[stateText(expected.value)];
            if (!look) throw new Error(`No assertion for the state ${stateText(expected.value)}`);
            await look(page, expected, world);
          });
        }
      });
    }
  });
}
