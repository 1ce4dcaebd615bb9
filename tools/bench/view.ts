/** Measures what a view of a page costs that nobody touches. */
import type { Browser, BrowserContextOptions } from '@playwright/test';
import { readdirSync, readFileSync } from 'node:fs';
import type { Measured } from './measures.ts';
import { desktop, phone, scriptOf, withPage } from './real.ts';

/** How long a page is left alone after it has loaded, in milliseconds. */
const wait = 3000;

/** Linux counts processor time in hundredths of a second (proc(5), `utime`). */
const ticksPerSecond = 100;

/**
 * The processor time, in seconds, that a process and all below it have used so far. Other programs hardly change it.
 * @throws where there is no `/proc`, as on macOS and Windows.
 */
export function processorTime(root: number): number {
  const processes = new Map<number, { parent: number; time: number }>();
  for (const pid of readdirSync('/proc').map(Number)) {
    if (Number.isNaN(pid)) continue;
    try {
      const line = readFileSync(`/proc/${pid}/stat`, 'utf8');
      // After the name, which may contain blanks.
      const fields = line
        .slice(line.lastIndexOf(')') + 2)
        .split(' ')
        .map(Number);
      // Its own time and that of its children that have ended, as user and as system.
      const time = fields.slice(11, 15).reduce((sum, ticks) => sum + ticks, 0);
      processes.set(pid, { parent: fields[1] ?? 0, time });
    } catch {
      // It has ended meanwhile.
    }
  }
  const isBelow = (pid: number): boolean =>
    pid === root || (processes.has(pid) && isBelow(processes.get(pid)?.parent ?? 0));
  const ticks = [...processes].map(([pid, { time }]) => (isBelow(pid) ? time : 0));
  return ticks.reduce((sum, time) => sum + time, 0) / ticksPerSecond;
}

/** Notes the element of the largest paint. What is there when the parser ends was served: deferred scripts run after that. */
function watch(): void {
  const served = new WeakSet<Element>();
  document.addEventListener('readystatechange', () => {
    if (document.readyState !== 'interactive') return;
    for (const element of document.querySelectorAll('*')) served.add(element);
  });
  let largest: Element | null = null;
  new PerformanceObserver((list) => {
    largest = (list.getEntries().at(-1) as LargestContentfulPaint).element;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  Object.assign(globalThis, { isLargestMade: () => largest && !served.has(largest) });
}

/** One view of a page that nobody touches: what it asks of the machine. */
async function weigh(
  browser: Browser,
  pid: number,
  url: string,
  device: BrowserContextOptions,
): Promise<{
  processor: number;
  requests: number;
  styles: number;
  frames: number;
  made: number;
}> {
  const before = processorTime(pid);
  const seen = await withPage(browser, device, async (page) => {
    const session = await page.context().newCDPSession(page);
    await session.send('Performance.enable');
    await session.send('Network.enable');
    let requests = 0;
    session.on('Network.requestWillBeSent', ({ request }) => {
      if (!request.url.startsWith('data:')) requests++;
    });
    await page.addInitScript(scriptOf(watch));
    await page.goto(url, { waitUntil: 'load' });
    await page.waitForTimeout(wait);
    const { metrics } = await session.send('Performance.getMetrics');
    const styles = metrics.find(({ name }) => name === 'RecalcStyleCount')?.value ?? NaN;
    const { made, frames } = await page.evaluate(() => ({
      made: (globalThis as unknown as { isLargestMade(): boolean | null }).isLargestMade(),
      frames: document.querySelector('video')?.getVideoPlaybackQuality().totalVideoFrames,
    }));
    return { requests, styles, frames: frames ?? NaN, made: made === null ? NaN : Number(made) };
  });
  // Its processes end.
  await new Promise((over) => setTimeout(over, 300));
  return { ...seen, processor: processorTime(pid) - before };
}

/**
 * What a view of a page costs, on a phone and on a desktop.
 * @param pid the process of the browser, all of whose time is counted; that of an empty page is taken off.
 */
export async function view(browser: Browser, pid: number, url: string): Promise<Measured> {
  const on = async (device: BrowserContextOptions) => {
    const empty = await weigh(browser, pid, 'about:blank', device);
    const seen = await weigh(browser, pid, url, device);
    return { ...seen, processor: seen.processor - empty.processor };
  };
  const small = await on(phone);
  const large = await on(desktop);
  return {
    processorPhone: small.processor,
    processorDesktop: large.processor,
    requestsPhone: small.requests,
    requestsDesktop: large.requests,
    stylesPhone: small.styles,
    stylesDesktop: large.styles,
    framesPhone: small.frames,
    framesDesktop: large.frames,
    madePhone: small.made,
    madeDesktop: large.made,
  };
}
