import { useLayoutEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter, useLocation, useNavigate } from 'react-router-dom';
import type { PageActor } from '../../machines/system.ts';
import { goBy, nameOf, want } from './history.ts';

interface Props {
  readonly page: PageActor;
  /** Is given what links call: it goes to a path of this site, or to a fragment of the page on the screen. */
  readonly onMount: (go: (to: string) => void) => void;
}

/**
 * Mounts the router in a root of its own. Its context changes with each address, and React would remove the parts below it
 * that are not alive yet.
 */
export function mountRouter(page: PageActor, onMount: Props['onMount']): void {
  createRoot(document.createElement('div')).render(
    // No transitions: a page whose code is loaded renders synchronously on click.
    <BrowserRouter useTransitions={false}>
      <Wanted page={page} onMount={onMount} />
    </BrowserRouter>,
  );
}

/** Tells the page what the address names, each time that it changes. Renders nothing. */
function Wanted({ page, onMount }: Props) {
  const { key: given, pathname: path, search, hash } = useLocation();
  const key = nameOf(given, path, hash);
  const navigate = useNavigate();
  // Made once. The router makes a new `navigate` for each address, and with it every link would render again.
  const [go] = useState(() => goBy(page, navigate));
  useLayoutEffect(() => {
    want(page, { key, path, search, hash });
  }, [page, key, path, search, hash]);
  useLayoutEffect(() => onMount(go), [onMount, go]);
  return null;
}
