/**
 * `npm run atlas [noun …]`: runs the machine tests and walks the models through the built site at both sizes, and writes
 * what that run saw to `reports/atlas/`: open `index.html` there. Fails if anything in it failed.
 * `--since=<commit>` compares with another release than the last tag; `--changes` writes that comparison alone.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { views } from '../../tests/browser/views/index.ts';
import { isCommit, lastRelease } from './changes.ts';
import { testsReport, writeAtlas, writeChanges } from './gather.ts';
import { isSound } from '@workshop/atlas';

const folder = resolve('reports/atlas');
const nouns = Object.keys(views);
const { values: options, positionals: chosen } = parseArgs({
  allowPositionals: true,
  options: { since: { type: 'string' }, changes: { type: 'boolean', default: false } },
});
const unknown = chosen.filter((noun) => !nouns.includes(noun));
if (unknown.length > 0) {
  console.error(`No such machine: ${unknown.join(', ')}. There are: ${nouns.join(', ')}`);
  process.exit(2);
}

const since = options.since ?? lastRelease();
if (since !== undefined && !isCommit(since)) {
  console.error(`No such commit: ${since}`);
  process.exit(2);
}

const began = new Date();
rmSync(folder, { recursive: true, force: true });
if (options.changes) {
  mkdirSync(folder, { recursive: true });
  writeChanges(folder, since);
  console.log(`The changes: ${join('reports', 'atlas', 'changes.html')}`);
  process.exit();
}

for (const kind of ['unit', 'path']) mkdirSync(join(folder, 'record', kind), { recursive: true });

const run = (script: string, ...args: string[]) =>
  spawnSync(process.execPath, [script, ...args], {
    env: { ...process.env, ATLAS: folder },
    stdio: 'inherit',
  });
run(
  'node_modules/vitest/vitest.mjs',
  'run',
  'tests/machines',
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${testsReport(folder)}`,
);
const built = run('node_modules/tsx/dist/cli.mjs', 'tools/build.ts', '--tests');
if (built.status !== 0) process.exit(1);
const only = chosen.length > 0 ? ['--grep', `(${chosen.join('|')}) (on a phone )?the page`] : [];
run('node_modules/@playwright/test/cli.js', 'test', ...only);

const atlas = await writeAtlas(folder, chosen.length > 0 ? chosen : nouns, began, since);
console.log(`\nThe atlas: ${join('reports', 'atlas', 'index.html')}`);
process.exitCode = isSound(atlas) ? 0 : 1;
