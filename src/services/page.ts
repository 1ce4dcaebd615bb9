import { fromCallback } from 'xstate';
import { actorOf } from '../machines/system.ts';
import type { PageFact } from '../machines/place.ts';

/** Tells an actor each time that a page is awaited, and that one is shown; not what was shown before. */
export const watchPage = fromCallback<PageFact>(
  ({ sendBack, system }) => actorOf(system, 'visit').on('*', sendBack).unsubscribe,
);
