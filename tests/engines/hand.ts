import { expect, test as base } from '@playwright/test';
import { startFirefox } from './firefox.ts';
import { type Front, startFront } from './front.ts';
import { findEngines } from './find.ts';
import type { Visitor } from './visitor.ts';
import { startWebKit } from './webkit.ts';

/** What every project of the configuration says. */
export interface Engine {
  engine: 'firefox' | 'webkit';
  width: 390 | 1440;
}

/** A visitor at one site, with hands and eyes. */
export interface Hand extends Visitor {
  readonly front: Front;
  /** Opens a page of the site and waits until all of it lives. */
  go(path: string): Promise<void>;
  /** Waits until the page answers this. */
  until<A extends unknown[], T>(
    expected: T,
    inPage: (...given: A) => T,
    ...given: A
  ): Promise<void>;
  /** Waits until the first element that matches holds this text. */
  reads(selector: string, text: string | RegExp): Promise<void>;
  /** Presses what matches and has this name, with the mouse, in the middle. */
  press(selector: string, name?: string): Promise<void>;
  /** Rests the mouse on it. */
  rest(selector: string, name?: string): Promise<void>;
  /** Presses a control and types into it. */
  fill(selector: string, text: string): Promise<void>;
  /** Takes the line away: the server answers nothing, and the page is told as a browser tells it (no driver can). */
  loseLine(): Promise<void>;
  /** Gives it back. */
  regainLine(): Promise<void>;
  /** Says that the page may complain of this. */
  mayHear(complaint: RegExp): void;
}

const tellLine = (isThere: boolean) => {
  Object.defineProperty(navigator, 'onLine', { value: isThere, configurable: true });
  dispatchEvent(new Event(isThere ? 'online' : 'offline'));
};

/** Milliseconds between two looks; Playwright's own grow to a second. */
const intervals = [50, 50, 100];

function createHand(visitor: Visitor, front: Front, allowed: RegExp[]): Hand {
  /** Brings an element to the middle of the window, and answers where it can be pressed. */
  const reach = async (selector: string, name?: string) => {
    let point: { x: number; y: number } | null = null;
    await expect
      .poll(
        async () => {
          const before = point;
          point = await visitor.run(
            (wanted, text) => {
              const element = [...document.querySelectorAll<HTMLElement>(wanted)].find(
                (one) =>
                  one.checkVisibility({ visibilityProperty: true }) &&
                  (text === null || (one.ariaLabel ?? one.textContent ?? '').trim() === text),
              );
              // What moves, as below an answer that opens, is pressed when it has come to rest.
              const isMoving = document
                .getAnimations()
                .some((one) => one instanceof CSSTransition && one.playState === 'running');
              if (!element || isMoving) return null;
              element.scrollIntoView({ block: 'center', behavior: 'instant' });
              const { left, top, width, height } = element.getBoundingClientRect();
              const [x, y] = [left + width / 2, top + height / 2];
              return element.contains(document.elementFromPoint(x, y)) ? { x, y } : null;
            },
            selector,
            name ?? null,
          );
          // Twice at one place: what still scrolls or slides would be pressed somewhere else.
          return point !== null && point.x === before?.x && point.y === before.y;
        },
        { intervals, message: `${selector} ${name ?? ''} can be reached` },
      )
      .toBe(true);
    return point as unknown as { x: number; y: number };
  };
  const hand: Hand = {
    ...visitor,
    front,
    async go(path) {
      await visitor.open(front.url + path);
      // Null where a document has just begun, as after a redirect.
      await hand.until('interactive', () => document.querySelector('html')?.dataset['life']);
    },
    async until(expected, inPage, ...given) {
      await expect.poll(() => visitor.run(inPage, ...given), { intervals }).toEqual(expected);
    },
    async reads(selector, text) {
      const found = () =>
        visitor.run(
          (wanted) => document.querySelector<HTMLElement>(wanted)?.textContent?.trim() ?? '',
          selector,
        );
      if (typeof text === 'string') await expect.poll(found, { intervals }).toBe(text);
      else await expect.poll(found, { intervals }).toMatch(text);
    },
    async press(selector, name) {
      const { x, y } = await reach(selector, name);
      await visitor.move(x, y);
      await visitor.down();
      await visitor.up();
    },
    async rest(selector, name) {
      const { x, y } = await reach(selector, name);
      await visitor.move(x, y);
    },
    async fill(selector, text) {
      await hand.press(selector);
      await visitor.type(text);
    },
    async loseLine() {
      front.line(false);
      await visitor.run(tellLine, false);
    },
    async regainLine() {
      front.line(true);
      await visitor.run(tellLine, true);
    },
    mayHear: (complaint) => void allowed.push(complaint),
  };
  return hand;
}

/** Each test has a site of its own; the browser stays. At the end the page must not have complained. */
export const test = base.extend<{ hand: Hand }, Engine & { visitor: Visitor }>({
  engine: ['firefox', { option: true, scope: 'worker' }],
  width: [1440, { option: true, scope: 'worker' }],
  visitor: [
    async ({ engine, width }, provide) => {
      const found = findEngines();
      const frame = { width, height: width === 390 ? 844 : 900 };
      await using visitor = await (engine === 'firefox'
        ? startFirefox(found.firefox, frame)
        : startWebKit(found.webkit, frame));
      await provide(visitor);
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  hand: async ({ visitor }, provide) => {
    await using front = await startFront();
    const allowed: RegExp[] = [];
    await provide(createHand(visitor, front, allowed));
    const heard = await visitor.run(
      () =>
        (window as unknown as { heard?: string[] }).heard ??
        (location.protocol === 'about:' ? [] : ['There is no witness']),
    );
    expect(heard.filter((line) => !allowed.some((pattern) => pattern.test(line)))).toEqual([]);
    // WebKit's page may have crashed: see the last test of the walk.
    await visitor.open('about:blank').catch(() => {});
  },
});

export { expect };
