import { defineConfig } from 'vitest/config';

/** Of all tests, those that prove the statechart `NOUN`. */
export default defineConfig({
  test: {
    include: [
      `tests/machines/${process.env.NOUN}.test.ts`,
      'tests/machines/{machines,charts}.test.ts',
    ],
    environment: 'node',
    globalSetup: 'tests/fuzz.ts',
    // A machine under load is slow; a mutant must be caught by an assertion, not by the clock.
    testTimeout: 30_000,
  },
});
