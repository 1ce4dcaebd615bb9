import { defineConfig } from '@playwright/test';
import config from './playwright.config.ts';

/** `npm run report`: the machines alone, with pictures of every state, as Playwright's HTML report. */
export default defineConfig(config, {
  testMatch: ['model.spec.ts', 'each-state.report.ts'],
  reporter: [
    ['list'],
    [
      'html',
      {
        outputFolder: 'reports/machines',
        open: 'never',
        // Under the machine's name, not under the file's.
        mergeFiles: true,
        title: 'What each machine does and looks like',
      },
    ],
  ],
  use: { screenshot: 'only-on-failure' },
});
