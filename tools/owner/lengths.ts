/** Finds facts that are too long for the pages. */
import { fieldsOf, type Owner } from '@workshop/facts';

/** How many letters a reader sees in a text. */
export const lettersIn = (text: unknown): number =>
  [...new Intl.Segmenter('en').segment(String(text))].length;

/** Facts that are too long for the site: one sentence each. */
export const longTexts = (owner: Owner): string[] =>
  fieldsOf(owner).flatMap(({ where, value, schema: { letters } }) =>
    letters && lettersIn(value) > letters
      ? [`owner/${where} has ${lettersIn(value)} letters; at most ${letters} fit`]
      : [],
  );
