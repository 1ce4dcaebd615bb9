import { expect, test } from '@playwright/test';
import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pageFiles } from '../../tools/pages.ts';
import { dist } from './folders.ts';
import { full } from './runs.ts';

const validator = new HtmlValidate(
  new StaticConfigLoader({
    extends: ['html-validate:standard', 'html-validate:a11y', 'html-validate:document'],
    rules: {
      // A hash guards against another host; these files come from where the page comes from.
      'require-sri': ['error', { target: 'crossorigin' }],
      // A named `section` is a region too; carousel and chat say the role.
      'prefer-native-element': ['error', { exclude: ['region'] }],
    },
  }),
);

test('every page that is built is valid HTML', full, async () => {
  const pages = readdirSync(dist, { recursive: true })
    .map(String)
    .filter((file) => file.endsWith('.html'));
  expect(pages).toHaveLength(pageFiles().length);
  const faults: string[] = [];
  for (const page of pages) {
    const { results } = await validator.validateString(
      readFileSync(join(dist, page), 'utf8'),
      page,
    );
    for (const { messages } of results) {
      faults.push(...messages.map(({ message, selector }) => `${page}: ${message} (${selector})`));
    }
  }
  expect(faults).toEqual([]);
});
