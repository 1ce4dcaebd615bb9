/** Finds the facts that are still examples. */
import { fieldName, type Owner } from '@workshop/facts';

/** Names reserved for examples (RFC 2606), the name of our examples, and a number that nobody has. */
const isExample = (text: string) => /\bexample\b|00000 00000|\bPlot 00\b/i.test(text);

/** Our pictures stand in for people and projects that are not the owner's. */
const isOurs = (picture: string) => picture !== '' && !picture.includes('.');

/** Every fact that is still an example: the file, the field, and why it cannot go live. */
export function examplesIn({ company, team, projects }: Owner): string[] {
  const found: string[] = [];
  const look = (file: string, facts: object) => {
    for (const [field, value] of Object.entries(facts)) {
      if (isExample(JSON.stringify(value)))
        found.push(`owner/${file}.json: ${field} is still an example`);
    }
  };
  look('company', company);
  team.people.forEach((person, index) => {
    look('team', {
      [`${fieldName(['people', index])} (${person.name})`]: { ...person, portraitAlt: '' },
    });
    if (isOurs(person.portrait))
      found.push(
        `owner/team.json: ${fieldName(['people', index, 'portrait'])} is a drawing of ours; name a photograph in owner/portraits/, or leave it empty`,
      );
  });
  projects.projects.forEach((project, index) => {
    look('projects', { [`${fieldName(['projects', index])} (${project.title})`]: project });
    if (isOurs(project.screen))
      found.push(
        `owner/projects.json: ${fieldName(['projects', index, 'screen'])} is a drawing of ours with an example address painted into it; name a picture in owner/projects/, or leave it empty`,
      );
  });
  return found;
}
