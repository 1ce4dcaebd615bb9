import { serviceKeys } from '@workshop/facts';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const things = ['Billing', 'Stock', 'Bookings', 'Deliveries', 'Admissions'];
const clients = ['a sweet shop in Hapur', 'a clinic in Noida', 'a weaving mill in Panipat'];
const problems = [
  'Every bill was written by hand and typed again at night, so the day’s stock was known only on the next morning.',
  'Patients waited in two queues.',
];
const figures = [
  ['6 hours a week', 'less typing at the counter'],
  ['−38%', 'returns because of a wrong size, compared with the year before'],
  ['2 → 11', 'enquiries a day from the new site'],
];

/** Writes the facts of an owner who tells everything. Every fifth testimonial has no consent. */
export function writeFilled(folder: string, many: { projects: number; people: number }): void {
  cpSync('tests/owners/weavers', folder, { recursive: true });
  cpSync('tests/owners/one/services.json', join(folder, 'services.json'));
  const pick = <T>(list: readonly T[], index: number) => list[index % list.length];
  const projects = Array.from({ length: many.projects }, (_, index) => ({
    title: `${pick(things, index)} ${index + 1}`,
    description: `${pick(things, index)} and their papers in one place, for ${pick(clients, index)}.`,
    picture: pick(['jewellery', 'astrology', 'billing', ''], index),
    pictureAlt: `Still life ${index + 1}`,
    screen: pick(['', 'billing.jpg', 'jewellery.jpg'], index),
    screenAlt: `Screen ${index + 1}`,
    link: `https://client-${index + 1}.test`,
    linkLabel: `Visit client ${index + 1}`,
    service: `/${pick(serviceKeys, index)}`,
    client: `Client ${index + 1}: ${pick(clients, index)}`,
    year: `${2024 - (index % 6)}`,
    duration: `${index + 2} weeks`,
    problem: `Problem ${index + 1}: ${pick(problems, index)}`,
    figure: pick(figures, index)?.[0],
    result: pick(figures, index)?.[1],
    testimonial: {
      text: `Words ${index + 1}: we close on time, and the accountant has stopped calling on Sundays.`,
      name: `Speaker ${index + 1}`,
      role: 'owner of the shop',
      agreed: index % 5 !== 4,
    },
  }));
  const people = Array.from({ length: many.people }, (_, index) => ({
    name: `Person ${index + 1} Srivastava`,
    role: pick(['Founder', 'Mobile App Developer'], index),
    message: 'I answer the phone myself, and I write the code that you called about.',
    portrait: pick(['kavya.jpg', 'meera.jpg', ''], index),
    portraitAlt: 'An illustrated figure',
    years: (index % 25) + 1,
    qualification: `B.Tech ${index + 1}, AKTU Lucknow`,
    profile: pick(
      [`https://www.linkedin.com/in/person-${index + 1}`, `https://person-${index + 1}.test/`],
      index,
    ),
  }));
  const read = (owner: string) =>
    JSON.parse(readFileSync(`tests/owners/${owner}/company.json`, 'utf8')) as object;
  const { whatsapp, replyTime, since } = read('one') as Record<string, unknown>;
  writeFileSync(
    join(folder, 'company.json'),
    JSON.stringify({ ...read('weavers'), whatsapp, replyTime, since }),
  );
  writeFileSync(join(folder, 'projects.json'), JSON.stringify({ projects }));
  writeFileSync(join(folder, 'team.json'), JSON.stringify({ people }));
}
