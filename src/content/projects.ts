import facts from '#owner/projects';
import { ownedPicture } from './owned.ts';
import type { Project } from './types.ts';

/** The projects that the owner shows; perhaps none. */
export const projects: readonly Project[] = facts.projects.map(
  ({
    title,
    description,
    picture,
    pictureAlt,
    screen,
    screenAlt,
    link,
    linkLabel,
    service,
    serviceLabel,
  }) => ({
    title,
    description,
    image: ownedPicture('projects', picture, pictureAlt),
    screen: ownedPicture('projects', screen, screenAlt),
    link: link === '' ? undefined : { label: linkLabel, href: link },
    service: service === '' ? undefined : { label: serviceLabel, href: service },
  }),
);
