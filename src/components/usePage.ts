/** What views read of the page on the screen. */
import { useSelector } from '@xstate/react';
import { useCallback, useLayoutEffect, useSyncExternalStore } from 'react';
import type { SnapshotFrom } from 'xstate';
import type { PageLocation } from '../machines/location.ts';
import type { pageMachine } from '../machines/page/page.machine.ts';
import { actorOf, type PageActor } from '../machines/system.ts';
import { useVisitRef } from './useConnect.ts';

/**
 * Reads the actor `page`; the view renders again when what `select` makes of its snapshot changes.
 * @throws when no `VisitContext` is above the view.
 */
export function usePage<T>(select: (snapshot: SnapshotFrom<typeof pageMachine>) => T): T {
  return useSelector(usePageRef(), select);
}

/** The actor `page`; also after it has failed, when the system has it no more. */
export function usePageRef(): PageActor {
  const visit = useVisitRef();
  return visit.getSnapshot().children.page ?? actorOf(visit.system, 'page');
}

/**
 * The page on the screen. A view hydrates with the page that was served.
 * @throws when no `VisitContext` is above the view.
 */
export const useShown = (): PageLocation => useShownLocation((location) => location);

/**
 * The query of the page on the screen, with its `?`. Empty while a view hydrates: what is served is the same for every query.
 * @throws when no `VisitContext` is above the view.
 */
export const useQuery = (): string =>
  useShownLocation(
    ({ search = '' }) => search,
    () => '',
  );

/** @param served what hydration begins with, of the page that was served. */
function useShownLocation<T>(select: (shown: PageLocation) => T, served = select): T {
  const visit = useVisitRef();
  const page = usePageRef();
  const subscribe = useCallback(
    (changed: () => void) => page.subscribe(changed).unsubscribe,
    [page],
  );
  return useSyncExternalStore(
    subscribe,
    () => select(page.getSnapshot().context.shown),
    () => served(visit.getSnapshot().context.location),
  );
}

/** Reports, before the browser paints, that the page of this history entry is rendered. */
export function useRendered(key: string): void {
  const page = usePageRef();
  useLayoutEffect(() => page.send({ type: 'page.rendered', key }), [page, key]);
}
