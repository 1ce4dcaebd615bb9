/** The configuration of Stryker. */
import { fileURLToPath } from 'node:url';

// In the workers too: a golden that is missing must fail, not be written, and every mutant must meet the same chances.
process.env.CI = '1';
process.env.FC_SEED ??= '1';
/** The machine under test; `run.ts` names one after another. */
const noun = process.env.NOUN;

/**
 * Mutation testing of the statecharts: do their tests notice a change of any word of them?
 * @type {import('@stryker-mutator/core').PartialStrykerOptions}
 */
export default {
  plugins: ['@stryker-mutator/vitest-runner', fileURLToPath(new URL('inert.js', import.meta.url))],
  testRunner: 'vitest',
  vitest: { configFile: 'tools/mutation/vitest.config.ts' },
  mutate: [`src/machines/${noun}/**/*.ts`, `src/machines/${noun}.ts`],
  ignorers: ['inert'],
  ignorePatterns: ['dist', 'dist-server', 'public', '.mailbox', 'test-results', 'coverage'],
  // Without this Stryker rewrites tsconfig.json by an API that TypeScript 7 no longer has.
  tsconfigFile: 'none.json',
  concurrency: 2,
  thresholds: { high: 98, low: 95, break: null },
  reporters: ['clear-text', 'html', 'json'],
  clearTextReporter: { allowColor: false, allowEmojis: false, logTests: false },
  htmlReporter: { fileName: `reports/mutation/${noun}.html` },
  jsonReporter: { fileName: `reports/mutation/${noun}.json` },
  tempDirName: 'reports/stryker-tmp',
  allowEmpty: false,
};
