import { defineConfig } from '@playwright/test';

/** `npm run test:hosts`: the built site in the runtimes of hosts. No browser is needed. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.hosts.ts',
  workers: 1,
  forbidOnly: true,
  // The first run downloads the runtime.
  timeout: 300_000,
  reporter: [['list']],
});
