/** Finds facts that are too long for the pages. */
import { fieldsOf, type Owner } from '@workshop/facts';

const lettersIn = (text: unknown) => [...new Intl.Segmenter('en').segment(String(text))].length;

/** Facts that are longer than the room they have on the site: one sentence each. */
export const longTexts = (owner: Owner): string[] =>
  fieldsOf(owner).flatMap(({ where, value, schema: { room } }) =>
    room && lettersIn(value) > room.letters
      ? [
          `owner/${where} has ${lettersIn(value)} letters; at most ${room.letters} fit: ${room.because}`,
        ]
      : [],
  );
