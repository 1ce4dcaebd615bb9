import { expect, type Page, test } from '@playwright/test';
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { JSDOM } from 'jsdom';
import sharp from 'sharp';
import { notFound, routes } from '../../src/app/routes.tsx';
import { serve } from '../../tools/server/serve.ts';
import { createSite } from '../../tools/server/site.ts';
import { full } from './runs.ts';
import { alive, withoutMap } from './site.ts';

/** Builds the site of another owner, and serves it. */
async function siteOf(folder: string) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', 'tools/build.ts'],
    { env: { ...process.env, OWNER: folder }, encoding: 'utf8' },
  );
  expect(status, stderr).toBe(0);
  const mailbox = mkdtempSync(join(tmpdir(), 'mailbox-'));
  const { url, close } = await serve(createSite({ site: `dist-${basename(folder)}`, mailbox }), {
    port: 0,
    host: '127.0.0.1',
  });
  return {
    url,
    said: stdout + stderr,
    async close() {
      await close();
      rmSync(mailbox, { recursive: true });
    },
  };
}

const graphOf = (html: string) => {
  const text = /<script type="application\/ld\+json">([^<]*)<\/script>/.exec(html)?.[1] ?? '';
  return (JSON.parse(text) as { '@graph': (Record<string, unknown> & { '@type': string })[] })[
    '@graph'
  ];
};
const get = async (url: string) => (await fetch(url)).text();

const addresses = [...routes, notFound].flatMap(({ path, aliases }) => [path, ...aliases]);

/** Every page by its address. None has a hole, `undefined` for a word, an empty heading or list, or a nameless link. */
async function wholePages(url: string): Promise<ReadonlyMap<string, string>> {
  const pages = new Map<string, string>();
  for (const address of addresses) {
    const page = await get(url + address);
    pages.set(address, page);
    const html = page.replaceAll(/<script\b.*?<\/script>/gs, '');
    expect(html, address).toContain('</footer>');
    expect(html.match(/<!--\$[!?]-->|\b(?:undefined|null|NaN)\b|\[object/g), address).toBeNull();
    const { document } = new JSDOM(html).window;
    const nameless = [...document.querySelectorAll('h1, h2, h3, h4, dt, dd, li, a, button')].filter(
      (element) =>
        !element.textContent.trim() &&
        !element.ariaLabel &&
        !element.querySelector('img:not([alt=""])'),
    );
    expect(
      nameless.map(({ outerHTML }) => outerHTML),
      address,
    ).toEqual([]);
    const empty = [...document.querySelectorAll('ul, ol, dl, section')].filter(
      ({ children }) => children.length === 0,
    );
    expect(
      empty.map(({ outerHTML }) => outerHTML),
      address,
    ).toEqual([]);
  }
  return pages;
}

/** Sentences, headings and ids that stand where an owner gives the facts that may be left out. */
const leftOut =
  /24\/7|customer support|Grievance contact|social media<\/h2>|Current openings|Good to know|The internship in short|#projects|(?:projects|team|people)-title|sameAs/;

/** Nothing is wider than the window, and the name leaves the menu its place. */
async function expectToFit(page: Page, url: string): Promise<void> {
  await withoutMap(page);
  for (const width of [360, 768, 960, 1280, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    for (const path of ['/', '/Ourteam', '/Contact', '/about', '/Carrer', '/Privacy-policy']) {
      await page.goto(url + path);
      const { wide, clash } = await page.evaluate(() => {
        const box = (selector: string) =>
          document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
        const [name, nav, bar] = [box('header a[href="/"]'), box('header nav'), box('header')];
        return {
          wide: document.documentElement.scrollWidth - document.documentElement.clientWidth,
          clash: [
            ...(nav.width > 0 && name.right > nav.left + 1
              ? ['the name reaches into the menu']
              : []),
            ...(name.bottom > bar.bottom + 1 ? ['the name reaches out of the header'] : []),
          ],
        };
      });
      expect([wide, ...clash], `${path} at ${width}`).toEqual([0]);
    }
  }
}

test.describe(
  'an owner with one person, one e-mail address, no project, and a long name in Devanagari',
  full,
  () => {
    let site: Awaited<ReturnType<typeof siteOf>>;
    // One build for all of them.
    test.describe.configure({ mode: 'default' });
    test.beforeAll(async () => {
      test.setTimeout(400_000);
      site = await siteOf('tests/owners/one');
    });
    test.afterAll(() => site.close());

    test('fits on every screen', async ({ page }) => {
      test.setTimeout(180_000);
      await expectToFit(page, site.url);
    });

    test('has a page without a carousel, and no section of projects', async ({ page }) => {
      await withoutMap(page);
      await page.goto(site.url);
      await alive(page);
      await expect(
        page.locator('[aria-roledescription=carousel], [aria-roledescription=slide]'),
      ).toHaveCount(0);
      await expect(page.locator('#projects')).toHaveCount(0);
      await expect(page.getByText('I answer the phone myself')).toHaveCount(1);
      await page.goto(`${site.url}/CmsPage`);
      await expect(page.locator('main a[href="/#projects"]')).toHaveCount(0);
    });

    test('says all of its facts, and nothing of those left empty', async ({ page }) => {
      await withoutMap(page);
      await page.goto(`${site.url}/Contact`);
      const main = page.getByRole('main');
      for (const text of [
        'Kochi\nSunday to Thursday\n11:00AM to 07:00PM',
        'Technopark\nSaturday\n10:00AM to 01:00PM',
        'We reply within one working day.',
      ])
        expect(await main.innerText()).toContain(text);
      await expect(main.locator('a[href^="mailto:"]:visible')).toHaveCount(1);
      const footer = page.getByRole('contentinfo');
      await expect(footer).toContainText('GSTIN 27AAPFU0939F1ZV');
      await expect(footer).toContainText('CIN U72900KL2019PTC123456');
      await page.goto(`${site.url}/about`);
      await expect(page.getByText('Customer support', { exact: true })).toHaveCount(0);
      await page.goto(`${site.url}/Carrer`);
      await expect(page.getByText('Android and iOS, with two years of experience.')).toBeVisible();
      await expect(page.getByText('at most 500 KB')).toBeVisible();
      await page.goto(`${site.url}/Our-vision-for-student`);
      await expect(page.getByText('Stipend of 8,000 rupees a month')).toBeVisible();
      await page.goto(`${site.url}/Privacy-policy`);
      await expect(page.getByText('grievance@vishwakarma.test')).toBeVisible();
    });

    test('tells machines the same', async () => {
      const company = graphOf(await get(site.url)).find(
        (thing) => thing['@type'] === 'ProfessionalService',
      );
      expect(company).toMatchObject({
        name: 'श्री विश्वकर्मा सूचना प्रौद्योगिकी एवं सॉफ़्टवेयर विकास सेवाएँ प्राइवेट लिमिटेड',
        email: 'sampark@vishwakarma.test',
        sameAs: ['https://wa.me/911000000002'],
        openingHoursSpecification: [
          {
            dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'],
            opens: '09:30',
            closes: '18:30',
          },
          { dayOfWeek: ['Saturday'], opens: '10:00', closes: '13:00' },
          {
            dayOfWeek: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday'],
            opens: '11:00',
            closes: '19:00',
          },
        ],
      });
      const people = graphOf(await get(`${site.url}/Ourteam`));
      expect(people.filter((thing) => thing['@type'] === 'Person')).toHaveLength(1);
      for (const { path } of routes) {
        const card = await fetch(`${site.url}/share/${path === '/' ? 'home' : path.slice(1)}.jpg`);
        const bytes = Buffer.from(await card.arrayBuffer());
        expect(await sharp(bytes).metadata(), path).toMatchObject({ width: 1200, height: 630 });
      }
    });
  },
);

test.describe('an owner with fourteen people and nine projects', full, () => {
  let site: Awaited<ReturnType<typeof siteOf>>;
  // One build for all of them.
  test.describe.configure({ mode: 'default' });
  test.beforeAll(async () => {
    test.setTimeout(400_000);
    site = await siteOf('tests/owners/many');
  });
  test.afterAll(() => site.close());

  test('fits on every screen', async ({ page }) => {
    test.setTimeout(180_000);
    await expectToFit(page, site.url);
  });

  test('shows its logo in header, footer, tab and cards', async ({ page }) => {
    await withoutMap(page);
    await page.goto(`${site.url}/UIPage`);
    for (const part of ['banner', 'contentinfo'] as const) {
      const logo = page.getByRole(part).locator('img[src="/media/logo.webp"]').first();
      await logo.scrollIntoViewIfNeeded();
      await expect
        .poll(() => logo.evaluate((image: HTMLImageElement) => image.naturalWidth))
        .toBe(132);
    }
    expect(await get(`${site.url}/favicon.svg`)).toContain('data:image/png;base64,');
    for (const [file, left, top] of [
      ['icon-512.png', 150, 256],
      ['share/UIPage.jpg', 82, 96],
    ] as const) {
      const bytes = Buffer.from(await (await fetch(`${site.url}/${file}`)).arrayBuffer());
      const spot = await sharp(bytes).extract({ left, top, width: 4, height: 4 }).toBuffer();
      const { channels } = await sharp(spot).stats();
      const pink = [255, 95, 162];
      pink.forEach((value, index) =>
        expect(Math.abs((channels[index]?.mean ?? 0) - value), file).toBeLessThan(25),
      );
    }
  });

  test('shows each of them, on Home and to machines', async ({ page }) => {
    await withoutMap(page);
    await page.goto(site.url);
    await alive(page);
    await expect(page.locator('#team-slides [aria-roledescription=slide]')).toHaveCount(14);
    await expect(page.locator('#projects-slides [aria-roledescription=slide]')).toHaveCount(9);
    await expect(page.locator('#projects-slides a[href$=".crowd.test"]')).toHaveCount(6);
    await expect(page.locator('#contact dl a[href^="mailto:"]:visible')).toHaveCount(4);
    await expect(page.getByRole('contentinfo').locator('img[src^="/icons/"]')).toHaveCount(12);
    const people = graphOf(await get(`${site.url}/Ourteam`));
    expect(people.filter((thing) => thing['@type'] === 'Person')).toHaveLength(14);
    expect(await get(`${site.url}/robots.txt`)).toContain('Allow: /');
    expect(await get(site.url)).not.toContain('noindex');
    expect(await get(site.url)).toContain('Website and software company in Pune');
  });
});

test(
  'an owner who gives only what is required, in a file of Windows with a byte-order mark, has a whole site that promises nothing',
  full,
  async () => {
    test.setTimeout(400_000);
    const folder = join(mkdtempSync(join(tmpdir(), 'owner-')), 'bare');
    mkdirSync(folder);
    const facts = readFileSync('tests/owners/bare/company.json', 'utf8');
    writeFileSync(join(folder, 'company.json'), `\uFEFF${facts.replaceAll('\n', '\r\n')}`);
    const site = await siteOf(folder);
    try {
      for (const [address, html] of await wholePages(site.url)) {
        const named =
          /© करघा सॉफ़्टवेयर\. All rights reserved\.[^]*"streetAddress":"शॉप 4, हैंडलूम मार्केट"/;
        expect(named.test(html) || address === notFound.path, address).toBe(true);
        expect(html.match(leftOut), address).toBeNull();
      }
    } finally {
      await site.close();
      rmSync(join(folder, '..'), { recursive: true });
    }
  },
);

test(
  'the first facts that this site was ever given still build a whole one; as examples, on no search engine',
  full,
  async () => {
    test.setTimeout(400_000);
    const site = await siteOf('tests/owners/first');
    try {
      expect(site.said).toContain('facts are still examples');
      expect(await get(`${site.url}/robots.txt`)).toBe('User-agent: *\nDisallow: /\n');
      for (const [address, html] of await wholePages(site.url)) {
        const tags = html.match(/<meta name="robots"[^>]*>/g);
        expect(tags, address).toEqual(['<meta name="robots" content="noindex">']);
      }
    } finally {
      await site.close();
    }
  },
);
