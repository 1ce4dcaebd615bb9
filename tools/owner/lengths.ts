import type { Owner } from './schema.ts';

const letters = (text: string) => [...new Intl.Segmenter('en').segment(text)].length;

/** Facts that are longer than their place on the site: one sentence each. */
export function longTexts({ company, services, team, projects, careers }: Owner): string[] {
  const found: string[] = [];
  const look = (field: string, text: string, most: number, why: string) => {
    if (letters(text) > most)
      found.push(`owner/${field} has ${letters(text)} letters; at most ${most} fit: ${why}`);
  };
  look(
    'company.json: name',
    company.name,
    32,
    'the header has two lines for it (the registered name has a field of its own, identity.legalName)',
  );
  look('company.json: city', company.city, 28, 'search results cut the titles it stands in');
  look('company.json: replyTime', company.replyTime, 120, 'it is one line of a card');
  for (const [page, service] of Object.entries(services)) {
    if (typeof service !== 'object') continue;
    look(`services.json: ${page}.buys`, service.buys, 80, 'it stands under the price');
    look(`services.json: ${page}.duration`, service.duration, 30, 'it stands beside the price');
  }
  team.people.forEach(({ name, role, message }, index) => {
    look(`team.json: people.${index}.name`, name, 40, 'it is one line of a card');
    look(`team.json: people.${index}.role`, role, 50, 'it is one line of a card');
    look(`team.json: people.${index}.message`, message, 300, 'cards stand side by side');
  });
  projects.projects.forEach(({ title, description, linkLabel }, index) => {
    look(`projects.json: projects.${index}.title`, title, 50, 'it is a heading');
    look(`projects.json: projects.${index}.description`, description, 300, 'it is a slide');
    look(`projects.json: projects.${index}.linkLabel`, linkLabel, 40, 'it is one line');
  });
  careers.openings.forEach(({ title }, index) =>
    look(`careers.json: openings.${index}.title`, title, 60, 'it is a heading'),
  );
  return found;
}
