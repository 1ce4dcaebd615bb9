import { expect, type Page, type Route } from '@playwright/test';
import { visitModel } from '../../models/visit.model.ts';
import { defineView, type View } from './view.ts';

/** What a visitor waits for, and the files or the document it needs. */
const needs = {
  screen: '**/assets/Home-*.js',
  '/TermsAnd-Conditions': '**/assets/terms-*.js',
  '/Privacy-policy': '**/assets/privacy-*.js',
} as const;
export type Need = keyof typeof needs;
type Answer = 'hold' | 'pass' | 'drop';

/** The way to the code, under our control; the page's clock stands still unless it is told to run. */
export interface World {
  readonly answers: Record<Need, Answer>;
  readonly held: { readonly need: Need; readonly route: Route }[];
  /** Questions whether the document is there, which wait. */
  readonly asked: Route[];
  /** How often the page has logged that it failed to load. */
  failures: number;
}

const html = (page: Page) => page.locator('html');

async function reply(route: Route, answer: Answer): Promise<void> {
  if (answer === 'pass') await route.continue();
  else await route.abort();
}

/** Answers a need's files that way, those that wait too, and from now on. */
export async function answer(world: World, need: Need, how: Answer): Promise<void> {
  world.answers[need] = how;
  for (const { need: of, route } of world.held.splice(0)) {
    if (of === need) await reply(route, how);
    else world.held.push({ need: of, route });
  }
}

/** Lets their import fail. */
export async function fail(world: World, need: Need): Promise<void> {
  const before = world.failures;
  await answer(world, need, 'drop');
  await expect.poll(() => world.failures).toBeGreaterThan(before);
}

/** Answers the question whether the document is there; the document itself is then kept from coming. */
export async function answerDocument(page: Page, world: World, isThere: boolean): Promise<void> {
  await expect.poll(() => world.asked.length).toBeGreaterThan(0);
  const asked = world.asked.splice(0);
  if (!isThere) {
    // The page may have given up.
    for (const route of asked) await route.abort().catch(() => {});
    return;
  }
  const reloaded = page.waitForRequest((request) => request.isNavigationRequest());
  for (const route of asked) await route.fulfill({ status: 200 });
  await reloaded;
}

const lifeLooks: Readonly<Record<string, string>> = {
  served: 'served',
  failed: 'failed',
  hydrating: 'served',
  interactive: 'interactive',
};

const states: View<World>['states'] = Object.fromEntries(
  Object.entries(lifeLooks).flatMap(([life, mark]) =>
    ['online', 'offline'].map((line) => [
      `life.${life} & line.${line}`,
      async (page) => {
        await expect(html(page)).toHaveAttribute('data-life', mark);
        expect(await page.evaluate(() => navigator.onLine)).toBe(line === 'online');
      },
    ]),
  ),
);

/** Opens Home with the way to its code under our control. */
export async function open(page: Page): Promise<World> {
  const world: World = {
    answers: {
      screen: 'hold',
      '/TermsAnd-Conditions': 'hold',
      '/Privacy-policy': 'hold',
    },
    held: [],
    asked: [],
    failures: 0,
  };
  page.on('console', (line) => {
    if (line.text().includes('The page failed to load')) world.failures++;
  });
  for (const need of Object.keys(needs) as Need[]) {
    await page.route(needs[need], async (route) => {
      const how = world.answers[need];
      // The import, not what the loader fetches before it.
      if (route.request().resourceType() !== 'script') await route.continue();
      else if (how === 'hold') world.held.push({ need, route });
      else await reply(route, how);
    });
  }
  // Nothing is loaded ahead of the press.
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
  );
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  await page.goto('/');
  await page.route(
    (url) => /^\/[^./]*$/.test(url.pathname),
    async (route) => {
      if (route.request().method() === 'HEAD') world.asked.push(route);
      // No content: the browser keeps the document it has.
      else await route.fulfill({ status: 204 });
    },
  );
  await expect.poll(() => world.held.some(({ need }) => need === 'screen')).toBe(true);
  return world;
}

async function goToTerms(page: Page, world: World): Promise<void> {
  await answer(world, '/TermsAnd-Conditions', 'pass');
  await page.getByRole('contentinfo').locator('a[href="/TermsAnd-Conditions"]').click();
  await expect(page.locator('main h1')).toHaveText('Terms and Conditions');
}

export const visitView = defineView(visitModel, {
  open,
  gestures: {
    // React hydrates at once: the files are let go with the next event.
    'xstate.done.actor.loadServedPage': async () => {},
    'xstate.error.actor.loadServedPage': (_page, _event, world) => fail(world, 'screen'),
    'page.hydrated': (_page, _event, world) => answer(world, 'screen', 'pass'),
    'xstate.done.actor.reload': (page, _event, world) => answerDocument(page, world, true),
    'xstate.error.actor.reload': (page, _event, world) => answerDocument(page, world, false),
    'line.lost': (page) => page.context().setOffline(true),
    'line.returned': (page) => page.context().setOffline(false),
    // Another page takes the views of this one along; Back brings them anew.
    'view.unmounted': async (page, _event, world) => {
      await goToTerms(page, world);
      await page.goBack();
      await expect(page).toHaveURL('/');
    },
    'xstate.error.actor.chat': async (page) => {
      const button = page.getByRole('button', { name: 'Chat with Us' });
      await button.click();
      await page.evaluate(() => {
        HTMLElement.prototype.focus = () => {
          throw new Error('planted');
        };
      });
      await button.click();
      await expect(page.getByRole('button', { name: 'Chat with Us' })).toHaveCount(0);
    },
  },
  states,
});
