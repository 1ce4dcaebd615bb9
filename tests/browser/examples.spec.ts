import { expect, type Page, test } from '@playwright/test';
import { fullUnless } from './runs.ts';
import { openAlive } from './site.ts';

/** The name of the files of each page's example. What its pictures say to the ear is in the trees. */
const examples = {
  '/UIPage': 'ui-ux',
  '/front': 'front-end',
  '/Back': 'back-end',
  '/FullStack': 'full-stack',
  '/CmsPage': 'cms',
  '/Regularupdate': 'updates',
  '/BugFix': 'bug-fixing',
  '/Crmpage': 'crm',
  '/ERPPages': 'erp',
  '/AccountingSoftPage': 'accounting',
  '/SoftwareTestingPage': 'testing',
  '/SoftwareMaintainsPage': 'maintenance',
  '/AndroidAppDevPage': 'android',
  '/IosAppDevPage': 'ios',
  '/AppmaintancePage': 'app-maintenance',
  '/DigitalMarketingPage': 'digital-marketing',
};

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

for (const [path, name] of Object.entries(examples)) {
  test.describe(path, fullUnless(path === '/UIPage'), () => {
    test('shows its example in the theme of the device only', async ({ page }) => {
      const files = fetches(page);
      await openAlive(page, path);
      await expect(picture(page)).toHaveCount(1);
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
