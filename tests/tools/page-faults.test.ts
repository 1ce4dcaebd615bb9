import { parseDocument } from 'htmlparser2';
import { expect, test } from 'vitest';
import { pageFaults } from '../../tools/page-faults.ts';

const faults = (pages: Readonly<Record<string, string>>) =>
  pageFaults(new Map(Object.entries(pages).map(([path, html]) => [path, parseDocument(html)])));
const other = '<p id="form">Other';

test.each([
  ['/contact', 'which is no page'],
  ['/Contact/', 'which is no page'],
  ['/ourblog/gone?a=b', 'which is no page'],
  ['/Contact#from', 'but that page has no such id'],
  ['#form', 'but that page has no such id'],
])('a link to %s is refused, with the words around it', (href, why) => {
  const html = `<p>Send us <a href="${href}">a <b>line</b></a>, any day of the week, in a language of your choice.`;
  expect(faults({ '/about': html, '/Contact': other })).toEqual([
    `/about: the link “a line” in “Send us a line, any day of the week, in a language of your c…” leads to ${href}, ${why}`,
  ]);
});

test.each(['/Contact', '/Contact?about=UIPage', '/Contact?a#form', '#here', '/about#here'])(
  'a link to %s is right',
  (href) => {
    const html = `<p id="here"><a href="${href}">A</a> <a href="https://a.in/b">B</a> <a href="tel:+91">C</a>`;
    expect(faults({ '/about': html, '/Contact': other })).toEqual([]);
  },
);

test('elements of one id and pictures without an alternative text are refused; an empty one is a decoration', () => {
  const html = '<p id="a">A<p id="b">B<p id="a">C <img src="c.jpg"><img src="d.jpg" alt>';
  expect(faults({ '/about': html })).toEqual([
    '/about: several elements have the id “a”',
    '/about: the picture c.jpg has no alternative text, in “C”',
  ]);
});

test('what is wrong on several pages is said once', () => {
  const html = '<p>See <a href="/a">A</a>';
  expect(faults({ '/': html, '/b': html, '/c': html })).toEqual([
    '/ and 2 more: the link “A” in “See A” leads to /a, which is no page',
  ]);
});
