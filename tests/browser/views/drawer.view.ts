import { expect, type Page, type Route } from '@playwright/test';
import { mobile } from '../../../src/content/drawer.ts';
import { type DrawerGroup, drawerGroups } from '../../../src/machines/drawer/drawer.machine.ts';
import { drawerModel } from '../../models/drawer.model.ts';
import { alive, goBackInPage, openLifeless, withMotion } from '../site.ts';
import { defineView, type View } from './view.ts';

/** The way to the drawer's code, under our control. */
interface World {
  answer: 'hold' | 'pass' | 'drop';
  readonly held: Route[];
  /** What the page logs as failures. */
  readonly errors: string[];
}

const button = (page: Page) => page.locator('header button[aria-haspopup=dialog]');
const served = (page: Page) => page.locator('#served-menu');
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Menu' });
const item = (group: DrawerGroup) => mobile.find(({ id }) => id === group) ?? { label: '' };
const fold = (page: Page, group: DrawerGroup) =>
  dialog(page).getByRole('button', { name: item(group).label, exact: true });
const links = (page: Page, group: DrawerGroup) =>
  dialog(page)
    .locator(`#drawer-${group}`)
    .getByText(item(group).items?.[0]?.label ?? '');

async function stillServed(page: Page): Promise<void> {
  await expect(served(page).getByRole('link', { name: 'Home' })).toBeVisible();
  await expect(button(page)).toHaveCount(0);
}

async function closed(page: Page): Promise<void> {
  await expect(served(page)).toHaveCount(0);
  await expect(button(page)).toHaveAttribute('aria-expanded', 'false');
  await expect(dialog(page)).toBeHidden();
  await expect(page.locator('html')).not.toHaveCSS('overflow', 'hidden');
}

async function open(page: Page, unfolded: readonly DrawerGroup[]): Promise<void> {
  await expect(dialog(page)).toBeVisible();
  await expect(page.locator('html')).toHaveCSS('overflow', 'hidden');
  for (const group of drawerGroups) {
    const expanded = unfolded.includes(group);
    await expect(fold(page, group)).toHaveAttribute('aria-expanded', String(expanded));
    const shown = expect(links(page, group));
    await (expanded ? shown.toBeInViewport({ ratio: 1 }) : shown.not.toBeInViewport());
  }
}

const opened: View<World>['states'] = Object.fromEntries(
  [[], ['about'], ['services'], ['about', 'services']].map((unfolded) => {
    const parts = drawerGroups.map(
      (group) => `${group}.${unfolded.includes(group) ? 'expanded' : 'collapsed'}`,
    );
    return [`open.${parts.join(' & ')}`, (page: Page) => open(page, unfolded as DrawerGroup[])];
  }),
);

export const drawerView = defineView(drawerModel, {
  only: 'phone',
  async open(page): Promise<World> {
    await withMotion(page);
    const world: World = { answer: 'hold', held: [], errors: [] };
    page.on('console', (line) => world.errors.push(line.text()));
    await page.route('**/DrawerLinks-*.js', async (route) => {
      if (world.answer === 'pass') await route.continue();
      else if (world.answer === 'drop') await route.abort();
      else world.held.push(route);
    });
    // Idle is when the test says so.
    await page.addInitScript(() => {
      const waiting: (() => void)[] = [];
      Object.assign(window, {
        requestIdleCallback: (callback: () => void) => waiting.push(callback),
        cancelIdleCallback: (id: number) => void waiting.splice(id - 1, 1, () => {}),
        idle: () => waiting.splice(0).forEach((callback) => callback()),
      });
    });
    await page.setViewportSize({ width: 390, height: 844 });
    // It is opened before any of the page's code is here.
    const letGo = await openLifeless(page, '/Privacy-policy', '**/assets/index-*.js');
    await served(page).locator('> summary').click();
    await stillServed(page);
    letGo();
    await alive(page);
    return world;
  },
  gestures: {
    'served.left': async (page, { focused }) => {
      // On itself, or in the empty middle of the header.
      if (focused) await served(page).locator('> summary').click();
      else await page.mouse.click(240, 38);
      await expect(button(page)).toBeVisible();
      if (focused) await expect(button(page)).toBeFocused();
      else await expect(button(page)).not.toBeFocused();
    },
    'drawer.open': (page) => button(page).click(),
    'drawer.close': async (page) => {
      await page.keyboard.press('Escape');
      await expect(button(page)).toBeFocused();
    },
    'group.toggle': (page, { group }) => fold(page, group as DrawerGroup).click(),
    'link.pressed': (page) => dialog(page).getByRole('link', { name: 'Home' }).click(),
    'page.loading': goBackInPage,
    'page.shown': goBackInPage,
    'breakpoint.passed': async (page) => {
      await page.setViewportSize({ width: 767, height: 844 });
      await expect(button(page)).toHaveAttribute('aria-expanded', 'true');
      await page.setViewportSize({ width: 768, height: 844 });
      await closed(page);
      await page.setViewportSize({ width: 390, height: 844 });
    },
    'page.idled': (page) => page.evaluate(() => (window as unknown as { idle(): void }).idle()),
    'xstate.done.actor.load': async (_page, _event, world) => {
      await expect.poll(() => world.held.length).toBeGreaterThan(0);
      world.answer = 'pass';
      for (const route of world.held.splice(0)) await route.continue();
    },
    'xstate.error.actor.load': async (_page, _event, world) => {
      await expect.poll(() => world.held.length).toBeGreaterThan(0);
      world.answer = 'drop';
      for (const route of world.held.splice(0)) await route.abort();
      await expect.poll(() => world.errors.join('\n')).toContain('The menu did not load:');
      world.answer = 'hold';
    },
  },
  states: {
    'served.idle': async (page, _expected, { held }) => {
      await stillServed(page);
      expect(held).toEqual([]);
    },
    'served.loading': async (page, _expected, { held }) => {
      await stillServed(page);
      await expect.poll(() => held.length).toBeGreaterThan(0);
    },
    'served.failed': stillServed,
    replaced: stillServed,
    closed,
    ...opened,
  },
});
