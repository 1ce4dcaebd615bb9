/**
 * Photographs interfaces into the masters (`npx tsx art/interfaces.ts [name ...]`): what a project's software looks
 * like beside its still life, and the examples of the service pages in both themes, wide and tall. Those of the projects show
 * crops of the still lifes, so make these first.
 */
import { chromium, type Page } from '@playwright/test';
import { readdirSync } from 'node:fs';
import { join, parse } from 'node:path';
import { pathToFileURL } from 'node:url';
import sharp from 'sharp';
import { dark, families, light } from '../tailwind.config.ts';
import { chromiumArguments, findBrowser } from '../tools/browser.ts';
import { folders } from '../tools/media/pictures.ts';

const interfaces = join(import.meta.dirname, 'interfaces');
const services = join(interfaces, 'services');
const wanted = process.argv.slice(2);
const isWanted = (name: string) => wanted.length === 0 || wanted.includes(name);

const rule = (selector: string, values: Readonly<Record<string, string>>) =>
  `${selector}{${Object.entries(values)
    .map(([name, value]) => `--${name}:${value}`)
    .join(';')}}`;
const themes = { light, dark };
const yarns = Object.entries(families).map(([name, silk]) => rule(`[data-family=${name}]`, silk));

const forms = {
  wide: { width: 1000, height: 625, deviceScaleFactor: 1600 / 1000 },
  tall: { width: 375, height: 600, deviceScaleFactor: 800 / 375 },
};

async function photograph(page: Page) {
  await page.evaluate(() => document.fonts.ready);
  return sharp(await page.screenshot());
}

const browser = await chromium.launch({
  executablePath: findBrowser({ whole: true }),
  args: [...chromiumArguments],
});
try {
  const page = await browser.newPage({ viewport: { width: 1200, height: 800 } });
  for (const name of ['jewellery', 'astrology', 'billing'].filter(isWanted)) {
    await page.goto(pathToFileURL(join(interfaces, `${name}.html`)).href);
    await (
      await photograph(page)
    )
      .jpeg({ quality: 92, chromaSubsampling: '4:4:4', mozjpeg: true })
      .toFile(join(folders.masters, `${name}-ui.jpg`));
  }
  const files = readdirSync(services).filter((file) => file.endsWith('.html'));
  for (const [form, { deviceScaleFactor, ...viewport }] of Object.entries(forms)) {
    const page = await browser.newPage({ viewport, deviceScaleFactor });
    for (const file of files.filter((file) => isWanted(parse(file).name))) {
      await page.goto(pathToFileURL(join(services, file)).href);
      for (const [theme, palette] of Object.entries(themes)) {
        await page.addStyleTag({ content: [rule(':root', palette), ...yarns].join('') });
        // Without loss, flat colours are smaller than as JPEG.
        await (
          await photograph(page)
        )
          .webp({ lossless: true })
          .toFile(join(folders.masters, `${parse(file).name}-${form}-${theme}.webp`));
      }
    }
  }
} finally {
  await browser.close();
}
