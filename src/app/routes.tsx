import { type Route, route } from './route.ts';

const home = () => import('../pages/Home.tsx');
const about = () => import('../pages/About.tsx');
const vision = () => import('../pages/Vision.tsx');
const students = () => import('../pages/Students.tsx');
const services = () => import('../pages/Services.tsx');
const team = () => import('../pages/Team.tsx');
const contact = () => import('../pages/Contact.tsx');
const works = () => import('../pages/Works.tsx');
const service = () => import('../pages/ServiceDetail.tsx');
const overview = () => import('../pages/Overview.tsx');
const uiUx = () => import('../pages/UiUx.tsx');
const bugFix = () => import('../pages/BugFix.tsx');
const crm = () => import('../pages/Crm.tsx');
const erp = () => import('../pages/Erp.tsx');
const accounting = () => import('../pages/Accounting.tsx');
const careers = () => import('../pages/Careers.tsx');
const gallery = () => import('../pages/Gallery.tsx');
const blog = () => import('../pages/Blog.tsx');
const legal = () => import('../pages/Legal.tsx');
const notFoundPage = () => import('../pages/NotFound.tsx');

/** Every address of the site, in the exact spelling of specification 2.1 and the readings. */
export const routes: readonly Route[] = [
  route('/', home, () => import('../content/home.ts')),
  route('/about', about, () => import('../content/about.ts')),
  route('/our-vision', vision, () => import('../content/vision.ts'), ['/CompanyVision']),
  route('/Our-vision-for-student', students, () => import('../content/students.ts')),
  route('/services', services, () => import('../content/services-page.ts')),
  route('/Ourteam', team, () => import('../content/team-page.ts')),
  route('/Contact', contact, () => import('../content/contact.ts'), [
    '/contact',
    '/UIPage/Contact',
    '/Front/Contact',
    '/Back/Contact',
    '/FullStack/Contact',
    '/CmsPage/Contact',
    '/Regularupdate/Contact',
    '/Crmpage/Contact',
  ]),
  route('/UIPage', uiUx, () => import('../content/services/ui-ux.ts')),
  route('/OurWorks', works, () => import('../content/works.ts')),
  route('/front', service, () => import('../content/services/front-end.ts')),
  route('/Back', service, () => import('../content/services/back-end.ts')),
  route('/FullStack', service, () => import('../content/services/full-stack.ts')),
  route('/CmsPage', service, () => import('../content/services/cms.ts')),
  route('/Regularupdate', service, () => import('../content/services/updates.ts')),
  route('/BugFix', bugFix, () => import('../content/services/bug-fixing.ts')),
  route('/Crmpage', crm, () => import('../content/services/crm.ts')),
  route('/ERPPages', erp, () => import('../content/services/erp.ts')),
  route('/AccountingSoftPage', accounting, () => import('../content/services/accounting.ts')),
  route('/SoftwareTestingPage', service, () => import('../content/services/testing.ts')),
  route('/SoftwareMaintainsPage', service, () => import('../content/services/maintenance.ts')),
  route('/AndroidAppDevPage', service, () => import('../content/services/android.ts')),
  route('/IosAppDevPage', service, () => import('../content/services/ios.ts')),
  route('/AppmaintancePage', service, () => import('../content/services/app-maintenance.ts')),
  route('/WebservicesPage', overview, () => import('../content/overviews/web.ts')),
  route('/SoftwareServicespage', overview, () => import('../content/overviews/software.ts')),
  route('/AppServicesPage', overview, () => import('../content/overviews/app.ts')),
  route('/DigitalMarketingPage', service, () => import('../content/services/digital-marketing.ts')),
  route('/TermsAnd-Conditions', legal, () => import('../content/legal/terms.ts')),
  route('/Privacy-policy', legal, () => import('../content/legal/privacy.ts')),
  route('/Carrer', careers, () => import('../content/careers.ts')),
  route('/ourgallery', gallery, () => import('../content/gallery.ts')),
  route('/ourblog', blog, () => import('../content/blog.ts')),
];

/** The screen of every address that is not in the table. */
export const notFound: Route = route('/404', notFoundPage, () => import('../content/not-found.ts'));

const exact = new Map(
  routes.flatMap((row) => [row.path, ...row.aliases].map((path) => [path, row] as const)),
);
// Aliases first: if two spellings differ only in capitals, the canonical one wins.
const folded = new Map(
  [...exact.keys()]
    .sort((a, b) => Number(isCanonical(a)) - Number(isCanonical(b)))
    .map((path) => [path.toLowerCase(), path] as const),
);

function isCanonical(path: string): boolean {
  return exact.get(path)?.path === path;
}

export type Resolution =
  | { readonly kind: 'found'; readonly route: Route }
  /** A known address in other capitals, or with a slash at the end: `path` is its exact spelling. */
  | { readonly kind: 'moved'; readonly path: string }
  | { readonly kind: 'unknown'; readonly route: Route };

/** What an address of this site shows. Only an address that a visitor typed can be `moved`. */
export function routeAt(pathname: string): Route {
  const resolution = resolve(pathname);
  return resolution.kind === 'moved' ? notFound : resolution.route;
}

/**
 * Says what an address of this site answers with.
 * @param pathname as in `location.pathname`, percent-encoded or not; a malformed encoding is simply unknown.
 */
export function resolve(pathname: string): Resolution {
  const found = exact.get(pathname);
  if (found) return { kind: 'found', route: found };
  const path = folded.get(pathname.toLowerCase().replace(/\/+$/, ''));
  return path ? { kind: 'moved', path } : { kind: 'unknown', route: notFound };
}
