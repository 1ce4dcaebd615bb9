/** Finds the facts that are still examples. */
import { labelOf, type Owner, schemas } from '@workshop/facts';

/** Names reserved for examples (RFC 2606), the name of our examples, and a number that nobody has. */
const isExample = (text: string) => /\bexample\b|00000 00000|\bPlot 00\b/i.test(text);

/** Our pictures stand in for people and projects that are not the owner's. */
const isOurs = (picture: string) => picture !== '' && !picture.includes('.');

/** Every fact that is still an example: the file, the field, and why it cannot go live. */
export function examplesIn({ company, team, projects }: Owner): string[] {
  const found: string[] = [];
  const look = (
    file: 'company' | 'team' | 'projects',
    path: readonly PropertyKey[],
    fact: unknown,
    name = '',
  ) => {
    if (isExample(JSON.stringify(fact)))
      found.push(`owner/${file}.json: ${labelOf(schemas[file], path)}${name} is still an example`);
  };
  const own = (file: 'team' | 'projects', path: readonly PropertyKey[], picture: string) => {
    if (isOurs(picture))
      found.push(
        `owner/${file}.json: ${labelOf(schemas[file], path)} is a drawing of ours: take a picture of your own, or none`,
      );
  };
  for (const [field, fact] of Object.entries(company)) look('company', [field], fact);
  team.people.forEach(({ portraitAlt: _, ...person }, index) => {
    look('team', ['people', index], person, ` (${person.name})`);
    own('team', ['people', index, 'portrait'], person.portrait);
  });
  projects.projects.forEach((project, index) => {
    look('projects', ['projects', index], project, ` (${project.title})`);
    own('projects', ['projects', index, 'screen'], project.screen);
  });
  return found;
}
