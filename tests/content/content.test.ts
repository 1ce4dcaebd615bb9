import { servicePages } from '@workshop/facts';
import { existsSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { routes, notFound } from '../../src/app/routes.tsx';
import { titleOf } from '../../src/app/title.ts';
import { chatWords } from '../../src/content/chat.ts';
import { carouselWords } from '../../src/content/carousel.ts';
import { company } from '../../src/content/company.ts';
import { footer } from '../../src/content/footer.ts';
import { labels } from '../../src/content/labels.ts';
import { billWords } from '../../src/content/live/bill.ts';
import { bugreportWords } from '../../src/content/live/bugreport.ts';
import { compareWords } from '../../src/content/live/compare.ts';
import { pipelineWords } from '../../src/content/live/pipeline.ts';
import { stockWords } from '../../src/content/live/stock.ts';
import terms from '../../src/content/legal/terms.ts';
import { mobile } from '../../src/content/drawer.ts';
import { desktop, getStarted } from '../../src/content/navigation.ts';
import { projects } from '../../src/content/projects.ts';
import { shell } from '../../src/content/shell.ts';
import { team } from '../../src/content/team.ts';
import type { ServiceContent } from '../../src/content/types.ts';
import { wayOn } from '../../src/content/way-on.ts';
import { words } from './words.ts';

/** The words of every page, by its path; what several pages share stands under its own name. */
const pages = new Map<string, unknown>([
  ['team', team],
  ['projects', projects],
  ['navigation', [desktop, mobile, getStarted]],
  ['footer', footer],
  ['company', company],
  ['shell', [shell, chatWords, carouselWords]],
  ['labels', [labels, wayOn]],
  ['bill', billWords],
  ['bugreport', bugreportWords],
  ['stock', stockWords],
  ['compare', compareWords],
  ['pipeline', pipelineWords],
]);
for (const [path, content] of words) pages.set(path, content);

/** Every string in a value, with the names of the fields that lead to it. */
function* strings(value: unknown, trail: readonly string[] = []): Generator<[string[], string]> {
  if (typeof value === 'string') yield [[...trail], value];
  else if (typeof value === 'object' && value !== null) {
    for (const [name, inner] of Object.entries(value)) yield* strings(inner, [...trail, name]);
  }
}

test.each([
  ...footer.technologies.links.map(({ icon }) => icon),
  ...company.profiles.map(({ network }) => network.toLowerCase()),
])('the sign %s is a file', (name) => {
  expect(existsSync(`public/icons/${name}.svg`)).toBe(true);
});

test('no sentence stands twice across the site', () => {
  const where = new Map<string, string[]>();
  for (const [page, words] of pages) {
    for (const [trail, text] of strings(words)) {
      if (['href', 'src', 'id', 'icon', 'label'].includes(trail.at(-1) ?? '')) continue;
      // Home's one sentence is its heading.
      if (page === '/' && trail.join() === 'hero,headline') continue;
      for (const sentence of text.split(/(?<=[.?!:])\s+/)) {
        // A heading or a short phrase may well recur; a sentence of five words or more may not.
        if (sentence.split(/\s+/).length < 5) continue;
        const key = sentence.toLowerCase().replace(/[.?!:]$/, '');
        where.set(key, [...(where.get(key) ?? []), `${page} ${trail.join('.')}`]);
      }
    }
  }
  const repeated = [...where]
    .filter(([, places]) => places.length > 1)
    .map(([key, places]) => `${places.join(' + ')}: ${key}`);
  expect(repeated).toEqual([]);
});

test('every page has a title and a description of its own, of a length that search results show', async () => {
  const seen = new Set<string>();
  for (const route of [...routes, notFound]) {
    const { title, description } = (await route.load()).content.meta;
    expect(title.length, title).toBeGreaterThanOrEqual(25);
    expect(title.length, title).toBeLessThanOrEqual(60);
    expect(description.length, description).toBeGreaterThanOrEqual(110);
    expect(description.length, description).toBeLessThanOrEqual(155);
    expect(seen.has(title) || seen.has(description), title).toBe(false);
    seen.add(title).add(description);
  }
});

test('a title has at most 60 characters as the page shows it, and ends in the name of the company, but on Home', async () => {
  const shown = new Map<string, string>();
  for (const route of [...routes, notFound]) {
    const { title } = (await route.load()).content.meta;
    shown.set(route.path, titleOf(title, 'Example IT Services'));
  }
  expect([...shown].filter(([, title]) => title.length > 60)).toEqual([]);
  expect(
    [...shown]
      .filter(([, title]) => !title.endsWith(' | Example IT Services'))
      .map(([path]) => path),
  ).toEqual(['/']);
  expect(shown.get('/')).toBe('Website and software company in Greater Noida');
  expect(shown.get('/AccountingSoftPage')).toBe(
    'GST billing software in Greater Noida | Example IT Services',
  );
});

test('a title of 60 characters keeps the name of the company, one of 61 goes without it', () => {
  expect(titleOf('UI/UX design for websites and mobile apps', 'Loom & Thread IT')).toBe(
    'UI/UX design for websites and mobile apps | Loom & Thread IT',
  );
  expect(titleOf('UI/UX design for websites and mobile apps', 'Loom & Threads IT')).toBe(
    'UI/UX design for websites and mobile apps',
  );
});

test.each([
  [
    'filler or a placeholder',
    /lorem ipsum|\bTODO\b|\bTBD\b|cutting-edge|seamless|\bleverag|\bempower|world-class|synerg/i,
  ],
  ['a space before a per cent sign', /[\d}] %/],
  ['a fault for a bug, a problem or an error', /\b(?:an?|each|the|this) fault\b|\bfaults\b/i],
  [
    'words carried over from another language',
    /\bmend(?:ed|s|ing)?\b|\bremarks?\b|standstill|data typing|\bstands? in\b|\bmust we\b/i,
  ],
  [
    'a word at which a reader stops',
    /invented data|first talk|number keys|well-kept|cleaning round|dead entries|slow items|double purchases|view for phones|shop floor|for a place|(?:system|program) pays when|build plus|rules demand/i,
  ],
  [
    'a sentence without a doer',
    /the job may be|maintain the result|campaigns limited|totals compared|copy the data|ask Google for/i,
  ],
  ['what only the owner can know', /our daily work|most of our|what we have built/i],
  ['what the owner charges', /no share of|does not change it/i],
  ['how a team works or for whom', /puzzles|other interns|sit with the team|nearby will use/i],
  ['what all other programs cannot do', /general programs|only with workarounds/i],
  [
    'what nobody can guarantee',
    /nobody can switch|without personal details|none is lost|whatever their age|safe as a bank/i,
  ],
  [
    'that no store blocks an app',
    /no(?:r|ither)? stores? has cause|stays? listed|stays installed/i,
  ],
  ['that an intern may show what belongs to a client', /that you can show/i],
  ['that a contract nobody has seen assigns the rights', /contract is the (?:written|signed)/i],
  ['that a lawyer checked advertisements', /against advertising law/i],
  ['more of the DPDP Act than the privacy policy', /a duty under the DPDP Act/i],
  ['that what was sent has arrived', /has arrived/i],
])('no page has %s', (_, pattern) => {
  const found = [...pages].flatMap(([page, words]) =>
    [...strings(words)]
      .filter(([, text]) => pattern.test(text))
      .map(([, text]) => `${page}: ${text}`),
  );
  expect(found).toEqual([]);
});

test.each(['/AccountingSoftPage', '/Crmpage', '/ERPPages'])(
  'the title of %s names the town',
  (path) => {
    expect((pages.get(path) as ServiceContent).meta.title).toContain('in Greater Noida');
  },
);

test.each([
  ['a wholesaler', '/AccountingSoftPage', /rate for each customer.* godown/],
  ['a wholesaler', '/ERPPages', /for wholesalers/],
  ['a buyer who has Tally', '/AccountingSoftPage', /^Tally, a subscription, or your own\?$/],
  ['a school', '/CmsPage', /a school closes/],
  ['a school', '/SoftwareMaintainsPage', /^Pupils’ and customers’ records$/],
  ['who asks how soon', '/SoftwareMaintainsPage', /contract sets the response time/],
  ['a reader of the blog', '/Back', /move .* business program .* to the cloud/],
])('%s finds on %s %s', (_, path, words) => {
  const texts = [...strings(pages.get(path))].map(([, text]) => text);
  expect(texts.filter((text) => words.test(text))).not.toEqual([]);
});

describe.each(Object.keys(servicePages))('the page /%s', (name) => {
  const { description, terms } = pages.get(`/${name}`) as ServiceContent;

  test('says how much of a client’s time the service takes', () => {
    expect(terms.bring).toMatch(/\b(?:minutes?|hours?|days?)\b/);
  });

  test('has no paragraph of more than 70 words', () => {
    const long = description.filter((text) => text.split(/\s+/).length > 70);
    expect(long).toEqual([]);
  });
});

test('the terms have fifteen numbered sections, the tenth of them on intellectual property', () => {
  expect(terms.sections).toHaveLength(15);
  terms.sections.forEach(({ title }, index) =>
    expect(title).toMatch(new RegExp(`^${index + 1}\\. `)),
  );
  expect(terms.sections[9]?.title).toBe('10. Intellectual Property');
});
