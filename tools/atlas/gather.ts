import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync, copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { views } from '../../tests/browser/views/index.ts';
import { dark, light } from '../../tailwind.config.ts';
import { changesSince } from './changes.ts';
import { chartOf, layOut } from '@workshop/charts';
import {
  changesPage,
  type MachineRun,
  pages,
  records,
  type Run,
  shotPath,
  type Situation,
  type Size,
  stylesheet,
  type Survivor,
  type UnitTest,
} from '@workshop/atlas';
import type { Model } from '../../tests/models/model.ts';
import { replay, stateText, transitionPaths } from '../../tests/models/paths.ts';

/** Where Vitest's JSON report of the machine tests is kept in an atlas's folder. */
export const testsReport = (folder: string) => join(folder, 'record', 'tests.json');

/**
 * Writes the atlas from what a run has recorded in its folder, the machines and their files.
 * @param began when the run began.
 * @param since the release it is compared with.
 */
export async function writeAtlas(
  folder: string,
  nouns: readonly string[],
  began: Date,
  since: string | undefined,
): Promise<Run> {
  const run: Run = {
    date: began.toISOString(),
    commit: commitNow(),
    milliseconds: Date.now() - began.getTime(),
    machines: await Promise.all(nouns.toSorted().map((noun) => machineRun(folder, noun))),
    changes: changesSince(since, folder),
  };
  for (const [name, content] of pages(run)) writeFileSync(join(folder, name), content);
  writeLooks(folder);
  return run;
}

/** Writes the page of changes alone. */
export function writeChanges(folder: string, since: string | undefined): void {
  const changes = changesSince(since, folder);
  const run = { date: new Date().toISOString(), commit: commitNow(), changes };
  writeFileSync(join(folder, 'changes.html'), changesPage(run, { alone: true }));
  writeLooks(folder);
}

function writeLooks(folder: string): void {
  writeFileSync(join(folder, 'atlas.css'), stylesheet({ light, dark }));
  for (const font of ['figtree.woff2', 'bricolage-display.woff2'])
    copyFileSync(join('src/fonts', font), join(folder, font));
}

async function machineRun(folder: string, noun: string): Promise<MachineRun> {
  const view = views[noun];
  if (!view) throw new Error(`No view of ${noun}`);
  const situations = situationsOf(view.model);
  const paths = records(folder, 'path').filter((path) => path.noun === noun);
  const sizes: Size[] = ['phone', 'desktop'];
  const shots = situations
    .flatMap(({ name }) => sizes.map((size) => shotPath(noun, name, size)))
    .filter((file) => existsSync(join(folder, file)));
  return {
    noun,
    purpose: purposeOf(readFileSync(`src/machines/${noun}/${noun}.machine.ts`, 'utf8')),
    layout: await layOut(chartOf(view.model.machine)),
    situations,
    ...(view.only && { only: view.only }),
    unit: records(folder, 'unit').find((unit) => unit.noun === noun),
    tests: testsOf(testsReport(folder), noun),
    paths: paths.toSorted((a, b) => a.size.localeCompare(b.size) || a.name.localeCompare(b.name)),
    shots: new Set(shots),
    golden: readFileSync(`tests/machines/goldens/${noun}.txt`, 'utf8'),
    survivors: survivorsOf(noun),
  };
}

/** Every combination of states the model reaches, the nearest first, with what the chart says of them. */
function situationsOf(model: Model): Situation[] {
  const found = new Map<string, Situation>();
  const paths = transitionPaths(model).toSorted((a, b) => a.events.length - b.events.length);
  for (const events of [model.given.slice(0, 0), ...paths.map((path) => path.events)]) {
    const snapshot = replay(model, events);
    const name = stateText(snapshot.value);
    const descriptions = snapshot._nodes
      .filter(({ states }) => Object.keys(states).length === 0)
      .toSorted((a, b) => a.order - b.order)
      .flatMap(({ description }) => description ?? []);
    if (!found.has(name)) found.set(name, { name, descriptions });
  }
  return [...found.values()];
}

/** The comment above the machine. */
function purposeOf(source: string): string {
  const [, comment = ''] =
    /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*export const \w+Machine = /.exec(source) ?? [];
  return comment
    .replace(/^\s*\* ?/gm, '')
    .replace(/\s+/g, ' ')
    .trim();
}

interface VitestReport {
  readonly testResults: readonly {
    readonly name: string;
    readonly assertionResults: readonly {
      readonly ancestorTitles: readonly string[];
      readonly title: string;
      readonly status: string;
      readonly duration?: number;
      readonly failureMessages: readonly string[];
    }[];
  }[];
}

/** The machine tests that speak of a machine: those of its own file, and those that all machines share. */
function testsOf(results: string, noun: string): UnitTest[] {
  if (!existsSync(results)) return [];
  const { testResults } = JSON.parse(readFileSync(results, 'utf8')) as VitestReport;
  return testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(
        ({ ancestorTitles, title, status }) =>
          status !== 'skipped' &&
          (name.endsWith(`/${noun}.test.ts`) ||
            ancestorTitles.includes(noun) ||
            title.startsWith(`the machine ${noun} `)),
      )
      .map(({ title, status, duration = 0, failureMessages }) => ({
        name: title,
        passed: status === 'passed',
        milliseconds: duration,
        ...(failureMessages.length > 0 && { message: failureMessages.map(plain).join('\n') }),
      })),
  );
}

/** Without the stack, which names this machine's folders; of a test out of time Vitest reports nothing but a stack. */
function plain(message: string): string {
  return message
    .replace(/\n {4}at .*/g, '')
    .replace('Error: STACK_TRACE_ERROR', 'The test ran out of time.');
}

interface MutationReport {
  readonly files: Record<
    string,
    {
      readonly source: string;
      readonly mutants: readonly {
        readonly status: string;
        readonly replacement?: string;
        readonly location: { readonly start: { readonly line: number } };
      }[];
    }
  >;
}

/** What the last mutation run left alive, if there is its report; and what `survivors.md` explains. */
function survivorsOf(noun: string): Survivor[] {
  const file = `reports/mutation/${noun}.json`;
  const alive: Survivor[] = existsSync(file)
    ? Object.entries((JSON.parse(readFileSync(file, 'utf8')) as MutationReport).files).flatMap(
        ([name, { mutants }]) =>
          mutants
            .filter(({ status }) => status === 'Survived' || status === 'NoCoverage')
            .map(({ location, replacement = '' }) => ({
              where: `${name.split('/').at(-1)}, line ${location.start.line}`,
              mutant: replacement,
            })),
      )
    : [];
  const explained = readFileSync('tests/machines/survivors.md', 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('|') && line.includes(`${noun}.`))
    .map((line) => {
      const [where = '', mutant = '', reason = ''] = line
        .split('|')
        .slice(1)
        .map((cell) => cell.replaceAll('`', '').trim());
      return { where, mutant, reason };
    });
  return [...alive, ...explained];
}

function commitNow(): string {
  const git = (...args: string[]) =>
    spawnSync('git', args, { encoding: 'utf8' }).stdout?.trim() ?? '';
  return (
    (git('rev-parse', '--short', 'HEAD') || 'unknown') + (git('status', '--porcelain') ? '+' : '')
  );
}
