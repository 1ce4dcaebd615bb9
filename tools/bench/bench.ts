/**
 * Measures the built site beside a floor (see floor.ts), and beside any other address:
 * `npm run bench -- [--runs=5] [--only=lighthouse|real] [url …]`. The subjects take turns, so that a machine that gets busy slows all of
 * them. Writes `reports/bench/`: `results.json` (every run), `chart.svg`, `index.html`.
 */
import { chromium } from '@playwright/test';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromiumArguments, findBrowser } from '../browser.ts';
import { serve } from '../server/serve.ts';
import { createSite } from '../server/site.ts';
import { createFloor } from './floor.ts';
import { runLighthouse } from './lighthouse.ts';
import type { Measured } from './measures.ts';
import { runReal } from './real.ts';
import { chart, htmlReport, type Subject, summaries, textReport } from './report.ts';

const folder = 'reports/bench';
const { values, positionals } = parseArgs({
  options: { runs: { type: 'string', default: '5' }, only: { type: 'string' } },
  allowPositionals: true,
});
const count = Number(values.runs);
if (!Number.isInteger(count) || count < 1) throw new Error(`--runs=${values.runs} is no number`);
if (!existsSync('dist/index.html')) throw new Error('There is no build in dist/: npm run build');

const mailbox = await mkdtemp(join(tmpdir(), 'mailbox-'));
const anywhere = { port: 0, host: '127.0.0.1' };
const floor = await serve(createFloor('dist', await readFile('dist/index.html', 'utf8')), anywhere);
const site = await serve(createSite({ site: 'dist', mailbox }), anywhere);
const executablePath = await findBrowser({ whole: true });
const browser = await chromium.launch({ executablePath, args: [...chromiumArguments] });

const subjects: readonly (Subject & { url: string; runs: Measured[] })[] = [
  { name: 'floor', url: floor.url, runs: [] },
  { name: 'site', url: site.url, runs: [] },
  ...positionals.map((url) => ({ name: new URL(url).host, url, runs: [] })),
];
try {
  for (let run = 1; run <= count; run++) {
    for (const { name, url, runs } of subjects) {
      console.error(`Run ${run} of ${count}: ${name}`);
      runs.push({
        ...(values.only !== 'real' && (await runLighthouse(url, executablePath))),
        ...(values.only !== 'lighthouse' && (await runReal(browser, url))),
      });
    }
  }
} finally {
  await browser.close();
  await Promise.all([floor.close(), site.close(), rm(mailbox, { recursive: true })]);
}

const made =
  `${new Date().toISOString().slice(0, 16)} UTC, ${count} runs each, medians with quartiles; ${browser.version()}; ` +
  `${availableParallelism()} processors, load ${loadavg()[0]?.toFixed(1)}. Lighthouse: mobile, simulated. Slow line: 150 ms, 1.6 Mbit/s, processor / 4.`;
const results = subjects.map((subject) => ({ ...subject, summary: summaries(subject) }));
await mkdir(folder, { recursive: true });
await Promise.all([
  writeFile(join(folder, 'results.json'), JSON.stringify({ made, subjects: results }, null, 2)),
  writeFile(join(folder, 'chart.svg'), chart(subjects)),
  writeFile(join(folder, 'index.html'), htmlReport(subjects, made)),
]);
console.log(`${textReport(subjects)}\n\n${made}\nThe report is ${folder}/index.html`);
