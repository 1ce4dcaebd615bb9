import { expect, type Page, test } from '@playwright/test';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { allRoutes } from '../../tools/pages.ts';
import { fileOf } from '../../tools/pages.ts';
import { dist } from './folders.ts';
import { full, fullUnless } from './runs.ts';
import { openAlive, withMotion, withoutMap } from './site.ts';

const routes = allRoutes();

/**
 * What a first load may weigh, in bytes as they are sent: brotli at its strongest, as the hosts of the README do it. A
 * connection begins with ten packets of 1460 bytes (RFC 6928). What does not fit into them waits for an answer from the
 * visitor's end.
 */
const budgets = { html: 14 * 1024, firstFlight: 10 * 1460, script: 123_000, home: 180 * 1024 };

test.beforeEach(({ page }) => withMotion(page));

/** The size of a file of the build as it is sent. */
function sentSize(address: string): number {
  const { pathname } = new URL(address);
  const known = routes.some(({ path }) => path === pathname);
  const file = join(dist, known ? fileOf(pathname) : decodeURIComponent(pathname.slice(1)));
  return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;
}

interface Fetched {
  readonly name: string;
  /** When it was asked for, in milliseconds from the first paint. */
  readonly since: number;
}

/** What a page fetches, besides the document, until it is interactive. Nobody touches it. */
async function firstLoad(page: Page, path: string): Promise<Fetched[]> {
  await withoutMap(page);
  await openAlive(page, path);
  return page.evaluate(() => {
    const paint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? NaN;
    const ready = performance.getEntriesByName('interactive')[0]?.startTime ?? NaN;
    return (
      performance
        .getEntriesByType('resource')
        .filter(({ startTime }) => startTime < ready)
        .map(({ name, startTime }) => ({ name, since: startTime - paint }))
        // Code is fetched, and then imported from the browser's cache.
        .filter(({ name }, index, all) => all.findIndex((other) => other.name === name) === index)
    );
  });
}

/** The addresses of the pictures that a visitor does not see without scrolling. */
const belowFirstScreen = (page: Page) =>
  page.evaluate(() =>
    [...document.images]
      .filter((image) => image.getBoundingClientRect().top >= innerHeight)
      .map((image) => image.currentSrc),
  );

const isScript = ({ name }: Fetched) => name.endsWith('.js');
const isFilm = ({ name }: Fetched) => /\.(?:webm|mp4)$/.test(name);
const sum = (sizes: readonly number[]) => sizes.reduce((total, size) => total + size, 0);

test('the home page with the style of its first screen, and with its headers, fits into the first answer of a server', async ({
  baseURL,
}) => {
  expect(sentSize('http://localhost/')).toBeLessThanOrEqual(budgets.html);
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    get(baseURL ?? '', { headers: { 'Accept-Encoding': 'br' } }, resolve).on('error', reject);
  });
  // A line for the status, one for each header, and an empty one.
  const headers = 'HTTP/1.1 200 OK\r\n\r\n'.length + answer.rawHeaders.join('\r\n').length + 2;
  answer.resume();
  expect(headers + sentSize('http://localhost/')).toBeLessThanOrEqual(budgets.firstFlight);
});

test('on a slow phone the first paint shows the whole first screen, and not a header alone', async ({
  page,
}) => {
  const phone = await page.context().newCDPSession(page);
  await phone.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  const first = await page.evaluate(
    () =>
      new Promise<string | undefined>((seen) => {
        new PerformanceObserver((list) => {
          const [paint] = list.getEntries() as (PerformanceEntry & { element?: Element })[];
          seen(paint?.element?.closest('h1')?.id);
        }).observe({ type: 'largest-contentful-paint', buffered: true });
      }),
  );
  expect(first).toBe('hero-title');
});

// The browser decides how far ahead it fetches what is to be scrolled to, and when; it is no part of this.
test('all that the home page needs to be interactive on a phone is in its budget, without what is only seen by scrolling, and the film, which comes after', async ({
  browser,
}) => {
  const phone = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    reducedMotion: 'no-preference',
  });
  const page = await phone.newPage();
  const loaded = (await firstLoad(page, '/')).filter((file) => !isFilm(file));
  const below = await belowFirstScreen(page);
  const fetched = loaded.filter(({ name }) => !below.includes(name));
  const size = sentSize(page.url()) + sum(fetched.map(({ name }) => sentSize(name)));
  await phone.close();
  expect(size).toBeLessThanOrEqual(budgets.home);
});

test(
  'on a slow line no film, and no picture below the first screen, is asked for before the first paint',
  full,
  async ({ page }) => {
    // Where everything is here at once the whole page is laid out before the first paint, and the browser looks ahead.
    const line = await page.context().newCDPSession(page);
    await line.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 400,
      downloadThroughput: -1,
      uploadThroughput: -1,
    });
    const fetched = await firstLoad(page, '/');
    const below = await belowFirstScreen(page);
    const early = fetched.filter(({ since }) => since < 0).map(({ name }) => name);
    const media = early.filter((name) => name.includes('/media/'));
    expect(media.filter((name) => below.includes(name))).toEqual([]);
    expect(media.filter((name) => isFilm({ name, since: 0 }))).toEqual([]);
    expect(media.length).toBeGreaterThan(0);
  },
);

/** Words that only this route has: how its description for search engines begins. */
const sentinels = new Map<string, string>();
test.beforeAll(() => {
  for (const { path } of routes) {
    const html = readFileSync(join(dist, fileOf(path)), 'utf8');
    // The description of a post is on the cards that lead to it too.
    const own = path.startsWith('/ourblog/')
      ? /<p class="text-lead">([^<"&]{24,48})/
      : /<meta name="description" content="([^"&]{24,48})/;
    const words = own.exec(html)?.[1];
    expect(words, path).toBeDefined();
    sentinels.set(path, words ?? '');
  }
});

for (const { path } of routes) {
  test(
    `${path} becomes interactive with its own words and no more script than its budget, asked for after the first paint, from this host`,
    fullUnless(path === '/'),
    async ({ page, baseURL }) => {
      const hosts = new Set<string>();
      page.on('request', (request) => hosts.add(new URL(request.url()).origin));
      const scripts = (await firstLoad(page, path)).filter(isScript);
      expect(scripts.length).toBeGreaterThan(0);
      for (const { name, since } of scripts) expect(since, name).toBeGreaterThanOrEqual(0);
      expect(sum(scripts.map(({ name }) => sentSize(name)))).toBeLessThanOrEqual(budgets.script);

      const { origin } = new URL(baseURL ?? '');
      hosts.delete('https://www.google.com');
      expect([...hosts]).toEqual([origin]);

      const texts = [
        fileOf(path),
        ...scripts.map(({ name }) => new URL(name).pathname.slice(1)),
      ].map((file) => readFileSync(join(dist, file), 'utf8'));
      const met = [...sentinels].filter(([, words]) => texts.some((text) => text.includes(words)));
      expect(met.map(([route]) => route)).toEqual([path]);
    },
  );
}

/** All requests of a page. Its code counts twice: fetched, then imported from the cache. */
async function watchRequests(page: Page, path: string) {
  const requests: { file: string; kind: string; since: number }[] = [];
  page.on('requestfinished', (request) => {
    const file = new URL(request.url()).pathname.split('/').at(-1) ?? '';
    requests.push({
      file: file.replace(/-[\w-]{8}\.js$/, ''),
      kind: request.resourceType(),
      since: request.timing().startTime,
    });
  });
  await page.goto(path);
  await expect(page.locator('html')).toHaveAttribute('data-life', 'interactive');
  await page.waitForLoadState('networkidle');
  return requests;
}

/** When the page became interactive, on the clock of the requests. */
const interactiveAt = (page: Page) =>
  page.evaluate(
    () =>
      performance.timeOrigin + (performance.getEntriesByName('interactive')[0]?.startTime ?? NaN),
  );

for (const path of ['/', '/front']) {
  test(`${path} styles as it loads and hydrates each of its elements twice at most`, async ({
    browser,
    page,
  }) => {
    await browser.startTracing(page, { categories: ['devtools.timeline'] });
    await openAlive(page, path);
    await page.waitForLoadState('networkidle');
    const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as {
      traceEvents: { name: string; args?: { elementCount?: number } }[];
    };
    const passes = traceEvents.filter(({ name }) => name === 'UpdateLayoutTree');
    const elements = await page.locator('*').count();
    expect(elements).toBeGreaterThan(200);
    expect(sum(passes.map(({ args }) => args?.elementCount ?? 0))).toBeLessThan(2 * elements);
  });
}

const everyPage = ['rolldown-runtime', 'libraries', 'shared', 'index'];
// The owner of the tests shows more on Home than the example: nine files.
for (const [path, own, most] of [
  ['/', ['Home', 'home'], 32],
  ['/front', ['ServiceDetail', 'front-end'], 23],
  ['/Crmpage', ['ServiceDetail', 'CrmPipeline', 'live', 'crm'], undefined],
  ['/Privacy-policy', ['Legal', 'privacy'], undefined],
] as const) {
  for (const width of most ? [390, 1440] : [1440]) {
    test(`${path}, ${width} wide, becomes interactive with its own files and no others, at most eight, and then loads no other page${most ? `: ${most} files at most, nobody touching it` : ''}`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      const requests = await watchRequests(page, path);
      const interactive = await interactiveAt(page);
      const scripts = requests.filter(({ kind }) => kind === 'script');
      const files = (isFirst: boolean) =>
        scripts.filter(({ since }) => since < interactive === isFirst).map(({ file }) => file);
      expect(files(true).toSorted()).toEqual([...everyPage, ...own].toSorted());
      expect(files(true).length).toBeLessThanOrEqual(8);
      const pages = files(false).filter((file) =>
        /^(?:About|Blog|Careers|Contact|Gallery|Home|Legal|Overview|Service|Students|Team|Vision|Works)/.test(
          file,
        ),
      );
      expect(pages).toEqual([]);
      if (!most) return;
      // After that pages behind links may be loaded.
      const asked = requests.filter(({ since }) => since < interactive + 3000);
      expect(asked.length).toBeGreaterThan(10);
      expect(asked.length).toBeLessThanOrEqual(most);
    });
  }
}
