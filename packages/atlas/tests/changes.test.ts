import { expect, test } from 'vitest';
import { type ChangedFile, changesPage, changesTitle } from '../src/changes.ts';

const made = { date: '2026-11-21T00:00:00.000Z', commit: 'abc1234' };
const show = (...files: ChangedFile[]) =>
  changesPage({ ...made, changes: { since: 'v1.0.0', groups: [{ title: 'Charts', files }] } });
const words = (markup: string) =>
  markup
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
const main = (markup: string) => words(/<main.*<\/main>/s.exec(markup)?.[0] ?? '');

test('a text is shown by its changed lines, each marked as new or as deleted, and escaped', () => {
  const page = show({
    name: 'goldens/door.txt',
    status: 'changed',
    diff: [
      'diff --git a/goldens/door.txt b/goldens/door.txt',
      'index 1111111..2222222 100644',
      '--- a/goldens/door.txt',
      '+++ b/goldens/door.txt',
      '@@ -1,3 +1,3 @@',
      ' push',
      '-  <b>open</b>',
      '+  ajar & open',
      ' pull',
      '@@ -8 +9 @@',
      '--- a line that begins with two dashes',
      '',
    ].join('\n'),
  });
  const pre = /<pre[^>]*>(.*)<\/pre>/s.exec(page)?.[1] ?? '';
  expect(pre).toBe(
    '<span class="place">@@ -1,3 +1,3 @@</span>' +
      '<span> push</span>' +
      '<del>-  &lt;b&gt;open&lt;/b&gt;</del>' +
      '<ins>+  ajar &amp; open</ins>' +
      '<span> pull</span>' +
      '<span class="place">@@ -8 +9 @@</span>' +
      '<del>--- a line that begins with two dashes</del>',
  );
  expect(words(page)).toContain('goldens/door.txt changed +1 −2');
});

test('a short difference is open, a long one is folded up', () => {
  const text = (lines: number): ChangedFile => ({
    name: 'a.txt',
    status: 'new',
    diff: `@@ -0,0 +1,${lines} @@\n${'+line\n'.repeat(lines)}`,
  });
  expect(show(text(119))).toMatch(/<details class="change" open>/);
  expect(show(text(120))).toMatch(/<details class="change"\s*>/);
});

test('a picture is shown before, after and as a difference', () => {
  const page = show({
    name: 'home "1440".png',
    status: 'changed',
    before: 'changes/before/home.png',
    after: 'changes/after/home.png',
  });
  expect(main(page)).toBe(
    'Charts home &quot;1440&quot;.png changed Before After Difference: what is not black has changed',
  );
  expect(
    [...page.matchAll(/<img src="([^"]*)" alt="([^"]*)"/g)].map((all) => all.slice(1)),
  ).toEqual([
    ['changes/before/home.png', 'home &quot;1440&quot;.png, before'],
    ['changes/after/home.png', 'home &quot;1440&quot;.png, after'],
    ['changes/before/home.png', ''],
    ['changes/after/home.png', ''],
  ]);
});

test('a chart is shown before and after', () => {
  const page = show({ name: 'door.svg', status: 'changed', before: 'b.svg', after: 'a.svg' });
  expect(main(page)).toBe('Charts door.svg changed Before After');
});

test('a new picture has no before, a deleted one no after', () => {
  expect(main(show({ name: 'a.png', status: 'new', after: 'a' }))).toBe('Charts a.png new After');
  expect(main(show({ name: 'a.png', status: 'deleted', before: 'a' }))).toBe(
    'Charts a.png deleted Before',
  );
});

test('it counts each kind that has changed, and leaves out what has not', () => {
  const file: ChangedFile = { name: 'a.svg', status: 'new', after: 'a' };
  const changes = {
    since: 'v1.0.0',
    groups: [
      { title: 'Pictures', files: [] },
      { title: 'Charts', files: [file, { ...file, name: 'b.svg' }] },
    ],
  };
  const page = changesPage({ ...made, changes });
  expect(words(page)).toContain('Changes since v1.0.0');
  expect(words(page)).toContain('charts 2');
  expect(words(page)).not.toContain('ictures 0');
  expect(changesTitle(changes)).toBe('2 files to approve have changed since v1.0.0');
});

test('without a release it says so, and how to name one', () => {
  const changes = { since: undefined, groups: [] };
  expect(main(changesPage({ ...made, changes }))).toBe(
    'There is no release to compare with: this history has no tag. Name a commit instead: npm run atlas -- --changes --since=HEAD~20 .',
  );
  expect(changesTitle(changes)).toBe('Changes: there is no release to compare with');
});

test('without a change it says so', () => {
  expect(main(show())).toBe('Nothing to approve has changed.');
  expect(changesTitle({ since: 'v1.0.0', groups: [] })).toBe(
    'Nothing to approve has changed since v1.0.0',
  );
});

test('alone it leads to no page that is not there', () => {
  const changes = { since: undefined, groups: [] };
  expect(changesPage({ ...made, changes })).toContain('href="index.html"');
  expect(changesPage({ ...made, changes }, { alone: true })).not.toContain('href="index.html"');
});
