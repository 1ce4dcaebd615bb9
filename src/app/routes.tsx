import type { Part } from '../components/parts.ts';
import * as parts from '../pages/parts.ts';
import { type Route, route, template } from './route.ts';

const home = template(
  () => import('../pages/Home.tsx'),
  parts.HomeHeadline,
  parts.HomeVideo,
  parts.HomeStory,
  parts.HomeServices,
  parts.HomeProcess,
  parts.HomeProjects,
  parts.HomeTeam,
  parts.HomeContact,
);
const about = template(() => import('../pages/About.tsx'), parts.AboutText, parts.AboutFacts);
const vision = template(() => import('../pages/Vision.tsx'), parts.VisionText, parts.PageEnd);
const students = template(
  () => import('../pages/Students.tsx'),
  parts.StudentsText,
  parts.StudentsForm,
  parts.PageEnd,
);
const services = template(() => import('../pages/Services.tsx'), parts.ServicesText, parts.PageEnd);
const team = template(() => import('../pages/Team.tsx'), parts.PageEnd);
const contact = template(() => import('../pages/Contact.tsx'), parts.ContactEnd);
const works = template(() => import('../pages/Works.tsx'), parts.PageEnd);
const serviceDetail = () => import('../pages/ServiceDetail.tsx');
/** @param live what visitors can try, if there is something. */
const service = (...live: readonly Part[]) =>
  template(serviceDetail, parts.ServiceText, ...live, parts.ServiceQuestions, parts.PageEnd);
const overview = template(() => import('../pages/Overview.tsx'), parts.OverviewText, parts.PageEnd);
const careers = template(
  () => import('../pages/Careers.tsx'),
  parts.CareersFacts,
  parts.CareersForm,
  parts.PageEnd,
);
const gallery = template(
  () => import('../pages/Gallery.tsx'),
  parts.GalleryProjects,
  parts.PageEnd,
);
const blog = template(() => import('../pages/Blog.tsx'), parts.BlogPosts, parts.PageEnd);
const legalPage = () => import('../pages/Legal.tsx');
const terms = template(legalPage, parts.TermsText);
const privacy = template(legalPage, parts.PrivacyText);
const notFoundPage = template(() => import('../pages/NotFound.tsx'));

/** Every address of the site, in the exact spelling of specification 2.1 and the readings. */
export const routes: readonly Route[] = [
  route('/', home, () => import('../content/home-head.ts')),
  route('/about', about, () => import('../content/about-head.ts')),
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
  route('/UIPage', service(parts.UiUxCompare), () => import('../content/services/ui-ux.ts')),
  route('/OurWorks', works, () => import('../content/works.ts')),
  route('/front', service(), () => import('../content/services/front-end.ts')),
  route('/Back', service(), () => import('../content/services/back-end.ts')),
  route('/FullStack', service(), () => import('../content/services/full-stack.ts')),
  route('/CmsPage', service(), () => import('../content/services/cms.ts')),
  route('/Regularupdate', service(), () => import('../content/services/updates.ts')),
  route('/BugFix', service(parts.BugFixReport), () => import('../content/services/bug-fixing.ts')),
  route('/Crmpage', service(parts.CrmPipeline), () => import('../content/services/crm.ts')),
  route('/ERPPages', service(parts.ErpStock), () => import('../content/services/erp.ts')),
  route(
    '/AccountingSoftPage',
    service(parts.AccountingBill),
    () => import('../content/services/accounting.ts'),
  ),
  route('/SoftwareTestingPage', service(), () => import('../content/services/testing.ts')),
  route('/SoftwareMaintainsPage', service(), () => import('../content/services/maintenance.ts')),
  route('/AndroidAppDevPage', service(), () => import('../content/services/android.ts')),
  route('/IosAppDevPage', service(), () => import('../content/services/ios.ts')),
  route('/AppmaintancePage', service(), () => import('../content/services/app-maintenance.ts')),
  route('/WebservicesPage', overview, () => import('../content/overviews/web.ts')),
  route('/SoftwareServicespage', overview, () => import('../content/overviews/software.ts')),
  route('/AppServicesPage', overview, () => import('../content/overviews/app.ts')),
  route(
    '/DigitalMarketingPage',
    service(),
    () => import('../content/services/digital-marketing.ts'),
  ),
  route('/TermsAnd-Conditions', terms, () => import('../content/legal/terms-head.ts')),
  route('/Privacy-policy', privacy, () => import('../content/legal/privacy-head.ts')),
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
