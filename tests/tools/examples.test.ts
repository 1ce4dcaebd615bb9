import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { JSDOM } from 'jsdom';
import { expect, it } from 'vitest';
import { folders, readRecords } from '../../tools/media/pictures.ts';

const html = 'art/interfaces/services';
const names = readdirSync(html)
  .filter((file) => file.endsWith('.html'))
  .map((file) => file.replace('.html', ''));

/** In hundredths, so that nothing is lost. */
const numberIn = ({ textContent }: Element) =>
  Math.round(Number(textContent.replaceAll(/[,\s]/g, '')) * 100);
const keysOf = (element: Element, attribute: string) =>
  element.getAttribute(attribute)?.split(' ') ?? [];

it('there are sixteen examples', () => {
  expect(names).toHaveLength(16);
});

const withSums = names.filter(
  (name) => !['app-maintenance', 'cms', 'front-end', 'ui-ux', 'updates'].includes(name),
);
it.each(withSums)('the numbers in the example %s add up', (name) => {
  const { document } = new JSDOM(readFileSync(join(html, `${name}.html`))).window;
  const sums = document.querySelectorAll('[data-sum]');
  expect(sums.length).toBeGreaterThan(0);
  for (const sum of sums) {
    for (const key of keysOf(sum, 'data-sum')) {
      const parts = [...document.querySelectorAll('[data-part]')].filter((part) =>
        keysOf(part, 'data-part').includes(key),
      );
      const total = parts.map(numberIn).reduce((one, other) => one + other, 0);
      expect(parts.length, key).toBeGreaterThan(1);
      expect(numberIn(sum), key).toBe(total);
    }
  }
});

it.each(names)(
  'no picture of the example %s is heavier than 60 kB in the width of 800 pixels',
  async (name) => {
    const records = await readRecords(folders.record);
    for (const form of ['wide-light', 'wide-dark', 'tall-light', 'tall-dark']) {
      const files = Object.entries(records[`${name}-${form}`]?.files ?? {});
      const checked = files.filter(([file]) => /-800\.(?:avif|webp)$/.test(file));
      expect(checked).toHaveLength(2);
      for (const [file, bytes] of checked) expect(bytes, file).toBeLessThanOrEqual(60_000);
    }
  },
);
