/** Finds facts that are too long for the pages. */
import type { Owner } from '@workshop/facts';

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
  team.people.forEach(({ name, role, qualification, message }, index) => {
    look(`team.json: people.${index}.name`, name, 40, 'it is one line of a card');
    look(`team.json: people.${index}.role`, role, 50, 'it is one line of a card');
    look(`team.json: people.${index}.qualification`, qualification, 60, 'it is one line of a card');
    look(`team.json: people.${index}.message`, message, 300, 'cards stand side by side');
  });
  projects.projects.forEach((project, index) => {
    const fits = (field: string, text: string, most: number, why: string) =>
      look(`projects.json: projects.${index}.${field}`, text, most, why);
    fits('title', project.title, 50, 'it is a heading');
    fits('description', project.description, 300, 'it is a slide');
    fits('linkLabel', project.linkLabel, 40, 'it is one line');
    fits('client', project.client, 50, 'it is one line with year and duration');
    fits('duration', project.duration, 30, 'it is one line with client and year');
    fits('problem', project.problem, 300, 'it stands beside the figure');
    fits('figure', project.figure, 16, 'it is set very large');
    fits('result', project.result, 80, 'it stands under the figure');
    fits('testimonial.text', project.testimonial.text, 400, 'it stands beside the figure');
  });
  careers.openings.forEach(({ title }, index) =>
    look(`careers.json: openings.${index}.title`, title, 60, 'it is a heading'),
  );
  return found;
}
