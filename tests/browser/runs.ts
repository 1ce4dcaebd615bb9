/** The details of a test that `npm test` leaves out, and `npm run test:all` runs. */
export const full = { tag: '@full' };
