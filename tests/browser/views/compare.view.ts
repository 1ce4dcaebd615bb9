import { expect, type Page } from '@playwright/test';
import type { AnyMachineSnapshot } from 'xstate';
import { compareModel } from '../../models/compare.model.ts';
import { openAlive } from '../site.ts';
import { defineView } from './view.ts';

const handle = (page: Page) => page.getByRole('slider', { name: 'How much of the finished' });
const pictures = (page: Page) => page.locator('.compare');

/** The point on the pictures that has this share of their width before it. */
async function pointAt(page: Page, share: unknown) {
  await pictures(page).scrollIntoViewIfNeeded();
  const box = await pictures(page).boundingBox();
  if (!box) throw new Error('There are no pictures');
  return [box.x + (box.width * Number(share)) / 100, box.y + box.height / 2] as const;
}

/** The finished screen ends where the handle says, to the eye too. */
async function shows(page: Page, { context, value }: AnyMachineSnapshot) {
  await expect(pictures(page)).toHaveAttribute('data-state', String(value));
  await expect(handle(page)).toHaveValue(String(context.share));
  await expect(handle(page)).toHaveAttribute('aria-valuetext', `${context.share}% finished screen`);
  const [x] = await pointAt(page, context.share);
  const line = await page.locator('.compare-handle').boundingBox();
  expect(Math.abs((line?.x ?? NaN) + 1 - x)).toBeLessThanOrEqual(1);
}

/** The two pictures on the page of UI/UX Design. */
export const compareView = defineView(compareModel, {
  part: pictures,
  open: (page) => openAlive(page, '/UIPage'),
  gestures: {
    'divide.set': (page, { share }) => handle(page).press(share === 0 ? 'Home' : 'End'),
    'divide.step': (page, { by }) => handle(page).press(by === 5 ? 'ArrowRight' : 'ArrowLeft'),
    'drag.began': async (page, { share }) => {
      await page.mouse.move(...(await pointAt(page, share)));
      await page.mouse.down();
      await expect(handle(page)).toBeFocused();
    },
    'drag.moved': async (page, { share }) => page.mouse.move(...(await pointAt(page, share))),
    'drag.ended': (page) => page.mouse.up(),
    // A browser does so when it takes a touch for itself; with a mouse it cannot be brought about.
    'drag.cancelled': async (page) => {
      await pictures(page).dispatchEvent('pointercancel');
      await page.mouse.up();
    },
  },
  states: { resting: shows, dragging: shows },
});
