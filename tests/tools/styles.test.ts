import { parseDocument } from 'htmlparser2';
import postcss from 'postcss';
import { expect, test } from 'vitest';
import { splitStyle } from '../../tools/styles/first.ts';
import fold from '../../tools/styles/fold.js';

const page = parseDocument(
  '<html lang="en"><body><a class="hover:x md:\\32 y" aria-current="page" href="/a?b=1&amp;c=2">A</a><p data-state="closed" style="color:var(--ink)">B</p>' +
    '<div class="submenu"><b>C</b></div><details><summary>D</summary><em>E</em></details>' +
    '<div><i id="first-screen-end"></i><link rel="stylesheet"></div><h2>F</h2></body></html>',
);

const cut = (css: string) => splitStyle(css).cut([page]);

test('a rule is kept for what the page holds, in whatever state HTML gives it', () => {
  for (const kept of [
    'a{color:red}',
    'a:first-child{color:red}',
    '.hover\\:x{color:red}',
    'a:not(:hover){color:red}',
    'a:not(.missing){color:red}',
    ':is(.missing,a) + p{color:red}',
    ':root:has(p) *{color:red}',
    '[data-state=closed]{color:red}',
    'a[href*="b="]{color:red}',
    ':root[data-theme=dark]{color:red}',
    '@media screen{p{color:red}}',
    '@supports (color:red){a:first-child{color:red}}',
    'a::before{color:red}',
    ':root:not([data-theme=light]){color:red}',
    'details[open]{color:red}',
    '.submenu,summary{color:red}',
  ]) {
    expect(cut(kept)).toBe(kept);
  }
});

test('a rule is left out when the page holds nothing that it could meet', () => {
  for (const dropped of [
    '.missing{color:red}',
    '#missing{color:red}',
    'table{color:red}',
    'a .missing{color:red}',
    ':is(.missing,table){color:red}',
    'a:has(table){color:red}',
    '[data-state=open]{color:red}',
    '[disabled]{color:red}',
    'a:dir(rtl){color:red}',
    '::file-selector-button{color:red}',
    '@media print{.missing{color:red}}',
    'p + a{color:red}',
    'input::placeholder{color:red}',
    '@keyframes unused{to{color:red}}',
    '@property --unused{syntax:"*";inherits:false}',
  ]) {
    expect(cut(dropped)).toBe('');
  }
});

test('the content of closed menus, and what comes after the first screen, is left to the whole stylesheet', () => {
  for (const dropped of ['b{color:red}', 'em{color:red}', 'h2{color:red}', 'link{color:red}'])
    expect(cut(dropped)).toBe('');
});

test('what waits for a visitor, for paper or for a change is left to the whole stylesheet', () => {
  for (const dropped of [
    'a:hover{color:red}',
    'li:is(:hover,:focus-within) a{color:red}',
    ':focus-visible{outline:3px solid}',
    '::backdrop{color:red}',
    '@media print{p{color:red}}',
    '@media (hover:hover){p{color:red}}',
    'a{cursor:pointer;transition:color .2s}',
    'a{--time:.2s;transition-duration:var(--time)}',
    'html{font-feature-settings:normal;font-variation-settings:normal}',
  ]) {
    expect(cut(dropped)).toBe('');
  }
});

test('of a list of selectors those stay that can meet something', () => {
  expect(cut('table,a,.missing{color:red}')).toBe('a{color:red}');
});

test('layers keep their order, whatever is left of them', () => {
  expect(cut('@layer a{.missing{color:red}}@layer b{p{color:red}}@layer c;')).toBe(
    '@layer a;@layer b{p{color:red}}@layer c;',
  );
});

test('a custom property stays while something reads it, were it the markup', () => {
  expect(cut(':root{--ink:red;--lost:red;--via:red;--last:var(--via)}a{color:var(--last)}')).toBe(
    ':root{--ink:red;--via:red;--last:var(--via)}a{color:var(--last)}',
  );
});

test('the whole stylesheet comes without the fonts, which stand in every page', () => {
  const { cut, rest } = splitStyle('@font-face{font-family:F;src:url(f)}.missing{color:red}');
  expect(cut([page])).toBe('@font-face{font-family:F;src:url(f)}');
  expect(rest).toBe('.missing{color:red}');
});

test('a font for rare letters stands in the whole stylesheet only', () => {
  const rare = '@font-face{font-family:F;src:url(g);unicode-range:U+C0-FF}';
  const { cut, rest } = splitStyle(`@font-face{font-family:F;src:url(f)}${rare}`);
  expect(cut([page])).toBe('@font-face{font-family:F;src:url(f)}');
  expect(rest).toBe(rare);
});

/** Tailwind's first values of these properties. */
const first = (values: string) =>
  `@layer properties{@supports (-webkit-hyphens: none){*,::before{${values}}}}`;
const folded = (css: string) => postcss([fold()]).process(css, { from: undefined }).css;

test('a property that nothing changes is its first value', () => {
  expect(
    folded(`${first('--tw-reverse: 0')}a{margin:calc(4px * var(--tw-reverse));--tw-reverse: 0}`),
  ).toContain('a{margin:calc(4px * 0)}');
  expect(
    folded(`${first('--tw-ring: 0 0 #0000')}a{box-shadow:var(--tw-ring), var(--tw-shadow)}`),
  ).toContain('a{box-shadow:var(--tw-shadow)}');
  expect(folded(`${first('--tw-hue: initial')}a{filter:blur(2px) var(--tw-hue,)}`)).toContain(
    'a{filter:blur(2px) }',
  );
  expect(folded(`${first('--tw-c: initial')}a{--s:0 0 var(--tw-c,rgb(0 0 0 / 0.1))}`)).toContain(
    'a{--s:0 0 rgb(0 0 0 / 0.1)}',
  );
});

test('a property that some rule changes has its first value by a rule, for all browsers', () => {
  const use = 'a{translate:var(--tw-x) 0}b{--tw-x:4px}';
  const registration = '@property --tw-x{syntax:"*";inherits:false;initial-value:0}';
  expect(folded(`${first('--tw-x:0;--tw-y:0')}${use}${registration}`)).toBe(
    `@layer properties{*,::before{--tw-x:0}}${use}`,
  );
});

test('a colour with an opacity is written as older browsers know it', () => {
  expect(
    folded(
      'a{color:rgb(var(--night));@supports (color: color-mix(in lab, red, red)){color: color-mix(in oklab, rgb(var(--night)) 50%, transparent)}}',
    ),
  ).toBe('a{color: rgb(var(--night) / 50%)}');
  expect(folded('a{color:color-mix(in oklab, #FBF6EA 50%, transparent)}')).toBe(
    'a{color:color-mix(in srgb, #FBF6EA 50%, transparent)}',
  );
  const open =
    'a{color:red;@supports (color: color-mix(in lab, red, red)){color: color-mix(in oklab, currentcolor 50%, transparent)}}';
  expect(folded(open)).toBe(open);
});

test('a gradient goes the way that all browsers know', () => {
  expect(
    folded(
      'a{--way:to top;@supports (background-image: linear-gradient(in lab, red, red)){--way:to top in oklab}}',
    ),
  ).toBe('a{--way:to top}');
});

test('a width below a limit is asked for as older browsers know it', () => {
  expect(folded('@media (width < 64rem){a{color:red}}')).toBe(
    '@media not all and (min-width: 64rem){a{color:red}}',
  );
});

test('a height in small or dynamic units has one in older units before it', () => {
  expect(folded('a{height:min(34rem,100dvh - 1px)}b{min-height:100svh}')).toBe(
    'a{height:min(34rem,100vh - 1px);height:min(34rem,100dvh - 1px)}b{min-height:100vh;min-height:100svh}',
  );
});
