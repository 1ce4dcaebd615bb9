import { expect, type Page } from '@playwright/test';
import { scrolltopModel } from '../../models/scrolltop.model.ts';
import { openAlive, scrollPage, scrollTop, withMotion } from '../site.ts';
import { defineView } from './view.ts';

const button = (page: Page) => page.getByRole('button', { name: 'Back to top', exact: true });

/** The corner of a long page. */
export const scrolltopView = defineView(scrolltopModel, {
  async open(page) {
    await withMotion(page);
    await openAlive(page, '/TermsAnd-Conditions');
  },
  gestures: {
    // As far beyond one viewport as the model says, however high this one is.
    'page.scrolled': (page, { top, viewport }) =>
      scrollPage(page, (page.viewportSize()?.height ?? NaN) + Number(top) - Number(viewport)),
    'top.seek': async (page) => {
      const before = await scrollTop(page);
      await button(page).click();
      await expect.poll(() => scrollTop(page)).toBe(0);
      await expect(page.getByRole('banner').getByRole('link').first()).toBeFocused();
      // The way up is reported by `page.scrolled`, an event of its own; back to where this one left the machine.
      await scrollPage(page, before);
    },
  },
  states: {
    hidden: (page) => expect(button(page)).toHaveCount(0),
    visible: (page) => expect(button(page)).toBeInViewport({ ratio: 1 }),
  },
});
