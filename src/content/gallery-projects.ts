import { gallery } from '#owner/projects';

/** All projects, as the gallery tells of them. */
export const galleryProjects = gallery;
