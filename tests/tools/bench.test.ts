import { describe, expect, test, vi } from 'vitest';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { floorPage } from '../../tools/bench/floor.ts';
import { measure } from '../../tools/bench/measures.ts';
import { textReport } from '../../tools/bench/report.ts';
import { quantile, ratio, readable, summarise, table } from '../../tools/bench/statistics.ts';
import { processorTime } from '../../tools/bench/view.ts';

describe('the numbers of a bench', () => {
  test('a median is the middle, or half way between the two in the middle', () => {
    expect(quantile([3, 1, 2], 0.5)).toBe(2);
    expect(quantile([4, 1, 3, 2], 0.5)).toBe(2.5);
    expect(quantile([7], 0.25)).toBe(7);
    expect(quantile([], 0.5)).toBeNaN();
  });

  test('the order of runs does not matter, and is left as it was', () => {
    const runs = [30, 10, 20];
    expect(summarise(runs)).toEqual({ median: 20, spread: [15, 25], runs: 3 });
    expect(runs).toEqual([30, 10, 20]);
  });

  test('one wild run moves neither median nor spread far', () => {
    expect(summarise([10, 11, 12, 13, 9000])).toEqual({ median: 12, spread: [11, 13], runs: 5 });
  });

  test('a run that measured nothing does not count', () => {
    expect(summarise([NaN, 4, NaN])).toEqual({ median: 4, spread: [4, 4], runs: 1 });
    expect(summarise([NaN]).runs).toBe(0);
  });

  test('a ratio is to the floor, and unknown where there is none or it is nothing', () => {
    expect(ratio(summarise([30]), summarise([20]))).toBe(1.5);
    expect(ratio(summarise([30]), summarise([0]))).toBeNaN();
    expect(ratio(summarise([30]), undefined)).toBeNaN();
  });

  test.each([
    [1234.56, '1235'],
    [100, '100'],
    [12.34, '12.3'],
    [20, '20'],
    [1.005, '1'],
    [0.02, '0.02'],
    [0.5, '0.5'],
    [0, '0'],
    [-3.25, '-3.25'],
    [NaN, '–'],
  ])('%f is written %s', (value, text) => {
    expect(readable(value)).toBe(text);
  });

  test('columns stand below each other', () => {
    expect(
      table([
        ['', 'floor', 'site'],
        ['Paint', '800', '1200'],
        ['Shift', '0', ''],
      ]),
    ).toBe('       floor  site\n─────  ─────  ────\nPaint    800  1200\nShift      0');
  });
});

describe('a page that lacks something', () => {
  test('is measured by all other parts, and the report shows a dash for the failed one', async () => {
    const complaint = vi.spyOn(console, 'error').mockReturnValue();
    const parts = {
      lighthouse: () => Promise.resolve({ lcp: 900 }),
      press: () => Promise.reject(new Error('there is no menu')),
      turn: () => Promise.resolve({ nextPage: 60 }),
    };
    const runs = [await measure(parts, 'https://other.example/')];
    expect(runs).toEqual([{ lcp: 900, nextPage: 60 }]);
    expect(complaint.mock.calls).toEqual([
      ['press measured nothing of https://other.example/: Error: there is no menu'],
    ]);
    const report = textReport([{ name: 'other', runs }]);
    expect(report).toMatch(/^Largest paint \(ms\), Lighthouse +900 +900…900$/m);
    expect(report).toMatch(/^Menu pressed at first paint, answer after \(ms\), slow line +–$/m);
  });
});

describe('the report of a bench', () => {
  const subjects = [
    {
      name: 'floor',
      runs: [
        { lcp: 1000, tbt: 0 },
        { lcp: 1200, tbt: 0 },
      ],
    },
    { name: 'site', runs: [{ lcp: 1210, tbt: 40, nextPage: 60 }] },
    { name: 'other', runs: [{}] },
  ];

  test('says of every measure what was found, in multiples of the floor, and a dash for what was not', () => {
    const row = (start: string) =>
      textReport(subjects)
        .split('\n')
        .find((line) => line.startsWith(start))
        ?.split(/ {2,}/);
    expect(row('Largest paint (ms), Lighthouse')?.slice(1)).toEqual([
      '1100',
      '1050…1150',
      '1210',
      '1210…1210',
      '× 1.1',
      '–',
    ]);
    expect(row('Blocked')?.slice(1)).toEqual(['0', '0…0', '40', '40…40', '× –', '–']);
    expect(row('Next page')?.slice(1)).toEqual(['–', '60', '60…60', '× –', '–']);
  });
});

test('the floor is one document without a script, with the words, picture and fonts of the first screen', () => {
  const html = floorPage(['bricolage-display-x.woff2', 'figtree-y.woff2'], {
    small: '/media/s.avif 720w',
    sizes: '90vw',
    large: '/media/l.avif',
  });
  expect(html).not.toMatch(/<script|rel="stylesheet"/);
  for (const part of [
    'bricolage-display-x.woff2',
    'figtree-y.woff2',
    '/media/s.avif 720w" sizes="90vw"',
    '<h1>',
  ])
    expect(html).toContain(part);
  expect(() => floorPage([], { small: '', sizes: '', large: '' })).toThrow('no font bricolage');
});

test(
  'the processor time of a process is its own and that of all below it, and of no other',
  { timeout: 60_000 },
  async () => {
    // Counting, because asking for the time alone is the system's work and not the user's.
    const work = `const since = process.cpuUsage(); while (process.cpuUsage(since).user < 400e3) for (let i = 0; i < 1e6; i += 1);`;
    const parent = spawn('sh', ['-c', `"${process.execPath}" -e '${work}'; echo done; read wait`]);
    await once(parent.stdout, 'data');
    const used = processorTime(parent.pid ?? NaN);
    expect(used).toBeGreaterThan(0.38);
    const since = process.cpuUsage();
    while (process.cpuUsage(since).user < 400e3) for (let i = 0; i < 1e6; i += 1);
    expect(processorTime(parent.pid ?? NaN)).toBeCloseTo(used, 1);
    parent.kill();
  },
);
