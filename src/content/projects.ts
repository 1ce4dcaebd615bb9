import { readOwner } from '@workshop/facts';
import { onHome } from './stories.ts';

/** The projects on Home, perhaps none, and a link to the gallery if it has more. */
export const { projects, link } = onHome(readOwner().projects.projects);
