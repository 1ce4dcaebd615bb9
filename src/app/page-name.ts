import { direct } from '../content/direct.ts';
import { routeAt } from './routes.tsx';

/** What a chat that begins on a page is about: its heading, once its words are loaded. */
export const pageName = (path: string): string =>
  path === '/' ? direct.home : (routeAt(path).screen?.content.heading ?? '');
