/**
 * `npm run test:mutation [noun …]`: changes each statechart in every way Stryker knows and counts how many of the changes
 * its tests notice. Each machine meets only the tests that speak of it, because each of its mutants needs a whole run.
 */
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';

/** What the tests of each machine must notice, in per cent of its mutants. */
const bar = 95;

// The folders, and the files that several machines share.
const nouns = readdirSync('src/machines').map((name) => name.replace(/\.ts$/, ''));
const chosen = process.argv.slice(2);
const unknown = chosen.filter((noun) => !nouns.includes(noun));
if (unknown.length > 0) {
  console.error(`No such machine: ${unknown.join(', ')}. There are: ${nouns.join(', ')}`);
  process.exit(2);
}

interface Report {
  readonly files: Record<string, { readonly mutants: readonly { readonly status: string }[] }>;
}

const stryker = 'node_modules/@stryker-mutator/core/bin/stryker.js';
const rows = (chosen.length > 0 ? chosen : nouns).map((noun) => {
  spawnSync(process.execPath, [stryker, 'run', 'tools/mutation/stryker.config.js'], {
    env: { ...process.env, NOUN: noun },
    stdio: 'inherit',
  });
  const report = JSON.parse(readFileSync(`reports/mutation/${noun}.json`, 'utf8')) as Report;
  const statuses = Object.values(report.files).flatMap(({ mutants }) =>
    mutants.map(({ status }) => status),
  );
  const count = (...names: string[]) => statuses.filter((name) => names.includes(name)).length;
  const noticed = count('Killed', 'Timeout');
  const all = noticed + count('Survived', 'NoCoverage');
  return { noun, score: (100 * noticed) / all, noticed, all };
});

console.log('\nMutants noticed, per machine:');
for (const { noun, score, noticed, all } of rows) {
  console.log(`${noun.padEnd(14)} ${score.toFixed(1).padStart(5)} %  ${noticed} of ${all}`);
}
process.exitCode = rows.every(({ score }) => score >= bar) ? 0 : 1;
