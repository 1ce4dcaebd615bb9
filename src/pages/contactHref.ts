/**
 * The way to Contact with a page as its subject.
 * @param about the path of the page.
 * @param contact its own Contact address, if it has one, says the same.
 */
export const contactHref = (about: string, contact = '/Contact'): string =>
  contact === '/Contact' ? `${contact}?about=${about.slice(1)}` : contact;
