/**
 * Lets a browser's find-in-page look into what is hidden. React 19 knows `hidden` as a boolean only, so the value
 * is raised to `until-found` after each render.
 * @param found called when the browser found something inside and is about to show it.
 * @returns a ref for the hidden element; a new one at each render, so that React calls it at each render.
 */
export function findable(found: () => void) {
  return (element: HTMLElement | null) => {
    if (element?.hidden) element.setAttribute('hidden', 'until-found');
    element?.addEventListener('beforematch', found);
    return () => element?.removeEventListener('beforematch', found);
  };
}
