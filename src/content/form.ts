import type { KeepingWords, Link } from './types.ts';

/** Under each form: beside the button of those that send. */
export const purpose: { readonly text: string; readonly link: Link } = {
  text: 'We use your details only to deal with your enquiry or application.',
  link: { label: 'Privacy Policy', href: '/Privacy-policy' },
};

/** At the foot of each form, once something is entered. */
export const keeping: KeepingWords = {
  kept: 'Kept in your browser until you send it.',
  clear: 'Clear the form',
};
