import { expect, type Page, test } from '@playwright/test';
import { buildPlanted, plant, plantedDist } from './planted.ts';
import { full } from './runs.ts';
import { alive, hold, openAlive, startSite, withoutMap } from './site.ts';

/** One component throws at a time, in the browser only. A visitor loses that component, and nothing else. */

/** What every section contains, and what provides the boundaries. */
const apart =
  /^components\/(?:base|Boundary)|^components\/page\/(?:Sections?|FirstScreenEnd) |^app\/(?:Router|App (?:App|Rendered|Afterwards|Fallback)$)/;

/** Of the frame: tried on the first page only. */
const frame = /^app\/|^components\/frame\//;

const pages = [
  { path: '/Contact', field: 'firstName' },
  // Five minutes more: for whoever changes the boundaries.
  ...(process.env.SWEEP
    ? [
        { path: '/', field: 'firstName' },
        { path: '/AccountingSoftPage', field: '' },
      ]
    : []),
];

test.use({ viewport: { width: 390, height: 844 } });
test.describe.configure({ mode: 'default' });

test.beforeAll(buildPlanted);

const box = (page: Page, field: string) => page.locator(`form [name=${field}]`).first();

const headingsOf = (page: Page) => page.locator('main :is(h1, h2, h3)').allInnerTexts();

/** What every page has, and answers whatever else has failed. */
async function answers(page: Page, thrower: string): Promise<void> {
  await alive(page);
  // The drawer's code loads when the page is interactive.
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('banner').getByRole('link').first()).toBeVisible();
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Gallery' })).toBeVisible();
  const menu = page.locator('header .menu-button').first();
  const entry = page.getByRole('link', { name: 'Our Team', exact: true }).first();
  await menu.click();
  await expect(entry).toBeVisible();
  await page.keyboard.press('Escape');
  // What HTML alone opens, it alone closes.
  if (await page.locator('header details[open]').count()) await menu.click();
  await expect(entry).toBeHidden();
  if (/frame\/Chat/.test(thrower)) return;
  await page.locator('.chat-button').click();
  await expect(page.locator('.chat-panel')).toBeVisible();
  await page.locator('.chat-button').click();
}

for (const [index, { path, field }] of pages.entries()) {
  test(`${path}: whichever component throws, the others answer`, full, async ({ browser }) => {
    test.setTimeout(600_000);
    await using site = await startSite(plantedDist);
    const context = await browser.newContext({ baseURL: site.url });
    const open = async (thrower?: string) => {
      const page = await context.newPage();
      await withoutMap(page);
      return { page, rendered: await plant(page, thrower) };
    };
    const { page: sound, rendered } = await open();
    await openAlive(sound, path);
    await sound.waitForLoadState('networkidle');
    const headings = await headingsOf(sound);
    const throwers = (await rendered()).filter(
      (name) => !apart.test(name) && (index === 0 || !frame.test(name)),
    );
    await sound.close();
    console.log(`${path}: ${throwers.length} components`);
    const wrong: string[] = [];
    for (const thrower of throwers) {
      const { page } = await open(thrower);
      try {
        const letGo = await hold(page, '**/assets/*.js');
        await page.goto(path, { waitUntil: 'domcontentloaded' });
        if (field) await box(page, field).fill('Asha');
        letGo();
        await alive(page);
        expect(await headingsOf(page)).toEqual(headings);
        if (field) await expect(box(page, field)).toHaveValue('Asha');
        await answers(page, thrower);
        // Rendered anew, where nothing was served.
        await page.getByRole('contentinfo').getByRole('link', { name: 'Gallery' }).click();
        await expect(page).toHaveURL('/ourgallery');
        await page.goBack();
        await expect(page).toHaveURL(path);
        await expect
          .poll(async () => {
            const isSaid = await page.getByText('This part of the page did not load.').count();
            return isSaid ? headings : await headingsOf(page);
          })
          .toEqual(headings);
        await answers(page, thrower);
      } catch (error) {
        wrong.push(`${thrower}: ${String(error).slice(0, 600)}`);
      }
      await page.close();
    }
    expect(wrong).toEqual([]);
  });
}
