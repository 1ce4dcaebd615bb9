import { defineConfig } from '@playwright/test';
import { findEngines } from './find.ts';
import type { Engine } from './hand.ts';

process.env.OWNER = 'tests/owners/weavers';

// Here, once, and not in each worker: it may install them.
try {
  findEngines();
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}

/**
 * `npm run test:engines`: one walk through the built site in Firefox and in WebKit. Playwright is the runner only: its own
 * builds of both cannot be had on every system, stock ones can.
 */
export default defineConfig<object, Engine>({
  testDir: '.',
  testMatch: '*.engines.ts',
  workers: '100%',
  fullyParallel: true,
  forbidOnly: true,
  retries: process.env.CI ? 1 : 0,
  // A machine that shares its processors was seen to take five times as long as at other times.
  timeout: 120_000,
  expect: { timeout: 30_000 },
  reporter: [['list']],
  projects: (['firefox', 'webkit'] as const).flatMap((engine) =>
    ([390, 1440] as const).map((width) => ({
      name: `${engine} ${width}`,
      use: { engine, width },
    })),
  ),
});
