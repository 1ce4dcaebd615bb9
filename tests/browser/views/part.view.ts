import { expect, type Page } from '@playwright/test';
import { partModel } from '../../models/part.model.ts';
import { answer, answerDocument, fail, open, type World } from './visit.view.ts';
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
    await answer(world, 'HomeVideo', 'pass');
    return world;
  },
  gestures: {
    'part.wanted': async (page, _event, world) => {
      // The first time its turn comes when the first screen is alive; later somebody presses there.
      if (world.answers.screen === 'hold') await answer(world, 'screen', 'pass');
      else await page.locator('.later .chat-button').dispatchEvent('click');
    },
    // React takes over at once: the files are let go with the next event.
    'xstate.done.actor.fetchPart': async () => {},
    'xstate.error.actor.fetchPart': (page, _event, world) => fail(page, world, 'Below'),
    'xstate.done.actor.reload': (page, _event, world) => answerDocument(page, world, true),
    'xstate.error.actor.reload': (page, _event, world) => answerDocument(page, world, false),
    'part.retry': async (page) => {
      await page.context().setOffline(true);
      await page.context().setOffline(false);
    },
    'part.woke': (_page, _event, world) => answer(world, 'Below', 'pass'),
  },
  states: {
    asleep: sleeps('served'),
    fetching: sleeps('alive'),
    missed: async (page) => {
      await expect(page.locator('.missed footer')).toBeAttached();
      await life(page, 'alive');
    },
    awake: async (page) => {
      await expect(part(page)).toHaveCount(0);
      await life(page, 'whole');
    },
  },
});
