/**
 * Asks for the page's own code and words as soon as it is known which page it is. In a file of its own with the route table
 * (`vite.config.ts`), which is here, and runs, long before React is.
 */
import { resolve } from '../routes.tsx';

const resolution = resolve(location.pathname);
// Who shows the page (`main.tsx`) hears of a failure.
if (resolution.kind !== 'moved') resolution.route.loadFirst().catch(() => {});
