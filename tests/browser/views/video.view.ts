import { expect, type Page, type Route } from '@playwright/test';
import { videoModel } from '../../models/video.model.ts';
import { openStill, toggleMotion, withMotion } from '../site.ts';
import { defineView, type View } from './view.ts';

/** The line on which the video comes, under our control. */
interface World {
  readonly requests: Route[];
  answer: ((route: Route) => Promise<void>) | undefined;
}

const video = (page: Page) => page.locator('#hero-video');
const plays = (page: Page) =>
  video(page).evaluate((element: HTMLVideoElement) => !element.paused && element.playbackRate);

async function stands(page: Page): Promise<void> {
  expect(await plays(page)).toBe(false);
  await expect(page.locator('picture img').first()).toBeVisible();
}

async function answer(world: World, how: (route: Route) => Promise<void>): Promise<void> {
  await expect.poll(() => world.requests.length).toBeGreaterThan(0);
  world.answer = how;
  for (const route of world.requests) await how(route);
}

const film: View<World>['states'] = {
  waiting: async (page, _expected, { requests }) => {
    await stands(page);
    await expect(video(page).locator('source')).toHaveCount(0);
    expect(requests).toEqual([]);
  },
  loading: async (page, _expected, { requests }) => {
    await expect(video(page)).toHaveAttribute('data-state', 'loading');
    await expect.poll(() => requests.length).toBeGreaterThan(0);
    await stands(page);
  },
  playing: async (page) => {
    await expect(video(page)).toHaveAttribute('data-state', 'playing');
    await expect.poll(() => plays(page)).toBe(2);
    expect(await video(page).evaluate((element: HTMLVideoElement) => element.muted)).toBe(true);
  },
  paused: async (page) => {
    await expect(video(page)).toHaveAttribute('data-state', 'paused');
    await stands(page);
  },
  failed: async (page) => {
    await expect(video(page)).toHaveAttribute('data-state', 'failed');
    await expect(video(page)).toHaveCSS('opacity', '0');
    await stands(page);
  },
};

/** What pauses the video shows nowhere but in the video. */
const states = Object.fromEntries(
  ['motion.paused', 'motion.moving'].flatMap((motion) =>
    Object.entries(film).map(([name, shows]) => [`${motion} & film.${name}`, shows]),
  ),
);

/** The home page with motion paused: nothing is wanted yet. */
export const videoView = defineView(videoModel, {
  async open(page): Promise<World> {
    await withMotion(page);
    const world: World = { requests: [], answer: undefined };
    await page.route(/\/media\/hero-.*\.(?:webm|mp4)$/, async (route) => {
      world.requests.push(route);
      await world.answer?.(route);
    });
    await openStill(page, '/');
    return world;
  },
  gestures: {
    'motion.paused': (page) => toggleMotion(page),
    'motion.resumed': (page) => toggleMotion(page),
    'video.failed': (page) =>
      video(page).evaluate((element) => void element.dispatchEvent(new Event('error'))),
    'xstate.done.actor.load': (_page, _event, world) =>
      answer(world, (route) => route.continue().catch(() => {})),
    'xstate.error.actor.load': (_page, _event, world) =>
      answer(world, (route) => route.abort().catch(() => {})),
    'xstate.after.loadTimeout.video.film.loading': (page) => page.clock.runFor(30_000),
  },
  states,
});
