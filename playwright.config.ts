import { defineConfig } from '@playwright/test';
import { mkdtempSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromiumArguments, findBrowser } from './tools/browser.ts';

// Their own owner: what is built and served is `dist-weavers/`, and words that hold facts hold those.
process.env.OWNER = 'tests/owners/weavers';

/** The worker processes read this file again; what is found or chosen once is handed to them in the environment. */
const browser =
  process.env.TEST_PORT && process.env.BROWSER_PATH ? process.env.BROWSER_PATH : findBrowser();
/** For what a headless shell cannot do. */
process.env.WHOLE_BROWSER_PATH ??= findBrowser({ whole: true });
process.env.BROWSER_PATH = browser;
process.env.TEST_PORT ??= String(await freePort());
process.env.TEST_MAILBOX ??= mkdtempSync(join(tmpdir(), 'mailbox-'));
const url = `http://localhost:${process.env.TEST_PORT}`;

/** The browser tests, against the production build. */
export default defineConfig({
  testDir: 'tests/browser',
  testMatch: '*.spec.ts',
  // A machine that shares its processors was seen to take three times as long as at other times.
  timeout: 90_000,
  fullyParallel: true,
  workers: '100%',
  forbidOnly: true,
  // Where changes land, a test that is red once and then green is named as flaky, and mended next.
  retries: process.env.CI ? 1 : 0,
  // How long an assertion may wait; a machine with two busy cores needs more than the usual 5 s.
  // The accessibility tree is compared whole.
  expect: { timeout: 10_000, toMatchAriaSnapshot: { children: 'deep-equal' } },
  reporter: [['list']],
  use: {
    baseURL: url,
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    viewport: { width: 1440, height: 900 },
    // Whoever tests a form does not wait for a film; what is about motion calls `withMotion`.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { executablePath: browser, args: [...chromiumArguments] },
  },
  webServer: {
    command: 'npx tsx tools/serve.ts',
    url,
    env: { PORT: process.env.TEST_PORT, MAILBOX_DIR: process.env.TEST_MAILBOX },
    stdout: 'ignore',
  },
});

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  await new Promise((closed) => server.close(closed));
  return port;
}
