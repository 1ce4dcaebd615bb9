/**
 * Weaves the silks: `npx tsx art/silk.ts swatch [names]`, `poster [desktop|mobile]` and
 * `film desktop|mobile` write what they render to `reports/silk/`. WebGL in a headless browser, on the CPU if need be.
 */
import { chromium, type Page } from '@playwright/test';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { findBrowser } from '../tools/browser.ts';

const out = 'reports/silk';
const source = join(import.meta.dirname, 'silk');

/** The page's `frame` draws the moment of the loop of 300 frames; `pixels` gives it as 16-bit RGB rows. */
declare global {
  var frame: (moment: number) => void;
  var pixels: () => string;
}

/** A colour as the renderer takes it: linear, not sRGB. */
function linear(hex: string, factor = 1): number[] {
  return [1, 3, 5]
    .map((at) => parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((c) => factor * (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4));
}
const dye = (warp: string, weft: string, zari: string, warpSheen: string, weftSheen: string) => ({
  cWarp: linear(warp, 0.8),
  cWeft: linear(weft, 0.7),
  cGold: linear(zari),
  sWarp: linear(warpSheen),
  sWeft: linear(weftSheen),
});

/** Warp, weft, metal thread, and the sheen of both. */
const dyes = {
  peacock: dye('#0C4744', '#8A5A12', '#F5BE55', '#3FB5A6', '#FBB24A'),
  rani: dye('#6E1233', '#7A3A12', '#FBC866', '#E4577F', '#FFB457'),
  indigo: dye('#16235C', '#5A2A55', '#F8C463', '#5C7BE0', '#F29A7C'),
  marigold: dye('#B86A0A', '#9C3A0C', '#FFF0C9', '#FFC04D', '#FF8A4D'),
  cotton: dye('#B9AA8C', '#A98F66', '#0C4A47', '#FFF4DC', '#FFE2B0'),
  leaf: dye('#1B4630', '#4F5520', '#F8D98A', '#5FA980', '#D8B95C'),
} as const;

/** The dye of each service, in the order that seeds their folds. */
const swatches: Readonly<Record<string, keyof typeof dyes>> = {
  'ui-ux': 'rani',
  'front-end': 'peacock',
  'back-end': 'indigo',
  'full-stack': 'marigold',
  cms: 'leaf',
  updates: 'cotton',
  'bug-fixing': 'rani',
  crm: 'peacock',
  erp: 'indigo',
  accounting: 'marigold',
  testing: 'leaf',
  maintenance: 'cotton',
  android: 'leaf',
  ios: 'cotton',
  'app-maintenance': 'peacock',
  'digital-marketing': 'rani',
};

const films = {
  desktop: { film: [1280, 720], poster: [1920, 1080] },
  mobile: { film: [576, 1024], poster: [1080, 1920] },
} as const;

/** The pictograms, 24 rows of 24 threads each (`#` is metal), by name. */
async function pictograms(): Promise<Map<string, string[]>> {
  const text = await readFile(join(source, 'pictograms.txt'), 'utf8');
  return new Map(
    text
      .trim()
      .split('\n\n')
      .map((block) => block.split('\n'))
      .map(([name = '', ...rows]) => [
        name,
        rows.map((row) => row.replaceAll('#', '1').replaceAll('.', '0')),
      ]),
  );
}

async function open(page: Page, file: string, options: object): Promise<void> {
  await page.goto('about:blank');
  const url = pathToFileURL(join(source, file));
  await page.goto(`${url.href}#${encodeURIComponent(JSON.stringify(options))}`);
}

/** Draws a moment and answers its pixels as a PNG. */
async function png(page: Page): Promise<Buffer> {
  const url = await page.evaluate(() => {
    globalThis.frame(0);
    return document.querySelector('canvas')?.toDataURL('image/png') ?? '';
  });
  return Buffer.from(url.slice(url.indexOf(',') + 1), 'base64');
}

async function weaveSwatches(page: Page, names: readonly string[]): Promise<void> {
  const bits = await pictograms();
  for (const name of names.length > 0 ? names : Object.keys(swatches)) {
    const family = swatches[name];
    if (!family || !bits.has(name)) throw new Error(`There is no swatch named ${name}.`);
    await open(page, 'swatch.html', {
      w: 1200,
      h: 900,
      n: 16,
      preset: 'swatch',
      grid: [480, 380],
      sm: 1024,
      frames: 300,
      seed: Object.keys(swatches).indexOf(name) * 0.83,
      bits: bits.get(name),
      col: dyes[family],
      amp: 0.9,
    });
    await writeFile(join(out, `${name}.png`), await png(page));
    console.log(name);
  }
}

const heroOptions = { frames: 300, border: 2.6, grid: [480, 300], sm: 1024 };

async function weavePosters(page: Page, presets: readonly (keyof typeof films)[]): Promise<void> {
  for (const preset of presets.length > 0 ? presets : (['desktop', 'mobile'] as const)) {
    const [w, h] = films[preset].poster;
    await open(page, 'hero.html', { ...heroOptions, w, h, n: 24, preset });
    await writeFile(
      join(out, preset === 'desktop' ? 'hero.png' : 'hero-mobile.png'),
      await png(page),
    );
    console.log(preset);
  }
}

/**
 * Renders the loop of ten seconds, 75 frames, and encodes it as VP9 and H.264. Takes ten minutes on two cores. The page shows 15
 * frames a second; from one to the next the silk moves by 1 px on average.
 */
async function weaveFilm(page: Page, preset: keyof typeof films): Promise<void> {
  const [w, h] = films[preset].film;
  await open(page, 'hero.html', { ...heroOptions, w, h, n: 10, preset });
  const master = join(out, `${preset}.mkv`);
  const raw = ['-f', 'rawvideo', '-pix_fmt', 'rgb48le', '-s', `${w}x${h}`, '-r', '7.5', '-i', '-'];
  const encoder = spawn('ffmpeg', ['-y', ...raw, '-c:v', 'ffv1', '-pix_fmt', 'gbrp16le', master]);
  for (let moment = 0; moment < 300; moment += 4) {
    const rows = await page.evaluate((moment) => {
      globalThis.frame(moment);
      return globalThis.pixels();
    }, moment);
    if (!encoder.stdin.write(Buffer.from(rows, 'base64'))) await once(encoder.stdin, 'drain');
  }
  encoder.stdin.end();
  await once(encoder, 'close');
  const name = join(out, preset === 'desktop' ? 'hero-1280' : 'hero-mobile');
  const colours = '-color_primaries bt709 -color_trc bt709 -colorspace bt709 -color_range tv';
  const matrix = 'scale=out_color_matrix=bt709:out_range=tv:flags=accurate_rnd+full_chroma_int';
  const raster = `-vf ${matrix}:sws_dither=ed,format=yuv420p ${colours}`;
  for (const pass of [1, 2])
    await ffmpeg(
      `-i ${master} -an ${raster} -c:v libvpx-vp9 -crf 36 -b:v 0 -cpu-used 0 -auto-alt-ref 6 -lag-in-frames 25 -g 300 -pass ${pass} -passlogfile ${master} ${name}.vp9.webm`,
    );
  await ffmpeg(
    `-i ${master} -an ${raster} -c:v libx264 -profile:v high -preset veryslow -tune animation -crf 26 -x264-params aq-mode=3 -g 300 -bf 8 -movflags +faststart ${name}.h264.mp4`,
  );
}

async function ffmpeg(words: string): Promise<void> {
  const child = spawn('ffmpeg', ['-loglevel', 'error', '-y', ...words.split(' ')], {
    stdio: 'inherit',
  });
  const [code] = (await once(child, 'close')) as [number];
  if (code !== 0) throw new Error(`ffmpeg ended with ${code}`);
}

const [kind, ...names] = process.argv.slice(2);
const presets = names.filter((name) => name in films) as (keyof typeof films)[];
await mkdir(out, { recursive: true });
const browser = await chromium.launch({
  executablePath: findBrowser({ whole: true }),
  args: [
    '--no-sandbox',
    '--use-angle=swiftshader',
    '--enable-unsafe-swiftshader',
    '--allow-file-access-from-files',
  ],
});
try {
  const page = await browser.newPage();
  page.on('console', (message) => console.log(message.text()));
  if (kind === 'swatch') await weaveSwatches(page, names);
  else if (kind === 'poster') await weavePosters(page, presets);
  else if (kind === 'film' && presets[0]) await weaveFilm(page, presets[0]);
  else throw new Error('Say swatch [names], poster [desktop|mobile] or film desktop|mobile.');
} finally {
  await browser.close();
}
