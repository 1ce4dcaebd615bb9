import { expect, test } from '@playwright/test';
import { coveringPaths, transitionsOf } from '../models/paths.ts';
import { fullUnless } from './runs.ts';
import { views } from './views/index.ts';
import { walk } from './walk.ts';

for (const [noun, view] of Object.entries(views)) {
  test.describe(noun, () => {
    const paths = coveringPaths(view.model);

    // One without an event is taken wherever the state is seen that it leads to.
    test('the paths below take every transition of the machine that has an event', () => {
      const names = [...transitionsOf(view.model.machine).values()]
        .filter(({ eventType }) => eventType !== '')
        .map(({ name }) => name);
      const taken = new Set(paths.flatMap((path) => path.takes));
      expect([...taken].toSorted()).toEqual([...new Set(names)].toSorted());
    });

    const longest = Math.max(...paths.map(({ events }) => events.length));
    const quick = paths.find(({ events }) => events.length === longest);
    for (const path of paths) {
      test(`the page follows the machine: ${path.name}`, fullUnless(path === quick), ({ page }) =>
        walk(page, view, path.events),
      );
    }
  });
}
