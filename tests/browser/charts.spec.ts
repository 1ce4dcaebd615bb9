import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';
import { full } from './runs.ts';

const face = (family: string, weight: string, file: string) =>
  `@font-face { font-family: '${family}'; font-weight: ${weight}; src: url(data:font/woff2;base64,${readFileSync(file).toString('base64')}) }`;
const own = [
  face('Figtree', '300 900', 'src/fonts/figtree.woff2'),
  face('Bricolage Display', '400 800', 'src/fonts/bricolage-display.woff2'),
];
/** As wide as Arial, which a README's reader may have instead. A machine for tests may have neither. */
const arimo = (weight: number) =>
  join(
    dirname(fileURLToPath(import.meta.resolve('@fontsource/arimo/package.json'))),
    `files/arimo-latin-${weight}-normal.woff2`,
  );
const system = [400, 600, 700].map((weight) => face('Arial', String(weight), arimo(weight)));

for (const [where, faces] of [
  ['in the site’s fonts', own],
  ['where only system fonts are', system],
] as const) {
  test(`every word of every chart stays in its box ${where}`, full, async ({ page }) => {
    for (const name of readdirSync('docs/charts').filter((file) => file.endsWith('.svg'))) {
      await page.setContent(
        `<style>${faces.join('')}</style>` + readFileSync(`docs/charts/${name}`, 'utf8'),
      );
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
