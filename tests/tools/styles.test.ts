import postcss from 'postcss';
import { expect, test } from 'vitest';
import { criticalOf } from '../../tools/styles/critical.ts';
import fold from '../../tools/styles/fold.js';

const html =
  '<html lang="en"><body><a class="hover:x md:\\32 y" aria-current="page" href="/a?b=1&amp;c=2">A</a><p data-state="closed" style="color:var(--ink)">B</p></body></html>';

const cut = (css: string) => criticalOf(css).cut(html);

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
    '@supports (color:red){p{&:first-child{color:red}}}',
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
    'p{&[data-state=open]{color:red}}',
    '@keyframes unused{to{color:red}}',
    '@property --unused{syntax:"*";inherits:false}',
  ]) {
    expect(cut(dropped)).toBe('');
  }
});

test('what waits for a visitor, for paper or for a change is left to the whole stylesheet', () => {
  for (const dropped of [
    'a:hover{color:red}',
    'li:is(:hover,:focus-within) a{color:red}',
    ':focus-visible{outline:3px solid}',
    '@media print{p{color:red}}',
    '@media (hover:hover){p{color:red}}',
    'a{cursor:pointer;transition:color .2s}',
    'a{--time:.2s;transition-duration:var(--time)}',
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
  const { cut, rest } = criticalOf('@font-face{font-family:F;src:url(f)}.missing{color:red}');
  expect(cut(html)).toBe('@font-face{font-family:F;src:url(f)}');
  expect(rest).toBe('.missing{color:red}');
});

test('a font for rare letters stands in the whole stylesheet only', () => {
  const rare = '@font-face{font-family:F;src:url(g);unicode-range:U+C0-FF}';
  const { cut, rest } = criticalOf(`@font-face{font-family:F;src:url(f)}${rare}`);
  expect(cut(html)).toBe('@font-face{font-family:F;src:url(f)}');
  expect(rest).toBe(rare);
});

const registered = (name: string, initial?: string) =>
  `@property ${name}{syntax:"*";inherits:false;${initial ? `initial-value:${initial}` : ''}}`;
const folded = (css: string) => postcss([fold()]).process(css, { from: undefined }).css;

test('a registered property that nothing changes is its first value', () => {
  expect(
    folded(
      `a{margin:calc(4px * var(--tw-reverse));--tw-reverse:0}${registered('--tw-reverse', '0')}`,
    ),
  ).toBe('a{margin:calc(4px * 0)}');
  expect(
    folded(`a{box-shadow:var(--tw-ring), var(--tw-shadow)}${registered('--tw-ring', '0 0 #0000')}`),
  ).toBe('a{box-shadow:var(--tw-shadow)}');
  expect(folded(`a{filter:blur(2px) var(--tw-hue,)}${registered('--tw-hue')}`)).toBe(
    'a{filter:blur(2px) }',
  );
});

test('a registered property that some rule changes stays', () => {
  const css = `a{translate:var(--tw-x) 0}b{--tw-x:4px}${registered('--tw-x', '0')}`;
  expect(folded(css)).toBe(css);
});

test('what is written for browsers without color-mix is left out', () => {
  expect(
    folded(
      'a{color:red;@supports (color: color-mix(in lab, red, red)){color:color-mix(in lab, red 50%, blue)}}@layer properties{a{--tw-x:0}}',
    ),
  ).toBe('a{color:color-mix(in lab, red 50%, blue)}');
});
