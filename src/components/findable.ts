/**
 * Lets a browser's find-in-page look into what is folded. React 19 knows `hidden` as a boolean only, so the value
 * is raised to `until-found` after each render (in the served page: tools/prerender.ts).
 * @param hidden whether it is folded.
 * @param found called when the browser found something inside and is about to show it, or has shown it before this code came.
 * @returns a ref for the element; a new one at each render, so that React calls it at each render.
 */
export function findable(hidden: boolean, found: () => void) {
  return (element: HTMLElement | null) => {
    if (!element) return;
    if (hidden && !element.hidden) found();
    else if (hidden) element.setAttribute('hidden', 'until-found');
    element.addEventListener('beforematch', found);
    return () => element.removeEventListener('beforematch', found);
  };
}
