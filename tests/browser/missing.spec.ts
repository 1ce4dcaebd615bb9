import { expect, type Page, test } from '@playwright/test';
import { fill, keepsEverything, send, status } from './contact-form.ts';
import { full } from './runs.ts';
import { alive, openAlive, withoutMap } from './site.ts';

/** One file of code is missing at a time. Whatever a visitor can still press answers. */

const pages = [
  '/Contact',
  // Ten minutes more: for whoever changes how code is loaded.
  ...(process.env.SWEEP ? ['/', '/AccountingSoftPage'] : []),
];

test.use({ viewport: { width: 390, height: 844 }, actionTimeout: 10_000 });
test.beforeEach(({ page }) => withoutMap(page));

/** Waits until the page is interactive, or has been loaded a second time in vain. */
async function settled(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const { life } = document.documentElement.dataset;
    const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    return life === 'interactive' || (life === 'failed' && load?.type === 'reload');
  });
  await page.waitForLoadState('networkidle');
}

/** What a visitor perceives of the page. */
const perceived = (page: Page) =>
  Promise.all([
    page.locator('body').ariaSnapshot(),
    page.evaluate(() => [
      document.documentElement.dataset.theme,
      // A small movement is that of the press itself.
      Math.round(scrollY / 100),
      ...[...document.querySelectorAll('input, textarea')].map((field) =>
        field.matches(':invalid:focus'),
      ),
      ...[...document.querySelectorAll('.slide-list')].map(({ scrollLeft }) =>
        Math.round(scrollLeft / 9),
      ),
    ]),
  ]).then(String);

/** Presses every button that is visible. @returns those that do not answer. */
async function silent(page: Page): Promise<string[]> {
  const names: string[] = [];
  // Handles, because an open menu contains more buttons.
  const controls = page.locator(
    'button:visible, summary:visible, input[type=radio]:not(:checked):visible',
  );
  for (const button of await controls.elementHandles()) {
    if (!(await button.isVisible()) || (await button.isDisabled())) continue;
    const name = await button.evaluate((element) => (element as Element).outerHTML.slice(0, 100));
    await button.scrollIntoViewIfNeeded();
    const before = await perceived(page);
    await button.evaluate((element) => (element as HTMLElement).click());
    await expect
      .poll(() => perceived(page), { timeout: 2500 })
      .not.toBe(before)
      .catch(() => names.push(name));
    await page.keyboard.press('Escape');
  }
  return names;
}

/** Follows a link of the menu and one of the footer. */
async function follows(page: Page): Promise<void> {
  const entry = page.getByRole('link', { name: 'Our Team', exact: true }).first();
  if (!(await page.locator('header details[open]').count()))
    await page.locator('header .menu-button').first().click();
  await entry.click();
  await expect(page).toHaveURL('/Ourteam');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Gallery' }).click();
  await expect(page).toHaveURL('/ourgallery');
}

/** Sends a message, which arrives; or the page says that it does not, and keeps every word. */
async function sends(page: Page): Promise<void> {
  await fill(page);
  await send(page);
  const arrived = page.getByText(status.sent);
  const note = page.locator('.code-note:visible').or(page.getByText(status.failed));
  await expect(arrived.or(note).first()).toBeVisible({ timeout: 20_000 });
  if (await note.count()) await keepsEverything(page);
}

for (const path of pages) {
  test(`${path}: whichever file is missing, no press is swallowed`, full, async ({ page }) => {
    test.setTimeout(1_200_000);
    const uses = async (tab: Page) => {
      expect(await silent(tab)).toEqual([]);
      if (await tab.locator('form [name=firstName]').count()) await sends(tab);
      await follows(tab);
    };
    const [first, later] = [new Set<string>(), new Set<string>()];
    let files = first;
    page.on('request', (request) => {
      const name = /[^/]+\.js$/.exec(request.url())?.[0];
      if (name && !first.has(name)) files.add(name);
    });
    await openAlive(page, path);
    files = later;
    await page.waitForLoadState('networkidle');
    await uses(page);
    await page.close();
    const faults = [
      ...[...first, ...later].map((name) => ({ name, isAfter: false })),
      ...[...later].map((name) => ({ name, isAfter: true })),
    ];
    console.log(`${path}: ${first.size} files, then ${later.size}`);
    const wrong: string[] = [];
    for (const { name, isAfter } of faults) {
      const tab = await page.context().newPage();
      await withoutMap(tab);
      let isMissing = !isAfter;
      await tab.route(`**/assets/${name}`, (route) =>
        isMissing ? route.fulfill({ status: 404 }) : route.continue(),
      );
      try {
        await tab.goto(path);
        if (isAfter) await alive(tab);
        isMissing = true;
        await settled(tab);
        await uses(tab);
      } catch (error) {
        wrong.push(`${name}${isAfter ? ' after a deploy' : ''}: ${String(error).slice(0, 600)}`);
      }
      await tab.close();
    }
    expect(wrong).toEqual([]);
  });
}
