import type { Plugin } from 'postcss';

/** JavaScript, because PostCSS's configuration is: see fold.js. */
export default function fold(): Plugin;
