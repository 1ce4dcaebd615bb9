import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { chartFiles } from '../../tools/charts.ts';

/** Drawn once for all tests. */
const drawn = chartFiles();

test('a chart file needs nothing else, in both colour schemes, and says what it is', async () => {
  for (const [name, content] of await drawn) {
    expect(content.match(/\b(?:href|src|url)\b/g), name).toBeNull();
    expect(content, name).toContain('@media (prefers-color-scheme:dark)');
    expect(content, name).toMatch(
      /<title [^>]*>Statechart of \w+<\/title>\n<desc [^>]*>.+<\/desc>/,
    );
    for (const [, role = ''] of content.matchAll(/var\((--[\w-]+)\)/g))
      expect(content, name).toContain(`${role}:#`);
  }
}, 60_000);

test('the table of charts leads to the chart of every machine', async () => {
  const table = readFileSync('docs/charts/README.md', 'utf8');
  for (const name of (await drawn).keys()) expect(table).toContain(`](${basename(name)})`);
}, 60_000);

test('the committed charts are those of the machines as they are (npm run charts)', async () => {
  const files = await drawn;
  const committed = readdirSync('docs/charts').filter((name) => name !== 'README.md');
  expect(committed.map((name) => `docs/charts/${name}`)).toEqual([...files.keys()]);
  for (const [name, content] of files) {
    expect(readFileSync(name, 'utf8'), name).toBe(content);
  }
}, 60_000);
