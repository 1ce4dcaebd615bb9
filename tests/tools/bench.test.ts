import { expect, test } from 'vitest';
import { quantile, readable, summary } from '../../tools/bench/statistics.ts';

test('a median is the middle, or half way between the two in the middle', () => {
  expect(quantile([3, 1, 2], 0.5)).toBe(2);
  expect(quantile([4, 1, 3, 2], 0.5)).toBe(2.5);
  expect(quantile([7], 0.25)).toBe(7);
});

test('one wild run moves neither median nor quartiles far, and one that measured nothing does not count', () => {
  expect(summary([10, 9000, 12, NaN, 13, 11])).toBe('12 (11…13)');
  expect(summary([NaN])).toBe('–');
});

test.each([
  [1234.56, '1235'],
  [12.34, '12.3'],
  [1.005, '1'],
  [0.02, '0.02'],
  [-3.25, '-3.25'],
])('%f is written %s', (value, text) => {
  expect(readable(value)).toBe(text);
});
