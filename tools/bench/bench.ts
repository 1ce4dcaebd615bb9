/**
 * Measures the built site beside a floor (floor.ts), and beside other builds and addresses:
 * `npm run bench -- [--runs=5] [--only=view,tap] [--path=/front] [folder or url …]`. `all` below names the parts for `--only`.
 * The subjects take turns, so that a machine that gets busy slows all of them. Writes `reports/bench/` after each round:
 * `results.json` (every run).
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
import { measure, type Measured, type Part } from './measures.ts';
import { appear, hover, press, tap, wander, work } from './real.ts';
import { type Subject, summaries, textReport } from './report.ts';
import { view } from './view.ts';

const folder = 'reports/bench';
const { values, positionals } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    only: { type: 'string' },
    path: { type: 'string', default: '/' },
  },
  allowPositionals: true,
});
const count = Number(values.runs);
if (!Number.isInteger(count) || count < 1) throw new Error(`--runs=${values.runs} is no number`);
if (!existsSync('dist/index.html')) throw new Error('There is no build in dist/: npm run build');

const executablePath = findBrowser({ whole: true });
// The map is another host's, and this machine may be offline. Playwright's `route` would turn the browser's cache off.
const blockMap = '--host-resolver-rules=MAP www.google.com ~NOTFOUND';
const chromiumServer = await chromium.launchServer({
  executablePath,
  args: [...chromiumArguments, blockMap],
});
const browser = await chromium.connect(chromiumServer.wsEndpoint());
const pid = chromiumServer.process().pid ?? NaN;
const all: Readonly<Record<string, Part>> = {
  lighthouse: (url) => runLighthouse(url, executablePath),
  appear: (url) => appear(browser, url),
  view: (url) => view(browser, pid, url),
  work: (url) => work(browser, url),
  press: (url) => press(browser, url),
  hover: (url) => hover(browser, url),
  tap: (url) => tap(browser, url),
  wander: (url) => wander(browser, url),
};
const chosen = values.only?.split(',') ?? Object.keys(all);
const parts = Object.fromEntries(
  chosen.map((name) => {
    const part = all[name];
    if (!part) throw new Error(`--only: there is no part ${name}`);
    return [name, part];
  }),
);

const mailbox = await mkdtemp(join(tmpdir(), 'mailbox-'));
const anywhere = { port: 0, host: '127.0.0.1' };
const serveBuild = (site: string) => serve(createSite({ site, mailbox }), anywhere);
const floor = await serve(createFloor('dist', await readFile('dist/index.html', 'utf8')), anywhere);
const builds = new Map([['site', await serveBuild('dist')]]);
for (const build of positionals.filter((subject) => !URL.canParse(subject)))
  builds.set(build, await serveBuild(build));

const subjects: readonly (Subject & { url: string; runs: Measured[] })[] = [
  { name: 'floor', url: floor.url, runs: [] },
  ...Array.from(builds, ([name, { url }]) => ({ name, url: url + values.path, runs: [] })),
  ...positionals
    .filter((subject) => URL.canParse(subject))
    .map((url) => ({ name: new URL(url).host, url, runs: [] })),
];
const describe = (runs: number) =>
  `${new Date().toISOString().slice(0, 16)} UTC, ${runs} runs each, medians with quartiles; ${browser.version()}; ` +
  `${availableParallelism()} processors, load ${loadavg()[0]?.toFixed(1)}. Lighthouse: mobile, simulated. Slow line: 150 ms, 1.6 Mbit/s, processor / 4.`;

await mkdir(folder, { recursive: true });
try {
  for (let run = 1; run <= count; run++) {
    for (const { name, url, runs } of subjects) {
      console.error(`Run ${run} of ${count}: ${name}`);
      runs.push(await measure(parts, url));
    }
    const made = describe(run);
    const results = subjects.map((subject) => ({ ...subject, summary: summaries(subject) }));
    const text = JSON.stringify({ made, subjects: results }, null, 2);
    await writeFile(join(folder, 'results.json'), text);
  }
} finally {
  await browser.close();
  await chromiumServer.close();
  for (const server of [floor, ...builds.values()]) await server.close();
  await rm(mailbox, { recursive: true });
}
console.log(
  `${textReport(subjects)}\n\n${describe(count)}\nEvery run is in ${folder}/results.json`,
);
