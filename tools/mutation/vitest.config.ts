/** The configuration of Vitest for mutation testing. */
import { defineConfig } from 'vitest/config';

const forms = '{form,contact,enquiry,application}';
const noun = process.env.NOUN ?? '';
/** Code that machines share is proved by the tests of those machines, and by the golden of one. */
const [golden, users] = {
  form: ['contact', forms],
  resume: ['application', '{form,application,enquiry}'],
  params: ['contact', forms],
  outside: ['contact', forms],
}[noun] ?? [noun, noun];

/** Of all tests, those that prove the statechart `NOUN`. */
export default defineConfig({
  test: {
    include: [`tests/machines/${users}.test.ts`, 'tests/machines/{machines,charts}.test.ts'],
    env: { NOUN: golden },
    environment: 'node',
    globalSetup: 'tests/fuzz.ts',
    // A machine under load is slow; a mutant must be caught by an assertion, not by the clock.
    testTimeout: 30_000,
  },
});
