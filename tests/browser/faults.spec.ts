import { chromium, expect, type Page, test } from '@playwright/test';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chatWords } from '../../src/content/chat.ts';
import { shell } from '../../src/content/shell.ts';
import students from '../../src/content/students.ts';
import { chromiumArguments } from '../../tools/browser.ts';
import { writeHeaders } from '../../tools/deploy/headers.ts';
import { headersOf } from '../../tools/deploy/policy.ts';
import { serve } from '../../tools/server/serve.ts';
import { createSite } from '../../tools/server/site.ts';
import {
  alive,
  arrived,
  complaints,
  fileOf,
  footerLink,
  heading,
  openAlive,
  openStill,
  order,
  runUntil,
  scrollPage,
  startSite,
  toggleMotion,
  withMotion,
  withoutMap,
} from './site.ts';
import { control, fill, keepsEverything, send, status, toast } from './contact-form.ts';
import { dist } from './folders.ts';
import { full } from './runs.ts';

/** What can go wrong around the site, and what a visitor then has. `docs/faults.md` is the table of it. */

/** Counts the documents a tab loads. */
function documents(page: Page): string[] {
  const loaded: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) {
      loaded.push(new URL(request.url()).pathname);
    }
  });
  return loaded;
}

test.beforeEach(({ page }) => withoutMap(page));

test.describe('after a deploy', () => {
  test(
    'a page whose code is gone is loaded anew once, and then becomes interactive',
    full,
    async ({ page }) => {
      const loaded = documents(page);
      await page.route('**/assets/index-*.js', async (route) =>
        loaded.length < 2 ? route.fulfill({ status: 404 }) : route.continue(),
      );
      await page.goto('/about');
      await alive(page);
      expect(loaded).toEqual(['/about', '/about']);
    },
  );

  for (const [what, files] of [
    ['all of it', '**/assets/*.js'],
    ['the page’s own', '**/assets/about-*.js'],
  ] as const) {
    test(
      `where the code stays missing (${what}), the page can be read, and is not loaded over and over`,
      full,
      async ({ page }) => {
        const loaded = documents(page);
        const asked: string[] = [];
        await page.route(files, (route) => {
          asked.push(route.request().url());
          return route.fulfill({ status: 404 });
        });
        await page.goto('/about');
        await expect.poll(() => loaded.length).toBe(2);
        await page.waitForLoadState('networkidle');
        expect(loaded).toEqual(['/about', '/about']);
        expect(asked.length).toBeGreaterThan(1);
        await expect(heading(page)).toBeVisible();
        const menu = page.getByRole('navigation', { name: 'Main navigation' });
        await menu.getByText('About Us').hover();
        await menu.getByRole('link', { name: 'Our Team' }).click();
        await expect(heading(page)).toHaveText('Our team');
      },
    );
  }

  test('code of the page that did not load is loaded when a form is sent, and sends it', async ({
    page,
  }) => {
    const loaded = documents(page);
    let missing = true;
    await page.route('**/assets/contact-*.js', (route) =>
      missing ? route.fulfill({ status: 404 }) : route.continue(),
    );
    await page.goto('/Contact');
    await expect.poll(() => loaded.length).toBe(2);
    const note = page.locator('form .code-note');
    await expect(note.getByRole('link')).toHaveCount(2);
    // Buttons that need the code are not offered.
    await expect(page.getByRole('button', { name: chatWords.title })).toBeHidden();
    missing = false;
    await fill(page);
    await send(page);
    await expect(page.getByText(status.sent)).toBeVisible();
    await expect(note).toBeHidden();
    await expect(page.getByRole('button', { name: chatWords.title })).toBeVisible();
  });

  test('a page into which something was typed is not loaded anew', async ({ page }) => {
    const loaded = documents(page);
    let answer = () => {};
    const typed = new Promise<void>((done) => (answer = done));
    await page.route('**/assets/index-*.js', async (route) => {
      await typed;
      await route.fulfill({ status: 404 });
    });
    const failed = page.waitForResponse('**/assets/index-*.js');
    await page.goto('/Contact');
    await control(page, 'message').fill('Every word');
    answer();
    await failed;
    await page.waitForLoadState('networkidle');
    await expect(control(page, 'message')).toHaveValue('Every word');
    expect(loaded).toHaveLength(1);
  });

  test('an open tab goes on: a message is sent, a link is followed by loading its new page, and what was typed is there', async ({
    page,
  }) => {
    const folder = mkdtempSync(join(tmpdir(), 'builds-'));
    const [older, newer] = await twoBuilds(folder);
    const directories = (site: string) => ({ site, mailbox: join(folder, 'mailbox') });
    const address = { port: 0, host: '127.0.0.1' };
    const first = await serve(createSite(directories(older)), address);
    const port = Number(new URL(first.url).port);
    const sent = page.waitForResponse((response) => /\/es-[^/]*\.js$/.test(response.url()));
    await openAlive(page, `${first.url}/Contact`);
    await control(page, 'firstName').fill('Asha');
    await sent;
    // Toasts are loading too.
    await page.waitForLoadState('networkidle');
    const loaded = documents(page);
    await first.close();
    const second = await serve(createSite(directories(newer)), { ...address, port });
    await fill(page);
    await send(page);
    await expect(page.getByText(toast.sent)).toBeVisible();
    expect(await arrived(second.url)).toHaveLength(1);
    await fill(page);
    await footerLink(page, 'Privacy Policy').click();
    await expect(heading(page)).toHaveText('Privacy Policy');
    await alive(page);
    expect(loaded).toEqual(['/Privacy-policy']);
    await page.goBack();
    await alive(page);
    await keepsEverything(page);
    await second.close();
    rmSync(folder, { recursive: true, force: true });
  });
});

/**
 * The build, and the same as if its code had changed: every script has another name, and no file of the one is in the
 * other. (A second run of the bundler would take longer than all other tests of faults together.)
 */
async function twoBuilds(folder: string): Promise<readonly [string, string]> {
  const [older, newer] = [join(folder, 'older'), join(folder, 'newer')] as const;
  for (const copy of [older, newer]) {
    cpSync(dist, copy, {
      recursive: true,
      filter: (file) => !/\.(?:br|gz|mp4|webm)$/.test(file),
    });
  }
  const renamed = readdirSync(join(newer, 'assets'))
    .filter((name) => name.endsWith('.js'))
    .map((name) => [name, name.replace(/\.js$/, '2.js')] as const);
  const files = readdirSync(newer, { recursive: true, encoding: 'utf8' });
  for (const file of files.filter((name) => /\.(?:html|js)$/.test(name))) {
    const path = join(newer, file);
    const text = renamed.reduce(
      (changed, [name, other]) => changed.replaceAll(name, other),
      readFileSync(path, 'utf8'),
    );
    rmSync(path);
    const target = renamed.reduce((known, [name, other]) => known.replace(name, other), path);
    writeFileSync(target, text);
  }
  writeFileSync(join(newer, '_headers'), writeHeaders(await headersOf(newer, false)));
  return [older, newer];
}

test.describe('offline', () => {
  test('a link says so in place, the frame goes on, and the page comes when the network is back', async ({
    page,
    context,
  }) => {
    await openAlive(page, '/Contact');
    await fill(page);
    await context.setOffline(true);
    await footerLink(page, 'Privacy Policy').click();
    await expect(page.getByRole('alert')).toContainText(
      'You are offline. The page opens when the connection is back.',
    );
    await expect(page.getByRole('alert').getByRole('link')).toHaveText([
      '+91 10000 00001',
      'hello@weavers.test',
    ]);
    await keepsEverything(page);
    await page.getByRole('button', { name: chatWords.title }).click();
    await expect(page.getByLabel(chatWords.input)).toBeVisible();
    await context.setOffline(false);
    await expect(heading(page)).toHaveText('Privacy Policy');
    await alive(page);
    await page.goBack();
    await keepsEverything(page);
  });

  test('a page that was opened just before comes to life when the network is back', async ({
    page,
    context,
  }) => {
    await page.route('**/assets/*.js', (route) => route.abort('internetdisconnected'));
    const failed = page.waitForEvent('requestfailed');
    await page.route('**/about', (route) =>
      route.request().method() === 'HEAD' ? route.abort() : route.continue(),
    );
    await page.goto('/about');
    await failed;
    await context.setOffline(true);
    await page.unroute('**/assets/*.js');
    await context.setOffline(false);
    await alive(page);
  });

  test('a message fails, says so, is kept, and goes out when the network is back', async ({
    page,
    context,
  }) => {
    await using site = await startSite();
    await openAlive(page, `${site.url}/Contact`);
    await page.waitForLoadState('networkidle');
    await fill(page);
    await context.setOffline(true);
    await send(page);
    await expect(page.getByText(toast.failed)).toBeVisible();
    await keepsEverything(page);
    await context.setOffline(false);
    await send(page);
    await expect(page.getByText(toast.sent)).toBeVisible();
    expect(await arrived(site.url)).toHaveLength(1);
  });
});

test('an answer that is not the service’s, as of a hotel’s login page, is a failure, and everything is kept', async ({
  page,
}) => {
  await page.route('**/api/v1.0/email/send', (route) =>
    route.fulfill({ status: 200, contentType: 'text/html', body: '<!doctype html>Please log in' }),
  );
  await openAlive(page, '/Contact');
  await fill(page);
  await send(page);
  await expect(page.getByText(toast.failed)).toBeVisible();
  await keepsEverything(page);
});

test('where storage is full everything works, and a message is sent', full, async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  const heard = complaints(page);
  await using site = await startSite();
  await withMotion(page);
  await openAlive(page, `${site.url}/`);
  await page.getByRole('button', { name: shell.pauseMotion }).first().click();
  await expect(page.getByRole('button', { name: shell.pauseMotion }).first()).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await footerLink(page, 'Privacy Policy').click();
  await expect(heading(page)).toHaveText('Privacy Policy');
  await page.goBack();
  await fill(page);
  await send(page);
  await expect(page.getByText(toast.sent)).toBeVisible();
  expect(await arrived(site.url)).toHaveLength(1);
  expect(heard).toEqual([]);
});

/** A part of the page that fails, how, and what is left in its place. */
const failures: readonly {
  what: string;
  path: string;
  plant: (page: Page) => Promise<unknown>;
  /** What makes it fail once the page is open. */
  provoke?: (page: Page) => Promise<unknown>;
  left: (page: Page) => Promise<unknown>;
}[] = [
  {
    what: 'what carries the slides',
    path: '/',
    plant: (page) =>
      plantChunk(page, 'CarouselGeometry', 'export default () => { throw new Error("planted"); }'),
    provoke: (page) => page.locator('#projects-slides').scrollIntoViewIfNeeded(),
    left: async (page) => {
      const slides = page.locator('#projects-slides [aria-roledescription=slide]');
      await expect(slides).toHaveCount(3);
      await expect(page.locator('#projects-slides')).toHaveAttribute('data-state', 'listed');
    },
  },
  {
    what: 'the chat',
    path: '/about',
    plant: (page) =>
      page.addInitScript(() => {
        const scrollTo = Object.getOwnPropertyDescriptor(Element.prototype, 'scrollTo')?.value as
          ((options: ScrollToOptions) => void) | undefined;
        Element.prototype.scrollTo = function (this: Element, options: ScrollToOptions) {
          if (this.getAttribute('role') === 'log') throw new Error('planted');
          scrollTo?.call(this, options);
        } as typeof Element.prototype.scrollTo;
      }),
    provoke: async (page) => {
      await page.getByRole('button', { name: chatWords.title }).click();
      await page.getByLabel(chatWords.input).fill('Hello');
      await page.getByRole('button', { name: chatWords.send, exact: true }).click();
    },
    left: (page) => expect(page.getByRole('button', { name: chatWords.title })).toHaveCount(0),
  },
  {
    what: 'the film',
    path: '/',
    plant: (page) =>
      page.addInitScript(() => {
        const Real = IntersectionObserver;
        window.IntersectionObserver = class extends Real {
          override observe(target: Element): void {
            if (target instanceof HTMLVideoElement) throw new Error('planted');
            super.observe(target);
          }
        };
      }),
    left: async (page) => {
      await expect(page.locator('video')).toHaveCount(0);
      await expect(page.locator('main h1')).toBeVisible();
    },
  },
  {
    what: 'the drawer of small screens',
    path: '/about',
    plant: (page) =>
      page.addInitScript(() => {
        const real = window.matchMedia.bind(window);
        window.matchMedia = (query) => {
          if (query.startsWith('(min-width')) throw new Error('planted');
          return real(query);
        };
      }),
    left: (page) =>
      expect(page.getByRole('navigation', { name: shell.mainNavigation })).toBeVisible(),
  },
];

/** Lets the chunk of this name be this module. */
async function plantChunk(page: Page, name: string, body: string): Promise<void> {
  await page.route(`**/assets/${name}-*.js`, (route) =>
    route.fulfill({ contentType: 'text/javascript', body }),
  );
}

for (const { what, path, plant, provoke, left } of failures) {
  test(`when ${what} throws, the rest of the page lives`, full, async ({ page }) => {
    const thrown: string[] = [];
    page.on('console', (line) => thrown.push(line.text()));
    page.on('pageerror', (error) => thrown.push(String(error)));
    await withMotion(page);
    await plant(page);
    await openAlive(page, path);
    await provoke?.(page);
    await expect.poll(() => thrown.join('\n')).toContain('planted');
    await left(page);
    await expect(heading(page)).toBeVisible();
    await footerLink(page, 'Privacy Policy').click();
    await expect(heading(page)).toHaveText('Privacy Policy');
    expect(await page.evaluate(() => performance.getEntriesByType('navigation').length)).toBe(1);
  });
}

test('where a host answers an address with that of a folder of the same name, the page is not loaded over and over', async ({
  page,
  baseURL,
}) => {
  const loaded = documents(page);
  const unknown = await (await page.request.get('/404')).text();
  await page.route('**/UIPage', (route) =>
    route.fulfill({ status: 301, headers: { location: `${baseURL}/UIPage/` } }),
  );
  await page.route('**/UIPage/', (route) =>
    route.fulfill({ contentType: 'text/html', body: unknown }),
  );
  await page.goto('/UIPage/');
  await alive(page);
  expect(loaded.filter((path) => path === '/UIPage/')).toHaveLength(2);
  await expect(heading(page)).toBeVisible();
});

test('an address with an encoded letter shows the page that was served', async ({ page }) => {
  await openAlive(page, '/%43ontact');
  await expect(heading(page)).toHaveText('Contact Us');
  await expect(page.locator('meta[name=robots]')).toHaveCount(0);
});

test('a page that throws leaves the frame, says so, and the next page comes', async ({ page }) => {
  await openAlive(page, '/about');
  await plantChunk(page, 'Legal', 'export default () => { throw new Error("planted"); }');
  const loaded = documents(page);
  await footerLink(page, 'Privacy Policy').click();
  await expect(page.getByRole('alert')).toContainText('This part of the page did not load.');
  await footerLink(page, 'Gallery').click();
  await expect(heading(page)).toHaveText('Our Gallery');
  // No loading anew: it would only throw again.
  expect(loaded).toEqual([]);
});

test('where what shows a page throws itself, links and Back go on: the browser loads each page', async ({
  page,
}) => {
  await page.addInitScript(() => {
    window.scrollTo = () => {
      throw new Error('planted');
    };
  });
  await openAlive(page, '/about');
  const loaded = documents(page);
  await footerLink(page, 'Privacy Policy').click();
  await expect(heading(page)).toHaveText('Privacy Policy');
  expect(loaded).toEqual([]);
  await page.goBack();
  await expect(heading(page)).toHaveText('About');
  expect(loaded).toEqual(['/about']);
  await alive(page);
  await footerLink(page, 'Privacy Policy').click();
  await expect(heading(page)).toHaveText('Privacy Policy');
  await footerLink(page, 'Gallery').click();
  await expect(heading(page)).toHaveText('Our Gallery');
  expect(loaded).toEqual(['/about', '/ourgallery']);
});

/** A browser as visitors have it: a page that is left is kept as it was. */
function launchWithMemory() {
  return chromium.launch({
    ...(process.env.WHOLE_BROWSER_PATH && { executablePath: process.env.WHOLE_BROWSER_PATH }),
    args: [...chromiumArguments],
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
}

test('Back in the middle of sending finds every word, and then how it went', async () => {
  await using site = await startSite();
  const browser = await launchWithMemory();
  const page = await browser.newPage();
  await page.addInitScript(() => {
    addEventListener('pageshow', ({ persisted }) => {
      document.documentElement.dataset.persisted = String(persisted);
    });
  });
  await openAlive(page, `${site.url}/Contact`);
  await fill(page);
  await order(site.url, 'hang');
  const asked = page.waitForRequest('**/api/v1.0/email/send');
  await send(page);
  await asked;
  await page.goto(`${site.url}/nowhere`);
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL(`${site.url}/Contact`);
  await alive(page);
  await expect(page.locator('html')).toHaveAttribute('data-persisted', 'true');
  await expect(page.getByRole('form')).toHaveAttribute('aria-busy', 'true');
  await keepsEverything(page);
  // The connection was cut while the visitor was away, or is now.
  await site.kill();
  await expect(page.getByRole('form')).toHaveAttribute('aria-busy', 'false');
  await expect(page.getByRole('form').locator('[aria-live][data-state]')).toContainText(
    status.failed,
  );
  await keepsEverything(page);
  await browser.close();
});

test(
  'a page with no request under way comes back from the browser’s memory as it was left',
  full,
  async () => {
    await using site = await startSite();
    const browser = await launchWithMemory();
    const page = await browser.newPage();
    await openAlive(page, `${site.url}/Our-vision-for-student`);
    await page.evaluate(() => {
      addEventListener('pageshow', ({ persisted }) => {
        document.documentElement.dataset.persisted = String(persisted);
      });
    });
    const name = page.getByRole('form').getByLabel(students.form.fields.name, { exact: true });
    await name.fill('Asha');
    await page.goto(`${site.url}/nowhere`);
    await page.evaluate(() => history.back());
    await expect(page.locator('html')).toHaveAttribute('data-persisted', 'true');
    await expect(name).toHaveValue('Asha');
    await name.fill('Asha Verma');
    await footerLink(page, 'Privacy Policy').click();
    await expect(heading(page)).toHaveText('Privacy Policy');
    await browser.close();
  },
);

test(
  'slides in a tab that was hidden, or out of view, for an hour go on with the one they showed, and turn no faster',
  full,
  async ({ page }) => {
    await withMotion(page);
    await openStill(page, '/');
    const projects = page.locator('#projects-slides');
    await projects.scrollIntoViewIfNeeded();
    // The code that carries the slides comes when it comes; the standing clock is moved on until it is there.
    await runUntil(page, 100, 'carried', () => projects.getAttribute('data-state'));
    await toggleMotion(page);
    const hide = (hidden: boolean) =>
      page.evaluate((value) => {
        Object.defineProperty(document, 'hidden', { configurable: true, value });
        document.dispatchEvent(new Event('visibilitychange'));
      }, hidden);
    const shown = () =>
      projects
        .locator('[data-state=active]')
        .evaluateAll((slides) => slides.map((slide) => slide.getAttribute('aria-label')).join());
    await page.evaluate(() => {
      const viewport = document.getElementById('projects-slides');
      let turns = 0;
      new MutationObserver((records) => {
        turns += records.filter(
          ({ target }) => (target as HTMLElement).dataset.state === 'active',
        ).length;
        document.documentElement.dataset.turns = String(turns);
      }).observe(viewport ?? document, { subtree: true, attributeFilter: ['data-state'] });
    });
    for (const [leave, comeBack] of [
      [() => hide(true), () => hide(false)],
      [() => scrollPage(page, 0), () => projects.scrollIntoViewIfNeeded()],
    ] as const) {
      await page.clock.runFor(2500);
      const before = await shown();
      await leave();
      await expect(projects).toHaveAttribute('aria-live', 'polite');
      const turns = await page.locator('html').getAttribute('data-turns');
      await page.clock.fastForward(3_600_000);
      expect(await shown()).toBe(before);
      await comeBack();
      await expect(projects).toHaveAttribute('aria-live', 'off');
      await page.clock.runFor(1500);
      expect(await shown()).toBe(before);
      expect(await page.locator('html').getAttribute('data-turns')).toBe(turns);
      await page.clock.runFor(1000);
      expect(await shown()).not.toBe(before);
    }
  },
);

test(
  'fifty quick changes of page leave no timer, listener, node or observer behind',
  full,
  async ({ page }) => {
    await page.addInitScript(() => {
      const live = { listeners: 0, intervals: 0, observers: 0 };
      Object.assign(window, { live });
      const places = new Map<unknown, Set<string>>();
      const ids = new Map<unknown, number>();
      const key = (type: string, listener: unknown, options?: boolean | EventListenerOptions) => {
        if (!ids.has(listener)) ids.set(listener, ids.size);
        const capture = typeof options === 'object' ? options.capture : options;
        return `${type} ${ids.get(listener)} ${Boolean(capture)}`;
      };
      const { addEventListener: add, removeEventListener: remove } = EventTarget.prototype;
      const watched = (target: unknown) =>
        target === window || target === document || target instanceof MediaQueryList;
      const count = () => {
        live.listeners = [...places.values()].reduce((sum, { size }) => sum + size, 0);
      };
      EventTarget.prototype.addEventListener = function (type, listener, options) {
        const target = this ?? window;
        if (
          watched(target) &&
          !(typeof options === 'object' && (options?.once || options?.signal))
        ) {
          const place = places.get(target) ?? new Set();
          places.set(target, place.add(key(type, listener, options)));
          count();
        }
        add.call(target, type, listener, options);
      };
      EventTarget.prototype.removeEventListener = function (type, listener, options) {
        const target = this ?? window;
        places.get(target)?.delete(key(type, listener, options));
        count();
        remove.call(target, type, listener, options);
      };
      const { setInterval: set, clearInterval: clear } = window;
      const running = new Set<unknown>();
      window.setInterval = ((handler: () => void, delay?: number) => {
        const id = set(handler, delay);
        running.add(id);
        live.intervals = running.size;
        return id;
      }) as typeof window.setInterval;
      window.clearInterval = (id) => {
        running.delete(id);
        live.intervals = running.size;
        clear(id);
      };
      const { observe, disconnect } = IntersectionObserver.prototype;
      const observing = new Set<IntersectionObserver>();
      IntersectionObserver.prototype.observe = function (target) {
        observing.add(this);
        live.observers = observing.size;
        observe.call(this, target);
      };
      IntersectionObserver.prototype.disconnect = function () {
        observing.delete(this);
        live.observers = observing.size;
        disconnect.call(this);
      };
    });
    const heard = complaints(page);
    await openAlive(page, '/');
    const session = await page.context().newCDPSession(page);
    const pages = ['/about', '/UIPage', '/', '/Contact', '/Our-vision-for-student', '/Carrer'];
    /** Changes the page by the site's own links, the next before the last has settled. */
    const wander = async (changes: number) => {
      await page.evaluate(
        async ([count, paths]) => {
          const click = (path: string) =>
            document.querySelector<HTMLAnchorElement>(`a[href="${path}"]`)?.click();
          for (let change = 0; change < count; change += 1) {
            click(paths[change % paths.length] ?? '/');
            await new Promise((next) => requestAnimationFrame(next));
          }
          click('/Privacy-policy');
        },
        [changes, pages] as const,
      );
      await expect(heading(page)).toHaveText('Privacy Policy');
    };
    /** What the window and its pages hold at this moment. */
    const held = () =>
      page.evaluate(() => {
        const { live: counts } = window as unknown as {
          live: { listeners: number; intervals: number; observers: number };
        };
        return counts;
      });
    const measure = async () => {
      for (let round = 0; round < 3; round += 1) await session.send('HeapProfiler.collectGarbage');
      const { nodes, jsEventListeners } = await session.send('Memory.getDOMCounters');
      return { nodes, jsEventListeners };
    };
    // Every page once: its code is here, and what it keeps for the whole visit has been made.
    for (const path of pages) {
      await page.evaluate((to) => {
        document.querySelector<HTMLAnchorElement>(`a[href="${to}"]`)?.click();
      }, path);
      const canonical = page.locator('link[rel=canonical]');
      await expect(canonical).toHaveAttribute('href', new RegExp(`[^/]${path}$`));
    }
    await wander(6);
    let kept: Awaited<ReturnType<typeof held>> | undefined;
    await expect(async () => {
      const last = kept;
      kept = await held();
      expect(kept).toEqual(last);
    }).toPass();
    const before = await measure();
    await wander(50);
    await expect.poll(held).toEqual(kept);
    const after = await measure();
    // React and the browser keep the last page or two for a while; fifty pages would be twenty times as much.
    expect(after.jsEventListeners).toBeLessThan(before.jsEventListeners * 2);
    expect(after.nodes).toBeLessThan(before.nodes * 2);
    expect(heard).toEqual([]);
  },
);

test(
  'a clock that is set on or back by a year changes nothing: replies, toasts and sending keep their time',
  full,
  async ({ page }) => {
    await page.addInitScript(() => {
      const now = Date.now.bind(Date);
      let shift = 0;
      Date.now = () => now() + shift;
      Object.assign(window, { setClock: (years: number) => (shift = years * 31_536_000_000) });
    });
    const setClock = (years: number) =>
      page.evaluate(
        (by) => (window as unknown as { setClock(years: number): void }).setClock(by),
        years,
      );
    await using site = await startSite();
    await openAlive(page, `${site.url}/Contact`);
    for (const years of [1, -1]) {
      await page.getByRole('button', { name: chatWords.title }).click();
      await page.getByLabel(chatWords.input).fill('Hello');
      await page.getByRole('button', { name: chatWords.send, exact: true }).click();
      await setClock(years);
      await expect(page.getByRole('log').locator('[data-sender=bot]').last()).toBeVisible();
      await page.keyboard.press('Escape');
      await fill(page);
      await send(page);
      await setClock(-years);
      const thanks = page.getByText(toast.sent);
      await expect(thanks).toBeVisible();
      await expect(thanks).toHaveCount(0);
    }
    expect(await arrived(site.url)).toHaveLength(2);
  },
);

test(
  'hostile names and messages are shown as the text they are, and change nothing around them',
  full,
  async ({ page }) => {
    const hostile = `<img src=x onerror="document.title='hit'">\u202e</p><script>document.title='hit'</script>`;
    const heard = complaints(page);
    await openAlive(page, '/Our-vision-for-student');
    const title = await page.title();
    const form = page.getByRole('form');
    const { fields } = students.form;
    for (const [name, label] of Object.entries(fields)) {
      const field = form.getByLabel(label, { exact: true });
      if ((await field.getAttribute('type')) === 'file') continue;
      if (name === 'contactNumber') await field.fill('0000000000');
      else
        await field.fill((await field.getAttribute('type')) === 'email' ? 'a@b.example' : hostile);
    }
    await form.locator('[type=file]').setInputFiles(fileOf(`${'x'.repeat(200)}<b>.pdf`, 10));
    const thanked = page.waitForEvent('dialog');
    const pressed = form.getByRole('button', { name: students.form.submit }).click();
    const dialog = await thanked;
    expect(dialog.message()).toBe(`Thank you, ${hostile}! We will contact you soon.`);
    await dialog.accept();
    await pressed;

    await page.getByRole('button', { name: chatWords.title }).click();
    for (const text of [hostile, 'x'.repeat(100_000)]) {
      await page.getByLabel(chatWords.input).fill(text);
      await page.getByRole('button', { name: chatWords.send, exact: true }).click();
      await expect(page.getByRole('log').locator('[data-sender=user] p').last()).toHaveText(text);
    }
    const log = page.getByRole('log');
    await expect(log.locator('[data-sender=bot]')).toHaveCount(2);
    await expect(log.locator('[data-sender=bot] p').first()).toContainText(chatWords.reply.text);
    await expect(log.locator('img, script')).toHaveCount(0);
    expect(await page.title()).toBe(title);
    expect(heard).toEqual([]);
  },
);
