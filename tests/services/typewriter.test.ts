import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { typewriter } from '../../src/services/typewriter.ts';
import { actionOf, stubMedia } from './outside.ts';

const highlights = new Map<string, Range[]>();
/** What is hidden of the text. */
const hide = (from: number) => {
  actionOf(typewriter, 'hideUnwritten')({}, { id: 'title', from });
  return highlights.get('unwritten')?.join('');
};

let media: ReturnType<typeof stubMedia>;
beforeEach(() => {
  media = stubMedia({});
  vi.stubGlobal('CSS', { highlights });
  vi.stubGlobal('Highlight', Array);
  document.body.innerHTML = '<h1 id="title"><span>Made on </span><span>demand.</span></h1>';
});
afterEach(() => vi.unstubAllGlobals());

test.each([
  [0, 'Made on demand.'],
  [5, 'on demand.'],
  [8, 'demand.'],
  [14, '.'],
  [15, ''],
])('from character %i on the headline is hidden: "%s"', (from, hidden) => {
  expect(hide(from)).toBe(hidden);
});

test('a headline that a browser has translated, and made shorter, is hidden as far as it goes', () => {
  document.body.innerHTML = '<h1 id="title"><font><font>Hecho</font></font></h1>';
  expect(hide(3)).toBe('ho');
  expect(hide(12)).toBe('');
});

test('in forced colours, which would mark the letters, the headline is whole', () => {
  hide(3);
  media.change('(forced-colors: active)', true);
  expect(hide(2)).toBeUndefined();
});

test('where the browser cannot hide letters, the headline stays whole', () => {
  vi.stubGlobal('CSS', {});
  expect(() => hide(3)).not.toThrow();
});
