import { notFound, routes } from '../../src/app/routes.tsx';

/** All words of every page, by its path. */
export const words = new Map<string, unknown>();
// One after another: Node 20 can stumble over a module that is imported and required at once.
for (const route of [...routes, notFound]) {
  const { content } = await route.load();
  words.set(route.path, content);
}
