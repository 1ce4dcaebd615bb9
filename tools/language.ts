import type { Plugin } from 'vite';
import { locale } from '../src/content/locale.ts';

/** Says in every page which language its words are in, and which way they run. */
export function pageLanguage({ lang, dir } = locale): Plugin {
  const attributes = `lang="${lang}"${dir === 'rtl' ? ' dir="rtl"' : ''}`;
  return {
    name: 'page-language',
    transformIndexHtml: {
      order: 'pre',
      handler: (html) => html.replace(/<html[^>]*>/, `<html ${attributes}>`),
    },
  };
}
