/**
 * `npm run atlas [noun …]`: runs the machine tests and walks the models through the built site at both sizes, and writes
 * what that run saw to `reports/atlas/`: open `index.html` there. Fails if anything in it failed.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { views } from '../../tests/browser/views/index.ts';
import { testsReport, writeAtlas } from './gather.ts';
import { isSound } from '@workshop/atlas';

const folder = resolve('reports/atlas');
const nouns = Object.keys(views);
const chosen = process.argv.slice(2);
const unknown = chosen.filter((noun) => !nouns.includes(noun));
if (unknown.length > 0) {
  console.error(`No such machine: ${unknown.join(', ')}. There are: ${nouns.join(', ')}`);
  process.exit(2);
}

const began = new Date();
rmSync(folder, { recursive: true, force: true });
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

const atlas = await writeAtlas(folder, chosen.length > 0 ? chosen : nouns, began);
console.log(`\nThe atlas: ${join('reports', 'atlas', 'index.html')}`);
process.exitCode = isSound(atlas) ? 0 : 1;
