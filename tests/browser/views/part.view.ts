import { expect, type Page } from '@playwright/test';
import { partModel } from '../../models/part.model.ts';
import { answer, fail, open, press, type World } from './visit.view.ts';
import { defineView } from './view.ts';

/** The part below the page: footer, chat, way to the top. */
const part = (page: Page) => page.locator('.later footer');

const life = (page: Page, expected: string) =>
  expect(page.locator('html')).toHaveAttribute('data-life', expected);

const sleeps = (mark: string) => async (page: Page) => {
  await expect(part(page)).toBeAttached();
  await life(page, mark);
};

export const partView = defineView(partModel, {
  async open(page): Promise<World> {
    const world = await open(page);
    await answer(world, 'Story', 'pass');
    return world;
  },
  gestures: {
    'part.wanted': async (page, _event, world) => {
      // The first time its turn comes when the first screen is alive; later somebody presses there.
      if (world.answers.screen === 'hold') await answer(world, 'screen', 'pass');
      else await press(page);
    },
    // React takes over at once: the files are let go with the next event.
    'xstate.done.actor.fetchPart': async () => {},
    'xstate.error.actor.fetchPart': (page, _event, world) => fail(page, world, 'Below'),
    'part.woke': (_page, _event, world) => answer(world, 'Below', 'pass'),
  },
  states: {
    asleep: sleeps('served'),
    fetching: sleeps('alive'),
    missed: sleeps('partial'),
    awake: async (page) => {
      await expect(part(page)).toHaveCount(0);
      await life(page, 'whole');
    },
  },
});
