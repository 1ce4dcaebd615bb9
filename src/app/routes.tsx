import type { ComponentType } from 'react';
import { type Importer, type PageProps, type Route, route, type Words } from './route.ts';

const service = () => import('../pages/ServiceDetail.tsx');
const overview = () => import('../pages/Overview.tsx');
const legal = () => import('../pages/Legal.tsx');

/** Every address but those of posts and openings, in the spelling of specification 2.1 and the readings. */
export const routes: readonly Route[] = [
  route(
    '/',
    () => import('../pages/Home.tsx'),
    () => import('../content/home.ts'),
  ),
  route(
    '/about',
    () => import('../pages/About.tsx'),
    () => import('../content/about.ts'),
  ),
  route(
    '/our-vision',
    () => import('../pages/Vision.tsx'),
    () => import('../content/vision.ts'),
    { aliases: ['/CompanyVision'] },
  ),
  route(
    '/Our-vision-for-student',
    () => import('../pages/Students.tsx'),
    () => import('../content/students.ts'),
  ),
  route(
    '/services',
    () => import('../pages/Services.tsx'),
    () => import('../content/services-page.ts'),
  ),
  route(
    '/Ourteam',
    () => import('../pages/Team.tsx'),
    () => import('../content/team-page.ts'),
  ),
  route(
    '/Contact',
    () => import('../pages/Contact.tsx'),
    () => import('../content/contact.ts'),
    {
      aliases: [
        '/contact',
        '/UIPage/Contact',
        '/Front/Contact',
        '/Back/Contact',
        '/FullStack/Contact',
        '/CmsPage/Contact',
        '/Regularupdate/Contact',
        '/Crmpage/Contact',
      ],
    },
  ),
  route('/UIPage', service, () => import('../content/services/ui-ux.ts'), {
    live: () => import('../pages/UiUxCompare.tsx'),
  }),
  route(
    '/OurWorks',
    () => import('../pages/Works.tsx'),
    () => import('../content/works.ts'),
  ),
  route('/front', service, () => import('../content/services/front-end.ts')),
  route('/Back', service, () => import('../content/services/back-end.ts')),
  route('/FullStack', service, () => import('../content/services/full-stack.ts')),
  route('/CmsPage', service, () => import('../content/services/cms.ts')),
  route('/Regularupdate', service, () => import('../content/services/updates.ts')),
  route('/BugFix', service, () => import('../content/services/bug-fixing.ts'), {
    live: () => import('../pages/BugFixReport.tsx'),
  }),
  route('/Crmpage', service, () => import('../content/services/crm.ts'), {
    live: () => import('../pages/CrmPipeline.tsx'),
  }),
  route('/ERPPages', service, () => import('../content/services/erp.ts'), {
    live: () => import('../pages/ErpStock.tsx'),
  }),
  route('/AccountingSoftPage', service, () => import('../content/services/accounting.ts'), {
    live: () => import('../pages/AccountingBill.tsx'),
  }),
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
  route(
    '/Carrer',
    () => import('../pages/Careers.tsx'),
    () => import('../content/careers.ts'),
  ),
  route(
    '/ourgallery',
    () => import('../pages/Gallery.tsx'),
    () => import('../content/gallery.ts'),
  ),
  route(
    '/ourblog',
    () => import('../pages/Blog.tsx'),
    () => import('../content/blog.ts'),
  ),
];

/** The screen of every address that is not in the table. */
export const notFound: Route = route(
  '/404',
  () => import('../pages/NotFound.tsx'),
  () => import('../content/not-found.ts'),
);

/** Makes the routes of entries below a page, by their ids. */
const entriesOf =
  <C extends Words>(
    page: Importer<ComponentType<PageProps<C>>>,
    words: Importer<Readonly<Record<string, Importer<C>>>>,
  ) =>
  async (path: string, id: string) => {
    const { default: all } = await words();
    const own = Object.hasOwn(all, id) ? all[id] : undefined;
    return own ? route(path, page, own) : notFound;
  };
const kinds = [
  {
    parent: '/ourblog/',
    route: entriesOf(
      () => import('../pages/Post.tsx'),
      () => import('../content/posts.ts'),
    ),
  },
  {
    parent: '/Carrer/',
    route: entriesOf(
      () => import('../pages/Careers.tsx'),
      () => import('../content/openings.ts'),
    ),
  },
];
const entries = new Map<string, Route>();

/** The address of a page below another, in its exact spelling. */
function entryPath(pathname: string): string | undefined {
  const small = pathname.toLowerCase();
  const kind = kinds.find(({ parent }) => small.startsWith(parent.toLowerCase()));
  const id = small.slice(kind?.parent.length);
  return kind && /^[a-z0-9-]+$/.test(id) ? kind.parent + id : undefined;
}

/** The route of a page below another. No page has their list: loading one shows whether it exists. */
function entryAt(path: string): Route | undefined {
  if (entryPath(path) !== path) return undefined;
  const entry = entries.get(path) ?? entryRoute(path);
  entries.set(path, entry);
  return entry;
}

function entryRoute(path: string): Route {
  let shown: Route | undefined;
  return {
    path,
    aliases: [],
    get screen() {
      return shown?.screen;
    },
    async load() {
      const kind = kinds.find(({ parent }) => path.startsWith(parent));
      const found = await kind?.route(path, path.slice(kind.parent.length));
      // Read after the wait: another load may have found it.
      shown ??= found ?? notFound;
      return shown.load();
    },
  };
}

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
 * @param pathname as in `location.pathname`, percent-encoded or not; a malformed encoding is simply unknown. Encoded letters are
 *   those letters (RFC 3986, 6.2.2.2).
 */
export function resolve(pathname: string): Resolution {
  const plain = decode(pathname);
  const found = exact.get(plain) ?? entryAt(plain);
  if (found) return { kind: 'found', route: found };
  const small = plain.toLowerCase().replace(/\/+$/, '');
  const path = folded.get(small) ?? entryPath(small);
  return path ? { kind: 'moved', path } : { kind: 'unknown', route: notFound };
}

function decode(pathname: string): string {
  try {
    return decodeURI(pathname);
  } catch {
    return pathname;
  }
}
