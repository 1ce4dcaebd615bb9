/** The style of first screens: what of the stylesheet the pages carry inline, because the rest loads later. */
import { compile, type Options } from 'css-select';
import { type AnyNode, type Document, type Element, isTag } from 'domhandler';
import postcss, { type AtRule, type Container, type Root } from 'postcss';
import parseSelector from 'postcss-selector-parser';

/** Pseudo-classes that match nothing in the first frame: they need a visitor, or are another browser's own. */
const never =
  'hover active focus focus-visible focus-within host popover-open user-invalid -moz-focusring -moz-ui-invalid'.split(
    ' ',
  );

const directionOf = ({ attribs, parent }: Element): string =>
  attribs.dir ?? (parent && isTag(parent) ? directionOf(parent) : 'ltr');

const options: Options<AnyNode, Element> = {
  pseudos: {
    ...Object.fromEntries(never.map((name) => [name, () => false])),
    dir: (element, direction) => direction === directionOf(element),
  },
};

/** Pseudo-elements that a first screen may have. The others are parts of fields. */
const boxes = [':before', '::before', ':after', '::after', '::marker', '::-webkit-details-marker'];

/** Attributes that the inline script or the browser sets before the stylesheet loads. */
const changing = ['data-theme', 'open'];

/** Media that can wait for the whole stylesheet. In forced colours it only adds edges. */
const laterMedium = /^(?:print\b|\((?:forced-colors|(?:any-)?(?:hover|pointer)))/;

/** Motion, cursors and taps; and settings of fonts, which Tailwind resets and nothing sets. */
const laterProperty =
  /^(?:transition|animation|scroll-padding|cursor$|tab-size$|-webkit-tap-highlight-color$|font-(?:feature|variation)-settings$)/;

/**
 * Splits a stylesheet. The order of layers and rules stays, so the first screen does not change when `rest` loads.
 * @param css the whole stylesheet.
 * @returns `cut` answers the rules that the first screens of some pages use. `rest` is the whole without the fonts of `cut`: a
 * browser loads a font again if it is declared twice.
 */
export function splitStyle(css: string): {
  cut: (pages: readonly Document[]) => string;
  rest: string;
} {
  const whole = postcss.parse(css);
  const rest = whole.clone();
  // A font for rare letters can wait for the whole stylesheet.
  const isRare = (rule: AtRule) =>
    rule.some((node) => 'prop' in node && node.prop === 'unicode-range');
  rest.walkAtRules('font-face', (rule) => void (isRare(rule) || rule.remove()));
  whole.walkAtRules('font-face', (rule) => void (isRare(rule) && rule.remove()));
  return {
    cut(pages) {
      const root = whole.clone();
      const elements = pages.flatMap(firstScreen);
      keepMatching(root, elements);
      dropUnused(root, elements);
      return root.toString();
    },
    rest: rest.toString(),
  };
}

/** The elements of the first screen, without the content of closed menus. */
function firstScreen(page: Document): Element[] {
  const elements: Element[] = [];
  const isClosed = ({ parent }: Element) =>
    parent !== null &&
    isTag(parent) &&
    (parent.name === 'details' || parent.attribs.class?.split(' ').includes('submenu'));
  /** @returns whether the first screen goes on after these. */
  const collect = (nodes: readonly AnyNode[]): boolean =>
    nodes.every((node) => {
      if (!isTag(node) || (isClosed(node) && node.name !== 'summary')) return true;
      elements.push(node);
      return node.attribs.id !== 'first-screen-end' && collect(node.children);
    });
  collect(page.children);
  return elements;
}

/** Removes the rules that match none of the elements, and what is empty then. */
function keepMatching(container: Container, elements: readonly Element[]): void {
  container.each((node) => {
    if (node.type === 'comment') node.remove();
    else if (node.type === 'decl') {
      if (laterProperty.test(node.prop)) node.remove();
    } else if (node.type === 'rule') {
      node.selectors = node.selectors.filter((selector) => matches(selector, elements));
      if (node.selector === '') return void node.remove();
      keepMatching(node, elements);
      if (node.nodes.length === 0) node.remove();
    } else if (node.name === 'media' && laterMedium.test(node.params)) node.remove();
    else if (node.name === 'keyframes' || node.name === 'property') node.remove();
    else if (node.nodes && node.name !== 'font-face') {
      keepMatching(node, elements);
      if (node.nodes.length === 0) empty(node);
    }
  });
}

/** Removes an at-rule without content; but a layer keeps its position among layers. */
function empty(rule: AtRule): void {
  if (rule.name === 'layer') rule.replaceWith({ name: 'layer', params: rule.params });
  else rule.remove();
}

/** Whether one of the elements matches in the first frame. */
function matches(selector: string, elements: readonly Element[]): boolean {
  let isField = false;
  const tested = parseSelector((root) =>
    root.walk((node) => {
      const isElement = parseSelector.isPseudoElement(node);
      if (isElement) isField ||= !boxes.includes(node.value);
      const isChanging =
        node.type === 'attribute' &&
        changing.includes(node.attribute) &&
        // What is excluded is not there at first.
        !String(node.parent?.parent).startsWith(':not(');
      if (isElement || isChanging) node.replaceWith(parseSelector.pseudo({ value: ':is(*)' }));
    }),
  ).processSync(selector);
  return !isField && elements.some(compile(tested, options));
}

/** Removes custom properties that nothing left uses. */
function dropUnused(root: Root, elements: readonly Element[]): void {
  const inline = elements.map(({ attribs }) => attribs.style ?? '').join(';');
  for (let before = '', after = root.toString(); before !== after; after = root.toString()) {
    before = after;
    const used = new Set((before + inline).match(/(?<=var\()--[\w-]+/g));
    root.walkDecls(/^--/, (decl) => void (used.has(decl.prop) || decl.remove()));
    root.walkRules((rule) => void (rule.nodes.length > 0 || rule.remove()));
    root.walkAtRules((rule) => {
      if (rule.nodes?.length === 0) empty(rule);
    });
  }
}
