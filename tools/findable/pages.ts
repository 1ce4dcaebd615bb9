/** The pages as search engines, feeds and networks see them. */
import type {
  BlogContent,
  CareersContent,
  Company,
  ContactContent,
  Family,
  Meta,
  OverviewContent,
  Picture,
  PostContent,
  ServiceContent,
  ServicesContent,
  WorksContent,
} from '../../src/content/types.ts';
import { allRoutes } from '../pages.ts';

/** What the prerender knows of the site. */
export interface Site {
  readonly company: Company;
  routeAt(path: string): { load(): Promise<{ readonly content: Words }> };
}

interface Words {
  readonly meta: Meta;
  readonly heading: string;
}

/** A page as search engines, feeds and whoever gets its link in a message see it. */
export interface Page {
  /** Canonical, such as `/UIPage`. */
  readonly path: string;
  /** The same as an absolute address. */
  readonly url: string;
  readonly words: Words;
  /** The absolute address of the picture that stands for it where its link is shared. */
  readonly card: string;
}

/** Every canonical page of the site with its words, in the order of the route table, and then the posts and openings. */
export async function pagesOf({ company, routeAt }: Site): Promise<readonly Page[]> {
  const pages: Page[] = [];
  // One after another: Node 20 can stumble over a module that is imported and required at once.
  for (const { path } of allRoutes()) {
    const { content: words } = await routeAt(path).load();
    const card = `${company.url}/${cardFile(path)}`;
    pages.push({ path, url: company.url + path, words, card });
  }
  return pages;
}

/** The file of a page's card in the build. */
export function cardFile(path: string): string {
  return `share/${path === '/' ? 'home' : path.slice(1)}.jpg`;
}

// The kinds of words, told apart by what only they have.
export const isService = (words: Words): words is ServiceContent => 'faq' in words;
export const isOverview = (words: Words): words is OverviewContent => 'groups' in words;
export const isWorks = (words: Words): words is WorksContent => 'blocks' in words;
export const isBlog = (words: Words): words is BlogContent => 'posts' in words;
export const isPost = (words: Words): words is PostContent => 'author' in words;
export const isCareers = (words: Words): words is CareersContent => 'openings' in words;
export const isContact = (words: Words): words is ContactContent => 'map' in words;
const hasServiceCards = (words: Words): words is ServicesContent =>
  'sections' in words && Array.isArray(words.sections) && 'cards' in (words.sections[0] as object);

/** The day of a post or an opening, as an ISO date. */
export const entryDate = (words: Words): string | undefined =>
  isPost(words) ? words.date : isCareers(words) ? words.opening?.date : undefined;

/** The posts, the newest first. */
export const postsIn = (pages: readonly Page[]) =>
  pages
    .filter((page): page is Page & { words: PostContent } => isPost(page.words))
    .toSorted((a, b) => b.words.date.localeCompare(a.words.date));

/** A page that tells what the company sells. */
export const isOffer = ({ words }: Page): boolean =>
  isService(words) || isOverview(words) || isWorks(words) || hasServiceCards(words);
export const isLegal = ({ path }: Page): boolean =>
  path === '/TermsAnd-Conditions' || path === '/Privacy-policy';
export const isTeam = ({ path }: Page): boolean => path === '/Ourteam';
export const isAbout = ({ path }: Page): boolean => path === '/about';
export const isHome = ({ path }: Page): boolean => path === '/';

/** The silk a page is dyed in, if it has one. */
export function familyOf(words: Words): Family | undefined {
  return isService(words) || isOverview(words) ? words.family : undefined;
}

/** The first picture a page shows below its head; none for pages of words only. */
export function pictureOf(words: unknown): Picture | undefined {
  if (typeof words !== 'object' || words === null) return undefined;
  if ('image' in words) return words.image as Picture;
  if ('src' in words && 'alt' in words) return { name: String(words.src), alt: String(words.alt) };
  for (const part of Object.values(words)) {
    const picture = pictureOf(part);
    if (picture) return picture;
  }
  return undefined;
}

/**
 * The pages above a page, from the home page down. A service is below its overview, a post or an opening below the page
 * that lists it.
 */
export function trailOf(page: Page, pages: readonly Page[]): readonly Page[] {
  if (isHome(page)) return [];
  const parent =
    pages.find(
      ({ words }) =>
        isOverview(words) &&
        words.groups.some(({ cards }) => cards.some(({ href }) => href === page.path)),
    ) ??
    pages.find(
      ({ words }) => isWorks(words) && words.blocks.some(({ action }) => action.href === page.path),
    ) ??
    pages.find(
      ({ path, words }) => (isBlog(words) || isCareers(words)) && page.path.startsWith(`${path}/`),
    ) ??
    pages.find(isHome);
  return parent ? [...trailOf(parent, pages), parent] : [];
}
