import { expect, type Page } from '@playwright/test';
import type { Place } from '../../../src/machines/place.ts';
import { pageModel } from '../../models/page.model.ts';
import { alive, scrollPage, scrollTop } from '../site.ts';
import { defineView, type View } from './view.ts';
import { answer, fail, type Need, open, pageLooks, type World as Code } from './visit.view.ts';

interface World extends Code {
  /** The path of the page on the screen. */
  shown: string;
  /** Where each page was left, by its path. */
  readonly tops: Map<string, number>;
}

const heading = (page: Page) => page.locator('main h1');
const announcer = (page: Page) => page.locator('#announcer');
const stored = (page: Page) =>
  page.evaluate(() => JSON.parse(sessionStorage.getItem('navigation.positions') ?? '{}') as object);

const states: View<World>['states'] = Object.fromEntries(
  Object.entries(pageLooks).map(([state, look]) => [
    state,
    async (page, expected, world) => {
      const { title } = expected.context as { title: string };
      if (title === '') await expect(announcer(page)).toBeEmpty();
      else
        await expect
          .poll(async () => (await announcer(page).textContent()) === (await page.title()))
          .toBe(true);
      // The page before it stays, and its title.
      if (state.startsWith('awaited') && world.shown === '/')
        await expect(page).toHaveTitle(/^Website and /);
      await look(page, expected, world);
    },
  ]),
);

export const pageView = defineView(pageModel, {
  async open(page): Promise<World> {
    const world = await open(page);
    for (const need of ['screen', 'Below', 'HomeVideo', 'HomeStory'] as const)
      await answer(world, need, 'pass');
    await expect(page.locator('html')).toHaveAttribute('data-life', 'whole');
    return Object.assign(world, { shown: '/', tops: new Map<string, number>() });
  },
  gestures: {
    'page.wanted': async (page, { place }, world) => {
      const { path, hash } = place as Place;
      // Here, because what has come before is shown at once.
      const top = world.shown === '/' ? 700 : 400;
      await scrollPage(page, top);
      world.tops.set(world.shown, top);
      if (path === '/') {
        await page.evaluate((entries) => history.go(-entries), world.depth);
        world.depth = 0;
      } else {
        world.depth++;
        // Not by the pointer, for which the page would be scrolled.
        await page
          .locator(`a[href="${hash || path}"]`)
          .last()
          .dispatchEvent('click');
      }
      world.awaited = path as Need;
      await expect(page).toHaveURL(path + hash);
    },
    'page.came': async (_page, _event, world) => {
      world.shown = world.awaited;
      if (world.shown !== '/') await answer(world, world.awaited, 'pass');
    },
    'page.stood': async (page, _event, { shown, tops }) => {
      const { hash } = new URL(page.url());
      const place = hash ? page.locator(hash) : heading(page);
      await expect(place).toBeFocused();
      if (!hash) return expect.poll(() => scrollTop(page)).toBe(shown === '/' ? tops.get('/') : 0);
      const header = await page.getByRole('banner').boundingBox();
      return expect
        .poll(async () => (await place.boundingBox())?.y)
        .toBeCloseTo(header?.height ?? Infinity, -2);
    },
    'page.missed': (page, _event, world) => fail(page, world, world.awaited),
    'page.retry': (page) => page.getByRole('alert').getByRole('button').click(),
    'xstate.after.signDelay.page.awaited.fetching': (page) => page.clock.runFor(300),
    'xstate.after.announceDelay.page.awaited.slow': (page) => page.clock.runFor(700),
    'xstate.after.patience.page.awaited.announced': (page) => page.clock.runFor(14_000),
    'line.returned': async (page) => {
      await page.context().setOffline(true);
      await page.context().setOffline(false);
    },
    // A reload: the browser comes back to the first page with what was stored for it. Nothing is held any more.
    'positions.restored': async (page, _event, { tops }) => {
      tops.set('/', 300);
      await page.evaluate(() => sessionStorage.setItem('navigation.positions', '{"/":300}'));
      await page.unrouteAll();
      await page.reload();
      await alive(page);
    },
    'page.hidden': async (page, { top }, { tops }) => {
      tops.set('/', Number(top));
      await scrollPage(page, Number(top));
      await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pagehide')));
      await expect.poll(async () => Object.values(await stored(page))).toContain(top);
      expect(await page.evaluate(() => history.scrollRestoration)).toBe('auto');
    },
    'page.returned': async (page, _event, { tops }) => {
      await scrollPage(page, 100);
      await page.evaluate(() =>
        window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
      );
      await expect.poll(() => scrollTop(page)).toBe(tops.get('/') ?? 0);
      expect(await page.evaluate(() => history.scrollRestoration)).toBe('manual');
    },
  },
  states,
});
