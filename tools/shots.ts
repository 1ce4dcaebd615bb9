/**
 * Photographs the built site for the eye: every route at phone, tablet and desktop width, light and dark, standing
 * still, and the states of its widgets; `reports/shots/index.html` shows them side by side.
 * `npm run shots -- /about Carrer` takes these routes only; `npm run shots -- --states` the widgets only.
 */
import { chromium, type Browser, type Page } from '@playwright/test';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromiumArguments, findBrowser } from './browser.ts';
import { distFolder } from './owner/folder.ts';
import { pageFiles } from './pages.ts';
import { routes } from '../src/app/routes.tsx';
import { serve } from './server/serve.ts';
import { createSite } from './server/site.ts';

const folder = 'reports/shots';
const sizes = [
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
] as const;
const themes = ['light', 'dark'] as const;

/** A widget in a state worth looking at: how to bring it there, and at which widths it exists. */
interface Scene {
  readonly name: string;
  readonly path: string;
  readonly widths: readonly number[];
  readonly bring: (page: Page) => Promise<void>;
}

const everyWidth = sizes.map(({ width }) => width);

const submit = async (page: Page, answer: string | undefined, words: Record<string, string>) => {
  if (answer === 'failed')
    await page.route('**/api/v1.0/email/**', (route) => route.fulfill({ status: 500 }));
  if (answer === 'sending') await page.route('**/api/v1.0/email/**', () => undefined);
  const form = page.locator('main form').first();
  for (const [name, value] of Object.entries(words))
    await form.locator(`[name=${name}]`).fill(value);
  await form.locator('[type=submit]').click();
};

const letter = {
  firstName: 'Asha',
  lastName: 'Example',
  email: 'asha@example.com',
  phone: '+91 00000 00000',
  subject: 'A billing counter for two shops',
  message: 'We bill on paper in two shops. What would it take to do it on one screen?',
};

const scenes: readonly Scene[] = [
  {
    name: 'menu',
    path: '/',
    widths: [768, 1440],
    bring: (page) => page.getByRole('button', { name: 'Submenu of Our Services' }).click(),
  },
  {
    name: 'menu-about',
    path: '/about',
    widths: [1440],
    bring: async (page) => {
      await page.getByRole('button', { name: 'Submenu of About us' }).click();
      await page.getByRole('button', { name: 'Submenu of Our Vision' }).click();
    },
  },
  {
    name: 'drawer',
    path: '/',
    widths: [390],
    bring: async (page) => {
      await page.getByRole('button', { name: 'Open menu' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Our Services' }).click();
    },
  },
  {
    name: 'chat',
    path: '/about',
    widths: everyWidth,
    bring: async (page) => {
      await page.getByRole('button', { name: 'Chat with Us' }).click();
      await page
        .getByRole('textbox', { name: /message/i })
        .last()
        .fill('Do you build billing software?');
      await page.getByRole('button', { name: 'Send', exact: true }).last().click();
      await page.getByRole('log').getByRole('link').waitFor();
    },
  },
  {
    name: 'form-invalid',
    path: '/Contact',
    widths: everyWidth,
    bring: (page) => submit(page, undefined, { firstName: 'Asha' }),
  },
  {
    name: 'form-sending',
    path: '/Contact',
    widths: everyWidth,
    bring: (page) => submit(page, 'sending', letter),
  },
  {
    name: 'form-sent',
    path: '/Contact',
    widths: everyWidth,
    bring: async (page) => {
      await submit(page, undefined, letter);
      await page.getByText('Your message has been sent!').first().waitFor();
    },
  },
  {
    name: 'form-failed',
    path: '/Contact',
    widths: everyWidth,
    bring: async (page) => {
      await submit(page, 'failed', letter);
      await page.getByText('Failed to send.').first().waitFor();
    },
  },
  {
    name: 'faq-open',
    path: '/Crmpage',
    widths: everyWidth,
    bring: async (page) => {
      const faq = page.locator('section').filter({ has: page.locator('#faq-title') });
      await faq.locator('summary').first().click();
      await faq.scrollIntoViewIfNeeded();
    },
  },
  {
    name: 'caption',
    path: '/ourgallery',
    widths: [768, 1440],
    bring: async (page) => {
      await page.locator('figure').nth(1).scrollIntoViewIfNeeded();
      await page.locator('figure').nth(1).hover();
    },
  },
];

/** Loads what would load on the way down, and waits for pictures and type. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    const pictures = [...document.images].filter((picture) => picture.checkVisibility());
    for (const picture of pictures) picture.loading = 'eager';
    await Promise.all(pictures.map((picture) => picture.decode().catch(() => undefined)));
  });
}

/** Photographs one page or scene at one size in one theme; answers the file's name. */
async function photograph(
  browser: Browser,
  url: string,
  theme: (typeof themes)[number],
  size: (typeof sizes)[number],
  subject: { name: string; path: string; bring?: Scene['bring'] },
): Promise<string> {
  const context = await browser.newContext({
    viewport: size,
    colorScheme: theme,
    reducedMotion: 'reduce',
    locale: 'en-IN',
  });
  // The map's tiles are another host's picture, never the same twice.
  await context.route('https://www.google.com/**', (route) => route.fulfill({ body: '' }));
  const page = await context.newPage();
  await page.goto(url + subject.path);
  await page.locator('html[data-life=interactive]').waitFor({ state: 'attached' });
  await subject.bring?.(page);
  await settle(page);
  const file = `${subject.name}-${size.width}-${theme}.jpg`;
  // A widget is looked at as it stands in the window, a page from head to foot.
  await page.screenshot({
    path: join(folder, file),
    quality: 82,
    fullPage: !subject.bring,
    // Nothing moves, but the header takes its cloth by an animation that scrolling drives.
    animations: 'allow',
  });
  await context.close();
  return file;
}

function contactSheet(
  rows: readonly { name: string; path: string; files: readonly string[] }[],
): string {
  const figures = rows
    .map(
      ({ name, path, files }) =>
        `<section><h2>${name} <small>${path}</small></h2><div>${files
          .map(
            (file) =>
              `<a href="${file}"><img src="${file}" alt="${file}" loading="lazy"><span>${file.replace('.jpg', '')}</span></a>`,
          )
          .join('')}</div></section>`,
    )
    .join('\n');
  return `<!doctype html><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Contact sheet</title>
<style>body{font:16px system-ui;margin:2rem;background:#F1EADC;color:#07211F}div{display:flex;gap:12px;align-items:start;overflow-x:auto}
a{flex:none;color:inherit;font-size:13px}img{display:block;height:420px;width:auto;object-fit:cover;object-position:top;border:1px solid #8A8474}small{font-weight:400;color:#4B605C}</style>
<h1>Contact sheet</h1>
${figures}
`;
}

const dist = distFolder();
if (!existsSync(`${dist}/index.html`)) throw new Error(`There is no build in ${dist}/`);
const wanted = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
const statesOnly = process.argv.includes('--states');
const asked = (path: string) =>
  wanted.length === 0 || wanted.some((name) => `/${name.replace(/^\//, '')}` === path);

const canonical = new Set(routes.map(({ path }) => path));
const screens = pageFiles
  .filter(({ path, file }) => canonical.has(path) || file === '404.html')
  .map(({ path, file }) => ({ path, name: file.replace('.html', '').replaceAll('/', '-') }));

if (wanted.length === 0 && !statesOnly) await rm(folder, { recursive: true, force: true });
await mkdir(folder, { recursive: true });
const mailbox = await mkdtemp(join(tmpdir(), 'mailbox-'));
const site = await serve(createSite({ site: dist, mailbox }), { port: 0, host: '127.0.0.1' });
const browser = await chromium.launch({
  executablePath: await findBrowser(),
  args: [...chromiumArguments],
});
try {
  const rows = [];
  for (const subject of [
    ...(statesOnly ? [] : screens.filter(({ path }) => asked(path))),
    ...(wanted.length > 0 ? [] : scenes),
  ]) {
    const files: string[] = [];
    for (const size of sizes.filter(
      ({ width }) => !('widths' in subject) || subject.widths.includes(width),
    ))
      for (const theme of themes)
        files.push(await photograph(browser, site.url, theme, size, subject));
    rows.push({ name: subject.name, path: subject.path, files });
    console.log(subject.name);
  }
  await writeFile(join(folder, 'index.html'), contactSheet(rows));
  console.log(`The contact sheet is ${folder}/index.html`);
} finally {
  await browser.close();
  await site.close();
  await rm(mailbox, { recursive: true, force: true });
}
