import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { changesSince, isCommit, lastRelease } from '../../tools/atlas/changes.ts';

let root: string;
let folder: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'atlas-'));
  folder = join(root, 'reports');
  run('init', '--quiet');
  write('docs/charts/door.svg', '<svg>shut</svg>');
  write('docs/charts/README.md', 'Old');
  write('tests/browser/look.spec.ts-snapshots/home.png', 'a picture');
  write('tests/browser/look.spec.ts-snapshots/old.png', 'an old picture');
  write('tests/machines/goldens/door.txt', 'push\n  open\n');
  write('tests/browser/trees/about.yml', '- heading "About"\n');
  write('docs/heard/home.md', 'Home\n');
  write('tests/content/promises.txt', 'We reply.\n');
  write('tests/look/conditions.txt', 'print\n');
  commit('First');
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

function run(...args: string[]): void {
  const known = ['-c', 'user.name=Asha', '-c', 'user.email=asha@weavers.test'];
  expect(spawnSync('git', [...known, ...args], { cwd: root }).status).toBe(0);
}

function write(file: string, text: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
}

function commit(message: string): void {
  run('add', '.');
  run('commit', '--quiet', '-m', message);
}

const written = (file: string) => readFileSync(join(folder, file), 'utf8');

test('the last release is the last tag, and there may be none', () => {
  expect(lastRelease(root)).toBeUndefined();
  run('tag', 'v1.0.0');
  write('docs/heard/home.md', 'Home, heading\n');
  commit('Second');
  expect(lastRelease(root)).toBe('v1.0.0');
  expect(isCommit('v1.0.0', root)).toBe(true);
  expect(isCommit('v2.0.0', root)).toBe(false);
  expect(isCommit('--all', root)).toBe(false);
});

test('without a release there is nothing to compare with', () => {
  expect(changesSince(undefined, folder, root)).toEqual({ since: undefined, groups: [] });
});

test('what nobody has touched is no change', () => {
  run('tag', 'v1.0.0');
  const { groups } = changesSince('v1.0.0', folder, root);
  expect(groups.map(({ title, files }) => [title, files])).toEqual([
    ['Pictures of pages', []],
    ['Charts', []],
    ['What machines do', []],
    ['What a screen reader reads', []],
    ['What a screen reader said', []],
    ['Promises and conditions', []],
  ]);
});

test('new, changed and deleted files are told apart, pictures are there before and after, also when nothing is committed yet', () => {
  run('tag', 'v1.0.0');
  write('docs/charts/door.svg', '<svg>open</svg>');
  write('docs/charts/README.md', 'New');
  write('tests/browser/look.spec.ts-snapshots/about.png', 'another picture');
  rmSync(join(root, 'tests/browser/look.spec.ts-snapshots/old.png'));
  write('tests/browser/trees/about.yml', '- heading "About us"\n');
  write('tests/content/promises.txt', 'We reply soon.\n');
  rmSync(join(root, 'tests/machines/goldens/door.txt'));
  run('add', '.');
  const { since, groups } = changesSince('v1.0.0', folder, root);
  expect(since).toBe('v1.0.0');
  const files = groups.flatMap((group) => group.files);
  expect(files.map(({ name, status }) => [status, name])).toEqual([
    ['new', 'tests/browser/look.spec.ts-snapshots/about.png'],
    ['deleted', 'tests/browser/look.spec.ts-snapshots/old.png'],
    ['changed', 'docs/charts/door.svg'],
    ['deleted', 'tests/machines/goldens/door.txt'],
    ['changed', 'tests/browser/trees/about.yml'],
    ['changed', 'tests/content/promises.txt'],
  ]);
  expect(files.slice(0, 3)).toEqual([
    {
      name: 'tests/browser/look.spec.ts-snapshots/about.png',
      status: 'new',
      after: 'changes/after/tests/browser/look.spec.ts-snapshots/about.png',
    },
    {
      name: 'tests/browser/look.spec.ts-snapshots/old.png',
      status: 'deleted',
      before: 'changes/before/tests/browser/look.spec.ts-snapshots/old.png',
    },
    {
      name: 'docs/charts/door.svg',
      status: 'changed',
      before: 'changes/before/docs/charts/door.svg',
      after: 'changes/after/docs/charts/door.svg',
    },
  ]);
  expect(written('changes/before/docs/charts/door.svg')).toBe('<svg>shut</svg>');
  expect(written('changes/after/docs/charts/door.svg')).toBe('<svg>open</svg>');
  expect(written('changes/before/tests/browser/look.spec.ts-snapshots/old.png')).toBe(
    'an old picture',
  );
  const differences = files.map((file) => ('diff' in file ? file.diff : ''));
  expect(differences[3]).toContain('@@ -1,2 +0,0 @@\n-push\n-  open\n');
  expect(differences[4]).toContain('-- heading "About"\n+- heading "About us"\n');
  expect(differences[5]).toContain('-We reply.\n+We reply soon.\n');
});
