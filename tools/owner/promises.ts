/** Finds the sentences by which a company binds itself. */
import { fieldsOf, type Owner } from '@workshop/facts';
import { filled, siteTexts } from '../words/own.ts';

const promise =
  /24\/7|\{hours\}|round the clock|day and night|act at night|refund|guarantee|free of charge|\bat no (?:extra )?(?:cost|charge)|\bwithin (?:an?|one|two|three|\d+) (?:\w+ )?(?:hour|day|week|month)|\bwe train\b|\btrain(?:ing)? (?:your|online)|\btak(?:e|es|ing) over\b|paid assessment|assessment is paid/i;

/** The sentences that promise something, as the site shows them, by the file that they are from. */
export function promisesIn(owner: Owner): ReadonlyMap<string, readonly string[]> {
  const { company, words } = owner;
  const promises = new Map<string, string[]>();
  const look = (file: string, text: string) => {
    const sentences = text
      .split(/(?<=[.?!])\s+/)
      .filter((sentence) => promise.test(sentence))
      .map((sentence) => filled(sentence, company))
      // Without hours of support the site does not say it.
      .filter((sentence) => !sentence.includes('{hours}'));
    if (sentences.length > 0) promises.set(file, [...(promises.get(file) ?? []), ...sentences]);
  };
  for (const { where, value } of fieldsOf({ ...owner, words: { words: {} } }))
    look(`owner/${where.split(':', 1).join()}`, String(value));
  for (const { page, text } of siteTexts()) {
    const own = words.words[page]?.[text];
    // A heading promises nothing.
    if (own) look('owner/words.json', own);
    else if (/ .*[.?!:;]$/.test(text)) look(`src/content/${page}.ts`, text);
  }
  return promises;
}
