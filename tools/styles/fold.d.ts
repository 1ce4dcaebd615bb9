/** The type of `fold.js`, which is JavaScript because PostCSS's configuration is. */
import type { Plugin } from 'postcss';

export default function fold(): Plugin;
