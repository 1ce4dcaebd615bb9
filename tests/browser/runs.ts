/** The details of a test that `npm test` leaves out, and `npm run test:all` runs. */
export const full = { tag: '@full' };

/** The details of a test that `npm test` runs in this case only. */
export const fullUnless = (isQuick: boolean) => (isQuick ? {} : full);

/** One route for each template. A page that differs from it by one part only counts as the same: each part has tests of its own. */
const templates = [
  '/',
  '/about',
  '/Our-vision-for-student',
  '/services',
  '/Contact',
  '/UIPage',
  '/WebservicesPage',
  '/Privacy-policy',
  '/Carrer',
  '/ourblog',
  '/404',
];

/** The details of a test of many routes: `npm test` runs it for one route of each template, in this case only, such as at one width. */
export const atRoute = (path: string, isQuick = true) =>
  fullUnless(isQuick && templates.includes(path));
