import { expect, type Page } from '@playwright/test';
import type { PageLocation } from '../../../src/machines/location.ts';
import { pageModel } from '../../models/page.model.ts';
import { alive, scrollPage, scrollTop } from '../site.ts';
import { defineView, type View } from './view.ts';
import { answer, answerDocument, fail, type Need, open, type World as Code } from './visit.view.ts';

interface World extends Code {
  /** The path of the page that is shown, */
  shown: string;
  /** and of the one that is loading. */
  loading: Need;
  /** How many entries there are before the present one. */
  depth: number;
  /** Where each page was left, by its path. */
  readonly tops: Map<string, number>;
}

const heading = (page: Page) => page.locator('main h1');
const thread = (page: Page) => page.locator('.waiting-thread');
const announcer = (page: Page) => page.locator('#announcer');
const alert = (page: Page, text: string | RegExp) =>
  page.getByRole('alert').filter({ hasText: text });
const retry = (page: Page) => page.getByRole('alert').getByRole('button', { name: 'Try again' });
const stored = (page: Page) =>
  page.evaluate(() => JSON.parse(sessionStorage.getItem('page.positions') ?? '{}') as object);

async function quiet(page: Page): Promise<void> {
  await expect(alert(page, /\S/)).toHaveCount(0);
  await expect(page.getByText('Loading the page.')).toHaveCount(0);
}

const headings: Readonly<Record<string, string>> = {
  '/Privacy-policy': 'Privacy Policy',
  '/TermsAnd-Conditions': 'Terms and Conditions',
};

const shows: View['states'][string] = async (page, { context }) => {
  const { path } = context.shown as PageLocation;
  if (path !== '/') await expect(heading(page)).toHaveText(headings[path] ?? '');
  await expect(heading(page)).toBeVisible();
  await quiet(page);
  await expect(page.locator('.waiting-thread[data-state=slow]')).toHaveCount(0);
};

const looks: View['states'] = {
  shown: shows,
  rendering: shows,
  'loading.quiet': async (page) => {
    await quiet(page);
    await expect(thread(page)).toHaveAttribute('data-state', 'quiet');
  },
  'loading.slow': async (page) => {
    await quiet(page);
    await expect(thread(page)).toHaveAttribute('data-state', 'slow');
  },
  'loading.announced': async (page) => {
    await expect(thread(page)).toHaveAttribute('data-state', 'slow');
    await expect(
      page.locator('[aria-live=polite]').filter({ hasText: 'Loading the page.' }),
    ).toHaveCount(1);
  },
  'loading.reloading': async (page) => {
    await expect(alert(page, /\S/)).toHaveCount(0);
    await expect(page.getByText('Loading the page.')).toHaveCount(1);
    await expect(thread(page)).toHaveAttribute('data-state', 'slow');
  },
  'loading.failed': async (page) => {
    await expect(
      alert(page, 'The page did not load. Try again, or reach us directly:'),
    ).toBeVisible();
    await expect(retry(page)).toBeVisible();
    await expect(thread(page)).toHaveAttribute('data-state', 'quiet');
  },
};

const states: View<World>['states'] = Object.fromEntries(
  Object.entries(looks).map(([state, look]) => [
    state,
    async (page, expected, world) => {
      if (expected.context.title === '') await expect(announcer(page)).toBeEmpty();
      else
        await expect
          .poll(async () => (await announcer(page).textContent()) === (await page.title()))
          .toBe(true);
      // The page before it stays, and its title.
      if (state.startsWith('loading') && world.shown === '/')
        await expect(page).toHaveTitle(/^Website and /);
      await look(page, expected, world);
    },
  ]),
);

export const pageView = defineView(pageModel, {
  async open(page): Promise<World> {
    const world = await open(page);
    await answer(world, 'screen', 'pass');
    await expect(page.locator('html')).toHaveAttribute('data-life', 'interactive');
    const tops = new Map<string, number>();
    return Object.assign(world, { shown: '/', loading: 'screen' as const, depth: 0, tops });
  },
  gestures: {
    'location.changed': async (page, { location }, world) => {
      const { path, hash } = location as PageLocation;
      // Here, because what was loaded before is shown at once.
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
      world.loading = path as Need;
      await expect(page).toHaveURL(path + hash);
    },
    'page.loaded': async (_page, _event, world) => {
      world.shown = world.loading;
      if (world.shown !== '/') await answer(world, world.loading, 'pass');
    },
    'page.rendered': async (page, _event, { shown, tops }) => {
      const { hash } = new URL(page.url());
      const target = hash ? page.locator(hash) : heading(page);
      await expect(target).toBeFocused();
      if (!hash) return expect.poll(() => scrollTop(page)).toBe(shown === '/' ? tops.get('/') : 0);
      const header = await page.getByRole('banner').boundingBox();
      return expect
        .poll(async () => (await target.boundingBox())?.y)
        .toBeCloseTo(header?.height ?? Infinity, -2);
    },
    'page.failed': (_page, _event, world) => fail(world, world.loading),
    'xstate.error.actor.loadDocument': (page, _event, world) => answerDocument(page, world, false),
    'page.retry': (page) => retry(page).click(),
    'xstate.after.signDelay.page.loading.quiet': (page) => page.clock.runFor(300),
    'xstate.after.announceDelay.page.loading.slow': (page) => page.clock.runFor(700),
    'xstate.after.patience.page.loading.announced': (page) => page.clock.runFor(14_000),
    'xstate.after.patience.page.loading.reloading': (page) => page.clock.runFor(14_000),
    'line.returned': async (page) => {
      await page.context().setOffline(true);
      await expect(
        alert(
          page,
          'You are offline. The page opens when the connection is back. You can also call us:',
        ),
      ).toBeVisible();
      await page.context().setOffline(false);
    },
    // A reload: the browser comes back to the first page with what was stored for it. Nothing is held any more.
    'positions.restored': async (page, _event, { tops }) => {
      tops.set('/', 300);
      await page.evaluate(() => sessionStorage.setItem('page.positions', '{"/":300}'));
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
