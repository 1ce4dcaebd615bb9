import { readOwner } from '@workshop/facts';
import { inGallery } from './stories.ts';

/** All projects, as the gallery tells of them. */
export const galleryProjects = inGallery(readOwner().projects.projects);
