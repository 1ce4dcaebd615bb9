/** The details of a test that `npm test` leaves out, and `npm run test:all` runs. */
export const full = { tag: '@full' };

/** The details of a test that `npm test` runs in this case only. */
export const fullUnless = (isQuick: boolean) => (isQuick ? {} : full);

/** One route for each template. A page that differs from one by a part or a list only counts as the same: parts have tests of their own. */
const templates = [
  '/',
  '/services',
  '/Contact',
  '/UIPage',
  '/WebservicesPage',
  '/Privacy-policy',
  '/Carrer',
  '/404',
];

/** The details of a test of many routes: `npm test` runs it for one route of each template, in this case only, such as at one width. */
export const atRoute = (path: string, isQuick = true) =>
  fullUnless(isQuick && templates.includes(path));
