import { type FactSchema, schemas } from '@workshop/facts';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';

type Row = readonly [field: string, value: string | number, page: string, said?: string];
const students = '/Our-vision-for-student';
/** Each fact that an owner may leave out, a value, and what the page then says if not the value. */
const optional: readonly Row[] = [
  ['company.logo', 'logo.svg', '/', 'src="/media/logo.webp"'],
  ['company.whatsapp', '+91 10000 00019', '/Contact', 'https://wa.me/911000000019'],
  ['company.hours.0.office', 'Sarafa office', '/Contact'],
  ['company.support.hours', '24/7', '/', '24/7 customer support'],
  ['company.support.response', 'Before tea.', '/SoftwareMaintainsPage'],
  ['company.support.reach', 'At night a machine answers.', '/Contact'],
  ['company.replyTime', 'We reply by tea time.', '/Contact'],
  ['company.since', '2011', '/about', 'Since 2011'],
  ['company.languages', 'Awadhi', '/about'],
  ['company.size', 'Nineteen people', '/about'],
  ['company.certificates', 'ISO 9001:2015', '/about'],
  ['company.serves', 'Mau and Ballia', '/about'],
  ['company.identity.legalName', 'Bunkar Private Limited', '/'],
  ['company.identity.gstin', '27AAPFU0939F1ZV', '/', 'GSTIN 27AAPFU0939F1ZV'],
  ['company.identity.cin', 'U72900UP2019PTC123456', '/', 'CIN U72900UP2019PTC123456'],
  ['company.identity.udyam', 'UDYAM-UP-28-0012345', '/'],
  ['company.grievance.name', 'Lakshmi Pillai', '/Privacy-policy'],
  ['company.grievance.email', 'grievance@sonar.test', '/Privacy-policy'],
  ['company.grievance.phone', '+91 10000 00029', '/Privacy-policy'],
  ['services.UIPage.from', 120000, '/UIPage', 'From ₹1,20,000 a year'],
  ['services.UIPage.per', 'year', '/', 'From ₹1,20,000 a year'],
  ['services.UIPage.buys', 'Eight screens', '/UIPage'],
  ['services.UIPage.duration', 'nine weeks', '/UIPage'],
  ['team.people.0.portrait', 'kavya.jpg', '/Ourteam', '/media/portraits/kavya-560.webp'],
  ['team.people.0.portraitAlt', 'A figure in blue', '/Ourteam', 'alt="A figure in blue"'],
  ['team.people.0.years', 31, '/Ourteam', '31 years of experience'],
  ['team.people.0.qualification', 'B.Tech, Kanpur', '/Ourteam'],
  ['team.people.0.profile', 'https://kavya.test/me', '/Ourteam', 'href="https://kavya.test/me"'],
  // Of the second project, because a screen is shown instead of the picture.
  ['projects.projects.1.picture', 'billing.jpg', '/', '/media/projects/billing-'],
  ['projects.projects.1.pictureAlt', 'A till', '/', 'alt="A till"'],
  ['projects.projects.0.screen', 'jewellery.jpg', '/', '/media/projects/jewellery-'],
  ['projects.projects.0.screenAlt', 'A list of rings', '/', 'alt="A list of rings"'],
  ['projects.projects.0.link', 'https://sonar.test/till', '/', 'href="https://sonar.test/till"'],
  ['projects.projects.0.service', '/UIPage', '/UIPage', 'What it did for a client'],
  ['projects.projects.0.serviceLabel', 'How we design tills', '/'],
  ['projects.projects.0.linkLabel', 'Visit Sonar', '/'],
  ['projects.projects.0.client', 'A jeweller in Mau', '/'],
  ['projects.projects.0.sector', 'Jewellers of Mau', '/'],
  ['projects.projects.0.year', '2023', '/'],
  ['projects.projects.0.duration', 'seven weeks', '/'],
  ['projects.projects.0.problem', 'Bills got lost.', '/UIPage'],
  ['projects.projects.0.figure', '17 hours', '/UIPage'],
  ['projects.projects.0.result', 'less typing', '/UIPage'],
  ['projects.projects.0.testimonial.text', 'We close on time.', '/UIPage'],
  ['projects.projects.0.testimonial.name', 'Meenal Soni', '/UIPage'],
  ['projects.projects.0.testimonial.role', 'owner of Sonar', '/UIPage'],
  ['careers.openings.0.end', '2098-03-31', '/Carrer/tester', 'March 31, 2098'],
  ['careers.openings.0.payFrom', 41000, '/Carrer', '₹41,000 to ₹52,000 a month'],
  ['careers.openings.0.payTo', 52000, '/Carrer/tester', '₹41,000 to ₹52,000 a month'],
  ['careers.openings.0.experience', 'three to five years', '/Carrer'],
  ['careers.openings.0.stack', 'Playwright and Vitest', '/Carrer'],
  ['careers.officeDays', 'Tuesday to Friday', '/Carrer'],
  ['careers.replyTime', 'within a week', '/Carrer'],
  ['careers.internship.duration', 'four months', students],
  ['careers.internship.mode', 'in the office', students],
  ['careers.internship.fee', 'a stipend of ₹9,000', students],
  ['careers.internship.certificate', 'from us, signed', students],
  ['careers.internship.starts', '5 January', students],
];

/** What buyers compare stands in About and beside the form, not only in the footer. */
const compared: readonly Row[] = ['/about', '/Contact'].flatMap((page): Row[] => [
  ['company.identity.legalName', 'Bunkar Private Limited', page],
  ['company.identity.gstin', '27AAPFU0939F1ZV', page, 'GSTIN 27AAPFU0939F1ZV'],
  ['company.identity.cin', 'U72900UP2019PTC123456', page, 'CIN U72900UP2019PTC123456'],
  ['company.identity.udyam', 'UDYAM-UP-28-0012345', page],
  ['company.size', 'Nineteen people', page],
  ['company.certificates', 'ISO 9001:2015', page],
  ['company.serves', 'Mau and Ballia', page],
  ['company.since', '2011', page, page === '/about' ? 'Since 2011' : 'In business since 2011'],
]);

/** The fields of a file that may be left out; of the services only the first. */
function optionalIn(schema: FactSchema, path: string): string[] {
  if (schema.default === '' || schema.default === 0) return [path];
  const inner = schema.items ? { 0: schema.items } : (schema.properties ?? {});
  return Object.entries(inner)
    .filter(([name]) => path !== 'services' || name === 'UIPage')
    .flatMap(([name, field]) => optionalIn(field, `${path}.${name}`));
}

test('each fact that may be left out has a row above', () => {
  const fields = Object.entries(schemas).flatMap(([name, schema]) => optionalIn(schema, name));
  expect(
    optional.map(([field]) => field.replace('projects.1', 'projects.0')),
    'add its row to tests/pages/facts.test.ts, in the order of the schema',
  ).toEqual(fields);
});

const folder = mkdtempSync(join(tmpdir(), 'facts-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** The pages of an owner who writes these facts, and no other that may be left out. */
async function pagesWith(rows: readonly Row[]): Promise<ReadonlyMap<string, string>> {
  cpSync('tests/owners/weavers', folder, { recursive: true });
  cpSync('tests/owners/many/logo.svg', join(folder, 'logo.svg'));
  const facts: Record<string, unknown> = {
    company: JSON.parse(readFileSync('tests/owners/bare/company.json', 'utf8')),
    services: {},
    team: { people: [{ name: 'Kavya Rao', role: 'Tester', message: 'I break things.' }] },
    projects: {
      projects: [
        { title: 'Sonar', description: 'It prints the bill.', testimonial: { agreed: true } },
        { title: 'Bahi', description: 'It keeps the books.' },
      ],
    },
    careers: {
      openings: [
        { id: 'tester', title: 'Tester', text: 'Test.', mode: 'office', date: '2026-11-02' },
      ],
    },
  };
  for (const [field, value] of rows) {
    const keys = field.split('.');
    const last = keys.pop() ?? '';
    let inner = facts;
    for (const key of keys) inner = (inner[key] ??= {}) as Record<string, unknown>;
    inner[last] = value;
  }
  for (const [name, file] of Object.entries(facts))
    writeFileSync(join(folder, `${name}.json`), JSON.stringify(file));
  vi.stubEnv('OWNER', folder);
  vi.resetModules();
  const { render } = await import('../../src/app/prerender.tsx');
  const pages = new Map<string, string>();
  for (const page of new Set(optional.map(([, , path]) => path)))
    pages.set(page, await render(page, '/style.css'));
  vi.unstubAllEnvs();
  return pages;
}

const [every, none] = [await pagesWith(optional), await pagesWith([])];

for (const [field, value, page, said = String(value)] of optional)
  test(`${field} is on ${page}, and leaves nothing there where it is left out`, () => {
    expect(every.get(page)).toContain(said);
    expect(none.get(page)).not.toContain(said);
  });

const mainOf = (html = '') => /<main[^]*<\/main>/.exec(html)?.[0] ?? '';
for (const [field, value, page, said = String(value)] of compared)
  test(`${field} is in what ${page} says, and leaves nothing there where it is left out`, () => {
    expect(mainOf(every.get(page))).toContain(said);
    expect(mainOf(none.get(page))).not.toContain(said);
  });
