import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { ChangedFile, Changes } from '@workshop/atlas';

/** What a person approves by reading or looking. */
const approved: Readonly<Record<string, readonly string[]>> = {
  'Pictures of pages': ['tests/browser/*-snapshots/*'],
  Charts: ['docs/charts/*.svg'],
  'What machines do': ['tests/machines/goldens'],
  'What a screen reader reads': ['tests/browser/trees'],
  'What a screen reader said': ['docs/heard'],
  'Promises and conditions': ['tests/content/promises.txt', 'tests/look/conditions.txt'],
};

const statuses = { A: 'new', M: 'changed', D: 'deleted' } as const;

const git = (root: string, ...args: string[]) =>
  spawnSync('git', args, { cwd: root, maxBuffer: 1e9 });

function gitOrThrow(root: string, ...args: string[]): Buffer {
  const { status, stdout, stderr } = git(root, ...args);
  if (status !== 0) throw new Error(`git ${args.join(' ')}: ${stderr.toString('utf8')}`);
  return stdout;
}

/** The last tag; undefined where there is none. */
export function lastRelease(root = '.'): string | undefined {
  const { status, stdout } = git(root, 'describe', '--tags', '--abbrev=0');
  return status === 0 ? stdout.toString('utf8').trim() : undefined;
}

/** Whether git knows a commit under this name. */
export function isCommit(name: string, root = '.'): boolean {
  const commit = ['--end-of-options', `${name}^{commit}`];
  return git(root, 'rev-parse', '--verify', '--quiet', ...commit).status === 0;
}

/** Compares the files that a person approves with those of a release, and puts both pictures into the atlas's folder. */
export function changesSince(since: string | undefined, folder: string, root = '.'): Changes {
  if (since === undefined) return { since, groups: [] };
  const groups = Object.entries(approved).map(([title, paths]) => {
    const list = gitOrThrow(
      root,
      'diff',
      '-z',
      '--name-status',
      '--no-renames',
      since,
      '--',
      ...paths,
    )
      .toString('utf8')
      .split('\0')
      .slice(0, -1);
    const files = list.flatMap((letter, index) =>
      index % 2 === 0
        ? [changedFile(since, list[index + 1] ?? '', letter as keyof typeof statuses, folder, root)]
        : [],
    );
    return { title, files };
  });
  return { since, groups };
}

function changedFile(
  since: string,
  name: string,
  letter: keyof typeof statuses,
  folder: string,
  root: string,
): ChangedFile {
  const status = statuses[letter];
  if (!/\.(?:svg|png)$/.test(name))
    return {
      name,
      status,
      diff: gitOrThrow(root, 'diff', '--no-renames', '--no-color', since, '--', name).toString(
        'utf8',
      ),
    };
  const place = (when: string) => {
    const picture = `changes/${when}/${name}`;
    mkdirSync(dirname(join(folder, picture)), { recursive: true });
    return picture;
  };
  const [before, after] = [place('before'), place('after')];
  if (status !== 'new')
    writeFileSync(join(folder, before), gitOrThrow(root, 'show', `${since}:${name}`));
  if (status !== 'deleted') copyFileSync(join(root, name), join(folder, after));
  return {
    name,
    status,
    ...(status !== 'new' && { before }),
    ...(status !== 'deleted' && { after }),
  };
}
