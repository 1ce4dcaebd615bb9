import tailwind from '@tailwindcss/postcss';
import fold from './tools/styles/fold.js';

// Tailwind's own optimiser would write for browsers that Tailwind itself does not support; Vite minifies (`cssTarget`).
export default { plugins: [tailwind({ optimize: false }), fold()] };
