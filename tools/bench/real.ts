/** Measures what a visitor of a slow line waits for: paint, answers to presses, the next page. */
import type { Browser, CDPSession, Page } from '@playwright/test';
import type { Measured } from './measures.ts';

/** A poor mobile connection and a cheap phone. */
const line = { latency: 150, bitsPerSecond: 1_600_000, cpu: 4 };

/** How long a pointer rests on a link before it is pressed, in milliseconds: hardly anyone is quicker. */
const rest = 200;

/** How long a finger stays on a link that it taps, or on the button of a mouse, */
const contact = 80;

/** and how long the page is read before a link is pressed. */
const reading = 6000;

/** What a menu is opened by, on this site, on the floor, and on most others. */
const menuButton = 'header summary, header button[aria-expanded], button[aria-expanded]';

/** Watches a page from its first moment; survives a load by what it keeps in the session. */
function watch(): void {
  const seen = {
    lcp: NaN,
    cls: 0,
    longTasks: 0,
    longTime: 0,
    pressed: NaN,
    answered: NaN,
  };
  Object.assign(globalThis, { bench: seen });
  new PerformanceObserver((list) => {
    seen.lcp = list.getEntries().at(-1)?.startTime ?? seen.lcp;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
    })[]) {
      if (!entry.hadRecentInput) seen.cls += entry.value;
    }
  }).observe({ type: 'layout-shift', buffered: true });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) {
      seen.longTasks++;
      seen.longTime += duration - 50;
    }
  }).observe({ type: 'longtask', buffered: true });
  addEventListener(
    'pointerdown',
    (event) => {
      if (Number.isNaN(seen.pressed)) seen.pressed = event.timeStamp;
    },
    { capture: true },
  );
  const look = () => {
    const open = document.querySelector('header [aria-expanded=true], header details[open]');
    if (open && Number.isNaN(seen.answered)) seen.answered = performance.now();
    const before = sessionStorage.getItem('bench.heading');
    const heading = document.querySelector('h1')?.textContent;
    if (before !== null && heading && heading !== before && !sessionStorage.getItem('bench.shown'))
      sessionStorage.setItem('bench.shown', String(Date.now()));
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/** A script that runs this function in a page. tsx names inner functions by a helper that a page does not have. */
export const scriptOf = (run: () => void) =>
  `globalThis.__name ??= (named) => named; (${run.toString()})();`;
const watching = scriptOf(watch);

async function throttle(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  const bytesPerSecond = line.bitsPerSecond / 8;
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: line.latency,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: line.cpu });
  return session;
}

export const phone = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
} as const;

export const desktop = { viewport: { width: 1440, height: 900 } } as const;

/** Does something with a page of a browser context of its own. */
export async function withPage<T>(
  browser: Browser,
  options: Parameters<Browser['newContext']>[0],
  act: (page: Page) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext(options);
  try {
    return await act(await context.newPage());
  } finally {
    await context.close();
  }
}

/** Waits until a page fetches nothing more and every actor of it had its turn. */
async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('load');
  await page.waitForLoadState('networkidle').catch(() => {});
}

/** How a page appears on a slow line, left alone. */
export function appear(browser: Browser, url: string): Promise<Measured> {
  return withPage(browser, phone, async (page) => {
    await page.addInitScript(watching);
    await throttle(page);
    await page.goto(url, { waitUntil: 'commit' });
    await settle(page);
    // A slow processor may still run scripts. Other sites do not say when they are interactive.
    await page
      .waitForSelector('[data-life=interactive]', { state: 'attached', timeout: 5000 })
      .catch(() => {});
    return page.evaluate(() => {
      const { lcp, cls, longTasks, longTime } = (
        globalThis as unknown as { bench: Record<string, number> }
      ).bench;
      const [paint] = performance.getEntriesByName('first-contentful-paint');
      const [interactive] = performance.getEntriesByName('interactive');
      return {
        realFcp: paint?.startTime ?? NaN,
        realLcp: lcp ?? NaN,
        realCls: cls ?? NaN,
        longTasks: longTasks ?? NaN,
        longTime: longTime ?? NaN,
        interactive: interactive?.startTime ?? NaN,
      };
    });
  });
}

async function metricsOf(session: CDPSession): Promise<(name: string) => number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return (name) => metrics.find((metric) => metric.name === name)?.value ?? NaN;
}

/** How long the main thread is at work in a first load: processor time, which other programs hardly change. */
export function work(browser: Browser, url: string): Promise<Measured> {
  return withPage(browser, phone, async (page) => {
    const session = await page.context().newCDPSession(page);
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    await page.goto(url);
    await settle(page);
    const of = await metricsOf(session);
    return {
      work: of('TaskDuration') * 1000,
      workScript: of('ScriptDuration') * 1000,
      workStyle: (of('RecalcStyleDuration') + of('LayoutDuration')) * 1000,
    };
  });
}

/** How soon the menu answers whoever presses its button as soon as it can be seen. */
export function press(browser: Browser, url: string): Promise<Measured> {
  return withPage(browser, { ...phone, hasTouch: false }, async (page) => {
    await page.addInitScript(watching);
    await throttle(page);
    await page.goto(url, { waitUntil: 'commit' });
    await page.waitForFunction(
      () => performance.getEntriesByName('first-contentful-paint').length > 0,
    );
    const button = page.locator(menuButton).filter({ visible: true }).first();
    const box = await button.boundingBox({ timeout: 5000 }).catch(() => null);
    if (!box) return {};
    // By the mouse itself: `click()` would wait until the page has calmed down.
    await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
    const seen = await page
      .waitForFunction(
        () => {
          const { bench } = globalThis as unknown as { bench: Record<string, number> };
          return Number.isNaN(bench.answered) ? undefined : bench;
        },
        undefined,
        { timeout: 30_000 },
      )
      .then((handle) => handle.jsonValue())
      .catch(() => undefined);
    const { pressed = NaN, answered = NaN } = seen ?? {};
    return { pressWait: answered - pressed, pressAnswered: answered };
  });
}

/** The first links of a page that lead to other pages of its site. */
const otherPages = () =>
  [...document.querySelectorAll<HTMLAnchorElement>('a[href]')].filter(
    (link) =>
      link.origin === location.origin &&
      link.pathname !== location.pathname &&
      link.checkVisibility({ visibilityProperty: true }),
  );

/** Where the first link to another page is; it is brought into view, if need be. */
const placeOfLink = (page: Page) =>
  page.evaluate(`(() => {
    const link = (${otherPages.toString()})().find((link) => link.closest('main'));
    link?.scrollIntoView({ block: 'center', behavior: 'instant' });
    const box = link?.getBoundingClientRect();
    return box && { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  })()`) as Promise<{ x: number; y: number } | undefined>;

/**
 * How soon the next page stands there after a link that was read for a while, and was then pressed.
 * @param device on which it is pressed.
 * @param press does so at a place of the page.
 * @returns milliseconds from the click; NaN where there is no such link.
 */
function turn(
  browser: Browser,
  url: string,
  device: NonNullable<Parameters<Browser['newContext']>[0]>,
  press: (page: Page, session: CDPSession, at: { x: number; y: number }) => Promise<void>,
): Promise<number> {
  return withPage(browser, device, async (page) => {
    await page.addInitScript(watching);
    await page.goto(url);
    await settle(page);
    const place = await placeOfLink(page);
    if (!place) return NaN;
    await page.waitForTimeout(reading);
    const session = await throttle(page);
    await page.evaluate(() => {
      sessionStorage.setItem('bench.heading', document.querySelector('h1')?.textContent ?? '');
      addEventListener('click', () => sessionStorage.setItem('bench.clicked', String(Date.now())), {
        capture: true,
      });
    });
    await press(page, session, place);
    const shown = await page
      .waitForFunction(() => sessionStorage.getItem('bench.shown'), undefined, { timeout: 20_000 })
      .then((handle) => handle.jsonValue())
      .catch(() => null);
    if (shown === null) return NaN;
    const clicked = await page.evaluate(() => sessionStorage.getItem('bench.clicked'));
    return Number(shown) - Number(clicked);
  });
}

/** How soon the next page stands there after a link on which the pointer had come to rest. */
export async function hover(browser: Browser, url: string): Promise<Measured> {
  const nextPage = await turn(browser, url, desktop, async (page, _session, { x, y }) => {
    await page.mouse.move(x, y);
    await page.waitForTimeout(rest);
    await page.mouse.down();
    await page.waitForTimeout(contact);
    await page.mouse.up();
  });
  return { nextPage };
}

/** How soon the next page stands there after a finger has tapped its link. */
export async function tap(browser: Browser, url: string): Promise<Measured> {
  const nextTapped = await turn(browser, url, phone, async (page, session, at) => {
    await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] });
    await page.waitForTimeout(contact);
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  });
  return { nextTapped };
}

/** What is left in memory of fifty pages. */
export function wander(browser: Browser, url: string): Promise<Measured> {
  return withPage(browser, desktop, async (page) => {
    await page.goto(url);
    await settle(page);
    const session = await page.context().newCDPSession(page);
    await session.send('Performance.enable');
    const weigh = async () => {
      await session.send('HeapProfiler.collectGarbage');
      const of = await metricsOf(session);
      return {
        heap: of('JSHeapUsedSize'),
        nodes: of('Nodes'),
        listeners: of('JSEventListeners'),
      };
    };
    const follow = async (choose: string) => {
      const before = page.url();
      const pressed = await page.evaluate(`(() => {
        const links = (${otherPages.toString()})();
        const link = ${choose};
        link?.click();
        return Boolean(link);
      })()`);
      if (!pressed) return false;
      await page.waitForURL((next) => next.href !== before, { waitUntil: 'commit' });
      // Not the heading itself: who is handed an element keeps its whole page in memory.
      await page.waitForFunction(() => document.querySelector('h1') !== null);
      return true;
    };
    const { pathname } = new URL(url);
    // And back to where it began: what is weighed must be the same page.
    const walk = async (steps: number) => {
      for (let step = 0; step < steps; step++) {
        if (!(await follow(`links[${step} % Math.min(links.length, 5)]`))) return false;
      }
      if (new URL(page.url()).pathname !== pathname) {
        if (!(await follow(`links.find((link) => link.pathname === '${pathname}')`))) return false;
      }
      await settle(page);
      await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)));
      return true;
    };
    // Every page twice before it is weighed, so that code and words are in both.
    if (!(await walk(10))) return {};
    const before = await weigh();
    if (!(await walk(200))) return {};
    const after = await weigh();
    return {
      heapGrowth: (after.heap - before.heap) / 1000,
      nodeGrowth: after.nodes - before.nodes,
      listenerGrowth: after.listeners - before.listeners,
    };
  });
}
