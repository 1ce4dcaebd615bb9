import { expect, type Locator, type Page } from '@playwright/test';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serve } from '../../tools/server/serve.ts';
import { createSite } from '../../tools/server/site.ts';
import { dist } from './folders.ts';

/** A server of its own, for tests that break it or order its answers. */
export interface OwnSite extends AsyncDisposable {
  readonly url: string;
  /** Ends the server as a power cut would. */
  kill(): Promise<void>;
}

/**
 * Serves a build on a free port, with an empty mailbox; run with `await using`.
 * @param inspector the file of the page that shows the actors, in a build that has one.
 */
export async function startSite(folder = dist, inspector?: string): Promise<OwnSite> {
  const mailbox = mkdtempSync(join(tmpdir(), 'mailbox-'));
  const site = createSite({ site: folder, mailbox }, inspector);
  const { url, close } = await serve(site, { port: 0, host: '127.0.0.1' });
  return {
    url,
    kill: close,
    async [Symbol.asyncDispose]() {
      await close();
      rmSync(mailbox, { recursive: true, force: true });
    },
  };
}

/** Orders the mailbox's next answers. */
export async function order(url: string, ...answers: string[]): Promise<void> {
  const response = await fetch(`${url}/__mailbox/orders`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ answers }),
  });
  expect(response.ok).toBe(true);
}

/** The messages in the mailbox, newest first. */
export async function arrived(url: string): Promise<Record<string, unknown>[]> {
  const answer = (await (await fetch(`${url}/__mailbox/messages`)).json()) as {
    messages: Record<string, unknown>[];
  };
  return answer.messages;
}

/** Reads a page as it is served, before it is opened: parsed by the browser, and not run. */
export async function readServed<T>(
  page: Page,
  path: string,
  read: (document: Document) => T,
): Promise<T> {
  const html = await (await page.request.get(path)).text();
  const parsed = await page.evaluateHandle(
    (text) => new DOMParser().parseFromString(text, 'text/html'),
    html,
  );
  return parsed.evaluate(read);
}

/** The heading of the page. */
export const heading = (page: Page) => page.locator('main h1');
/** A link of the footer: it is on every page, and nothing covers it. */
export const footerLink = (page: Page, name: string) =>
  page.getByRole('contentinfo').getByRole('link', { name, exact: true });

/** Waits until React has hydrated the page. */
export const alive = (page: Page) =>
  expect(page.locator('html')).toHaveAttribute('data-life', 'interactive');

/** How high each element is laid out, in CSS pixels: not rounded, and without the movement with which it enters. */
export const heightsOf = (elements: Locator): Promise<number[]> =>
  elements.evaluateAll((all) => all.map((element) => parseFloat(getComputedStyle(element).height)));

/** How far the page can be scrolled sideways, in CSS pixels. */
export const overflow = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });

/** How much of an element the window shows with nothing over it, in percent of 25 points of each of its boxes. */
export function share(element: Element): number {
  const boxes = [...element.getClientRects()].filter(({ width, height }) => width * height > 0);
  const shares = [0.1, 0.3, 0.5, 0.7, 0.9];
  const met = boxes.flatMap((box) =>
    shares.flatMap((x) =>
      shares.map((y) => document.elementFromPoint(box.x + box.width * x, box.y + box.height * y)),
    ),
  );
  // What is painted behind it, or belongs to it, does not hide it.
  const free = met.filter((top) => top && (element.contains(top) || top.contains(element)));
  return Math.round((100 * free.length) / met.length);
}

/** Waits until no colour is on its way to another. */
export const settled = (page: Page) =>
  page.evaluate(async () => {
    await Promise.allSettled(
      document
        .getAnimations()
        .filter((animation) => animation instanceof CSSTransition)
        .map(({ finished }) => finished),
    );
  });

/** Opens a page and waits until it is interactive. */
export async function openAlive(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await alive(page);
}

/** Holds these files back. The answer lets them go. */
export async function hold(page: Page, files: string): Promise<() => void> {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(files, async (route) => {
    await held;
    await route.continue();
  });
  return letGo;
}

/** Opens a page whose code, or these files of it, do not come before they are let go. */
export async function openLifeless(
  page: Page,
  path: string,
  files = '**/assets/*.js',
): Promise<() => void> {
  const letGo = await hold(page, files);
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  await expect(page.locator('footer')).toBeVisible();
  return letGo;
}

/** Moves a standing clock on, by so many milliseconds at a time, until the page looks as expected. */
export const runUntil = (page: Page, step: number, expected: unknown, look: () => unknown) =>
  expect
    .poll(async () => {
      await page.clock.runFor(step);
      return look();
    })
    .toEqual(expected);

/** Opens a page with its clock standing still, for a visitor who paused motion on an earlier visit. */
export async function openStill(page: Page, address: string): Promise<void> {
  await page.addInitScript(() => {
    if (!localStorage.getItem('motion.choice')) localStorage.setItem('motion.choice', 'paused');
  });
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  await openAlive(page, address);
}

/** Blocks storage, as a browser does that refuses all cookies. */
export const blockStorage = (page: Page) =>
  page.addInitScript(() =>
    Object.defineProperty(window, 'localStorage', {
      configurable: true,
      get() {
        throw new DOMException('Blocked', 'SecurityError');
      },
    }),
  );

/** Presses the motion switch, without moving pointer or focus. */
export async function toggleMotion(page: Page): Promise<void> {
  await page.locator('[data-under-header] button').first().dispatchEvent('click');
}

/** Comes to the page as a visitor does who has left a draft there on an earlier visit. */
export async function restoreDraft(page: Page, form: string, fields: unknown): Promise<void> {
  const entry = [`draft.${form}`, JSON.stringify({ version: 2, keptAt: 9e15, fields })] as const;
  await page.evaluate(([key, value]) => {
    sessionStorage.removeItem(key);
    localStorage.setItem(key, value);
  }, entry);
  await page.reload();
  await alive(page);
}

/** A file as a browser is given it by its visitor: of this name, and of this many bytes. */
export const fileOf = (name: string, size: number) => ({
  name,
  mimeType: 'application/octet-stream',
  buffer: Buffer.alloc(size, 'x'),
});

/** The form of a page. */
export const form = (page: Page) => page.getByRole('form');
/** A field of it, by its label. */
export const field = (page: Page, label: string) => form(page).getByLabel(label, { exact: true });

/** Collects what the browser's alerts say, and closes them. */
export function alerts(page: Page): string[] {
  const heard: string[] = [];
  page.on('dialog', (dialog) => {
    heard.push(dialog.message());
    void dialog.accept();
  });
  return heard;
}

/** Clears the form by its button, and expects that nothing typed is stored. */
export async function clearForm(page: Page, first: Locator, typed: string): Promise<void> {
  const clear = form(page).getByRole('button', { name: 'Clear the form' });
  const busy = (await form(page).getAttribute('aria-busy')) === 'true';
  await expect(clear).toBeVisible({ visible: !busy });
  if (busy) return;
  await clear.press('Enter');
  await expect(first).toBeFocused();
  await expect(clear).toBeHidden();
  const left = () => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]);
  expect(await page.evaluate(left)).not.toContain(typed);
}

/** What the browser does when Back leads to another entry of the same page: no link, no load. */
export async function goBackInPage(page: Page): Promise<void> {
  await page.evaluate(() => {
    history.pushState({ usr: null, key: crypto.randomUUID(), idx: 0 }, '');
    dispatchEvent(new PopStateEvent('popstate', { state: history.state as unknown }));
  });
}

/** Has the browser search the page for words: by a text fragment, which needs a real press. */
export async function search(page: Page, words: string): Promise<void> {
  await page.evaluate((text) => {
    const link = document.createElement('a');
    link.href = `#:~:text=${encodeURIComponent(text)}`;
    link.textContent = 'search';
    link.style.cssText = 'position:fixed;inset:50% auto auto 0;z-index:99';
    document.body.append(link);
  }, words);
  await page.getByText('search', { exact: true }).click();
}

/** A colour of the palette as the browser reports it. */
export function rgb(hex: string): string {
  const parts = hex.match(/[0-9a-f]{2}/gi) ?? [];
  return `rgb(${parts.map((part) => Number.parseInt(part, 16)).join(', ')})`;
}

/** Puts another node in the place of every text, as the translator of a browser does. */
export const translate = (page: Page) =>
  page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: Text[] = [];
    while (texts.nextNode()) found.push(texts.currentNode as Text);
    for (const text of found) {
      const parent = text.parentElement;
      if (!text.data.trim() || parent?.closest('script, style, textarea, option')) continue;
      const font = document.createElement('font');
      font.textContent = text.data;
      text.replaceWith(font);
    }
  });

/** Shows the page to a visitor who has nothing against motion; otherwise a test's visitor wants less. */
export const withMotion = (page: Page) => page.emulateMedia({ reducedMotion: 'no-preference' });

/** Answers for the map's host, so that a test without internet sees the page as a visitor does. */
export async function withoutMap(page: Page): Promise<void> {
  await page.route('https://www.google.com/**', (route) => route.fulfill({ body: '' }));
}

/** Collects everything a page complains of: uncaught errors (React's hydration errors too), console errors and warnings. */
export function complaints(page: Page): string[] {
  const heard: string[] = [];
  page.on('pageerror', (error) => heard.push(String(error)));
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') heard.push(message.text());
  });
  return heard;
}

/** How far the page is scrolled down, in whole CSS pixels. */
export function scrollTop(page: Page): Promise<number> {
  return page.evaluate(() => Math.round(window.scrollY));
}

/** Scrolls the page so far down at once, and waits until it is there. */
export async function scrollPage(page: Page, top: number): Promise<void> {
  await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
  await expect.poll(() => scrollTop(page)).toBe(top);
}
