/** The details of a test that `npm test` leaves out, and `npm run test:all` runs. */
export const full = { tag: '@full' };

/** The details of a test that `npm test` runs in this case only. */
export const fullUnless = (isQuick: boolean) => (isQuick ? {} : full);

/** One route for each template. Pages that differ by one part only count as one: parts have tests of their own. */
const templates = [
  '/',
  '/services',
  '/Contact',
  '/UIPage',
  '/WebservicesPage',
  '/Privacy-policy',
  '/Carrer',
  '/ourblog/cybersecurity',
  '/404',
];

/** The details of a test of many routes: `npm test` runs it for `templates` only, and in this case only, such as at one width. */
export const atRoute = (path: string, isQuick = true) =>
  fullUnless(isQuick && templates.includes(path));
