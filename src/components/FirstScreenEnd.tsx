/** What a stylesheet in the page says, as one that stands in no page. */
function copyOf(link: HTMLLinkElement | null | undefined): CSSStyleSheet | undefined {
  const rules = link?.sheet?.cssRules;
  if (!rules) return undefined;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(Array.from(rules, ({ cssText }) => cssText).join('\n'));
  return sheet;
}

/**
 * When the page goes, and the stylesheet in it: keeps what it says for the rest of the visit, without a moment between. Done
 * as soon as the visitor is about to go: it has the whole page styled anew, which no press should wait for.
 */
function outlast(place: HTMLElement | null) {
  const link = place?.querySelector('link');
  let copy: CSSStyleSheet | undefined;
  const prepare = () => void (copy ??= copyOf(link));
  const handOver = () => {
    prepare();
    if (!link || !copy || link.disabled) return;
    document.adoptedStyleSheets.push(copy);
    link.disabled = true;
  };
  // While nothing else is to be done. Not in Safari.
  const wait = () => globalThis.requestIdleCallback?.(prepare);
  if (link) {
    addEventListener('ready', wait, { once: true });
    addEventListener('leaving', handOver, { once: true });
  }
  return handOver;
}

/**
 * Where the first screen of a page ends. The prerender puts the stylesheet here, where it holds back only what comes after
 * it (`tools/prerender.ts`). To React it is an element with a text, if an empty one: what it finds inside it leaves alone.
 * (Moved to the head it would have the whole page styled and laid out anew, twice, while it comes to life.)
 */
export function FirstScreenEnd() {
  return (
    <div ref={outlast} id="first-screen-end">
      {''}
    </div>
  );
}
