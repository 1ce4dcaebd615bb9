/**
 * Photographs the three interfaces (`npx tsx tools/media/interfaces.ts`) into the masters: what a project's software
 * looks like beside its still life. They show crops of the still lifes, so make those first.
 */
import { chromium } from '@playwright/test';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import sharp from 'sharp';
import { chromiumArguments, findBrowser } from '../browser.ts';
import { folders } from './pictures.ts';

const browser = await chromium.launch({
  executablePath: await findBrowser({ whole: true }),
  args: [...chromiumArguments],
});
try {
  const page = await browser.newPage({ viewport: { width: 1200, height: 800 } });
  for (const name of ['jewellery', 'astrology', 'billing']) {
    await page.goto(pathToFileURL(join(import.meta.dirname, 'interfaces', `${name}.html`)).href);
    await page.evaluate(() => document.fonts.ready);
    await sharp(await page.screenshot())
      .jpeg({ quality: 92, chromaSubsampling: '4:4:4', mozjpeg: true })
      .toFile(join(folders.masters, `${name}-ui.jpg`));
  }
} finally {
  await browser.close();
}
