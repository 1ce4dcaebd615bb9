import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';

const font = (file: string) =>
  `url(data:font/woff2;base64,${readFileSync(`src/fonts/${file}`).toString('base64')})`;
const fonts = `<style>
@font-face { font-family: Figtree; src: ${font('figtree.woff2')}; font-weight: 300 900 }
@font-face { font-family: 'Bricolage Display'; src: ${font('bricolage-display.woff2')}; font-weight: 400 800 }
</style>`;

for (const [where, style] of [
  ['in the site’s fonts', fonts],
  ['where only system fonts are', ''],
] as const) {
  test(`every word of every chart stays in its box ${where}`, async ({ page }) => {
    for (const name of readdirSync('docs/charts')) {
      await page.setContent(style + readFileSync(`docs/charts/${name}`, 'utf8'));
      const outside = await page.evaluate(async () => {
        await document.fonts.ready;
        return [...document.querySelectorAll<SVGTextElement>('svg text')].flatMap((text) => {
          const box = text.parentElement?.querySelector<SVGGraphicsElement>('.box, .label');
          if (!box) return [`${text.textContent}: no box`];
          const [inner, outer] = [text.getBBox(), box.getBBox()];
          const fits =
            inner.x >= outer.x &&
            inner.x + inner.width <= outer.x + outer.width &&
            inner.y >= outer.y - 1 &&
            inner.y + inner.height <= outer.y + outer.height + 1;
          return fits ? [] : [text.textContent];
        });
      });
      expect(outside, name).toEqual([]);
    }
  });
}
