/** `#owner/careers` in Node; Vite makes it by `vite-facts.ts`. */
import { owner } from '../owner.ts';

export default owner.careers;
