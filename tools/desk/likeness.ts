/** Compares a text with what an owner copied from a page. */
import { lettersIn } from '../owner/lengths.ts';

const wordsIn = (text: string) => text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];

/** How well a text is what was searched: 3 as a whole, 2 in part, 1 for four of five words, 0 not at all. */
export function likeness(text: string, query: string): number {
  const [words, searched] = [wordsIn(text), wordsIn(query)];
  if (searched.length === 0) return text.includes(query) ? 2 : 0;
  const [whole, part] = [` ${words.join(' ')} `, ` ${searched.join(' ')}`];
  if (whole === `${part} `) return 3;
  if (whole.includes(part)) return 2;
  if (isFilled(text, query)) return lettersIn(text.replaceAll(/\{\w+\}|\P{L}/gu, '')) > 2 ? 2 : 1;
  const share = (some: readonly string[], all: readonly string[]) =>
    some.filter((word) => all.includes(word)).length / some.length;
  // Or all of a sentence is in what was searched, which is longer.
  return share(searched, words) >= 0.8 || (words.length > 4 && share(words, searched) >= 0.8)
    ? 1
    : 0;
}

/** Whether a text with something filled in may be what was searched. */
function isFilled(text: string, query: string): boolean {
  const parts = text
    .split(/\{\w+\}/)
    .map((part) => part.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`));
  return parts.length > 1 && new RegExp(`^${parts.join('.+')}$`, 'is').test(query);
}
