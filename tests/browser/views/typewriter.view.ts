import { expect, type Page } from '@playwright/test';
import { typewriterModel } from '../../models/typewriter.model.ts';
import { openStill, toggleMotion, withMotion } from '../site.ts';
import { defineView } from './view.ts';

const headline = 'We design websites and apps by hand, to order.';
/** The model's sentence has three characters; its last step in either direction stands for all that are left here. */
const modelLength = 3;
const leap = headline.length - modelLength + 1;

/** What the eye sees of the sentence. */
const written = (page: Page) =>
  page.locator('h1').evaluate((h1) => {
    const { color } = getComputedStyle(h1, '::highlight(unwritten)');
    if (color !== 'rgba(0, 0, 0, 0)') return h1.textContent;
    const [hidden] = CSS.highlights.get('unwritten') ?? [];
    return h1.textContent.slice(0, h1.textContent.lastIndexOf((hidden as Range).toString()));
  });

/** Whatever is written, who listens to the page or copies it has the sentence once, whole. */
async function reads(page: Page, shown: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: headline, exact: true })).toBeVisible();
  const copied = page.locator('h1').evaluate((h1) => {
    getSelection()?.selectAllChildren(h1);
    return getSelection()?.toString();
  });
  expect(await copied).toBe(headline);
  await expect.poll(() => written(page)).toBe(shown);
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
    still: (page) => reads(page, headline),
    written: (page) => reads(page, headline),
    erasing: (page, { context }) =>
      reads(page, headline.slice(0, headline.length - modelLength + Number(context.shown))),
    erased: (page) => reads(page, ''),
    typing: (page, { context }) => reads(page, headline.slice(0, Number(context.shown))),
  },
});
