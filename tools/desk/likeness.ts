/** Compares a text with what an owner copied from a page. */
import { wordsAround } from '../words/texts.ts';

const wordsIn = (text: string) => text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];

/** How well a text fits a search: 3 as a whole, 2 in part, 1 in four of five words, 0 not. */
export function likeness(text: string, query: string): number {
  const [words, searched] = [wordsIn(text), wordsIn(query)];
  if (searched.length === 0) return text.includes(query) ? 2 : 0;
  const [whole, part] = [` ${words.join(' ')} `, ` ${searched.join(' ')}`];
  if (whole === `${part} `) return 3;
  if (whole.includes(part)) return 2;
  const parts = wordsAround(text.toLowerCase());
  // “{from} to {to}” is like too much.
  if (isFilled(parts, query.toLowerCase()))
    return wordsIn(parts.join(' ')).join('').length > 2 ? 2 : 1;
  const share = (some: readonly string[], all: readonly string[]) =>
    some.filter((word) => all.includes(word)).length / some.length;
  // Or all of a sentence is in what was searched, which is longer.
  return share(searched, words) >= 0.8 || (words.length > 4 && share(words, searched) >= 0.8)
    ? 1
    : 0;
}

/** Whether a text with something filled in may be what was searched. */
function isFilled(parts: readonly string[], query: string): boolean {
  const [first = '', last = ''] = [parts[0], parts.at(-1)];
  let end = 0;
  const isInOrder = parts.every((part) => {
    const start = query.indexOf(part, end);
    end = start + part.length;
    return start !== -1;
  });
  return parts.length > 1 && isInOrder && query.startsWith(first) && query.endsWith(last);
}
