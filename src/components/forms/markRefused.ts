/**
 * Tells a screen reader which controls of a form the browser has refused, until what stands in them is good. A file's
 * control is left to its machine.
 * @returns what takes the listeners off.
 */
export function markRefused(form: HTMLFormElement): () => void {
  const stop = new AbortController();
  const mark = ({ target }: Event) => {
    if (!isText(target)) return;
    const refused = !target.validity.valid;
    target.setAttribute('aria-invalid', String(refused));
  };
  // This event does not bubble.
  form.addEventListener('invalid', mark, { capture: true, signal: stop.signal });
  const typed = (event: Event) => {
    const { target } = event;
    if (target instanceof Element && target.getAttribute('aria-invalid') === 'true') mark(event);
  };
  form.addEventListener('input', typed, { signal: stop.signal });
  return () => stop.abort();
}

function isText(
  target: EventTarget | null,
): target is HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement {
  return (
    target instanceof Element &&
    target.matches('input:not([type=file], [type=checkbox]), select, textarea')
  );
}
