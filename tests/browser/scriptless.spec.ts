import { expect, test } from '@playwright/test';
import about from '../../src/content/about.ts';
import careers from '../../src/content/careers.ts';
import contact from '../../src/content/contact.ts';
import { mobile } from '../../src/content/drawer.ts';
import { desktop } from '../../src/content/navigation.ts';
import students from '../../src/content/students.ts';
import type { NavItem } from '../../src/content/types.ts';
import { atRoute } from './runs.ts';
import { withoutMap } from './site.ts';

/** One page of each template, and those with a part to try. */
const templates =
  '/ /about /our-vision /services /Ourteam /UIPage /BugFix /Crmpage /ERPPages /AccountingSoftPage /OurWorks /404 /WebservicesPage /Privacy-policy /ourgallery /ourblog'.split(
    ' ',
  );

const linksOf = (items: readonly NavItem[]): string[] =>
  items.flatMap(({ href, items: below = [] }) => [...(href ? [href] : []), ...linksOf(below)]);

test.use({ javaScriptEnabled: false });
test.beforeEach(({ page }) => withoutMap(page));

for (const path of templates) {
  test(
    `${path} can be read to its end, and has no control that does nothing`,
    atRoute(path),
    async ({ page }) => {
      await page.goto(path);
      const main = page.getByRole('main');
      // Everything in it, but what is said to the ear or explained to those with scripts, is on the page.
      const unseen = () =>
        main.evaluate((root) =>
          [...root.querySelectorAll('h1, h2, h3, h4, p, li, dt, dd')]
            .filter(
              (element) =>
                element.textContent?.trim() &&
                // HTML opens it.
                !element.closest('details:not([open])') &&
                !element.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
            )
            .map((element) => element.textContent?.trim().slice(0, 60)),
        );
      // Cards enter one after another.
      await expect.poll(unseen).toEqual([]);
      // A form keeps its fields, and says how to write or call.
      const controls = main.locator('button, :is(input, fieldset):not(form *)');
      await expect(controls.filter({ visible: true })).toHaveCount(0);
    },
  );
}

test('the text behind Read More, and every entry of the menus, wide and narrow, is there', async ({
  page,
}) => {
  await page.goto('/about');
  await page.locator('main summary').click();
  for (const text of about.section.mission.text) await expect(page.getByText(text)).toBeVisible();
  const wide = await page
    .getByRole('navigation', { name: 'Main navigation' })
    .locator('a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  for (const href of linksOf(desktop)) expect(wide).toContain(href);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.locator('#served-menu > summary').click();
  for (const group of ['About Us', 'Our Services']) {
    const entry = page.locator('header details details', { hasText: group });
    await expect(entry.getByRole('link').first()).toBeHidden();
    await entry.locator('summary').click();
  }
  for (const href of linksOf(mobile)) {
    await expect(page.locator(`header details a[href="${href}"]`).first()).toBeVisible();
  }
});

for (const [path, noCode] of [
  ['/Contact', contact.form.noCode],
  ['/Carrer', careers.form.noCode],
  ['/Our-vision-for-student', students.form.noCode],
] as const) {
  test(`${path} says how to write or call, and its form offers no button that would send nothing`, async ({
    page,
  }) => {
    await page.goto(path);
    const advice = page.locator('form .code-note');
    await expect(advice).toBeVisible();
    await expect(advice).toContainText(noCode);
    await expect(advice.locator('a[href="tel:+911000000001"]')).toBeVisible();
    await expect(advice.locator('a[href="mailto:hello@weavers.test"]')).toBeVisible();
    await expect(page.locator('main button').filter({ visible: true })).toHaveCount(0);
  });
}
