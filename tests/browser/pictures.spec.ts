import { expect, test } from '@playwright/test';
import { allRoutes } from '../../tools/pages.ts';
import { budget } from '../../tools/media/pictures.ts';
import { atRoute } from './runs.ts';

const routes = allRoutes();

/** A picture as a screen has it: the candidates it could choose from, the one it chose, and the pixels it fills. */
interface Seen {
  readonly src: string;
  readonly picture: string;
  readonly chosen: number;
  readonly widths: readonly number[];
  /** Device pixels the picture would be wide uncropped. */
  readonly needed: number;
}

const screens = [
  { name: 'a phone', width: 390, height: 844, deviceScaleFactor: 3 },
  { name: 'a desktop', width: 1440, height: 900, deviceScaleFactor: 1 },
];

for (const { name, width, height, deviceScaleFactor } of screens) {
  test.describe(name, () => {
    test.use({ viewport: { width, height }, deviceScaleFactor, javaScriptEnabled: false });
    for (const { path } of routes) {
      test(
        `${path} fetches pictures as large as they are shown, none too heavy`,
        atRoute(path, name === 'a phone'),
        async ({ page }) => {
          const weights = new Map<string, number>();
          page.on('response', (response) => {
            const { pathname } = new URL(response.url());
            const bytes = Number(response.headers()['content-length']);
            if (/\.(?:avif|webp)$/.test(pathname)) weights.set(pathname, bytes);
          });
          await page.goto(path);
          const images = page.locator('picture > img');
          const shown = await images.evaluateAll(look);
          for (const seen of shown) {
            const enough = seen.widths.find((each) => each >= seen.needed * 0.8);
            const largest = Math.max(...seen.widths);
            expect(seen.chosen, `${seen.src} for ${seen.needed} pixels`).toBeGreaterThanOrEqual(
              Math.min(enough ?? largest, largest),
            );
            // A browser that has fetched a larger file of the same picture takes that.
            const most = Math.max(
              ...shown
                .filter(({ picture }) => picture === seen.picture)
                .map(({ needed }) => needed),
            );
            const plenty = seen.widths.find((each) => each >= most * 1.7) ?? largest;
            expect(seen.chosen, `${seen.src} for ${seen.needed} pixels`).toBeLessThanOrEqual(
              plenty,
            );
          }
          for (const [file, bytes] of weights)
            expect(bytes, file).toBeLessThanOrEqual(budget.picture);
        },
      );
    }
  });
}

/** Runs in the page. Where scripts do not run nothing is lazy: every picture has been fetched when the page has loaded. */
function look(images: Element[]): Seen[] {
  return images
    .filter((image) => image instanceof HTMLImageElement)
    .filter((image) => image.checkVisibility())
    .map((image) => {
      const box = image.getBoundingClientRect();
      const cover = getComputedStyle(image).objectFit === 'cover';
      const ratio = image.naturalWidth / image.naturalHeight;
      const shown = cover ? Math.max(box.width, box.height * ratio) : box.width;
      const { pathname } = new URL(image.currentSrc);
      const sources = image.parentElement?.querySelectorAll('source') ?? [];
      const candidates = [...sources]
        .map(({ srcset }) => srcset)
        .find((it) => it.includes(pathname));
      return {
        src: pathname,
        picture: pathname.replace(/-\d+\.\w+$/, ''),
        chosen: Number(/-(\d+)\.\w+$/.exec(pathname)?.[1]),
        widths: [...(candidates ?? '').matchAll(/ (\d+)w/g)].map(([, width]) => Number(width)),
        needed: Math.round(shown * devicePixelRatio),
      };
    });
}
