/**
 * Measures the built site with Lighthouse, beside other builds and addresses:
 * `npm run bench -- [--runs=5] [--path=/front] [folder or url …]`. They take turns, so that a machine that gets busy slows
 * all of them. Prints medians with quartiles; every run is in `reports/bench/results.json`.
 */
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { chromiumArguments, findBrowser } from '../browser.ts';
import { serve } from '../server/serve.ts';
import { createSite } from '../server/site.ts';
import { summary } from './statistics.ts';

const folder = 'reports/bench';
const { values, positionals } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    path: { type: 'string', default: '/' },
  },
  allowPositionals: true,
});
const count = Number(values.runs);
if (!Number.isInteger(count) || count < 1) throw new Error(`--runs=${values.runs} is no number`);
if (!existsSync('dist/index.html')) throw new Error('There is no build in dist/: npm run build');

const chromePath = findBrowser({ whole: true });
// The map is another host's, and this machine may be offline.
const blockMap = '--host-resolver-rules=MAP www.google.com ~NOTFOUND';

/**
 * One run as on a phone: mobile, simulated throttling, a browser of its own.
 * @returns times in milliseconds, sizes in kilobytes as sent, scores from 0 to 100; NaN for what was not measured.
 * @throws when Lighthouse could not load the page.
 */
async function measure(url: string): Promise<Readonly<Record<string, number>>> {
  const chrome = await launch({
    chromePath,
    chromeFlags: ['--headless=new', ...chromiumArguments, blockMap],
    logLevel: 'silent',
  });
  try {
    const result = await lighthouse(url, {
      port: chrome.port,
      output: 'json',
      logLevel: 'silent',
      disableFullPageScreenshot: true,
    });
    const { audits, categories, runtimeError } = result?.lhr ?? {};
    if (!audits || !categories || runtimeError)
      throw new Error(`Lighthouse: ${runtimeError?.message ?? 'no result'} (${url})`);
    const number = (audit: string) => audits[audit]?.numericValue ?? NaN;
    return {
      'First paint of content (ms)': number('first-contentful-paint'),
      'Largest paint (ms)': number('largest-contentful-paint'),
      'Blocked (ms)': number('total-blocking-time'),
      'Main thread at work (ms)': number('mainthread-work-breakdown'),
      'Layout shift': number('cumulative-layout-shift'),
      'Speed index (ms)': number('speed-index'),
      'Sent (kB)': number('total-byte-weight') / 1000,
      ...Object.fromEntries(
        Object.values(categories).map(({ title, score }) => [title, (score ?? NaN) * 100]),
      ),
    };
  } finally {
    chrome.kill();
  }
}

const mailbox = await mkdtemp(join(tmpdir(), 'mailbox-'));
const servers = new Map<string, Awaited<ReturnType<typeof serve>>>();
for (const site of ['dist', ...positionals.filter((subject) => !URL.canParse(subject))])
  servers.set(site, await serve(createSite({ site, mailbox }), { port: 0, host: '127.0.0.1' }));
const subjects = [
  ...Array.from(servers, ([name, { url }]) => ({ name, url: url + values.path })),
  ...positionals
    .filter((subject) => URL.canParse(subject))
    .map((url) => ({ name: new URL(url).host, url })),
].map((subject) => ({ ...subject, runs: [] as Awaited<ReturnType<typeof measure>>[] }));
const made = `${new Date().toISOString().slice(0, 16)} UTC, ${availableParallelism()} processors, load ${loadavg()[0]?.toFixed(1)}; ${count} runs each, medians and quartiles`;

await mkdir(folder, { recursive: true });
try {
  for (let run = 1; run <= count; run++) {
    for (const { name, url, runs } of subjects) {
      console.error(`Run ${run} of ${count}: ${name}`);
      runs.push(await measure(url));
    }
    await writeFile(join(folder, 'results.json'), JSON.stringify({ made, subjects }, null, 2));
  }
} finally {
  for (const server of servers.values()) await server.close();
  await rm(mailbox, { recursive: true });
}
const rows = Object.keys(subjects[0]?.runs[0] ?? {}).map((name) => [
  name,
  Object.fromEntries(
    subjects.map((subject) => [subject.name, summary(subject.runs.map((run) => run[name] ?? NaN))]),
  ),
]);
console.table(Object.fromEntries(rows));
console.log(`${made}. Every run is in ${folder}/results.json`);
