import { expect, type Page } from '@playwright/test';
import { carouselWords as words } from '../../../src/content/carousel.ts';
import home from '../../../src/content/home.ts';
import { carouselModel } from '../../models/carousel.model.ts';
import { hold, openStill, runUntil, toggleMotion, withMotion } from '../site.ts';
import { defineView } from './view.ts';

interface World {
  /** The slide in the middle; the geometry says so to the page, and its facts are no events of the paths. */
  index: number;
  /** Lets the geometry's file arrive. */
  deliver: () => void;
}

const count = 3;
const carousel = (page: Page) => page.getByRole('group', { name: home.projects.title });
const slides = (page: Page) => carousel(page).locator('[aria-roledescription=slide]');
const viewport = (page: Page) => page.locator('#projects-slides');
// Not by the mouse: the pointer and the focus are events of their own.
const press = (page: Page, name: string) =>
  carousel(page).getByRole('button', { name, exact: true }).dispatchEvent('click');

async function turned(page: Page, world: World, by: number): Promise<void> {
  world.index = (world.index + by + count) % count;
  await page.clock.runFor(350);
}

async function isInTheMiddle(page: Page, { index }: Pick<World, 'index'>): Promise<void> {
  const box = await slides(page).nth(index).boundingBox();
  const frame = await viewport(page).boundingBox();
  expect(Math.abs(Math.round((box?.x ?? NaN) - (frame?.x ?? NaN)))).toBeLessThanOrEqual(1);
}

async function lists(page: Page, _expected: unknown, world: World): Promise<void> {
  await expect(viewport(page)).toHaveAttribute('data-state', 'listed');
  for (const slide of await slides(page).all()) await expect(slide).not.toHaveAttribute('inert');
  await isInTheMiddle(page, world);
}

async function shows(page: Page, { index }: World, live: 'off' | 'polite'): Promise<void> {
  await expect(viewport(page)).toHaveAttribute('aria-live', live);
  for (const [place, slide] of (await slides(page).all()).entries()) {
    await expect(slide).toHaveAttribute('aria-label', `${place + 1} of ${count}`);
    if (place === index) await expect(slide).not.toHaveAttribute('inert');
    else await expect(slide).toHaveAttribute('inert');
  }
  await isInTheMiddle(page, { index });
}

/** The projects, motion paused by an earlier visit, time standing still, and Embla's file held back. */
export const carouselView = defineView(carouselModel, {
  async open(page): Promise<World> {
    await withMotion(page);
    const deliver = await hold(page, '**/CarouselGeometry-*.js');
    // Whether the visitor is near is an event of the paths.
    await page.addInitScript(() => {
      const { observe } = IntersectionObserver.prototype;
      const near = new Promise((come) => addEventListener('near', come));
      IntersectionObserver.prototype.observe = async function (element) {
        // Either carousel fetches the file; and the page may look out for the visitor later than they come.
        if (element.id.endsWith('-slides')) await near;
        observe.call(this, element);
      };
    });
    await openStill(page, '/');
    await viewport(page).scrollIntoViewIfNeeded();
    return { index: 0, deliver };
  },
  gestures: {
    'slides.needed': async (page) => {
      const asked = page.waitForRequest('**/CarouselGeometry-*.js');
      await page.evaluate(() => dispatchEvent(new Event('near')));
      await asked;
    },
    'geometry.arrived': async (page, _event, { deliver }) => {
      deliver();
      // What has just been fetched React may hold back for up to 300 ms of the page's clock.
      await runUntil(page, 100, 'carried', () => viewport(page).getAttribute('data-state'));
    },
    'slide.next': async (page, _event, world) => {
      await press(page, words.nextSlide);
      await turned(page, world, 1);
    },
    'slide.previous': async (page, _event, world) => {
      await press(page, words.previousSlide);
      await turned(page, world, -1);
    },
    'slide.choose': async (page, { index }, world) => {
      await press(page, `${Number(index) + 1} of ${count}`);
      await turned(page, world, Number(index) - world.index);
    },
    // What the geometry reports when a slide was chosen.
    'slide.selected': async (page, { index }, world) => {
      await press(page, `${Number(index) + 1} of ${count}`);
      await turned(page, world, Number(index) - world.index);
    },
    'hold.began': async (page, { hold }) => {
      if (hold === 'hover') await viewport(page).hover();
      else await carousel(page).getByRole('button', { name: words.nextSlide }).focus();
    },
    'hold.ended': async (page, { hold }) => {
      if (hold === 'hover') await page.mouse.move(1, 1);
      else await carousel(page).getByRole('button', { name: words.nextSlide }).blur();
    },
    'motion.paused': (page) => toggleMotion(page),
    'motion.resumed': (page) => toggleMotion(page),
    // A choice before has used up some of it.
    'xstate.after.rotationDelay.carousel.carried.playing': async (page, _event, world) => {
      await page.clock.runFor(2000);
      await turned(page, world, 1);
    },
  },
  states: {
    listed: lists,
    summoning: lists,
    'carried.paused': async (page, _expected, world) => {
      await page.clock.fastForward(10_000);
      await shows(page, world, 'polite');
    },
    'carried.waiting': async (page, _expected, world) => {
      await page.clock.fastForward(10_000);
      await shows(page, world, 'polite');
    },
    'carried.playing': (page, _expected, world) => shows(page, world, 'off'),
  },
});
