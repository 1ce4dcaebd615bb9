import { home } from '#owner/projects';

/** The projects that Home shows, perhaps none; and the way to all of them, where the gallery has more. */
export const { projects, link } = home;
