import type { KeepingWords, Link } from './types.ts';

/** Beside the button of each form that sends. */
export const purpose: { readonly text: string; readonly link: Link } = {
  text: 'We use your details only to deal with your enquiry or application.',
  link: { label: 'Privacy Policy', href: '/Privacy-policy' },
};

/** At the foot of each form, once something is entered. */
export const keeping: KeepingWords = {
  kept: 'Kept in your browser until you send it.',
  clear: 'Clear the form',
};
