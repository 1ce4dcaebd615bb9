/** The language of the words: `lang` and `dir` of every page. A second language is a second `src/content/`, built by itself. */
export const locale: { readonly lang: string; readonly dir: 'ltr' | 'rtl' } = {
  lang: 'en-IN',
  dir: 'ltr',
};
