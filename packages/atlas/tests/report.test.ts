import { posix } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { createMachine } from 'xstate';
import { type PathRecord, shotPath } from '../src/record.ts';
import {
  coverageOf,
  isSound,
  type MachineRun,
  pages,
  type Run,
  stylesheet,
} from '../src/report.ts';
import { chartOf, layOut, type Palette, roles } from '@workshop/charts';

const palette = Object.fromEntries(roles.map((role) => [role, '#123456'])) as Palette;

const door = createMachine({
  id: 'door',
  initial: 'shut',
  states: {
    shut: { description: 'Nobody <gets> in.', on: { 'door.push': 'ajar' } },
    ajar: { on: { 'door.push': 'open', 'door.pull': 'shut' } },
    open: { on: { 'door.pull': 'ajar' } },
  },
});

const step = (event: string, from: string, to: string, milliseconds?: number) => ({
  event,
  state: to,
  transitions: [`door.${from}#${event}#0`],
  states: ['door', `door.${to}`],
  ...(milliseconds !== undefined && { milliseconds }),
});

const passed: PathRecord = {
  noun: 'door',
  name: 'ajar | door.ajar --door.pull--> door.shut',
  size: 'desktop',
  start: ['door', 'door.shut'],
  steps: [step('door.push', 'shut', 'ajar', 40), step('door.pull', 'ajar', 'shut', 1500)],
  result: 'passed',
};

/** A fault is planted: the second push leaves the door ajar. */
const failing: PathRecord = {
  noun: 'door',
  name: 'open | door.open --door.pull--> door.ajar',
  size: 'phone',
  start: [],
  steps: [
    step('door.push', 'shut', 'ajar', 60),
    step('door.push', 'ajar', 'open'),
    step('door.pull', 'open', 'ajar'),
  ],
  result: 'failed',
  failure: {
    step: 1,
    seen: ['ajar'],
    message: 'expect(locator).toHaveText("Come in") <failed>',
    shot: shotPath('door', 'failed door', 'phone'),
  },
};

let machine: MachineRun;
let run: Run;
let html: ReadonlyMap<string, string>;
beforeAll(async () => {
  machine = {
    noun: 'door',
    purpose: 'A visitor comes in.',
    layout: await layOut(chartOf(door)),
    situations: [
      { name: 'shut', descriptions: ['Nobody <gets> in.'] },
      { name: 'ajar', descriptions: [] },
      { name: 'open', descriptions: [] },
    ],
    unit: {
      noun: 'door',
      states: ['door', 'door.shut', 'door.ajar', 'door.open'],
      // One transition is left out by the machine tests too.
      transitions: ['door.shut#door.push#0', 'door.ajar#door.push#0', 'door.ajar#door.pull#0'],
      paths: 3,
    },
    tests: [
      { name: 'every state is entered', passed: true, milliseconds: 12 },
      { name: 'nothing is lost', passed: false, milliseconds: 3, message: 'expected 1 to be 2' },
    ],
    paths: [passed, failing],
    shots: new Set([shotPath('door', 'shut', 'desktop'), shotPath('door', 'ajar', 'phone')]),
    golden: '## Start\n  shut',
    survivors: [{ where: 'door.machine.ts, line 3', mutant: 'true', reason: 'It is the default.' }],
  };
  const window: MachineRun = {
    ...machine,
    noun: 'window',
    tests: [],
    paths: [],
    shots: new Set(),
    only: 'phone',
  };
  run = {
    date: '2026-11-21T00:00:00.000Z',
    commit: 'abc1234',
    milliseconds: 61_000,
    machines: [machine, window],
    changes: {
      since: 'v1.0.0',
      groups: [
        {
          title: 'Charts',
          files: [{ name: 'charts/door.svg', status: 'deleted', before: 'changes/door.svg' }],
        },
      ],
    },
  };
  html = pages(run);
}, 60_000);

const text = (name: string) => html.get(name) ?? '';
const part = (name: string, id: string) =>
  new RegExp(`<section id="${id}".*?</section>`, 's').exec(text(name))?.[0] ?? '';
const words = (markup: string) =>
  markup
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

test('what was covered at which level is told apart, and a step that failed covers nothing', () => {
  const { states, transitions } = coverageOf(machine);
  expect(Object.fromEntries(states)).toEqual({
    'door.shut': 'both',
    'door.ajar': 'both',
    'door.open': 'unit',
  });
  expect(Object.fromEntries(transitions)).toEqual({
    'door.shut#door.push#0': 'both',
    'door.ajar#door.push#0': 'unit',
    'door.ajar#door.pull#0': 'both',
    'door.open#door.pull#0': 'none',
  });
});

describe('a planted failure', () => {
  test('is shown with its step, the expected state, the state seen, the message and the picture', () => {
    const section = part('door.html', 'failures');
    const said = words(section);
    expect(said).toContain('Step 2 of 3: door.push in ajar');
    expect(said).toContain('Expected open');
    expect(said).toContain('Seen ajar');
    expect(said).toContain('expect(locator).toHaveText(&quot;Come in&quot;) &lt;failed&gt;');
    expect(section).toContain(`src="${shotPath('door', 'failed door', 'phone')}"`);
    expect(said).toContain('390 × 844');
  });

  test('of a machine test is shown with what it says', () => {
    expect(words(part('door.html', 'failures'))).toContain('nothing is lost expected 1 to be 2');
  });

  test('is announced on the first page, which leads to it', () => {
    expect(text('index.html')).toContain('href="door.html#failures"');
    expect(words(text('index.html'))).toContain('door : 1 path and 1 machine test');
  });

  test('makes the run unsound, as does a path or a machine that never came to its end', () => {
    expect(isSound(run)).toBe(false);
    const sound = { ...machine, tests: [], paths: [passed] };
    expect(isSound({ ...run, machines: [sound] })).toBe(true);
    const stopped: PathRecord = { ...passed, result: 'unfinished' };
    expect(isSound({ ...run, machines: [{ ...sound, paths: [stopped] }] })).toBe(false);
    expect(isSound({ ...run, machines: [{ ...sound, unit: undefined }] })).toBe(false);
  });

  test('that came too late to be looked at says so instead of a guess', () => {
    const late: PathRecord = { ...failing, failure: { step: 1, message: 'Closed.' } };
    const page =
      pages({ ...run, machines: [{ ...machine, paths: [late] }] }).get('door.html') ?? '';
    expect(words(page)).toContain('Seen The test ran out of time');
  });
});

test('the first page leads to what has changed since the last release', () => {
  expect(text('index.html')).toContain(
    '<a href="changes.html">1 file to approve has changed since v1.0.0</a>',
  );
  expect(text('changes.html')).toContain('<a href="index.html">State atlas</a>');
});

test('a transition that nothing took is marked in the chart and named below it', () => {
  const section = part('door.html', 'chart');
  expect(section).toContain(
    '<g class="transition external is-uncovered" data-transition="door.open#door.pull#0">',
  );
  expect(section).toContain(
    '<g class="transition external is-partly" data-transition="door.ajar#door.push#0">',
  );
  expect(section).toContain('is-covered" data-state="door.shut"');
  expect(words(section)).toContain('door.open: door.pull → door.ajar was not covered by this run');
});

test('a state that the page only begins in counts as seen', () => {
  const waiting: PathRecord = { ...passed, start: ['door', 'door.open'], steps: [] };
  const { states } = coverageOf({ ...machine, paths: [waiting] });
  expect(states.get('door.open')).toBe('both');
  expect(states.get('door.ajar')).toBe('unit');
});

test('each state has its pictures, and says where one is missing and why', () => {
  const states = part('door.html', 'states');
  expect(states).toContain('src="shots/door/shut.desktop.jpg"');
  expect(words(states)).toContain('Not seen at 390 × 844 in this run.');
  expect(words(states)).toContain('No page was seen in this state in this run.');
  expect(words(states)).toContain('Nobody &lt;gets&gt; in.');
  expect(words(part('window.html', 'states'))).toContain('It exists only on small screens');
});

test('each path is there with its result, its steps and its time', () => {
  const paths = words(part('door.html', 'paths'));
  expect(paths).toContain('passed ajar : door.pull → shut desktop 2 steps, 1.5 s');
  expect(paths).toContain('failed open : door.pull → ajar phone 3 steps, 60 ms');
});

test('golden text, machine tests and surviving mutants are there', () => {
  expect(part('door.html', 'golden')).toContain('## Start\n  shut');
  expect(words(part('door.html', 'tests'))).toContain('every state is entered passed 12 ms');
  expect(words(part('door.html', 'survivors'))).toContain('It is the default.');
});

test('every link leads to a page, a part of one, or a picture of this folder', () => {
  const files = new Set([
    ...html.keys(),
    'atlas.css',
    ...machine.shots,
    'changes/door.svg',
    failing.failure?.shot ?? '',
  ]);
  for (const [name, markup] of html) {
    const links = [...markup.matchAll(/\s(?:href|src)="([^"]*)"/g)].map(([, link = '']) => link);
    expect(links.length, name).toBeGreaterThan(2);
    for (const link of links) {
      expect(link, name).not.toMatch(/^(?:[a-z]+:|\/)/);
      const [file = '', fragment] = link.split('#');
      const target = file === '' ? name : posix.normalize(file);
      expect(files, `${name}: ${link}`).toContain(target);
      if (fragment !== undefined) expect(text(target), link).toContain(`id="${fragment}"`);
    }
  }
});

test('the stylesheet names no colour role that the palettes do not have, and no file but the fonts beside it', () => {
  const styles = stylesheet({ light: palette, dark: palette });
  for (const [, role = ''] of styles.matchAll(/var\((--[\w-]+)\)/g))
    expect(styles).toContain(`${role}: #`);
  expect([...styles.matchAll(/url\('([^']*)'\)/g)].map(([, url]) => url)).toEqual([
    'bricolage-display.woff2',
    'figtree.woff2',
  ]);
});

test('no page needs a script', () => {
  for (const [name, markup] of html) expect(markup, name).not.toMatch(/<script|\son\w+=/);
});
