import { useSyncExternalStore } from 'react';

const subscribe = () => () => {};

/** Today as an ISO date, in UTC. Empty while a view hydrates: the page may have been served on an earlier day. */
export const useToday = (): string =>
  useSyncExternalStore(
    subscribe,
    () => new Date().toISOString().slice(0, 10),
    () => '',
  );
