import { expect, type Page } from '@playwright/test';
import type { AnyMachineSnapshot } from 'xstate';
import { menuModel } from '../../models/menu.model.ts';
import { alive, goBackInPage, withMotion } from '../site.ts';
import { defineView } from './view.ts';

/** Each submenu's entry, and a link that only it holds. */
const submenus: Readonly<Record<string, { label: string; path: string; holds: string }>> = {
  'about-us': { label: 'About us', path: '/about', holds: 'Career' },
  'our-services': { label: 'Our Services', path: '/OurWorks', holds: 'iOS App Development' },
};

const navigation = (page: Page) => page.getByRole('navigation', { name: 'Main navigation' });
const entry = (page: Page, menu: unknown) => {
  const { label = '', path = '', holds = '' } = submenus[String(menu)] ?? {};
  const button = navigation(page).getByRole('button', { name: `Submenu of ${label}`, exact: true });
  return {
    button,
    link: navigation(page).getByRole('link', { name: label, exact: true }),
    held: navigation(page).getByRole('link', { name: holds, exact: true }),
    path,
  };
};
/** Beside the text of a long page, where nothing can be pressed and no menu reaches. */
const elsewhere = { x: 1400, y: 880 };

async function shows(page: Page, { context }: AnyMachineSnapshot): Promise<void> {
  for (const menu of Object.keys(submenus)) {
    const { button, held } = entry(page, menu);
    const open = menu === context.menu;
    await expect(button).toHaveAttribute('aria-expanded', String(open));
    await expect(held).toBeVisible({ visible: open });
  }
}

export const menuView = defineView(menuModel, {
  only: 'desktop',
  async open(page): Promise<{ resting: unknown }> {
    await withMotion(page);
    await page.clock.install();
    await page.goto('/Privacy-policy');
    await alive(page);
    await page.mouse.move(elsewhere.x, elsewhere.y);
    await page.clock.pauseAt(Date.now() + 60_000);
    return { resting: undefined };
  },
  gestures: {
    'pointer.entered': async (page, { menu }, world) => {
      if (world.resting === menu) await page.mouse.move(elsewhere.x, elsewhere.y);
      await entry(page, menu).link.hover();
      world.resting = menu;
    },
    'pointer.left': async (page, _event, world) => {
      await page.mouse.move(elsewhere.x, elsewhere.y);
      world.resting = undefined;
    },
    'menu.toggle': async (page, { menu }) => {
      await entry(page, menu).button.focus();
      await page.keyboard.press('Enter');
    },
    'menu.dismiss': async (page) => {
      const button = navigation(page).locator('button[aria-expanded=true]');
      const id = (await button.getAttribute('id')) ?? '';
      await button.focus();
      await page.keyboard.press('Tab');
      await expect(button).not.toBeFocused();
      await page.keyboard.press('Escape');
      await expect(page.locator(`#${id}`)).toBeFocused();
    },
    'page.escaped': async (page) => {
      await page.evaluate(() => (document.activeElement as HTMLElement).blur());
      await page.keyboard.press('Escape');
      await expect(page.locator('body')).toBeFocused();
    },
    'focus.left': async (page, { menu }) => {
      await entry(page, menu).button.focus();
      await navigation(page).getByRole('link', { name: 'Contact' }).focus();
    },
    'outside.pressed': async (page, _event, world) => {
      await page.mouse.click(elsewhere.x, elsewhere.y);
      world.resting = undefined;
    },
    'link.pressed': async (page) => {
      const menu = Object.keys(submenus);
      for (const name of menu) {
        const { button, link, path } = entry(page, name);
        if ((await button.getAttribute('aria-expanded')) !== 'true') continue;
        await link.focus();
        await page.keyboard.press('Enter');
        await expect(page).toHaveURL(path);
      }
    },
    'page.loading': goBackInPage,
    'page.shown': goBackInPage,
    'xstate.after.grace.menu.open.lingering': (page) => page.clock.runFor(150),
    'xstate.after.grace.menu.open.crossing': (page) => page.clock.runFor(150),
  },
  states: {
    closed: shows,
    'open.previewed': shows,
    'open.lingering': shows,
    'open.pinned': shows,
    'open.crossing': shows,
  },
});
