import { ownerFolder } from '../folder.ts';
import { readOwner } from '../read.ts';

/** `#owner/careers` in Node; a build of the site gets the same from `../vite-facts.ts`. */
export default readOwner(ownerFolder()).careers;
