import { expect, type FrameLocator, type Page, test } from '@playwright/test';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { builds, buildSite } from '../../tools/build.ts';
import { inspectorPage } from '../../tools/server/vite-inspector.ts';
import { dist } from './folders.ts';
import { full } from './runs.ts';
import {
  complaints,
  hold,
  openAlive,
  type OwnSite,
  startSite,
  toggleMotion,
  withMotion,
} from './site.ts';

// One worker, so that the inspectable build is made once.
test.describe.configure({ mode: 'default' });

let site: OwnSite;
test.beforeAll(async () => {
  test.setTimeout(180_000);
  await buildSite(builds.inspect);
  site = await startSite(builds.inspect.folder, inspectorPage);
});
test.afterAll(() => site[Symbol.asyncDispose]());

/** A fixture as one script. */
async function compile(name: string): Promise<string> {
  const output = await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      write: false,
      lib: {
        entry: `tests/browser/inspector-fixtures/${name}.ts`,
        formats: ['es'],
      },
    },
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  const [bundle] = Array.isArray(output) ? output : [output];
  if (!bundle || !('output' in bundle)) throw new Error(`${name} was not built`);
  return bundle.output[0].code;
}

const pageOf = (script: string) => ({
  contentType: 'text/html',
  body: `<!doctype html><title>fixture</title><script type="module">${script.replaceAll('</script', '<\\/script')}</script>`,
});

const control = (page: Page) => page.getByRole('region', { name: 'Inspector' });

/** Opens a page with the inspector docked below it. */
async function openDocked(page: Page, path: string): Promise<FrameLocator> {
  await openAlive(page, site.url + path);
  await control(page).getByRole('button', { name: 'Dock' }).click();
  const inspector = page.frameLocator('iframe[title="Inspector"]');
  await expect(inspector.getByText('Connected')).toBeVisible();
  return inspector;
}

const actorOf = (inspector: FrameLocator | Page, name: string) =>
  inspector.getByRole('treeitem', { name: new RegExp(`^${name} `) });

/** All that an inspector knows, as it would copy it: every message posted to the frame. */
const posted = (page: Page) =>
  page
    .frames()
    .find((frame) => frame.url().endsWith('/__inspector'))
    ?.evaluate(() => JSON.stringify((window as unknown as { told: unknown[] }).told));

test('a visitor’s build holds no code of the inspector, and the inspectable one does', full, () => {
  const textOf = (folder: string) =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((file) => file.isFile() && /\.(?:html|js)$/.test(file.name))
      .map((file) => readFileSync(join(file.parentPath, file.name), 'utf8'))
      .join('\n');
  const [visitors, inspectable] = [textOf(dist), textOf(builds.inspect.folder)];
  for (const mark of [
    '@statelyai',
    'inspector-control',
    '__inspector',
    '@inspector.send',
    'living:',
    '•••',
  ]) {
    expect(visitors.includes(mark), `${mark} in dist/`).toBe(false);
    expect(inspectable.includes(mark), `${mark} in dist-inspect/`).toBe(true);
  }
});

test(
  'one press shows the actors that run in one tree below the visit, and those of the next page',
  full,
  async ({ page }) => {
    const heard = complaints(page);
    const inspector = await openDocked(page, '/about');
    await expect(inspector.getByRole('tree')).toHaveCount(1);
    await expect(inspector.getByRole('treeitem').first()).toHaveText(/^visit/);
    await expect(actorOf(inspector, 'visit')).toHaveAttribute('aria-level', '1');
    await expect(actorOf(inspector, 'chat')).toHaveAttribute('aria-level', '2');
    await expect(actorOf(inspector, 'watchScroll')).toHaveAttribute('aria-level', '3');
    await expect(inspector.getByRole('treeitem', { name: /_r_/ })).toHaveCount(0);
    await expect(actorOf(inspector, 'contact')).toBeHidden();
    await page.getByRole('link', { name: 'Contact', exact: true }).first().click();
    await expect(actorOf(inspector, 'contact')).toBeVisible();
    // Of the form, and of the brief above it.
    await expect(actorOf(inspector, 'keepDraft')).toHaveCount(2);
    await expect(actorOf(inspector, 'keepDraft').first()).toHaveAttribute('aria-level', '3');
    // What stands at the foot of the page is still in reach.
    await page.locator('#chat-button').click();
    await expect(inspector.getByRole('option', { name: /chat.*panel\.toggle/ })).toBeVisible();
    expect(heard).toEqual([]);
  },
);

test(
  'the chart of the chosen actor lights its states and traces the way, and an event sent from there moves the page',
  full,
  async ({ page }) => {
    const inspector = await openDocked(page, '/about');
    await actorOf(inspector, 'chat').click();
    const state = (id: string) => inspector.locator(`[data-state="${id}"]`);
    await expect(state('chat.panel.closed')).toHaveClass(/is-active/);
    await inspector.getByRole('button', { name: 'panel.toggle', exact: true }).click();
    await expect(page.getByRole('group', { name: 'Chat with Us' })).toBeVisible();
    await expect(state('chat.panel.open')).toHaveClass(/is-active/);
    await expect(state('chat.panel.closed')).not.toHaveClass(/is-active/);
    await expect(inspector.locator('.is-last')).toHaveAttribute(
      'data-transition',
      'chat.panel.closed#panel.toggle#0',
    );
    await expect(
      inspector.getByRole('option', { name: /view.*chat.*panel\.toggle/ }),
    ).toBeVisible();
    // An event with data is edited first.
    await inspector.getByRole('button', { name: 'Data of draft.change' }).click();
    const editor = inspector.getByRole('textbox', {
      name: 'Data of draft.change as JSON',
    });
    await editor.fill('{"text": "From the inspector"');
    await inspector.getByRole('button', { name: 'draft.change', exact: true }).click();
    await expect(inspector.getByRole('alert')).toContainText('JSON');
    await editor.fill('{"text": "From the inspector"}');
    await inspector.getByRole('button', { name: 'draft.change', exact: true }).click();
    await expect(page.getByRole('textbox', { name: /message/i }).first()).toHaveValue(
      'From the inspector',
    );
  },
);

test(
  'the chart of the visit moves as the network goes and returns, and that of the page as pages are asked for and left',
  full,
  async ({ page, context }) => {
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(request.url()));
    const letGo = await hold(page, '**/assets/Gallery-*.js');
    const inspector = await openDocked(page, '/about');
    await actorOf(inspector, 'visit').click();
    const active = (id: string) => inspector.locator(`[data-state="${id}"].is-active`);
    const heading = page.locator('main h1');
    const about = await heading.innerText();
    await expect(active('visit.life.interactive')).toBeVisible();
    // Its layout was made with the build, not here.
    expect(fetched.filter((url) => url.includes('elk'))).toEqual([]);
    await expect(active('visit.line.online')).toBeVisible();
    await context.setOffline(true);
    await expect(active('visit.line.offline')).toBeVisible();
    await expect(
      inspector.getByRole('option', { name: /watchLine to visit line\.lost/ }),
    ).toBeVisible();
    await context.setOffline(false);
    await expect(active('visit.line.online')).toBeVisible();
    await actorOf(inspector, 'page').click();
    await expect(active('page.shown')).toBeVisible();
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: 'Gallery', exact: true })
      .evaluate((link: HTMLElement) => link.click());
    await expect(active('page.loading.slow')).toBeVisible();
    await expect(active('page.loading.announced')).toBeVisible();
    await expect(heading).toHaveText(about);
    await page.goBack();
    await expect(active('page.shown')).toBeVisible();
    await page.goForward();
    await expect(active('page.loading')).toBeVisible();
    letGo();
    await expect(heading).toHaveText(/Gallery/);
    await expect(active('page.shown')).toBeVisible();
  },
);

test(
  'the log tells of a sent message without a gap: form, toasts, toast',
  full,
  async ({ page }) => {
    await page.route('**/api/v1.0/email/send', (route) => route.fulfill({ body: 'OK' }));
    const inspector = await openDocked(page, '/Contact');
    for (const name of ['firstName', 'lastName', 'subject', 'message'])
      await page.locator(`#contact-${name}`).fill('Asha');
    await page.locator('#contact-email').fill('asha@example.com');
    await page.locator('#contact-phone').fill('9871234567');
    await page.getByRole('form').evaluate((element: HTMLFormElement) => element.requestSubmit());
    await inspector.getByRole('searchbox').fill('toast');
    for (const line of [
      /contact to toasts toast\.show/,
      /toasts to toast toast\.resume/,
      /toast to toasts done: toast 1/,
    ])
      await expect(inspector.getByRole('option', { name: line })).toBeVisible();
  },
);

test('the log names the watcher that stills an actor', full, async ({ page }) => {
  await withMotion(page);
  const inspector = await openDocked(page, '/');
  await toggleMotion(page);
  await inspector.getByRole('searchbox').fill('motion.paused');
  await expect(
    inspector.getByRole('option', {
      name: /watchMotion to typewriter motion\.paused/,
    }),
  ).toBeVisible();
});

test('an event chosen in the log takes the chart back to its moment', full, async ({ page }) => {
  const inspector = await openDocked(page, '/about');
  await actorOf(inspector, 'chat').click();
  const toggle = inspector.getByRole('button', {
    name: 'panel.toggle',
    exact: true,
  });
  const open = inspector.locator('[data-state="chat.panel.open"]');
  await toggle.click();
  await expect(open).toHaveClass(/is-active/);
  await toggle.click();
  await expect(open).not.toHaveClass(/is-active/);
  await inspector
    .getByRole('option', { name: /panel\.toggle/ })
    .first()
    .click();
  await expect(inspector.getByText('As it was at')).toBeVisible();
  await expect(open).toHaveClass(/is-active/);
  await inspector.getByRole('button', { name: 'Live' }).click();
  await expect(open).not.toHaveClass(/is-active/);
});

test(
  'a page that is loaded again finds its inspector, in a tab and docked',
  full,
  async ({ page }) => {
    await openAlive(page, `${site.url}/about`);
    const [inspector] = await Promise.all([
      page.waitForEvent('popup'),
      control(page).getByRole('button', { name: 'Tab' }).click(),
    ]);
    await expect(actorOf(inspector, 'chat')).toHaveCount(1);
    await page.reload();
    await expect(inspector.getByText('Connected')).toBeVisible();
    await expect(actorOf(inspector, 'chat')).toHaveCount(1);
    await inspector.getByRole('checkbox', { name: 'Show ended' }).check();
    await expect(actorOf(inspector, 'chat')).toHaveCount(2);
    await inspector.close();
    await expect(control(page).getByRole('button', { name: 'Tab' })).toHaveAttribute(
      'aria-pressed',
      'false',
    );
    await control(page).getByRole('button', { name: 'Dock' }).click();
    const docked = page.frameLocator('iframe[title="Inspector"]');
    await expect(actorOf(docked, 'chat')).toHaveCount(1);
    await page.reload();
    await expect(actorOf(docked, 'chat')).toHaveCount(1);
  },
);

test(
  'is used by the keyboard: the actors as a tree, the panes as tabs, the log as a list',
  full,
  async ({ page }) => {
    const inspector = await openDocked(page, '/Contact');
    await actorOf(inspector, 'contact').focus();
    await page.keyboard.press('ArrowRight');
    const focused = inspector.locator(':focus');
    await expect(focused).toHaveText(/^keepDraft/);
    await expect(focused).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('ArrowLeft');
    await expect(actorOf(inspector, 'contact')).toBeFocused();
    await inspector.getByRole('tab', { name: 'Log' }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(inspector.getByRole('tab', { name: 'Sequence' })).toBeFocused();
    await expect(inspector.getByRole('listbox', { name: 'Sequence of events' })).toBeVisible();
    await inspector.getByRole('listbox').focus();
    await page.keyboard.press('Home');
    await expect(inspector.getByRole('option').first()).toHaveAttribute('aria-selected', 'true');
    await expect(inspector.getByRole('tab', { name: 'Event' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
  },
);

test(
  'an event asked for by any other window than the inspector moves nothing',
  full,
  async ({ page }) => {
    const inspector = await openDocked(page, '/about');
    await expect(actorOf(inspector, 'chat')).toBeVisible();
    const sessionId = await actorOf(inspector, 'chat').locator('.session').innerText();
    const asked = {
      type: '@inspector.send',
      sessionId,
      event: { type: 'panel.toggle' },
    };
    await page.evaluate((message) => window.postMessage(message, '*'), asked);
    // What the inspector asks for afterwards is done, so what went before has been passed over.
    await actorOf(inspector, 'menu').first().click();
    await inspector.getByRole('button', { name: 'menu.toggle', exact: true }).click();
    await expect(inspector.getByRole('option', { name: /menu\.toggle/ })).toBeVisible();
    await expect(page.getByRole('group', { name: 'Chat with Us' })).toBeHidden();
  },
);

test(
  'nothing typed into the contact form reaches the inspector until the mask is lifted',
  full,
  async ({ page }) => {
    await page.addInitScript(() => {
      const told: unknown[] = [];
      Object.assign(window, { told });
      window.addEventListener('message', ({ data }) => told.push(data));
    });
    const inspector = await openDocked(page, '/Contact');
    const typed = [
      'Asha',
      'Verma',
      'asha@example.com',
      '9871234567',
      'A webshop',
      'Please call me',
    ];
    const names = ['firstName', 'lastName', 'email', 'phone', 'subject', 'message'];
    for (const [index, name] of names.entries())
      await page.locator(`#contact-${name}`).fill(typed[index] ?? '');
    await expect(inspector.getByRole('option', { name: /field\.change/ }).last()).toBeVisible();
    const masked = await posted(page);
    expect(masked).toContain('"name":"message","value":"•••"');
    for (const text of typed) expect(masked).not.toContain(text);
    await control(page).getByRole('checkbox', { name: 'Mask' }).uncheck();
    await expect.poll(() => posted(page)).toContain('"message":"Please call me"');
  },
);

test(
  'a blocked pop-up and a silent inspector are said in a sentence, and the site goes on',
  full,
  async ({ page }) => {
    await page.clock.install();
    await page.context().route('https://stately.ai/**', (route) => route.abort());
    await page.addInitScript(() => {
      const open = window.open.bind(window);
      Object.assign(window, { unblock: () => (window.open = open) });
      window.open = () => null;
    });
    const heard = complaints(page);
    await openAlive(page, `${site.url}/about?inspect`);
    const said = control(page).getByRole('status');
    await expect(said).toContainText('blocked');
    await page.evaluate(() => (window as unknown as { unblock(): void }).unblock());
    await control(page).getByRole('button', { name: 'Stately' }).click();
    await expect(said).toContainText('Waiting');
    await page.clock.runFor(8_000);
    await expect(said).toContainText('stately.ai does not answer');
    await page.locator('summary', { hasText: 'Read More' }).click();
    await expect(page.locator('summary', { hasText: 'Read Less' })).toBeVisible();
    expect(heard).toEqual([]);
  },
);

test('the site drives the library’s own receiver', full, async ({ page, context }) => {
  const receiver = await compile('receiver');
  await context.route('https://stately.ai/inspect', (route) => route.fulfill(pageOf(receiver)));
  await openAlive(page, `${site.url}/about`);
  const [stately] = await Promise.all([
    page.waitForEvent('popup'),
    control(page).getByRole('button', { name: 'Stately' }).click(),
  ]);
  await expect(control(page).getByRole('status')).toHaveText('Connected.');
  await page.locator('#chat-button').click();
  interface Heard {
    type: string;
    name?: string;
    definition?: string;
    event?: { type: string };
    snapshot?: { value?: unknown };
  }
  const heard = () => stately.evaluate(() => (window as unknown as { heard: Heard[] }).heard);
  await expect
    .poll(async () => (await heard()).findLast(({ event }) => event?.type === 'panel.toggle'))
    .toMatchObject({
      type: '@xstate.snapshot',
      snapshot: { value: { panel: 'open' } },
    });
  const chat = (await heard()).find(
    ({ type, name }) => type === '@xstate.actor' && name === 'chat',
  );
  expect(JSON.parse(chat?.definition ?? '')).toMatchObject({
    id: 'chat',
    type: 'parallel',
  });
});

test.describe('a page that uses the library’s own client', full, () => {
  let client: string;
  test.beforeAll(async () => {
    client = await compile('client');
  });

  const open = async (page: Page) => {
    await page.route(`${site.url}/client`, (route) => route.fulfill(pageOf(client)));
    const [inspector] = await Promise.all([
      page.waitForEvent('popup'),
      page.goto(`${site.url}/client`),
    ]);
    await expect(inspector.getByText('Connected')).toBeVisible();
    return inspector;
  };
  const call = (page: Page, name: 'press' | 'flood', value = 0) =>
    page.evaluate(
      ([name, value]) => (window as unknown as Record<string, (n: number) => void>)[name]?.(value),
      [name, value] as const,
    );

  test('is shown: its chart laid out on the spot, its state, its events', async ({ page }) => {
    const inspector = await open(page);
    await expect(inspector.locator('[data-state="lamp.dark"]')).toHaveClass(/is-active/);
    await call(page, 'press');
    await expect(inspector.locator('[data-state="lamp.lit"]')).toHaveClass(/is-active/);
    await expect(actorOf(inspector, 'glow')).toHaveAttribute('aria-level', '2');
    await expect(inspector.getByRole('option', { name: /lamp.*press.*lit/ })).toBeVisible();
  });

  test('is shown each message once, though the client repeats them', async ({ page }) => {
    const inspector = await open(page);
    await call(page, 'press');
    await expect(inspector.getByRole('option', { name: /press/ })).toHaveCount(1);
    const count = inspector.getByText(/\d+ events/);
    await expect(count).toContainText('3 events');
    const repeats = await inspector.evaluate(async () => {
      let messages = 0;
      const silence = new Promise<void>((resolve) => {
        window.addEventListener('message', () => {
          messages += 1;
          requestAnimationFrame(() => resolve());
        });
      });
      (window.opener as Window).postMessage({ type: '@statelyai.connected' }, '*');
      await silence;
      return messages;
    });
    expect(repeats).toBeGreaterThan(0);
    // What is new is taken, so what went before has been passed over.
    await call(page, 'press');
    await expect(inspector.getByRole('option', { name: /press/ })).toHaveCount(2);
    await expect(count).toContainText('4 events');
  });

  test('may have 10,000 events in the log: few rows are drawn, and it is searched at once', async ({
    page,
  }) => {
    const inspector = await open(page);
    await call(page, 'flood', 10_000);
    await expect(inspector.getByText(/100\d\d events/)).toBeVisible();
    const rows = inspector.getByRole('option');
    await expect(rows.last()).toContainText('9999');
    expect(await rows.count()).toBeLessThan(80);
    await expect(rows.last()).toHaveAttribute('aria-setsize', /100\d\d/);
    await inspector.getByRole('listbox').focus();
    await inspector.keyboard.press('Home');
    await expect(rows.first()).toHaveAttribute('aria-posinset', '1');
    await inspector.getByRole('searchbox').fill('tick 4321');
    await expect(rows).toHaveCount(1);
    await inspector.getByRole('searchbox').fill('');
    await inspector.getByRole('tab', { name: 'Sequence' }).click();
    await expect(rows.first()).toBeVisible();
    expect(await rows.count()).toBeLessThan(80);
  });
});
