import { home } from '#owner/projects';

/** The projects on Home, perhaps none, and a link to the gallery if it has more. */
export const { projects, link } = home;
