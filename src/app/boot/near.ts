import { type Part, partAround } from '../../components/parts.ts';
import { handover } from './handover.ts';

/** What only the code of a part can answer. */
const controls = 'button, input, select, textarea';

/** Whether somebody is in a part since the page was served, has typed into it, or has found something there. */
const isWanted = (place: HTMLElement) =>
  [
    ':hover',
    ':focus',
    ':target',
    '.fold > :not([hidden])',
    ...(handover.hasInput ? ['input'] : []),
  ].some((sign) => place.querySelector(sign));

/**
 * Reports each part that sleeps and is near or wanted. Near: a control of it is within a screen's height of the view.
 * Wanted: pointer, focus, typed text or the browser's search is in it. A part without controls is never near.
 * @param report may be called more than once for a part.
 * @param signal ends it.
 */
export function watchParts(
  parts: readonly Part[],
  report: (part: Part) => void,
  signal: AbortSignal,
): void {
  const tell = ({ target }: { target: EventTarget | null }) => {
    const part = partAround(target, parts);
    if (part) report(part);
  };
  // Capturing, because React stops what happens in a part that sleeps.
  const options = { passive: true, capture: true, signal };
  for (const sign of ['pointerover', 'focusin', 'input', 'beforematch'])
    addEventListener(sign, tell, options);

  const sight = new IntersectionObserver(
    (entries) => {
      for (const entry of entries) if (entry.isIntersecting) tell(entry);
    },
    { rootMargin: '100% 0px' },
  );
  for (const part of parts) {
    if (part.when !== 'near') continue;
    for (const place of part.places) {
      if (isWanted(place)) report(part);
      // `.later` has no box. From below the last control is the first to come near.
      for (const control of place.querySelectorAll(controls)) sight.observe(control);
    }
  }
  signal.addEventListener('abort', () => sight.disconnect());
}
