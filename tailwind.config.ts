import type { Config } from 'tailwindcss';
import plugin from 'tailwindcss/plugin';
import { carousels, slideSpeed } from './src/machines/carousel/carousel.machine.ts';
import { submenuAnimation } from './src/machines/menu/menu.machine.ts';

/**
 * The look's tokens: colours by role in two palettes, type, spacing, radii, motion. Components name a role
 * (`bg-surface`, `text-muted`), never a colour. Every text pair of a palette reaches 4.5:1.
 */
export const light = {
  canvas: '#FAF6EE',
  surface: '#FFFFFF',
  sunken: '#F1EADC',
  ink: '#07211F',
  muted: '#4B605C',
  brand: '#0C4A47',
  'on-brand': '#FAF6EE',
  link: '#0B6660',
  marigold: '#F5A524',
  rust: '#9A4A06',
  rani: '#B0244B',
  leaf: '#3F6410',
  line: '#8A8474',
  hairline: '#DCD2BF',
};

export const dark: typeof light = {
  canvas: '#071D1B',
  surface: '#0B2624',
  sunken: '#03110F',
  ink: '#F3EDDF',
  muted: '#A8BEB8',
  brand: '#8FE0D2',
  'on-brand': '#061A19',
  link: '#5FCDBB',
  marigold: '#FFB93F',
  rust: '#FFC15A',
  rani: '#FF8AA5',
  leaf: '#B9DB6C',
  line: '#4F7A73',
  hairline: '#1D413D',
};

/** The dark cloth of header, footer and page heads; in the dark palette lighter than the canvas beside it. */
export const nights = { light: '#04201E', dark: '#0A302C' };

/** The six silks: the ground a family's section is dyed in (foam on it reaches 9:1), and the bright yarn woven into it. */
export const families = {
  design: { silk: '#43091F', yarn: '#FF8AA5' },
  web: { silk: '#0A3B38', yarn: '#5FCDBB' },
  backend: { silk: '#1D1B4F', yarn: '#B3AEFF' },
  software: { silk: '#452604', yarn: '#FFC457' },
  app: { silk: '#1B3506', yarn: '#B9DB6C' },
  care: { silk: '#37332A', yarn: '#EFE3C2' },
};

const roles = Object.keys(light) as (keyof typeof light)[];
const variables = (palette: typeof light) =>
  Object.fromEntries(roles.map((role) => [`--${role}`, palette[role]]));

/** A colour that is used with an opacity, as `rgb()` takes it; older browsers cannot mix a variable one. */
const channels = (hex: string) =>
  hex
    .match(/\w\w/g)
    ?.map((pair) => parseInt(pair, 16))
    .join(' ') ?? hex;
const lightRoot = {
  ...variables(light),
  '--night': channels(nights.light),
  // The display of a picture that is there in one theme only.
  '--in-light': 'block',
  '--in-dark': 'none',
};
const darkRoot = {
  ...variables(dark),
  '--night': channels(nights.dark),
  '--in-light': 'none',
  '--in-dark': 'block',
};

export default {
  content: ['./index.html', './src/**/*.{ts,tsx}'],
  theme: {
    colors: {
      transparent: 'transparent',
      current: 'currentColor',
      ...Object.fromEntries(roles.map((role) => [role, `var(--${role})`])),
      // What lies on silk, video and the footer: the same in both palettes, but for the cloth of the header and footer, which
      // must stand out from the canvas.
      night: 'rgb(var(--night))',
      foam: '#FBF6EA',
      gold: '#F5A524',
      'on-gold': '#07211F',
      // Set by `data-family`.
      silk: 'var(--silk)',
      yarn: 'rgb(var(--yarn))',
    },
    fontFamily: {
      display: ['"Bricolage Display"', '"Bricolage Fallback"', 'Arial', 'sans-serif'],
      sans: ['Figtree', '"Figtree Fallback"', 'Arial', 'sans-serif'],
    },
    fontSize: {
      // In rem: text grows with the browser's font size. Boxes (`--spacing` in the stylesheet) and display sizes stay.
      small: ['.96875rem', '1.45'],
      base: ['1.0625rem', '1.6'],
      lead: ['clamp(1.094rem, 1.5vw, 1.3125rem)', '1.52'],
      intro: [
        'clamp(1.3125rem, 1.9vw, 1.75rem)',
        { lineHeight: '1.36', letterSpacing: '-0.012em' },
      ],
      h3: ['1.25rem', { lineHeight: '1.2', letterSpacing: '-0.015em' }],
      h2: ['clamp(34px, 4.4vw, 64px)', { lineHeight: '0.98', letterSpacing: '-0.03em' }],
      title: ['clamp(40px, 5.4vw, 80px)', { lineHeight: '0.96', letterSpacing: '-0.03em' }],
      h1: ['clamp(44px, 7.05vw, 104px)', { lineHeight: '0.93', letterSpacing: '-0.03em' }],
    },
    borderRadius: { none: '0', DEFAULT: '6px' },
    extend: {
      // In letters of text 30em are about 68.
      maxWidth: { measure: '30em', page: '1440px' },
      spacing: {
        gutter: 'clamp(24px, 4.6vw, 72px)',
        band: 'clamp(64px, 8vw, 120px)',
        // Below what the next ground's woven edge reaches up into.
        hem: 'calc(clamp(64px, 8vw, 120px) + 40px)',
        header: '76px',
      },
      boxShadow: { float: '0 2px 6px rgb(4 32 30 / 0.16), 0 12px 32px rgb(4 32 30 / 0.24)' },
      // The specification's numbers, from the machines that hold them. Not as `style`, which the security policy forbids.
      transitionDuration: { submenu: `${submenuAnimation}ms`, slide: `${slideSpeed}ms` },
      transitionTimingFunction: { cloth: 'cubic-bezier(.2,.7,.1,1)' },
    },
  },
  plugins: [
    plugin(({ addBase, addUtilities }) => {
      addBase({
        ':root': { colorScheme: 'light dark', ...lightRoot },
        // The visitor's choice stands in `data-theme`; without one the device decides. Paper is light.
        ":root[data-theme='light']": { colorScheme: 'light' },
        '@media screen and (prefers-color-scheme: dark)': {
          ":root:not([data-theme='light'])": darkRoot,
        },
        '@media screen': {
          ":root[data-theme='dark']": { colorScheme: 'dark', ...darkRoot },
        },
        ...Object.fromEntries(
          Object.entries(families).map(([family, { silk, yarn }]) => [
            `[data-family='${family}']`,
            { '--silk': silk, '--yarn': channels(yarn) },
          ]),
        ),
        ...Object.fromEntries(
          Object.values(carousels).map(({ id, gap }) => [
            `[data-carousel='${id}']`,
            { '--gap': `${gap}px` },
          ]),
        ),
      });
      // On silk, video and the footer the roles are those of the dark palette, whatever the visitor prefers.
      addUtilities({
        '.on-silk': {
          color: 'var(--ink)',
          '@media screen': { colorScheme: 'dark', ...variables(dark) },
          // On paper cloth is no ground: ink on white, as everywhere.
          '@media print': { background: 'none !important' },
          // On a family's silk, lines and numerals are of its own yarn.
          '&[data-family]': {
            '--rust': 'rgb(var(--yarn))',
            '--hairline': 'rgb(var(--yarn) / 28%)',
          },
        },
      });
    }),
  ],
} satisfies Config;
