/** The way to Contact with the page at this path as its subject. */
export const contactHref = (about: string): string => `/Contact?about=${about.slice(1)}`;
