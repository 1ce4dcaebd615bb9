import { expect, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { full } from './runs.ts';
import { openAlive, openStill, settled } from './site.ts';

/** What lies on a picture: the head of a page, and the bar above it. */
const ground = ':is([data-under-header], header:has(nav))';

/** Relative luminance of an sRGB colour (WCAG 2.2). */
function luminance(rgb: readonly number[]): number {
  const [r = 0, g = 0, b = 0] = rgb
    .map((part) => part / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

interface Text {
  readonly text: string;
  readonly box: { x: number; y: number; width: number; height: number };
  readonly colour: readonly number[];
  /** What WCAG 1.4.3 asks: 3 for large text, 4.5 for other. */
  readonly least: number;
}

/** The texts that lie on the first screen's picture, in the window, line by line. */
const textsOnGround = (page: Page) =>
  page.evaluate(
    (selector): Text[] =>
      [...document.querySelectorAll<HTMLElement>(selector)].flatMap((root) => {
        const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
        const found: Text[] = [];
        while (walker.nextNode()) {
          const node = walker.currentNode;
          const owner = node.parentElement;
          const text = node.textContent?.trim();
          if (
            !owner ||
            !text ||
            // For screen readers only.
            owner.clientWidth === 1 ||
            !owner.checkVisibility({ visibilityProperty: true, opacityProperty: true })
          )
            continue;
          const { color, fontSize, fontWeight } = getComputedStyle(owner);
          // What holds the place of letters that are still to be typed.
          if (color.endsWith(', 0)')) continue;
          const size = Number.parseFloat(fontSize);
          const large = size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700);
          const range = document.createRange();
          range.selectNodeContents(node);
          for (const { x, y, width, height } of range.getClientRects()) {
            if (width < 2 || height < 2 || y + height <= 0 || y >= innerHeight) continue;
            found.push({
              text,
              box: { x, y, width, height },
              colour: (color.match(/[\d.]+/g) ?? []).slice(0, 3).map(Number),
              least: large ? 3 : 4.5,
            });
          }
        }
        return found;
      }),
    ground,
  );

/**
 * The contrast of each text against what is painted behind it: every third pixel of its box, and of these the one in a
 * hundred that is worst (a single glint is no background).
 */
async function measure(page: Page): Promise<{ text: string; ratio: number; least: number }[]> {
  const texts = await textsOnGround(page);
  const style = await page.addStyleTag({
    content: `${ground} * { color: transparent !important; -webkit-text-fill-color: transparent !important; transition: none !important } ${ground} svg { opacity: 0 !important }`,
  });
  const { data, info } = await sharp(await page.screenshot())
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  await style.evaluate((element) => (element as HTMLElement).remove());
  return texts.map(({ text, box, colour, least }) => {
    const ink = luminance(colour);
    const ratios: number[] = [];
    for (
      let y = Math.max(0, Math.floor(box.y));
      y < Math.min(info.height, box.y + box.height);
      y += 3
    ) {
      for (
        let x = Math.max(0, Math.floor(box.x));
        x < Math.min(info.width, box.x + box.width);
        x += 3
      ) {
        const at = (y * info.width + x) * 3;
        const behind = luminance([...data.subarray(at, at + 3)]);
        ratios.push((Math.max(ink, behind) + 0.05) / (Math.min(ink, behind) + 0.05));
      }
    }
    ratios.sort((a, b) => a - b);
    return { text, ratio: ratios[Math.floor(ratios.length / 100)] ?? NaN, least };
  });
}

const tooFaint = (measured: Awaited<ReturnType<typeof measure>>) =>
  measured.filter(({ ratio, least }) => !(ratio >= least));

// The tests put style into the page, which its policy forbids to anyone else.
test.use({ bypassCSP: true });

for (const [width, height] of [
  [390, 844],
  [768, 1024],
  [1440, 900],
] as const) {
  test(
    `${width} x ${height}: every text over the film can be read at every moment of it`,
    full,
    async ({ page }) => {
      await page.setViewportSize({ width, height });
      await page.addInitScript(() => localStorage.setItem('motion.choice', 'moving'));
      await openAlive(page, '/');
      const film = page.locator('#hero-video');
      await expect(film).toHaveAttribute('data-state', 'playing');
      // From memory, where any moment can be gone to.
      const duration = await film.evaluate(async (video: HTMLVideoElement) => {
        const file = await (await fetch(video.currentSrc)).blob();
        const ready = new Promise((loaded) =>
          video.addEventListener('loadeddata', loaded, { once: true }),
        );
        video.src = URL.createObjectURL(file);
        await ready;
        video.pause();
        return video.duration;
      });
      expect(duration).toBeGreaterThan(1);
      for (const part of [0.02, 0.2, 0.4, 0.6, 0.8, 0.98]) {
        await film.evaluate(async (video: HTMLVideoElement, time) => {
          const there = new Promise((seeked) =>
            video.addEventListener('seeked', seeked, { once: true }),
          );
          video.currentTime = time;
          await there;
          for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
        }, part * duration);
        const measured = await measure(page);
        expect(measured.length).toBeGreaterThan(width > 400 ? 8 : 4);
        expect.soft(tooFaint(measured), `at ${part} of the film`).toEqual([]);
      }
    },
  );

  test(
    `${width} x ${height}: and over the still picture, and over the pictures of other pages' heads, light and dark`,
    full,
    async ({ page }) => {
      await page.setViewportSize({ width, height });
      for (const path of ['/', '/UIPage', '/SoftwareMaintainsPage', '/AppServicesPage', '/about']) {
        await (path === '/' ? openStill(page, path) : openAlive(page, path));
        await page.waitForFunction(() =>
          [...document.images]
            .filter(({ loading }) => loading === 'eager')
            .every(({ complete }) => complete),
        );
        for (const colorScheme of ['light', 'dark'] as const) {
          await page.emulateMedia({ colorScheme });
          await settled(page);
          const measured = await measure(page);
          expect.soft(tooFaint(measured), `${path}, ${colorScheme}`).toEqual([]);
        }
      }
    },
  );
}
