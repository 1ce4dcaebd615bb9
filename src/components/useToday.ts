import { useSyncExternalStore } from 'react';

const subscribe = () => () => {};

/** Today as an ISO date, in UTC; empty while a view hydrates, as the page may have been built on another day. */
export const useToday = (): string =>
  useSyncExternalStore(
    subscribe,
    () => new Date().toISOString().slice(0, 10),
    () => '',
  );
