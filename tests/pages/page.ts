import { JSDOM } from 'jsdom';
import { vi } from 'vitest';
import { documentOf, render, routeAt } from '../../src/app/prerender.tsx';

// The first page brings the code of the whole site along.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 });

const pages = new Map<string, Promise<Document>>();

async function rendered(path: string): Promise<Document> {
  const markup = await render(path, '/style.css');
  const page = { route: routeAt(path), markup, share: undefined, isExample: false };
  return new JSDOM(documentOf({ ...page, loader: '', files: [] })).window.document;
}

/** A page as it is served, for the tests' own owner. */
export function pageAt(path: string): Promise<Document> {
  const page = pages.get(path) ?? rendered(path);
  pages.set(path, page);
  return page;
}

const isHidden = (element: Element) =>
  element.getAttribute('aria-hidden') === 'true' ||
  element.hasAttribute('hidden') ||
  element.classList.contains('hidden');

function* wordsOf(node: Node): Generator<string> {
  for (const child of node.childNodes) {
    if (child.nodeType === 3) yield child.nodeValue ?? '';
    else if (child.nodeType === 1 && !isHidden(child as Element)) yield* wordsOf(child);
  }
}

/** An element's text as it is read: without what is hidden from the ear. */
export function textOf(element: Element | null | undefined): string {
  return element ? [...wordsOf(element)].join('').replaceAll(/\s+/g, ' ').trim() : '';
}
