/**
 * Photographs the built site for the eye: every route at phone, tablet and desktop width, light and dark, without motion.
 * `npm run shots -- /about Carrer` takes these routes only. States of widgets are in `npm run report`.
 */
import { chromium, type Browser, type Page } from '@playwright/test';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromiumArguments, findBrowser } from './browser.ts';
import { distFolder } from './owner/folder.ts';
import { type PageFile, pageFiles } from './pages.ts';
import { serve } from './server/serve.ts';
import { createSite } from './server/site.ts';

const folder = 'reports/shots';
const sizes = [
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
] as const;
const themes = ['light', 'dark'] as const;

/** Loads what would load on the way down, and waits for pictures and type. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    const pictures = [...document.images].filter((picture) => picture.checkVisibility());
    for (const picture of pictures) picture.loading = 'eager';
    await Promise.all(pictures.map((picture) => picture.decode().catch(() => undefined)));
  });
}

/** Photographs one page at one size in one theme; answers the file's name. */
async function photograph(
  browser: Browser,
  url: string,
  { path, file }: PageFile,
  viewport: (typeof sizes)[number],
  colorScheme: (typeof themes)[number],
): Promise<string> {
  const context = await browser.newContext({ viewport, colorScheme, reducedMotion: 'reduce' });
  // The map's tiles are another host's picture, never the same twice.
  await context.route('https://www.google.com/**', (route) => route.fulfill({ body: '' }));
  const page = await context.newPage();
  await page.goto(url + path);
  await page.locator('html[data-life=interactive]').waitFor({ state: 'attached' });
  await settle(page);
  const name = `${file.replace('.html', '').replaceAll('/', '-')}-${viewport.width}-${colorScheme}.jpg`;
  // Nothing moves, but the header takes its cloth by an animation that scrolling drives.
  const options = { quality: 82, fullPage: true, animations: 'allow' } as const;
  await page.screenshot({ path: join(folder, name), ...options });
  await context.close();
  return name;
}

const dist = distFolder();
if (!existsSync(`${dist}/index.html`)) throw new Error(`There is no build in ${dist}/`);
const wanted = process.argv.slice(2);
const asked = pageFiles().filter(
  ({ path, canonical }) =>
    path === canonical &&
    (wanted.length === 0 || wanted.includes(path) || wanted.includes(path.slice(1))),
);
if (wanted.length === 0) await rm(folder, { recursive: true, force: true });
await mkdir(folder, { recursive: true });
const mailbox = await mkdtemp(join(tmpdir(), 'mailbox-'));
const site = await serve(createSite({ site: dist, mailbox }), { port: 0, host: '127.0.0.1' });
const browser = await chromium.launch({
  executablePath: findBrowser(),
  args: [...chromiumArguments],
});
try {
  const pictures: string[] = [];
  for (const page of asked) {
    for (const size of sizes)
      for (const theme of themes)
        pictures.push(await photograph(browser, site.url, page, size, theme));
    console.log(page.path);
  }
  const figures = pictures.map(
    (name) => `<img src="${name}" alt="${name}" height="420" loading="lazy">`,
  );
  const sheet = `<!doctype html><meta charset="utf-8"><title>All pages</title>${figures.join('\n')}\n`;
  await writeFile(join(folder, 'index.html'), sheet);
  console.log(`All are in ${folder}/index.html`);
} finally {
  await browser.close();
  await site.close();
  await rm(mailbox, { recursive: true, force: true });
}
