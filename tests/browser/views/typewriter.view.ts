import { expect, type Page } from '@playwright/test';
import { typewriterModel } from '../../models/typewriter.model.ts';
import { openStill, toggleMotion, withMotion } from '../site.ts';
import { defineView } from './view.ts';

const headline = 'We design websites and apps by hand, on demand.';
/** The model's sentence has three characters; its last step in either direction stands for all that are left here. */
const modelLength = 3;
const leap = headline.length - modelLength + 1;

/** What the eye sees, of the sentence itself and of the copy over it. */
const written = (page: Page) =>
  page.locator('h1').evaluate((h1) => {
    const seen = (part: HTMLElement, text: string | null | undefined) => {
      const { color, visibility } = getComputedStyle(part);
      return color === 'rgba(0, 0, 0, 0)' || visibility === 'hidden' ? '' : (text ?? '');
    };
    const copies = [...h1.querySelectorAll<HTMLElement>('[aria-hidden] span:not(:has(span))')];
    return [...h1.querySelectorAll<HTMLElement>('[data-copied]')]
      .map(
        (piece, at) =>
          seen(piece, piece.textContent) +
          copies
            .slice(2 * at, 2 * at + 2)
            .map((copy) => seen(copy, copy.textContent))
            .join(''),
      )
      .join('');
  });

/** Whatever is written, who listens to the page or copies it has the sentence once, whole. */
async function reads(page: Page, shown: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: headline, exact: true })).toBeVisible();
  const copied = page.locator('h1').evaluate((h1) => {
    getSelection()?.selectAllChildren(h1);
    return getSelection()?.toString();
  });
  expect(await copied).toBe(headline);
  // A space at the end is not seen.
  await expect.poll(async () => (await written(page)).trimEnd()).toBe(shown.trimEnd());
}

export const typewriterView = defineView(typewriterModel, {
  async open(page): Promise<{ shown: number }> {
    await withMotion(page);
    await openStill(page, '/');
    return { shown: modelLength };
  },
  gestures: {
    'motion.paused': async (page, _event, world) => {
      // Paused already: a press would set it going.
      if ((await page.locator('h1 [data-moving=true]').count()) > 0) await toggleMotion(page);
      world.shown = modelLength;
    },
    'motion.resumed': async (page) => {
      await toggleMotion(page);
      await expect(page.locator('h1 [data-moving=true]')).toHaveCount(1);
    },
    'xstate.after.pause.typewriter.written': (page) => page.clock.runFor(500),
    'xstate.after.pause.typewriter.erased': (page) => page.clock.runFor(500),
    'xstate.after.deleteSpeed.typewriter.erasing': async (page, _event, world) => {
      world.shown -= 1;
      for (let steps = world.shown === 0 ? leap : 1; steps > 0; steps -= 1) {
        await page.clock.runFor(80);
      }
    },
    'xstate.after.typeSpeed.typewriter.typing': async (page, _event, world) => {
      world.shown += 1;
      for (let steps = world.shown === modelLength ? leap : 1; steps > 0; steps -= 1) {
        await page.clock.runFor(50);
      }
    },
  },
  states: {
    standing: async (page) => {
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(headline);
      await expect(page.locator('h1 [aria-hidden]')).toHaveCount(0);
    },
    written: (page) => reads(page, headline),
    erasing: (page, { context }) =>
      reads(page, headline.slice(0, headline.length - modelLength + Number(context.shown))),
    erased: (page) => reads(page, ''),
    typing: (page, { context }) => reads(page, headline.slice(0, Number(context.shown))),
  },
});
