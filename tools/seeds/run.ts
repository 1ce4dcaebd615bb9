/**
 * `npm run test:seeds [-- name … --kind=leak --unit]`: plants one small fault after another in a copy of the tree, and runs
 * the tests that claim its file. Fails when less than 95 % of the faults are noticed.
 */
import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { seeds } from './index.ts';
import type { Seed } from './seed.ts';

/** The least share of faults that must be noticed, in per cent. */
const bar = 95;

type Outcome = 'noticed' | 'unnoticed' | 'excused';

const { values: options, positionals: names } = parseArgs({
  allowPositionals: true,
  options: {
    kind: { type: 'string' },
    /** Leaves out what needs a build and a browser. */
    unit: { type: 'boolean', default: false },
  },
});
const unknown = names.filter((name) => !seeds.some((seed) => seed.name === name));
if (unknown.length > 0) {
  console.error(`There is no seed named ${unknown.join(', ')}.`);
  process.exit(2);
}
const isUnit = ({ tests }: Seed) => !tests.some((test) => test.endsWith('.spec.ts'));
const chosen = seeds
  .filter(({ name }) => names.length === 0 || names.includes(name))
  .filter(({ kind }) => options.kind === undefined || kind === options.kind)
  .filter((seed) => !options.unit || isUnit(seed))
  // The quick ones first.
  .toSorted((a, b) => Number(isUnit(b)) - Number(isUnit(a)));
if (chosen.length === 0) {
  console.error('No seed is chosen.');
  process.exit(2);
}

/** For builds and browsers, taken before Vitest starts: it sets `NODE_ENV`, and React would be built for development. */
const environment = {
  ...process.env,
  CI: '1',
  FORCE_COLOR: '0',
  // The build chooses the tests' owner by itself.
  OWNER: undefined,
};

const tree = mkdtempSync(join(tmpdir(), 'seeds-'));
process.on('exit', () => rmSync(tree, { recursive: true, force: true }));
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(130));

/** Copies what git knows of the tree, and what is new in it. */
function copyTree(): void {
  const { stdout } = spawnSync(
    'git',
    ['ls-files', '-z', '--cached', '--others', '--exclude-standard'],
    { encoding: 'utf8', maxBuffer: 1e8 },
  );
  // A file that is deleted and not yet committed is in the list.
  for (const file of stdout.split('\0').filter((name) => name !== '' && existsSync(name))) {
    mkdirSync(dirname(join(tree, file)), { recursive: true });
    cpSync(file, join(tree, file));
  }
  symlinkSync(resolve('node_modules'), join(tree, 'node_modules'));
}

/** @param script a program of `node_modules`, run without npx, which takes longer than some tests. */
function run(script: string, ...rest: string[]): boolean {
  const { status } = spawnSync(process.execPath, [script, ...rest], {
    cwd: tree,
    env: environment,
    stdio: 'ignore',
  });
  return status === 0;
}

/** Whether the build is that of the tree as it stands. */
let isBuilt = false;

function browserTests({ tests, title }: Pick<Seed, 'tests' | 'title'>): string | undefined {
  isBuilt ||= run('--import=tsx', 'tools/build.ts', '--tests');
  if (!isBuilt) return 'the build';
  const wanted = title === undefined ? [] : ['-g', title];
  const options = ['--workers=1', '-x'];
  const passed = run(
    'node_modules/@playwright/test/cli.js',
    'test',
    ...tests,
    ...wanted,
    ...options,
  );
  return passed ? undefined : tests.join(', ');
}

/** Vitest, kept for all seeds: to start it takes longer than most tests. */
async function startVitest() {
  // The tests read files of the tree, and Vitest's configuration the facts of the tests' owner.
  process.chdir(tree);
  process.env.VITEST = process.env.CI = 'true';
  const { createVitest } = await import('vitest/node');
  return createVitest('test', {
    root: tree,
    watch: false,
    reporters: [{}],
    // On a busy machine a test that is merely slow must not count as one that notices.
    testTimeout: 120_000,
    hookTimeout: 120_000,
  });
}

/** @returns what failed first; undefined when everything passed. */
async function unitTests(files: readonly string[]): Promise<string | undefined> {
  const specifications = await vitest.getRelevantTestSpecifications([...files]);
  if (specifications.length < files.length) throw new Error(`There is no ${files.join(', ')}`);
  const run = await vitest.runTestSpecifications(specifications);
  const { unhandledErrors } = run;
  const wanted = new Set(specifications.map(({ moduleId }) => moduleId));
  // Vitest also returns what earlier seeds have run.
  const testModules = run.testModules.filter(({ moduleId }) => wanted.has(moduleId));
  const [failed] = testModules.flatMap((module) => [...module.children.allTests('failed')]);
  if (failed) return failed.fullName;
  const errors = [...unhandledErrors, ...testModules.flatMap((module) => module.errors())];
  const [first] = errors as { message?: string }[];
  return first && (first.message ?? 'an error');
}

const test = (seed: Seed) => (isUnit(seed) ? unitTests(seed.tests) : browserTests(seed));

/** Writes a file of the tree, and lets Vitest forget what it knew of it. */
function put(file: string, text: string): void {
  writeFileSync(join(tree, file), text);
  isBuilt = false;
  vitest.invalidateFile(join(tree, file));
}

async function tryOut(seed: Seed): Promise<{ outcome: Outcome; by?: string }> {
  const sound = readFileSync(join(tree, seed.file), 'utf8');
  if (sound.split(seed.find).length !== 2)
    throw new Error(`${seed.name}: its text does not stand once in ${seed.file}`);
  put(
    seed.file,
    sound.replace(seed.find, () => seed.plant),
  );
  const by = await test(seed);
  put(seed.file, sound);
  if (by !== undefined) return { outcome: 'noticed', by };
  return { outcome: seed.excuse === undefined ? 'unnoticed' : 'excused' };
}

const home = process.cwd();
copyTree();
const vitest = await startVitest();

// Without a fault everything must pass, or each fault would seem to be noticed.
const claims = new Map(
  chosen.map((seed) => [`${seed.tests.join(', ')} ${seed.title ?? ''}`, seed] as const),
);
for (const [claim, seed] of claims) {
  const failed = await test(seed);
  if (failed === undefined) continue;
  console.error(`This fails without a fault: ${claim}: ${failed}`);
  process.exit(1);
}

const results: (Seed & { outcome: Outcome; by?: string; seconds: number })[] = [];
for (const seed of chosen) {
  const start = performance.now();
  const tried = await tryOut(seed);
  const seconds = (performance.now() - start) / 1000;
  results.push({ ...seed, ...tried, seconds });
  console.log(
    `${String(results.length).padStart(3)}/${chosen.length} ${tried.outcome.padEnd(9)} ${seconds.toFixed(1).padStart(5)} s  ${seed.name}${tried.by ? `: ${tried.by}` : ''}`,
  );
}
await vitest.close();
process.chdir(home);

const share = (some: typeof results) =>
  (100 * some.filter(({ outcome }) => outcome === 'noticed').length) / some.length;
const row = (title: string, some: typeof results) =>
  `${title.padEnd(16)} ${share(some).toFixed(1).padStart(5)} %  of ${some.length}`;
const kinds = [...new Set(results.map(({ kind }) => kind))].toSorted();
const summary = [
  ...kinds.map((kind) =>
    row(
      kind,
      results.filter((result) => result.kind === kind),
    ),
  ),
  row('together', results),
  '',
  ...results
    .filter(({ outcome }) => outcome !== 'noticed')
    .map(({ name, file, harm, excuse }) => `${name} (${file}): ${harm}. ${excuse ?? 'Unnoticed.'}`),
].join('\n');
mkdirSync('reports/seeds', { recursive: true });
writeFileSync('reports/seeds/seeds.json', `${JSON.stringify(results, undefined, 2)}\n`);
writeFileSync('reports/seeds/summary.txt', `${summary}\n`);
console.log(`\n${summary}`);
process.exitCode = share(results) < bar ? 1 : 0;
