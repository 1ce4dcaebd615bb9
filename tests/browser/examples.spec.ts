import { expect, type Page, test } from '@playwright/test';
import { fullUnless } from './runs.ts';
import { openAlive } from './site.ts';

const examples = [
  [
    '/UIPage',
    'ui-ux',
    'The screen of a tiffin service twice: as a wireframe with grey boxes, and as the final design with dishes, prices in rupees and rani pink',
  ],
  [
    '/front',
    'front-end',
    'The page of a saree shop on a desktop, a tablet and a phone: the banner “Handloom silk from Banaras” and sarees with their prices',
  ],
  [
    '/Back',
    'back-end',
    'The requests of an order on a server, from OTP to payment: a repeated payment notice is marked as counted once, a clerk’s request for salaries is refused with 403. Beside it the order in JSON: taxable 2810.00, CGST and SGST 252.90 each, total 3315.80',
  ],
  [
    '/FullStack',
    'full-stack',
    'A sweet shop’s basket on a phone: kaju katli ₹1,100, motichoor laddu ₹290, delivery ₹60, total ₹1,450. Beside it the shop’s list of orders, where this order stands first, paid',
  ],
  [
    '/CmsPage',
    'cms',
    'A form for a clinic’s doctor, Dr. Neha Bansal, with OPD times and a Publish button, beside the page it makes, where the new time, 10:30 am to 2:00 pm, is marked',
  ],
  [
    '/Regularupdate',
    'updates',
    'An update log for November 2026 with six changes, of which five are live and one waits because of a problem. The home page on a phone opened in 4.8 seconds on 2 November and in 1.9 seconds on 23 November',
  ],
  [
    '/BugFix',
    'bug-fixing',
    'A bug report in five steps, from reported to live on the same day. Before: daily sales of ₹51,210 without card payments; after: ₹61,100 with ₹9,890 by card',
  ],
  [
    '/Crmpage',
    'crm',
    'Enquiries of a kitchen maker in four stages: new, rate given, sample sent and won. Each card has a name, a place, an amount in rupees, a salesperson and the next date; one is overdue',
  ],
  [
    '/ERPPages',
    'erp',
    'A chair maker’s stock, with in-stock and free quantities for each material; plywood seats and fabric are low. Beside it three job cards with their progress: visitor chairs, computer chairs and bar stools',
  ],
  [
    '/AccountingSoftPage',
    'accounting',
    'A bill at the counter of a paint shop and its printed tax invoice: four items with a taxable value of ₹12,965.00, CGST 9% ₹1,166.85, SGST 9% ₹1,166.85, 30 paise rounding, ₹15,299.00 paid by UPI',
  ],
  [
    '/SoftwareTestingPage',
    'testing',
    'A test report for version 1.8.0: 131 of 148 cases passed, 9 failed, 5 were blocked and 3 not run, listed by area, and a critical bug: paid twice after a double tap on Pay',
  ],
  [
    '/SoftwareMaintainsPage',
    'maintenance',
    'A maintenance report for November 2026: four requests took 6.5 of 10 hours. A stock report that opened in 14.2 seconds opens in 1.3 seconds',
  ],
  [
    '/AndroidAppDevPage',
    'android',
    'An order in an Android app, saved without a signal: rice, dal and mustard oil for ₹21,330.00, GST 5% ₹1,066.50, in total ₹22,396.50',
  ],
  [
    '/IosAppDevPage',
    'ios',
    'An iPhone app of a dance school: the week with Tuesday, 24 November chosen, and three entries: Kathak at 5:00 pm with six places left, practice and a stage rehearsal',
  ],
  [
    '/AppmaintancePage',
    'app-maintenance',
    'A monthly app report: 12,480 users, 99.7% without a crash. Users who saw a crash fell from 237 in version 5.1 to 37 in version 5.4, which was tested on six phones',
  ],
  [
    '/DigitalMarketingPage',
    'digital-marketing',
    'A local search for a dentist open on Sunday in Greater Noida: a map with three pins, and first in the list Muskan Dental Care, 4.7 stars, open until 2 pm',
  ],
] as const;

const picture = (page: Page) => page.getByRole('figure').getByRole('img');

/** The files of examples that the page asks for. */
function fetches(page: Page): string[] {
  const files: string[] = [];
  page.on('request', (request) => {
    const file = /[^/]+-(?:wide|tall)-[^/]+$/.exec(request.url())?.[0];
    if (file) files.push(file);
  });
  return files;
}

/** Scrolls to the picture and waits until it is drawn; how wide and high it was before, and is now. */
async function arrive(page: Page) {
  const box = () =>
    picture(page).evaluate(({ clientWidth, clientHeight }: HTMLElement) => [
      clientWidth,
      clientHeight,
    ]);
  const before = await box();
  await picture(page).scrollIntoViewIfNeeded();
  await picture(page).evaluate((image: HTMLImageElement) => image.decode());
  expect(await box()).toEqual(before);
  return before;
}

for (const [path, name, alt] of examples) {
  test.describe(path, fullUnless(path === examples[0][0]), () => {
    test('shows its example, told in words, in the theme of the device only', async ({ page }) => {
      const files = fetches(page);
      await openAlive(page, path);
      await expect(picture(page)).toHaveCount(1);
      await expect(picture(page)).toHaveAttribute('alt', alt);
      expect(await arrive(page)).toEqual([1120, 700]);
      expect(files).toEqual([`${name}-wide-light-1200.avif`]);
    });

    test('shows it on a phone tall and dark, fetched when it is near', async ({ browser }) => {
      // Chromium looks about 3000 pixels ahead; in a narrow window the picture is further down.
      const page = await browser.newPage({
        viewport: { width: 240, height: 400 },
        colorScheme: 'dark',
      });
      const files = fetches(page);
      await openAlive(page, path);
      await expect(picture(page)).toHaveAttribute('alt', alt);
      expect(files).toEqual([]);
      expect(await arrive(page)).toEqual([192, 307]);
      expect(files).toEqual([`${name}-tall-dark-400.avif`]);
      await page.close();
    });
  });
}

test('a chosen theme wins over that of the device', async ({ page }) => {
  const files = fetches(page);
  await page.addInitScript(() => localStorage.setItem('theme.choice', 'dark'));
  await openAlive(page, '/Crmpage');
  await arrive(page);
  expect(files).toEqual(['crm-wide-dark-1200.avif']);
  await page.getByRole('radio', { name: 'Light', exact: true }).check({ force: true });
  await arrive(page);
  expect(files).toEqual(['crm-wide-dark-1200.avif', 'crm-wide-light-1200.avif']);
});

test('paper has the light picture', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await openAlive(page, '/Crmpage');
  await arrive(page);
  await page.emulateMedia({ media: 'print' });
  await expect(picture(page)).toHaveCount(1);
  await expect
    .poll(() => picture(page).evaluate((image: HTMLImageElement) => image.currentSrc))
    .toContain('/media/crm-wide-light-');
});
