const button =
  'inline-flex min-h-11 cursor-pointer items-center rounded border-[1.5px] px-4 text-small font-semibold transition-colors duration-200 aria-disabled:cursor-default aria-disabled:border-dashed aria-disabled:border-line aria-disabled:bg-transparent aria-disabled:text-muted print:hidden noscript:hidden';

/** The looks of a button in a part of a service that visitors can try: one to press first, and the others. */
export const tryButton = {
  gold: `${button} border-gold bg-gold text-on-gold hover:brightness-108 aria-disabled:filter-none`,
  line: `${button} border-line hover:border-link hover:text-link`,
};
