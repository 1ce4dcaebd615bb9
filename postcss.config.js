import tailwind from '@tailwindcss/postcss';
import fold from './tools/styles/fold.js';

// Vite minifies, for the browsers of `build.target`.
export default { plugins: [tailwind({ optimize: false }), fold()] };
