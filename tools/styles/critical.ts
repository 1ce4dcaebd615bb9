import postcss, {
  type AtRule,
  type ChildNode,
  type Container,
  type Root,
  type Rule,
} from 'postcss';

/** What a page's markup holds, as far as a selector can ask for it. */
interface Page {
  readonly tags: ReadonlySet<string>;
  readonly classes: ReadonlySet<string>;
  readonly ids: ReadonlySet<string>;
  /** Each attribute's values. */
  readonly attributes: ReadonlyMap<string, ReadonlySet<string>>;
}

/** Set without a script of the site's code: by the inline script that wears the chosen theme, and by HTML itself. */
const setByItself = new Set(['data-theme', 'open']);

/** Needs a visitor, who has seen nothing yet; or stands in the own style of other browsers. */
const byVisitor =
  /^:(?:hover|active|focus(?:-visible|-within)?|:backdrop|-moz-focusring|-moz-ui-invalid)$/;

/** Media that can wait for the whole stylesheet. In forced colours it only adds edges. */
const laterMedium = /^(?:print\b|\((?:forced-colors|(?:any-)?(?:hover|pointer)))/;

/** How something moves, when something moves it, and what a finger and a pointer are shown. */
const laterProperty =
  /^(?:transition|animation|scroll-padding|cursor$|tab-size$|-webkit-tap-highlight-color$)/;

/** Parts of controls, and what a page must hold to have them. */
const parts: readonly (readonly [pattern: RegExp, type: string])[] = [
  [/^::-webkit-(?:date|calendar)/, 'date'],
  [/^::-webkit-search/, 'search'],
  [/^::-webkit-(?:inner|outer)-spin/, 'number'],
  [/^::file-selector/, 'file'],
];

/**
 * Prepares a stylesheet for being cut down to what the first frame of single pages shows. A rule is left out only if its
 * selector asks for something that the markup does not hold, or for a visitor's hand; a declaration only if it says how
 * something moves. So the whole stylesheet can follow at any time and changes nothing: same layers in the same order, same
 * winners.
 * @param css the whole stylesheet.
 * @returns `cut`, which answers the part of it that a page's HTML needs; and `rest`, the whole without the fonts of
 * `cut`, which a browser would set anew if they were told twice.
 */
export function criticalOf(css: string): { cut: (html: string) => string; rest: string } {
  const whole = postcss.parse(css);
  const rest = whole.clone();
  // A font for rare letters can wait for the whole stylesheet.
  const isRare = (rule: AtRule) =>
    rule.some((node) => 'prop' in node && node.prop === 'unicode-range');
  rest.walkAtRules('font-face', (rule) => void (isRare(rule) || rule.remove()));
  whole.walkAtRules('font-face', (rule) => void (isRare(rule) && rule.remove()));
  return {
    cut: (html) => {
      const root = whole.clone();
      prune(root, readPage(html));
      dropUnread(root, html);
      return root.toString();
    },
    rest: rest.toString(),
  };
}

function readPage(html: string): Page {
  const page = {
    tags: new Set(['html', 'body']),
    classes: new Set<string>(),
    ids: new Set<string>(),
    attributes: new Map<string, Set<string>>(),
  };
  // React, which wrote the markup, escapes < and > in values.
  for (const [, tag = '', attributes = ''] of html.matchAll(/<([a-z][\w-]*)([^<>]*)>/gi)) {
    page.tags.add(tag.toLowerCase());
    for (const [, name = '', quoted = ''] of attributes.matchAll(/([^\s"=/]+)(?:="([^"]*)")?/g)) {
      const value = decode(quoted);
      const values = page.attributes.get(name) ?? new Set();
      page.attributes.set(name, values.add(value));
      if (name === 'class') value.split(/\s+/).forEach((word) => page.classes.add(word));
      if (name === 'id') page.ids.add(value);
    }
  }
  return page;
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' };

function decode(value: string): string {
  return value
    .replace(/&#x([0-9a-f]+);/gi, (_, code: string) => String.fromCodePoint(parseInt(code, 16)))
    .replace(/&(amp|lt|gt|quot);/g, (_, name: string) => entities[name] ?? '');
}

/** Takes out the rules that meet nothing of the page, and what is empty then. */
function prune(container: Container, page: Page): void {
  container.each((node) => {
    if (node.type === 'comment') return void node.remove();
    if (node.type === 'decl') return void (laterProperty.test(node.prop) && node.remove());
    if (node.type === 'atrule' && node.name === 'media' && laterMedium.test(node.params)) {
      return void node.remove();
    }
    if (node.type === 'rule') {
      const met = node.selectors.filter((selector) => mayMeet(selector, page));
      if (met.length === 0) return void node.remove();
      if (met.length < node.selectors.length) node.selectors = met;
    }
    if (
      !hasNodes(node) ||
      (node.type === 'atrule' && !/^(?:layer|media|supports|starting-style)$/.test(node.name))
    )
      return;
    prune(node, page);
    if (node.nodes.length > 0) return;
    // A layer keeps its place in the order.
    if (node.type === 'atrule' && node.name === 'layer') emptied(node);
    else node.remove();
  });
}

function hasNodes(node: ChildNode): node is Rule | (AtRule & { nodes: ChildNode[] }) {
  return node.type === 'rule' || (node.type === 'atrule' && node.nodes !== undefined);
}

/** A layer without rules, which still holds its place in the order. */
function emptied(layer: AtRule): void {
  layer.replaceWith(postcss.atRule({ name: 'layer', params: layer.params }));
}

/** Whether an element of the page may match in the first frame, by what it says or by a state that HTML gives it (`:checked`). */
export function mayMeet(selector: string, page: Page): boolean {
  let rest = selector;
  const take = (pattern: RegExp): RegExpExecArray | null => {
    const found = pattern.exec(rest);
    if (found) rest = rest.slice(found[0].length);
    return found;
  };
  while (rest) {
    let found;
    if ((found = take(/^\.((?:\\[0-9a-f]{1,6} ?|\\.|[\w-])+)/i))) {
      if (!page.classes.has(unescape(found[1]))) return false;
    } else if ((found = take(/^#((?:\\.|[\w-])+)/))) {
      if (!page.ids.has(unescape(found[1]))) return false;
    } else if ((found = take(/^\[([\w-]+)(?:([~|^$*]?=)"?([^"\]]*)"?)?\]/))) {
      const [, name = '', operator, value = ''] = found;
      const values = page.attributes.get(name);
      if (setByItself.has(name)) continue;
      if (!values || (operator === '=' && !values.has(value))) return false;
    } else if ((found = take(/^::?[\w-]+/))) {
      const [pseudo] = found;
      const inside = rest.startsWith('(') ? takeBrackets() : undefined;
      if (/^:(?:is|where|has)$/.test(pseudo)) {
        const alternatives = postcss.list.comma(inside ?? '');
        if (!alternatives.some((one) => mayMeet(one, page))) return false;
      }
      if (byVisitor.test(pseudo)) return false;
      if (pseudo === ':dir' && inside === 'rtl' && !page.attributes.has('dir')) return false;
      if (pseudo === '::placeholder' && !page.attributes.has('placeholder')) return false;
      const part = parts.find(([pattern]) => pattern.test(pseudo));
      if (part && !page.attributes.get('type')?.has(part[1])) return false;
    } else if ((found = take(/^[a-z][\w-]*/i))) {
      if (!page.tags.has(found[0].toLowerCase())) return false;
    } else {
      // A combinator, the universal selector, or the parent of a nested rule.
      rest = rest.slice(1);
    }
  }
  return true;

  function takeBrackets(): string {
    let depth = 0;
    let end = 0;
    do {
      const character = rest[end++];
      if (character === '(') depth++;
      else if (character === ')') depth--;
      else if (character === '\\') end++;
    } while (depth > 0 && end < rest.length);
    const inside = rest.slice(1, end - 1);
    rest = rest.slice(end);
    return inside;
  }
}

function unescape(name = ''): string {
  return name
    .replace(/\\([0-9a-f]{1,6}) ?/gi, (_, code: string) => String.fromCodePoint(parseInt(code, 16)))
    .replace(/\\(.)/g, '$1');
}

/** Takes out custom properties, their registrations, and keyframes that nothing left over reads. */
function dropUnread(root: Root, html: string): void {
  for (let before = -1, after = 0; before !== after;) {
    const text = root.toString();
    before = text.length;
    const read = new Set([...(text + html).matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name));
    root.walkDecls(/^--/, (decl) => {
      if (read.has(decl.prop)) return;
      let empty = decl.parent;
      decl.remove();
      while (empty && empty.type !== 'root' && empty.nodes?.length === 0) {
        const { parent } = empty;
        if (empty.type === 'atrule' && (empty as AtRule).name === 'layer') emptied(empty);
        else empty.remove();
        empty = parent;
      }
    });
    root.walkAtRules(/^(?:property|keyframes)$/, (rule) => {
      if (rule.name === 'property' ? !read.has(rule.params) : !isAnimated(text, rule.params))
        rule.remove();
    });
    after = root.toString().length;
  }
}

function isAnimated(css: string, name: string): boolean {
  return new RegExp(`animation(?:-name)?:[^;}]*\\b${name}\\b`).test(css);
}
