import { composed } from '../composed.ts';
import { owner } from '../owner.ts';

export const { home, hasGallery, gallery } = composed.projects(owner);
