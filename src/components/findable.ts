/**
 * Lets a browser's find-in-page look into what is folded. React 19 knows `hidden` as a boolean only. So each render
 * raises the value to `until-found`; in the served page tools/prerender.ts does.
 * @param hidden whether it is folded.
 * @param found called when the browser is about to show what it found, or has shown it before this code came.
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
