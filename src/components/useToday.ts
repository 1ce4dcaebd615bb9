import { useSyncExternalStore } from 'react';

const subscribe = () => () => {};

/** Today as an ISO date, in UTC. Empty until React has hydrated: the page may be older. */
export const useToday = (): string =>
  useSyncExternalStore(
    subscribe,
    () => new Date().toISOString().slice(0, 10),
    () => '',
  );
