/** The owner's facts, for what runs in Node. */
import { ownerFolder } from './folder.ts';
import { readOwner } from './read.ts';

/** All that is the owner's, for what runs in Node; a build of the site gets the same from `vite-facts.ts`. */
export const owner = readOwner(ownerFolder());
