import { expect, type Locator, type Page, test } from '@playwright/test';
import { readOwner, serviceKeys } from '@workshop/facts';
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { JSDOM } from 'jsdom';
import sharp from 'sharp';
import { notFound, routes } from '../../src/app/routes.tsx';
import { full } from './runs.ts';
import { writeFilled } from '../owners/filled.ts';
import { alive, complaints, overflow, startSite, withoutMap } from './site.ts';

/** Builds the site of another owner, and serves it. */
async function siteOf(folder: string) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', 'tools/build.ts'],
    { env: { ...process.env, OWNER: folder }, encoding: 'utf8' },
  );
  expect(status, stderr).toBe(0);
  const site = await startSite(`dist-${basename(folder)}`);
  return { url: site.url, said: stdout + stderr, close: () => site[Symbol.asyncDispose]() };
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
  /href="\/ourblog|our-blog|24\/7|customer support|Grievance contact|social media<\/h2>|Current openings|Good to know|The internship in short|#projects|(?:projects|team|people)-title|sameAs|From ₹|plus GST|Usual duration|Reply time|[Ww]e reply within|wa\.me|service of Meta|In business|Registration<|UDYAM-|Certificates(?:<|: )|Areas served|What it did for|[Ff]inished projects|years? of experience|"Review"/;

const { services } = readOwner('tests/owners/one');
/** What the owner `one` publishes of each service; how a price is written is in `tests/content/offer.test.ts`. */
const offers = serviceKeys.map((page) => ({
  path: `/${page}`,
  ...services[page],
}));
/** The rupees of a price in words, and how often they are paid. */
const priceIn = (text: string) => ({
  from: Number(text.replaceAll(/\D/g, '')),
  per: / a (\w+)$/.exec(text)?.[1] ?? '',
});

/** Nothing is wider than the window, and the name leaves the menu its place. */
async function expectToFit(page: Page, url: string, ...entries: string[]): Promise<void> {
  await withoutMap(page);
  for (const width of [320, 768, 880, 960, 1024, 1280, 1536]) {
    await page.setViewportSize({ width, height: 900 });
    for (const path of [
      '/',
      '/ERPPages',
      '/services',
      '/Ourteam',
      '/Contact',
      '/about',
      '/Carrer',
      '/Privacy-policy',
      '/ourblog',
      ...entries,
    ]) {
      await page.goto(url + path);
      const { wide, clash } = await page.evaluate(() => {
        const box = (selector: string) =>
          document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
        const isSideBySide = (row: string) =>
          [...(document.querySelector(row)?.children ?? [])]
            .map((part) => part.getBoundingClientRect())
            .filter(({ width }) => width > 0)
            .every(({ left }, index, boxes) => left >= (boxes[index - 1]?.right ?? 0));
        const [name, nav, bar] = [box('header a[href="/"]'), box('header nav'), box('header')];
        return {
          wide: document.documentElement.scrollWidth - document.documentElement.clientWidth,
          clash: [
            ...(nav.width > 0 && name.right > nav.left + 1
              ? ['the name reaches into the menu']
              : []),
            ...(isSideBySide('header > div') ? [] : ['the header’s parts overlap']),
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
      await expectToFit(page, site.url, '/ourblog/monsoon', '/Carrer/mobile-app-developer');
    });

    test('shows its only post over the whole width, and no other beside it', async ({ page }) => {
      await page.goto(`${site.url}/ourblog`);
      const cards = page.getByRole('main').getByRole('article');
      await expect(cards).toHaveCount(1);
      const [card, list] = [
        await cards.boundingBox(),
        await page.locator('main ul:has(article)').boundingBox(),
      ];
      expect(card?.width).toBe(list?.width);
      await cards.getByRole('link').click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Before the monsoon');
      await expect(page.locator('#others-title')).toHaveCount(0);
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

    test('says its hours office by office, and nothing of what is left empty', async ({ page }) => {
      await withoutMap(page);
      await page.goto(`${site.url}/Contact`);
      const main = page.getByRole('main');
      for (const text of [
        'Kochi\nSunday to Thursday\n11:00AM to 07:00PM',
        'Technopark\nSaturday\n10:00AM to 01:00PM',
      ])
        expect(await main.innerText()).toContain(text);
      await expect(main.locator('a[href^="mailto:"]:visible')).toHaveCount(1);
      await expect(main.getByRole('listitem').first()).toHaveText(
        'We call or email you. We reply within one working day.',
      );
      await expect(main.getByText('We reply within one working day.')).toHaveCount(1);
      await page.goto(`${site.url}/about`);
      await expect(page.getByText('Customer support', { exact: true })).toHaveCount(0);
      await page.goto(`${site.url}/Carrer`);
      await expect(page.getByText('at most 500 KB')).toBeVisible();
      await page.goto(`${site.url}/Privacy-policy`);
      await expect(page.getByText('WhatsApp, a service of Meta, carries')).toBeVisible();
    });

    test('has a page for each opening, with its facts and the form; one that has ended is nowhere', async ({
      page,
    }) => {
      await page.goto(`${site.url}/Carrer`);
      await alive(page);
      await expect(page.getByText('No opening is published')).toHaveCount(0);
      const openings = page.locator('[aria-labelledby=openings-title]').getByRole('listitem');
      await expect(openings).toHaveText([
        /^Mobile App Developer₹45,000 to ₹70,000 a month · 2 to 4 years · Partly from home · Kotlin/,
        /^Software Tester <remote>RemoteYou test shops/,
      ]);
      await openings.getByRole('link', { name: 'Mobile App Developer' }).click();
      await expect(page).toHaveURL(`${site.url}/Carrer/mobile-app-developer`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mobile App Developer');
      const facts = page.locator('[aria-labelledby=opening-title]');
      await expect(facts.getByRole('term')).toHaveText([
        'Pay',
        'Experience',
        'Office or remote',
        'Technologies',
        'Published',
        'Last day to apply',
      ]);
      await expect(facts.getByRole('definition').last()).toHaveText('December 31, 2099');
      await expect(page.getByRole('form', { name: 'Job application' })).toBeVisible();
      await expect(openings.getByRole('link')).toHaveText(['Software Tester <remote>']);

      const address = `${site.url}/Carrer/mobile-app-developer`;
      const [job, ...others] = graphOf(await get(address)).filter(
        (thing) => thing['@type'] === 'JobPosting',
      );
      expect(job).toMatchObject({
        url: 'https://www.vishwakarma.test/Carrer/mobile-app-developer',
        datePosted: '2026-11-02',
        validThrough: '2099-12-31T23:59:59Z',
        jobLocation: { address: { addressLocality: 'Thiruvananthapuram' } },
        description:
          '<p>Android and iOS, with two years of experience.</p>' +
          '<p>Pay: ₹45,000 to ₹70,000 a month</p><p>Experience: 2 to 4 years</p>' +
          '<p>Office or remote: Partly from home</p><p>Technologies: Kotlin, Swift and React Native</p>' +
          '<p>Published: November 2, 2026</p><p>Last day to apply: December 31, 2099</p>',
      });
      expect(others).toEqual([]);
      expect(await get(`${site.url}/sitemap.xml`)).toContain(
        '<loc>https://www.vishwakarma.test/Carrer/tester</loc><lastmod>2026-11-20</lastmod>',
      );
      const files = readdirSync('dist-one', { recursive: true, encoding: 'utf8' });
      const naming = files.filter(
        (file) =>
          /\.(?:html|js|xml|txt)$/.test(file) &&
          readFileSync(join('dist-one', file), 'utf8').includes('Trainer'),
      );
      expect(naming).toEqual([]);
      expect((await fetch(`${site.url}/Carrer/trainer`)).status).toBe(404);
    });

    test('prepares a chat beside the mail of a student', async ({ page }) => {
      page.on('dialog', (dialog) => void dialog.accept());
      await page.goto(`${site.url}/Our-vision-for-student`);
      await alive(page);
      const form = page.getByRole('form');
      const boxes = form.locator('input:not([type=file], [tabindex="-1"]), textarea');
      for (const box of await boxes.all())
        await box.fill((await box.getAttribute('type')) === 'email' ? 'a@b.test' : '5');
      await form
        .locator('input[type=file]')
        .setInputFiles({ name: 'a.pdf', mimeType: 'application/pdf', buffer: Buffer.from('a') });
      await form.getByRole('button', { name: 'Send Enquiry' }).click();
      const text =
        'Name: 5\nContact number: 5\nEmail: a@b.test\nHighest qualification: 5\nCollege/university name: 5\nMessage: 5';
      await expect(page.getByRole('link', { name: 'Send it on WhatsApp' })).toHaveAttribute(
        'href',
        `https://wa.me/911000000012?text=${encodeURIComponent(text)}`,
      );
    });

    test('hides an opening that has ended since the site was built', async ({ page }) => {
      await page.clock.setFixedTime('2099-12-31T20:00:00Z');
      await page.goto(`${site.url}/Carrer`);
      await alive(page);
      const links = page.locator('[aria-labelledby=openings-title]').getByRole('link');
      await expect(links).toHaveText(['Mobile App Developer', 'Software Tester <remote>']);
      await page.clock.setFixedTime('2100-01-01T00:00:00Z');
      await page.reload();
      await expect(links).toHaveText(['Software Tester <remote>']);
      await page.goto(`${site.url}/Carrer/mobile-app-developer`);
      await expect(
        page.getByText('This opening has ended. You may apply for other work:'),
      ).toBeVisible();
      await expect(page.getByText('Android and iOS, with two years of experience.')).toHaveCount(0);
    });

    test('says on each service page, on one screen of a phone, from how much, for what and how long, and how to start', async ({
      page,
    }) => {
      test.setTimeout(120_000);
      await withoutMap(page);
      await page.setViewportSize({ width: 390, height: 844 });
      for (const { path, from, per, buys, duration } of offers) {
        await page.goto(site.url + path);
        const head = page.getByRole('main').locator('header');
        const first = head.locator('dl');
        await expect(first.locator('dt')).toHaveText(['Price, plus GST', 'Usual duration']);
        const [paid = '', time] = await first.locator('dd').allTextContents();
        expect(paid).toMatch(/^From ₹/);
        expect(paid.slice(-buys.length), path).toBe(buys);
        expect(priceIn(paid.slice(0, -buys.length)), path).toEqual({ from, per });
        expect(time, path).toBe(duration);
        await expect(page.getByText('Tell us your budget')).toHaveCount(0);
        await expect(head.getByRole('link').last(), path).toHaveText(/^WhatsApp/);
        await expect(head.getByRole('link').last(), path).toBeInViewport({ ratio: 1 });
      }
    });

    test('says on the card of a service from how much and how long, and nothing where the card leads to another', async () => {
      const pages = {
        '/': 8,
        '/services': 12,
        '/WebservicesPage': 7,
        '/SoftwareServicespage': 5,
        '/AppServicesPage': 3,
      };
      for (const [path, priced] of Object.entries(pages)) {
        const { document } = new JSDOM(await get(site.url + path)).window;
        const cards = [...document.querySelectorAll('main li:has(h3 > a)')];
        const shown = cards.flatMap((card) => {
          const [, price, duration] = /(From ₹.*) · (.*)$/.exec(card.textContent) ?? [];
          const service = card.querySelector('a')?.getAttribute('href');
          return price ? [{ service, price, duration }] : [];
        });
        expect(shown, path).toHaveLength(priced);
        for (const { service, price, duration } of shown) {
          const offer = offers.find((known) => known.path === service);
          expect(offer, `${path} ${service}`).toMatchObject({ ...priceIn(price), duration });
        }
        const without = cards.filter((card) => !card.textContent.includes('₹'));
        expect(without.map((card) => card.querySelector('h3')?.textContent)).toEqual(
          path === '/services' ? ['Customized Software'] : [],
        );
      }
      expect(await get(`${site.url}/OurWorks`)).toContain('From ₹15,000 a month · A first plan');
    });

    test('carries each price only in the files of pages that show it, and what it buys in one', () => {
      const assets = 'dist-one/assets';
      const scripts = readdirSync(assets)
        .toSorted()
        .filter((name) => name.endsWith('.js'))
        .map((name) => [
          name.replace(/-[\w-]{8}\.js$/, ''),
          readFileSync(join(assets, name), 'utf8'),
        ]);
      const holding = (text: string) =>
        scripts.filter(([, code]) => code?.includes(text)).map(([name]) => name);
      expect(holding('₹1,20,000')).toEqual(['contact', 'crm', 'home', 'services-page', 'software']);
      expect(holding('₹3,50,000')).toEqual(['contact', 'erp', 'software']);
      expect(holding('₹4,000')).toEqual(['bug-fixing', 'contact', 'web']);
      for (const { path, buys } of offers) expect(holding(buys), path).toHaveLength(1);
    });

    test('says beside the answers on Contact from how much their service is, and sends them to a chat', async ({
      page,
    }) => {
      await withoutMap(page);
      await page.goto(`${site.url}/Contact?about=Crmpage`);
      await alive(page);
      const brief = page.locator('#brief').getByRole('group');
      await brief.getByRole('button', { name: 'Shop', exact: true }).click();
      await brief.getByRole('button', { name: 'Finish now' }).click();
      await expect(brief.getByText('CRM System: From ₹1,20,000, plus GST')).toBeVisible();
      const text = 'We run a shop. We would like a quotation for CRM System.';
      await expect(brief.getByRole('link', { name: 'Send it on WhatsApp' })).toHaveAttribute(
        'href',
        `https://wa.me/911000000012?text=${encodeURIComponent(text)}`,
      );
      await brief.getByRole('button', { name: 'Back' }).click();
      await expect(brief.getByText('₹1,20,000')).toHaveCount(0);
    });

    test('leads to a call and a chat from header, menu, Contact, page ends and footer; the chat begins with a sentence that names the page', async ({
      page,
    }) => {
      await withoutMap(page);
      await page.setViewportSize({ width: 390, height: 844 });
      const chat = (about: string) =>
        `https://wa.me/911000000012?text=${encodeURIComponent(`Hello! I have a question about ${about}.`)}`;
      const call = 'tel:+911000000002';
      const hrefs = (place: Locator) =>
        place
          .locator('a:is([href*="wa.me"], [href^="tel:"]):visible')
          .evaluateAll((links) => links.map((link) => link.getAttribute('href')));

      await page.goto(`${site.url}/ERPPages`);
      await alive(page);
      const [header, main] = [page.getByRole('banner'), page.getByRole('main')];
      const both = [call, chat('ERP Software Services')];
      expect(await hrefs(header)).toEqual(both);
      expect(await hrefs(main)).toEqual([...both, ...both]);
      expect(await hrefs(page.getByRole('contentinfo'))).toEqual(both);
      for (const name of ['Call +91 10000 00002', 'WhatsApp (opens in a new tab)'])
        await expect(header.getByRole('link', { name, exact: true })).toBeInViewport();
      await header.getByRole('button', { name: 'Open menu' }).click();
      const menu = page.getByRole('dialog');
      await expect(menu).toBeVisible();
      expect(await hrefs(menu)).toEqual(both);

      // The frame stays, and what its chats are about goes with the page.
      await menu.getByRole('link', { name: 'Contact', exact: true }).click();
      await expect(main.getByRole('heading', { level: 1 })).toHaveText('Contact Us');
      expect(await hrefs(main.locator('#contact'))).toEqual([call, chat('Contact Us'), call]);
      expect(await hrefs(header)).toEqual([call, chat('Contact Us')]);
      await page.goto(`${site.url}/Front/Contact`);
      expect(await hrefs(main)).toContain(chat('Front-End Development'));
      await page.goto(site.url);
      expect(await hrefs(header)).toEqual([call, chat('your website')]);
      expect(await hrefs(main.locator('#contact'))).toContain(chat('your website'));
      await page.goto(`${site.url}/DigitalMarketingPage`);
      const marketing = [call, chat('Digital Marketing')];
      expect(await hrefs(main)).toEqual([...marketing, ...marketing]);
    });

    test('leads to them without scripts, too', async ({ browser }) => {
      const page = await browser.newPage({
        javaScriptEnabled: false,
        viewport: { width: 390, height: 844 },
      });
      await page.goto(`${site.url}/ourblog`);
      const header = page.getByRole('banner');
      // The open menu is below the header.
      await header.locator('summary').first().click();
      await expect(header.locator('a[href*="wa.me"]')).toBeInViewport({ ratio: 1 });
      await expect(header.locator('a[href*="wa.me"]')).toHaveAttribute(
        'href',
        'https://wa.me/911000000012?text=Hello!%20I%20have%20a%20question%20about%20Our%20Blog.',
      );
      await page.close();
    });

    test('shows call and chat in the header as signs, on a tablet the call alone, from 1280 px the number and from 1536 px both as words', async ({
      page,
    }) => {
      await withoutMap(page);
      await page.goto(`${site.url}/ourblog`);
      const links = page.getByRole('banner').locator('a:is([href*="wa.me"], [href^="tel:"])');
      for (const [width, shown] of [
        [390, ['sign', 'sign']],
        [768, ['sign']],
        [960, ['sign', 'sign']],
        [1279, ['sign', 'sign']],
        [1280, ['words', 'sign']],
        [1535, ['words', 'sign']],
        [1536, ['words', 'words']],
      ] as const) {
        await page.setViewportSize({ width, height: 800 });
        const seen = await links.evaluateAll((all) =>
          all
            .filter((link) => link.checkVisibility())
            .map((link) => link.getBoundingClientRect())
            .filter(({ bottom }) => bottom <= (document.querySelector('header')?.clientHeight ?? 0))
            .map((box) => (box.width > 80 ? 'words' : 'sign')),
        );
        expect(seen, `${width}`).toEqual(shown);
      }
    });

    test('tells machines the same', async () => {
      const company = graphOf(await get(site.url)).find(
        (thing) => thing['@type'] === 'ProfessionalService',
      );
      expect(company).toMatchObject({
        name: 'श्री विश्वकर्मा सूचना प्रौद्योगिकी एवं सॉफ़्टवेयर विकास सेवाएँ प्राइवेट लिमिटेड',
        email: 'sampark@vishwakarma.test',
        sameAs: ['https://wa.me/911000000012'],
        legalName: 'Vishwakarma Suchana Private Limited',
        taxID: '27AAPFU0939F1ZV',
        areaServed: 'Thiruvananthapuram, Kollam and Kochi; online all over India',
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
      const erp = graphOf(await get(`${site.url}/ERPPages`));
      expect(erp.find((thing) => thing['@type'] === 'Service')).toMatchObject({
        offers: { priceSpecification: { minPrice: 350_000, priceCurrency: 'INR' } },
      });
      expect(await get(`${site.url}/llms.txt`)).toContain('From ₹3,50,000 (The study, ');
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
    await expectToFit(page, site.url, '/ourblog/register');
  });

  test('shows its twelve posts, the newest first: one large, two beside it, nine in threes', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(`${site.url}/ourblog`);
    const cards = page.getByRole('main').getByRole('article');
    const titles = (await cards.getByRole('heading').allTextContents()).map((title) =>
      title.slice(0, 15),
    );
    expect(titles).toEqual([
      'UPI at the gate',
      'Counting a stoc',
      'हिंदी में बिल: ',
      'Answering a bad',
      'Photographs wit',
      'Passwords that ',
      'Enquiries that ',
      'Forms with four',
      'What a tester d',
      'A page for a sl',
      'Updates on the ',
      'Why the registe',
    ]);
    const lefts = await cards.evaluateAll((all) =>
      all.map((card) => card.getBoundingClientRect().left),
    );
    const [first, second, third, ...others] = lefts.map(Math.round);
    expect([second, third]).toEqual([third, second]);
    expect(first).toBeLessThan(second ?? 0);
    expect(others).toEqual([0, 1, 2].flatMap(() => others.slice(0, 3)));
    expect(new Set(others).size).toBe(3);
  });

  test('leads from a card to the post, from there to another, and Back; each is its own page', async ({
    page,
  }) => {
    const heard = complaints(page);
    await page.goto(`${site.url}/ourblog`);
    await alive(page);
    const heading = page.getByRole('heading', { level: 1 });
    await page.getByRole('link', { name: 'Counting a stockroom' }).click();
    await expect(page).toHaveURL(`${site.url}/ourblog/stock`);
    await expect(heading).toHaveText('Counting a stockroom in one evening');
    await expect(page).toHaveTitle(/^Counting a stockroom in one evening/);
    await page.getByRole('main').getByRole('link', { name: 'upi', exact: true }).click();
    await expect(heading).toHaveText('UPI at the gate');
    await page.goBack();
    await expect(heading).toHaveText('Counting a stockroom in one evening');
    // It was not loaded with another page: its words are in one file, and no page but the blog's names it.
    const files = readdirSync('dist-many', { recursive: true, encoding: 'utf8' }).filter((file) =>
      /\.(?:js|html)$/.test(file),
    );
    const naming = files.filter((file) =>
      readFileSync(join('dist-many', file), 'utf8').includes('/ourblog/speed'),
    );
    expect(naming.map((file) => file.replace(/-[\w-]{8}\.js$/, '.js')).toSorted()).toEqual([
      'assets/blog.js',
      'assets/posts.js',
      'ourblog.html',
      'ourblog/speed.html',
      'ourblog/updates.html',
    ]);
    expect(heard).toEqual([]);
  });

  test('has the owner’s own words on its pages, as titles and for machines, with every letter', async ({
    page,
  }) => {
    const heard = complaints(page);
    await page.goto(site.url);
    await alive(page);
    await expect(page.getByText('Start with "GST" & UPI.')).toBeVisible();
    await expect(
      page.getByRole('button', { name: 'Up again', includeHidden: true }),
    ).toBeAttached();
    await page.getByRole('link', { name: 'About us', exact: true }).first().click();
    await expect(page).toHaveTitle(/^Don't keep registers: software from Pune/);
    await expect(page.getByText('हर रिलीज़ को देने से पहले हम उसे तोड़ने की कोशिश करते हैं।')).toBeVisible();
    expect(heard).toEqual([]);
    expect(await get(`${site.url}/llms.txt`)).toContain('[Customers in one list](');
    const crm = await get(`${site.url}/Crmpage`);
    expect(crm).toContain('>Customers in one list</h1>');
    expect(crm).not.toContain('CRM System</h1>');
    const written = readdirSync('dist-many', { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(?:js|html|txt)$/.test(file))
      .filter((file) =>
        readFileSync(join('dist-many', file), 'utf8').includes('Start with the job that'),
      );
    expect(written).toEqual([]);
  });

  test('tells machines which person of the team wrote a post, and shows the picture the owner took', async () => {
    const html = await get(`${site.url}/ourblog/register`);
    const posting = graphOf(html).find((thing) => thing['@type'] === 'BlogPosting');
    expect(posting).toMatchObject({
      author: { '@type': 'Person', name: 'Aarav Patil' },
      datePublished: '2026-02-01',
      image: 'https://crowd.test/share/ourblog/register.jpg',
    });
    expect(html).toContain('property="og:type" content="article"');
    const picture = /src="(\/media\/posts\/milk-rounds[^"]*)"/.exec(html)?.[1] ?? '';
    expect((await fetch(site.url + picture)).status).toBe(200);
    expect(await get(`${site.url}/feed.xml`)).toContain(
      '<guid>https://crowd.test/ourblog/register</guid>',
    );
    expect(await get(`${site.url}/sitemap.xml`)).toContain(
      '<loc>https://crowd.test/ourblog/register</loc>',
    );
  });

  test('shows its logo in header, footer, tab and cards, and its picture on the card of its post', async ({
    page,
  }) => {
    await withoutMap(page);
    await page.goto(`${site.url}/UIPage`);
    await alive(page);
    for (const part of ['banner', 'contentinfo'] as const) {
      const logo = page.getByRole(part).locator('img[src="/media/logo.webp"]').first();
      await logo.scrollIntoViewIfNeeded();
      await expect
        .poll(() => logo.evaluate((image: HTMLImageElement) => image.naturalWidth))
        .toBe(132);
    }
    expect(await get(`${site.url}/favicon.svg`)).toContain('data:image/png;base64,');
    const [pink, gold] = [
      [255, 95, 162],
      [242, 167, 27],
    ];
    for (const [file, left, top, colour] of [
      ['icon-512.png', 150, 256, pink],
      ['share/UIPage.jpg', 82, 96, pink],
      // A picture of the owner's.
      ['share/ourblog/register.jpg', 1050, 520, gold],
    ] as const) {
      const bytes = Buffer.from(await (await fetch(`${site.url}/${file}`)).arrayBuffer());
      const spot = await sharp(bytes).extract({ left, top, width: 4, height: 4 }).toBuffer();
      const { channels } = await sharp(spot).stats();
      colour?.forEach((value, index) =>
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
        expect(html.includes('We have not published a post yet.'), address).toBe(
          address === '/ourblog',
        );
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

for (const many of [
  { name: 'one', projects: 1, people: 1 },
  { name: 'fifty', projects: 50, people: 20 },
])
  test.describe(
    `an owner who tells everything of ${many.projects} finished projects and ${many.people} people`,
    full,
    () => {
      let site: Awaited<ReturnType<typeof siteOf>>;
      // One build for all of them.
      test.describe.configure({ mode: 'default' });
      const folder = join(mkdtempSync(join(tmpdir(), 'owners-')), `filled-${many.name}`);
      test.beforeAll(async () => {
        test.setTimeout(400_000);
        writeFilled(folder, many);
        site = await siteOf(folder);
      });
      test.afterAll(async () => {
        await site.close();
        rmSync(join(folder, '..'), { recursive: true });
      });

      test('has whole pages that fit on a phone and on a desktop', async ({ page }) => {
        test.setTimeout(180_000);
        await wholePages(site.url);
        await withoutMap(page);
        for (const width of [390, 1440]) {
          await page.setViewportSize({ width, height: 900 });
          for (const path of ['/', '/UIPage', '/ERPPages', '/ourgallery', '/Ourteam']) {
            await page.goto(site.url + path);
            expect(await overflow(page), `${path} at ${width}`).toBe(0);
          }
        }
      });

      test('shows a person on Home no larger than beside others', async ({ page }) => {
        await page.goto(site.url);
        const portraits = page.locator('section:has(#team-title) img');
        const widths = await portraits.evaluateAll((all) =>
          all.map(({ clientWidth }) => clientWidth),
        );
        expect(widths.length).toBeGreaterThan(0);
        expect(Math.max(...widths)).toBeLessThanOrEqual(420);
      });

      test('says on each service’s page, gallery and Home what a project did, and what the client agreed to say', async () => {
        const textOf = async (path: string) => {
          const { document } = new JSDOM(await get(site.url + path)).window;
          return document.querySelector('main')?.textContent ?? '';
        };
        const told = [
          'Billing 1',
          'Client 1: a sweet shop in Hapur · 2024 · 2 weeks',
          '6 hours a week less typing at the counter',
        ];
        const inFull = [...told, 'Problem 1: Every bill', 'Words 1: we close', 'Speaker 1, owner'];
        for (const text of inFull) {
          expect(await textOf('/UIPage')).toContain(text);
          expect(await textOf('/ourgallery')).toContain(text);
        }
        const home = await textOf('/');
        for (const text of told) expect(home).toContain(text);
        expect(home).not.toContain('Words 1');
        const gallery = await textOf('/ourgallery');
        expect(gallery.match(/weeks/g)).toHaveLength(many.projects);
        for (const { path } of offers) {
          const isTold = (await textOf(path)).includes('What it did for client');
          expect(isTold || path === '/UIPage', path).toBe(
            many.projects === 50 || path === '/UIPage',
          );
        }
      });

      test('says of each person their years, qualification and profile', async () => {
        const { document } = new JSDOM(await get(`${site.url}/Ourteam`)).window;
        const people = [...document.querySelectorAll('#people-title + ul > li')];
        expect(people).toHaveLength(many.people);
        expect(people[0]?.textContent).toContain('1 year of experience · B.Tech 1, AKTU Lucknow');
        expect(people[0]?.querySelector('a')?.textContent).toBe(
          'LinkedIn Person 1 Srivastava (opens in a new tab)',
        );
        if (!people[1]) return;
        expect(people[1].textContent).toContain('2 years of experience');
        expect(people[1].querySelector('a')?.textContent).toMatch(/^Profile Person 2/);
      });

      test('has in no file what a client did not agree to, and tells machines of the others', async () => {
        const files = readdirSync(`dist-filled-${many.name}`, {
          recursive: true,
          encoding: 'utf8',
        });
        const quoting = (words: string) =>
          files
            .filter((file) => /\.(?:html|js|json|txt|xml)$/.test(file))
            .filter((file) =>
              readFileSync(join(`dist-filled-${many.name}`, file), 'utf8').includes(words),
            )
            .map((file) => file.replace(/-[\w-]{8}\.js$/, ''))
            .toSorted();
        for (const words of ['Words 5:', 'Speaker 5']) expect(quoting(words)).toEqual([]);
        expect(quoting('Words 1:')).toEqual([
          'UIPage.html',
          'assets/Gallery',
          'assets/ui-ux',
          'ourgallery.html',
        ]);
        const [review] = graphOf(await get(`${site.url}/UIPage`)).flatMap(
          ({ review = [] }) => review as object[],
        );
        expect(review).toMatchObject({ '@type': 'Review', author: { name: 'Speaker 1' } });
      });

      test('leads from Home and from the page of a service to all projects', async ({ page }) => {
        await withoutMap(page);
        for (const [path, name] of [
          ['/UIPage', 'See our projects'],
          ['/', 'All finished projects'],
        ] as const) {
          await page.goto(site.url + path);
          await alive(page);
          await page.getByRole('main').getByRole('link', { name }).click();
          await expect(page.getByRole('heading', { name: 'Finished projects' })).toBeInViewport();
        }
      });
    },
  );
