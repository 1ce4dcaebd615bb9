import { readOwner, serviceKeys, type ServicePage } from '@workshop/facts';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { inGallery, onHome, proofOf } from '../../src/content/stories.ts';
import { writeFilled } from '../owners/filled.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'owner-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** What pages get of these projects. */
function pagesOf(projects: readonly object[]) {
  writeFilled(folder, { projects: 0, people: 0 });
  writeFileSync(join(folder, 'projects.json'), JSON.stringify({ projects }));
  const facts = readOwner(folder).projects.projects;
  const [home, gallery] = [onHome(facts), inGallery(facts)];
  const services = Object.fromEntries(
    serviceKeys.map((page) => [page, proofOf(facts, page)]),
  ) as Record<ServicePage, ReturnType<typeof proofOf>>;
  return { home, gallery, hasGallery: gallery.isShown, services };
}

const counter = {
  title: 'Billing at the counter',
  description: 'It prints the bill.',
  service: '/AccountingSoftPage',
};
const testimonial = { text: 'We close on time.', name: 'Meenal Soni', agreed: true };

describe('a project with every fact', () => {
  const told = {
    ...counter,
    sector: 'Jewellers',
    client: 'A jeweller in Noida',
    year: '2024',
    duration: '6 weeks',
    problem: 'Bills were written by hand.',
    figure: '6 hours a week',
    result: 'less typing',
    testimonial: { ...testimonial, role: 'owner' },
  };
  const story = {
    title: 'Billing at the counter',
    facts: 'Jewellers · A jeweller in Noida · 2024 · 6 weeks',
    problem: 'Bills were written by hand.',
    result: { figure: '6 hours a week', text: 'less typing' },
    testimonial: { text: 'We close on time.', name: 'Meenal Soni', role: 'owner' },
  };

  test('is told on the page of its service, and on no other', () => {
    const { services } = pagesOf([told]);
    const { AccountingSoftPage, ...others } = services;
    expect(AccountingSoftPage).toMatchObject({
      proof: { title: 'What it did for a client', stories: [story] },
      project: { label: 'See our projects', href: '/ourgallery#projects' },
    });
    for (const [page, facts] of Object.entries(others))
      expect(Object.keys(facts), page).toEqual([]);
  });

  test('is told in the gallery, and in short on Home, which leads there', () => {
    const { home, gallery, hasGallery } = pagesOf([told]);
    const service = { label: 'Service: Accounting Software', href: '/AccountingSoftPage' };
    expect(hasGallery).toBe(true);
    expect(gallery.projects).toMatchObject([{ ...story, service }]);
    expect(home).toMatchObject({
      projects: [{ facts: story.facts, result: story.result, service }],
      link: { label: 'All finished projects', href: '/ourgallery#projects' },
    });
    expect(JSON.stringify(home)).not.toMatch(/We close|written by hand/);
  });
});

test.each([
  ['nothing', {}, { facts: '', problem: '', result: undefined, testimonial: undefined }, false],
  ['the client', { client: 'A jeweller' }, { facts: 'A jeweller' }, false],
  ['the year', { year: '2024' }, { facts: '2024' }, false],
  ['year and duration', { year: '2024', duration: '6 weeks' }, { facts: '2024 · 6 weeks' }, false],
  ['the sector', { sector: 'Schools' }, { facts: 'Schools' }, true, false],
  ['the problem', { problem: 'By hand.' }, { problem: 'By hand.' }, true],
  [
    'the result',
    { figure: '40%', result: 'fewer' },
    { result: { figure: '40%', text: 'fewer' } },
    true,
  ],
  [
    'a testimonial without a role',
    { testimonial },
    { testimonial: { text: 'We close on time.', name: 'Meenal Soni', role: '' } },
    true,
  ],
] as const)(
  'a project of which the owner tells %s says no more than that',
  (_, facts, said, isTold, hasStory: boolean = isTold) => {
    const { gallery, hasGallery, services } = pagesOf([{ ...counter, ...facts }]);
    const nothing = { facts: '', problem: '', result: undefined, testimonial: undefined };
    expect(gallery.projects).toMatchObject([{ ...nothing, ...said }]);
    expect(hasGallery).toBe(isTold);
    expect('proof' in services.AccountingSoftPage).toBe(hasStory);
    expect(services.AccountingSoftPage.project?.href).toBe(
      isTold ? '/ourgallery#projects' : '/#projects',
    );
  },
);

test('what a client has not agreed to be quoted with is in nothing that a page gets', () => {
  for (const agreed of [false, undefined]) {
    const pages = pagesOf([{ ...counter, testimonial: { ...testimonial, agreed } }]);
    expect(JSON.stringify(pages)).not.toMatch(/We close|Meenal/);
    expect(pages.hasGallery).toBe(false);
  }
});

test.each([
  [9, 9, false],
  [10, 9, true],
])(
  'of %d projects Home shows %d; the gallery shows all as soon as Home does not',
  (count, shown, hasGallery) => {
    const pages = pagesOf(Array.from({ length: count }, () => counter));
    expect(pages.home.projects).toHaveLength(shown);
    expect(pages.hasGallery).toBe(hasGallery);
    expect(pages.gallery.projects).toHaveLength(count);
  },
);

test.each([
  [2, 2],
  [3, 3],
  [4, 3],
])('of %d projects of a service its page tells %d', (count, told) => {
  const { services } = pagesOf(
    Array.from({ length: count }, () => ({ ...counter, problem: 'By hand.' })),
  );
  expect(services.AccountingSoftPage.proof?.title).toBe('What it did for clients');
  expect(services.AccountingSoftPage.proof?.stories).toHaveLength(told);
});

test('a link to a service may have a name of the owner’s', () => {
  const { home } = pagesOf([{ ...counter, serviceLabel: 'How we make billing software' }]);
  expect(home.projects[0]?.service?.label).toBe('How we make billing software');
});

test('the gallery shows projects of one sector together, and Home as the owner orders them', () => {
  const { home, gallery } = pagesOf(
    [
      ['Till', 'Jewellers'],
      ['Diary', ''],
      ['Fees', 'Schools'],
      ['Rings', 'Jewellers'],
    ].map(([title, sector]) => ({ ...counter, title, sector })),
  );
  expect(gallery.projects.map(({ title }) => title)).toEqual(['Till', 'Rings', 'Fees', 'Diary']);
  expect(home.projects.map(({ title }) => title)).toEqual(['Till', 'Diary', 'Fees', 'Rings']);
});
