/** Finds broken links, ids that are not unique, and pictures without an alternative text. */
import { selectAll } from 'css-select';
import type { AnyNode, Document, Element } from 'domhandler';
import { DomUtils } from 'htmlparser2';

const all = (selector: string, document: Document) =>
  selectAll<AnyNode, Element>(selector, document);

/** The beginning of the words around an element. */
const around = ({ parent }: Element) => {
  const text = parent ? DomUtils.textContent(parent).replaceAll(/\s+/g, ' ').trim() : '';
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
};

/**
 * What is wrong with pages.
 * @param documents by the address of the page; every page of the site, aliases too.
 * @returns one sentence for each fault, with the page and the words around it. One on several pages is said once.
 */
export function pageFaults(documents: ReadonlyMap<string, Document>): string[] {
  const ids = new Map(
    [...documents].map(([path, document]) => [
      path,
      all('[id]', document).map(({ attribs }) => attribs.id ?? ''),
    ]),
  );
  const pages = new Map<string, string[]>();
  for (const [path, document] of documents) {
    const say = (fault: string) => pages.set(fault, [...(pages.get(fault) ?? []), path]);
    const own = ids.get(path) ?? [];
    for (const id of new Set(own.filter((id, index) => own.indexOf(id) < index)))
      say(`several elements have the id “${id}”`);
    for (const image of all('img:not([alt])', document))
      say(`the picture ${image.attribs.src} has no alternative text, in “${around(image)}”`);
    for (const link of all('a[href]', document)) {
      const { href = '' } = link.attribs;
      if (!/^[/#]/.test(href)) continue;
      const { pathname, hash } = new URL(href, `https://site.invalid${path}`);
      const target = ids.get(href.startsWith('#') ? path : decodeURI(pathname));
      const label = DomUtils.textContent(link).trim();
      const where = `the link “${label}” in “${around(link)}” leads to ${href}`;
      if (!target) say(`${where}, which is no page`);
      else if (hash && !target.includes(decodeURIComponent(hash.slice(1))))
        say(`${where}, but that page has no such id`);
    }
  }
  return [...pages].map(([fault, [path, ...others]]) =>
    others.length > 0 ? `${path} and ${others.length} more: ${fault}` : `${path}: ${fault}`,
  );
}
