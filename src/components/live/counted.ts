/** Words for each kind of number that a language tells apart; `{count}` stands for the number. */
type Plural = { readonly other: string } & { readonly [Kind in Intl.LDMLPluralRule]?: string };

/** Chooses the words for a number as a locale does, and puts the number into them. */
export function countedIn(locale: string) {
  const rules = new Intl.PluralRules(locale);
  return (words: Plural, count: number) =>
    (words[rules.select(count)] ?? words.other).replace('{count}', String(count));
}
