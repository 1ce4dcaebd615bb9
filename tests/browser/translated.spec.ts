import { expect, test } from '@playwright/test';
import { control, fill, send, status } from './contact-form.ts';
import { full } from './runs.ts';
import { arrived, fileOf, openAlive, order, startSite, translate, withoutMap } from './site.ts';

/** A page that the browser translates while it is used (react#11538). */

test.beforeEach(({ page }) => withoutMap(page));

test('a page that is translated while it is alive keeps its form, and says what becomes of a message', async ({
  page,
}) => {
  await using site = await startSite();
  await openAlive(page, `${site.url}/Contact`);
  await fill(page);
  await translate(page);
  await order(site.url, '500');
  const said = page.getByRole('form').locator('[aria-live][data-state]');
  await send(page);
  await expect(said).toContainText(status.failed);
  await translate(page);
  await send(page);
  await expect(said).toContainText(status.sent);
  expect(await arrived(site.url)).toHaveLength(1);
  await expect(control(page, 'message')).toHaveValue('');
});

test('a button that is translated says the other word when it has been pressed', async ({
  page,
}) => {
  await openAlive(page, '/about');
  await translate(page);
  const more = page.locator('#about summary');
  const before = await more.innerText();
  await more.click();
  await expect(more).not.toContainText(before);
});

for (const [path, failed, sent] of [
  [
    '/Carrer',
    'Everything is still in the form, including your resume.',
    'Your application has been sent. The next steps are described below.',
  ],
  ['/Our-vision-for-student', '', 'To get a reply, call or write to us:'],
] as const) {
  test(`the form of ${path}, translated, says what becomes of it`, full, async ({ page }) => {
    await using site = await startSite();
    page.on('dialog', (dialog) => dialog.accept());
    await openAlive(page, site.url + path);
    const form = page.getByRole('form');
    const submit = form.locator('[type=submit]');
    const said = form.locator('[aria-live][data-state]');
    await translate(page);
    await submit.click();
    for (const box of await form.locator('input:not([type=file], [type=checkbox]), textarea').all())
      await box.fill(
        (await box.getAttribute('type')) === 'email' ? 'asha@example.com' : '00000 00000',
      );
    for (const list of await form.locator('select').all()) await list.selectOption({ index: 1 });
    await form.locator('[type=file]').setInputFiles(fileOf('Asha.pdf', 5));
    await translate(page);
    if (failed) {
      await order(site.url, '500');
      await submit.click();
      await expect(said).toContainText(failed);
      await translate(page);
    }
    await submit.click();
    await expect(said).toContainText(sent);
  });
}

const tried = [
  { path: '/AccountingSoftPage', part: 'bill' },
  { path: '/Crmpage', part: 'pipeline' },
  { path: '/ERPPages', part: 'stock' },
  { path: '/BugFix', part: 'bugreport' },
];
for (const { path, part } of tried) {
  test(
    `the part to try of ${path} says the same translated, whatever is pressed`,
    full,
    async ({ context }) => {
      const said = await Promise.all(
        [false, true].map(async (isTranslated) => {
          const page = await context.newPage();
          await openAlive(page, path);
          const section = page.locator(`section[aria-labelledby=${part}-title]`);
          const texts: string[] = [];
          const controls = section.locator('button, [type=radio], [type=checkbox]');
          for (let index = 0; index < (await controls.count()); index++) {
            if (isTranslated) await translate(page);
            await controls.nth(index).evaluate((element: HTMLElement) => element.click());
            texts.push(...(await section.allInnerTexts()));
          }
          return texts;
        }),
      );
      expect(said[0]?.length).toBeGreaterThan(1);
      expect(said[1]).toEqual(said[0]);
    },
  );
}
