import { expect, test } from 'vitest';
import { countedIn } from '../../src/components/live/counted.ts';

const sheets = { one: '{count} sheet', other: '{count} sheets' };
const planks = {
  one: '{count} deska',
  few: '{count} deski',
  many: '{count} desek',
  other: '{count} deski',
};

test.each([
  ['en-IN', 0, sheets, '0 sheets'],
  ['en-IN', 1, sheets, '1 sheet'],
  ['en-IN', 2, sheets, '2 sheets'],
  ['hi', 0, sheets, '0 sheet'],
  ['pl', 1, planks, '1 deska'],
  ['pl', 3, planks, '3 deski'],
  ['pl', 5, planks, '5 desek'],
  ['pl', 5, sheets, '5 sheets'],
])(
  'in %s, %i is counted by its rule, with the words that are there',
  (locale, count, words, said) => {
    expect(countedIn(locale)(words, count)).toBe(said);
  },
);
