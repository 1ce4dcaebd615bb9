import { test } from '@playwright/test';
import { sizes } from '@workshop/atlas';
import { replay, stateText, transitionPaths } from '../models/paths.ts';
import { witness } from './atlas.ts';
import { views } from './views/index.ts';
import { walk } from './walk.ts';

test.use({ viewport: sizes.phone });

// For `npm run atlas`: the shortest ways to every state, once more on a phone.
for (const [noun, view] of Object.entries(views)) {
  if (view.only) continue;
  test.describe(noun, () => {
    const shown = new Set<string>();
    const paths = transitionPaths(view.model)
      .toSorted((a, b) => a.events.length - b.events.length)
      .filter(({ events }) => {
        const states = events.map((_, index) =>
          stateText(replay(view.model, events.slice(0, index + 1)).value),
        );
        const fresh = states.filter((state) => !shown.has(state));
        for (const state of fresh) shown.add(state);
        return fresh.length > 0;
      });
    for (const path of paths) {
      test(`on a phone the page follows the machine: ${path.name}`, ({ page }) =>
        walk(page, view, path, witness(noun, view, path, page)));
    }
  });
}
