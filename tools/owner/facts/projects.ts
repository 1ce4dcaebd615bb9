/** `#owner/projects` in Node; Vite makes it by `vite-facts.ts`. */
import { composed } from '../composed.ts';
import { owner } from '../owner.ts';

export const { home, gallery } = composed.projects(owner);
