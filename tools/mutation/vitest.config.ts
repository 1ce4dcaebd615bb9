import { defineConfig } from 'vitest/config';

const noun = process.env.NOUN ?? '';
/** What machines share is proved by the tests of the forms. */
const proofs = ['form', 'outside'].includes(noun) ? '{form,contact,enquiry,application}' : noun;

/** Of all tests, those that prove the statechart `NOUN`. */
export default defineConfig({
  test: {
    include: [`tests/machines/${proofs}.test.ts`, 'tests/machines/{machines,charts}.test.ts'],
    environment: 'node',
    globalSetup: 'tests/fuzz.ts',
    // A machine under load is slow; a mutant must be caught by an assertion, not by the clock.
    testTimeout: 30_000,
  },
});
