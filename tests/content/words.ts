import { notFound, routes } from '../../src/app/routes.tsx';
import about from '../../src/content/about.ts';
import home from '../../src/content/home.ts';
import privacy from '../../src/content/legal/privacy.ts';
import terms from '../../src/content/legal/terms.ts';

/** Pages whose first screen has words of its own. */
const whole: Readonly<Record<string, unknown>> = {
  '/': home,
  '/about': about,
  '/TermsAnd-Conditions': terms,
  '/Privacy-policy': privacy,
};

/** All words of every page, by its path. */
export const words = new Map<string, unknown>();
// One after another: Node 20 can stumble over a module that is imported and required at once.
for (const route of [...routes, notFound]) {
  const { content } = await route.loadFirst();
  words.set(route.path, whole[route.path] ?? content);
}
