import { type Owner, type ServicePage, servicePages } from '@workshop/facts';
import { ownedPicture } from './owned.ts';
import type { Link, Project, Proof, Story } from './types.ts';

/** Finished projects, as the owner gives them. */
type Facts = Owner['projects']['projects'];

/** How many projects Home and the page of a service show; the gallery shows all. */
const most = { home: 9, service: 3 };

const gallery = '/ourgallery#projects';

/** What any page says of a project: a testimonial only if the client has agreed. */
const storyOf = ({ title, sector, client, year, problem, ...rest }: Facts[number]): Story => {
  const { duration, figure, result, testimonial } = rest;
  const { text, name, role, agreed } = testimonial;
  return {
    title,
    facts: [sector, client, year, duration].filter(Boolean).join(' · '),
    problem,
    result: figure ? { figure, text: result } : undefined,
    testimonial: text && agreed ? { text, name, role } : undefined,
  };
};

const hasStory = ({ problem, result, testimonial }: Story) =>
  Boolean(problem || result || testimonial);

const projectOf = (facts: Facts[number]): Project => {
  const { description, picture, pictureAlt, screen, screenAlt, link, linkLabel, service } = facts;
  const { title, facts: line, result } = storyOf(facts);
  const name = servicePages[service.slice(1) as ServicePage];
  const label = `Service: ${name}`;
  return {
    title,
    description,
    facts: line,
    result,
    image: ownedPicture('projects', picture, pictureAlt),
    screen: ownedPicture('projects', screen, screenAlt),
    link: link ? { label: linkLabel, href: link } : undefined,
    service: service ? { label: facts.serviceLabel || label, href: service } : undefined,
  };
};

/** The gallery shows the projects as soon as it has more to say of them than Home. */
const isInGallery = (projects: Facts) =>
  projects.length > most.home ||
  projects.some((project) => project.sector || hasStory(storyOf(project)));

/** Sorted by sector, in the order in which the owner names them first; those without at the end. */
function bySector(projects: Facts): Facts {
  const sectors = [...new Set(projects.map(({ sector }) => sector).filter(Boolean)), ''];
  return sectors.flatMap((sector) => projects.filter((project) => project.sector === sector));
}

/** What Home shows. */
export const onHome = (projects: Facts) => ({
  projects: projects.slice(0, most.home).map(projectOf),
  link: isInGallery(projects) ? { label: 'All finished projects', href: gallery } : undefined,
});

/** What the gallery shows. */
export const inGallery = (projects: Facts) => ({
  title: 'Finished projects',
  isShown: isInGallery(projects),
  projects: bySector(projects).map((facts) => ({ ...projectOf(facts), ...storyOf(facts) })),
});

/** What the page of a service shows of them, and its link to them. */
export function proofOf(
  projects: Facts,
  page: ServicePage,
): { readonly proof?: Proof; readonly project?: Link } {
  const own = projects.filter(({ service }) => service === `/${page}`);
  const stories = own.map(storyOf).filter(hasStory).slice(0, most.service);
  return {
    ...(stories.length > 0 && {
      proof: {
        title: stories.length === 1 ? 'What it did for a client' : 'What it did for clients',
        stories,
      },
    }),
    ...(own.length > 0 && {
      project: {
        label: 'See our projects',
        href: isInGallery(projects) ? gallery : '/#projects',
      },
    }),
  };
}
