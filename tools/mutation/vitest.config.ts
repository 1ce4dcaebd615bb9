import { defineConfig } from 'vitest/config';

const forms = '{form,contact,enquiry,application}';
const noun = process.env.NOUN ?? '';
/** What machines share is proved by the tests of those that use it. */
const users = { holds: '{carousel,video}', form: forms, outside: forms }[noun] ?? noun;

/** Of all tests, those that prove the statechart `NOUN`. */
export default defineConfig({
  test: {
    include: [`tests/machines/${users}.test.ts`, 'tests/machines/{machines,charts}.test.ts'],
    environment: 'node',
    globalSetup: 'tests/fuzz.ts',
    // A machine under load is slow; a mutant must be caught by an assertion, not by the clock.
    testTimeout: 30_000,
  },
});
