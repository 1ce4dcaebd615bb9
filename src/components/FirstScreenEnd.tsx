/** What a stylesheet in the page says, as one that stands in no page. */
function copyOf(link: HTMLLinkElement): CSSStyleSheet | undefined {
  const rules = link.sheet?.cssRules;
  if (!rules) return undefined;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(Array.from(rules, ({ cssText }) => cssText).join('\n'));
  return sheet;
}

/**
 * When the page goes, and the stylesheet in it: keeps what it says for the rest of the visit, without a moment between. Moved
 * to the head it is what it was, and nothing is styled anew; where a browser cannot do that yet (Safari), a copy takes over.
 */
function outlast(place: HTMLElement | null) {
  const link = place?.querySelector('link');
  if (!link) return;
  const { head } = document;
  if ('moveBefore' in head) return () => head.moveBefore(link, null);
  let copy: CSSStyleSheet | undefined;
  const prepare = () => void (copy ??= copyOf(link));
  addEventListener('ready', prepare, { once: true });
  return () => {
    prepare();
    if (copy) document.adoptedStyleSheets.push(copy);
  };
}

/**
 * Where the first screen of a page ends. The prerender puts the stylesheet here, where it holds back only what comes after
 * it (`tools/prerender.ts`). To React it is an element with a text, if an empty one: what it finds inside it leaves alone.
 * (Put into the head by React it would have the whole page styled and laid out anew, twice, while it comes to life.)
 */
export function FirstScreenEnd() {
  return (
    <div ref={outlast} id="first-screen-end">
      {''}
    </div>
  );
}
