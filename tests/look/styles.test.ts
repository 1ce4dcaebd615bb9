import tailwind from '@tailwindcss/postcss';
import { readFileSync } from 'node:fs';
import postcss, { type AtRule, type Container, type Declaration, type Rule } from 'postcss';
import { beforeAll, expect, test } from 'vitest';

/** Each declaration of the compiled stylesheet: where it holds, for what, and what it says. */
let declarations: { where: string; selector: string; what: string }[];

beforeAll(async () => {
  const from = 'src/styles.css';
  const { root } = await postcss([tailwind({ optimize: false })]).process(
    readFileSync(from, 'utf8'),
    { from },
  );
  declarations = [];
  root.walkDecls((declaration: Declaration) => {
    const conditions: string[] = [];
    let selector = '';
    for (
      let node = declaration.parent as Container | undefined;
      node && node.type !== 'root';
      node = node.parent as Container | undefined
    ) {
      if (node.type === 'rule') {
        const own = (node as Rule).selector.replaceAll(/\s+/g, ' ');
        selector = selector.includes('&')
          ? selector.replaceAll('&', own)
          : selector
            ? `${own} ${selector}`
            : own;
      } else if ((node as AtRule).name !== 'layer') {
        conditions.unshift(`@${(node as AtRule).name} ${(node as AtRule).params}`);
      }
    }
    declarations.push({
      where: conditions.join(' '),
      selector,
      what: `${declaration.prop}: ${declaration.value}${declaration.important ? ' !important' : ''}`,
    });
  });
}, 60_000);

/** What a selector says where nothing else is asked for. */
const rules = (selector: string, where = '') =>
  declarations
    .filter((each) => each.selector === selector && each.where === where)
    .map(({ what }) => what);

test('what holds for some visitors only is what was read: on paper, without scripts, in forced colours, without motion', async () => {
  const conditions =
    /print|scripting|forced-colors|prefers-reduced-motion|hover: hover\) and|prefers-contrast/;
  const lines: string[] = [];
  let last = '';
  for (const { where, selector, what } of declarations) {
    if (!conditions.test(where)) continue;
    const head = `${where} | ${selector}`;
    if (head !== last) lines.push(`${lines.length > 0 ? '\n' : ''}${head}`);
    last = head;
    lines.push(`  ${what}`);
  }
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('conditions.txt');
});

test('a page that comes to life styles anew what waited for that, not every element', () => {
  const selectors = declarations.map(({ selector }) => selector);
  const waiting = selectors.filter((selector) => selector.includes('[data-life'));
  expect(waiting).toHaveLength(12);
  // A selector that ends in `*` makes Chromium style every element when the attribute changes.
  expect(waiting.filter((selector) => /\*(?:,|$)/.test(selector))).toEqual([]);
});

test('a submenu folds in 200 ms', () => {
  expect(rules('.submenu')).toContain('transition-duration: 200ms');
});

test('a heading that the focus was only moved to is not marked', () => {
  expect(rules("h1:focus, [tabindex='-1']:not([role='region']):focus")).toEqual(['outline: none']);
});

test('what is for the ear only is there for it', () => {
  expect(rules('.sr-only')).toEqual(
    expect.arrayContaining(['position: absolute', 'width: 1px', 'clip-path: inset(50%)']),
  );
  expect(rules('.sr-only').join()).not.toMatch(/display|visibility/);
});

test('the skip link is out of the window until it has the focus', () => {
  expect(rules('.skip-link').join()).not.toContain('transform');
  expect(rules('.skip-link:not(:focus)')).toEqual(['transform: translateY(-6rem)']);
});

test('a fragment lands below the header, and what the Tab key reaches above the buttons in the corners', () => {
  expect(rules('html')).toEqual(
    expect.arrayContaining([
      'scroll-padding-block-start: calc(var(--header) + 1.5rem)',
      'scroll-padding-block-end: 6rem',
      '--header: 76px',
    ]),
  );
});

test('a form without its code says so, and what needs code is not offered: no scripts, code that did not load, a component that threw, a press that waits', () => {
  const without = (what: string) => `:root:not([data-life]) ${what}, [data-life='failed'] ${what}`;
  const failed = (what: string) => `[data-failed] ${what}`;
  expect(rules('.code-note')).toEqual(['display: none']);
  const late = '[data-late] .code-note';
  expect(rules(`${without('.code-note')}, ${failed('.code-note')}, ${late}`)).toEqual([
    'display: block',
  ]);
  const dead = `${failed('button')}, ${without('.live-only')}, ${failed('.live-only')}`;
  expect(rules(dead)).toEqual(['display: none']);
});

test('a header over silk becomes solid on the way down', () => {
  const where = '@supports (animation-timeline: scroll())';
  const cloth = ':root:has([data-under-header]) .header-cloth';
  expect(rules(cloth, where)).toEqual(
    expect.arrayContaining([
      'background-color: transparent',
      'animation: header-dye linear both',
      'animation-timeline: scroll(root)',
      'animation-range: 0 120px',
    ]),
  );
});

const toasts = '[data-sonner-toaster].toasts[data-sonner-theme]';
test.each([
  ['success', '--leaf'],
  ['error', '--rani'],
])('a toast of %s has its own edge and sign', (kind, colour) => {
  const toast = `${toasts} [data-type='${kind}']`;
  expect(rules(toast)).toEqual([`border-inline-start-color: var(${colour})`]);
  expect(rules(`${toast} [data-icon]`)).toEqual([`color: var(${colour})`]);
});

test('the cross of a toast is large enough for a finger', () => {
  expect(rules(`${toasts} [data-sonner-toast] [data-close-button][data-close-button]`)).toEqual(
    expect.arrayContaining(['width: 44px', 'height: 44px', 'flex: none']),
  );
});

test('the side slides step back, and a slide takes 300 ms', () => {
  expect(rules('.slide-face')).toContain('transition-duration: 300ms');
  expect(rules("[data-state='inactive'] > .slide-face")).toEqual(
    expect.arrayContaining(['opacity: 50%', '--tw-scale-x: 86%', '--tw-blur: blur(3px)']),
  );
});
