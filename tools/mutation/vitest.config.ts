import { defineConfig } from 'vitest/config';

/** Of all tests, those that prove the statecharts. */
export default defineConfig({
  test: {
    include: ['tests/machines/**/*.test.ts'],
    environment: 'node',
    globalSetup: 'tests/fuzz.ts',
    // A machine under load is slow; a mutant must be caught by an assertion, not by the clock.
    testTimeout: 30_000,
  },
});
