import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import careers from '../../src/content/careers.ts';
import { full, fullUnless } from './runs.ts';
import {
  alerts,
  alive,
  arrived,
  blockStorage,
  field,
  fileOf,
  form,
  hold,
  openAlive,
  order,
  startSite,
} from './site.ts';

const { fields, resume, submit, messages, status } = careers.form;
const apply = (page: Page) => form(page).getByRole('button', { name: submit }).click();
const pdf = fileOf('Ravi Kumar.PDF', 2000);

async function fill(page: Page): Promise<void> {
  await field(page, fields.name).fill('Ravi Kumar 🎉');
  await field(page, fields.email).fill('ravi@example.com');
  await field(page, fields.phone).fill('00000 00000');
  await field(page, fields.experience).selectOption({ label: '3+ year' });
  await field(page, fields.designation).selectOption({ label: 'Digital Marketing Executive' });
  await form(page).getByText('SEO', { exact: true }).click();
  await form(page).getByText('C++', { exact: true }).click();
}

async function holds(page: Page): Promise<void> {
  await expect(field(page, fields.name)).toHaveValue('Ravi Kumar 🎉');
  await expect(field(page, fields.phone)).toHaveValue('0000000000');
  await expect(field(page, fields.experience)).toHaveValue('three year');
  await expect(field(page, fields.designation)).toHaveValue('Digital Marketing');
  await expect(form(page).locator('[name=skills]:checked')).toHaveCount(2);
}

/** Opens the form, fills it in and sends it; the service takes it. */
async function sendWhole(page: Page): Promise<void> {
  await page.route('**/api/v1.0/email/**', (route) => route.fulfill({ body: 'OK' }));
  await openAlive(page, '/Carrer');
  await fill(page);
  await field(page, resume.label).setInputFiles(pdf);
  await apply(page);
  await expect(page.getByText(messages.sent)).toBeVisible();
}

const chosen = (page: Page) =>
  field(page, resume.label).evaluate((input: HTMLInputElement) => input.files?.[0]?.name);

test('an application is in the mailbox with its resume, and the form is empty again', async ({
  page,
}) => {
  await using site = await startSite();
  await openAlive(page, `${site.url}/Carrer`);
  await fill(page);
  await field(page, resume.label).setInputFiles(pdf);
  const asked = page.waitForRequest('**/api/v1.0/email/send-form');
  await apply(page);
  expect((await asked).method()).toBe('POST');
  await expect(page.getByText(messages.sent)).toBeVisible();
  expect(await arrived(site.url)).toMatchObject([
    {
      kind: 'send-form',
      template_params: {
        name: 'Ravi Kumar 🎉',
        email: 'ravi@example.com',
        phone: '0000000000',
        experience: 'three year',
        designation: 'Digital Marketing',
        skills: 'C++, SEO',
      },
      attachments: [{ field: 'resume', name: 'Ravi Kumar.PDF', size: 2000 }],
    },
  ]);
  await expect(field(page, fields.name)).toHaveValue('');
  await expect(field(page, fields.experience)).toHaveValue('');
  await expect(form(page).locator('[name=skills]:checked')).toHaveCount(0);
  expect(await chosen(page)).toBeUndefined();
  await expect(form(page)).toContainText(status.received);
  await page.reload();
  await alive(page);
  await expect(field(page, fields.name)).toHaveValue('');
});

test('Enter pressed twice at once sends one application', full, async ({ page }) => {
  await using site = await startSite();
  await openAlive(page, `${site.url}/Carrer`);
  await fill(page);
  await field(page, resume.label).setInputFiles(pdf);
  await form(page).evaluate((element: HTMLFormElement) => {
    element.requestSubmit();
    element.requestSubmit();
  });
  await expect(page.getByText(messages.sent)).toBeVisible();
  expect(await arrived(site.url)).toHaveLength(1);
});

test('after a failure everything is kept, the file too, also on a visit to another page, and can be sent again', async ({
  page,
}) => {
  await using site = await startSite();
  const heard = alerts(page);
  await openAlive(page, `${site.url}/Carrer`);
  await fill(page);
  await field(page, resume.label).setInputFiles(pdf);
  await order(site.url, 'drop');
  await apply(page);
  await expect.poll(() => heard).toEqual([messages.failed]);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).click();
  await expect(page.locator('main h1')).toHaveText('Privacy Policy');
  await page.goBack();
  await holds(page);
  expect(await chosen(page)).toBe('Ravi Kumar.PDF');
  await apply(page);
  await expect(page.getByText(messages.sent)).toBeVisible();
  expect(await arrived(site.url)).toHaveLength(1);
});

for (const [what, file, fault] of [
  ['an empty file', fileOf('resume.pdf', 0), resume.faults.empty],
  ['a file of more than 2 MB', fileOf('resume.pdf', 2 * 1024 * 1024 + 1), resume.faults.size],
] as const) {
  test(
    `${what} is refused at its field before anything is sent, and nothing is lost`,
    fullUnless(fault === resume.faults.size),
    async ({ page }) => {
      let asked = 0;
      await page.route('**/api/v1.0/email/**', () => void asked++);
      await openAlive(page, '/Carrer');
      await fill(page);
      await field(page, resume.label).setInputFiles(file);
      await expect(form(page).getByRole('alert')).toHaveText(fault ?? '');
      await apply(page);
      await expect(field(page, resume.label)).toBeFocused();
      await expect(field(page, resume.label)).toHaveAccessibleDescription(
        `${resume.hint} ${fault}`,
      );
      await holds(page);
      expect(asked).toBe(0);
    },
  );
}

test('what was typed is there after a reload and after a visit to another site; the file has to be chosen again', async ({
  page,
}) => {
  await openAlive(page, '/Carrer');
  await fill(page);
  await field(page, resume.label).setInputFiles(pdf);
  await page.reload();
  await expect(form(page)).toContainText(resume.again);
  await holds(page);
  await page.goto('about:blank');
  await page.goBack();
  await holds(page);
  await page.goto('about:blank');
  await openAlive(page, '/Carrer');
  await expect(form(page)).toContainText(resume.again);
  await holds(page);
  await field(page, resume.label).setInputFiles(pdf);
  await expect(form(page)).not.toContainText(resume.again);
});

for (const stored of [
  'null',
  '{"version":2,"keptAt":9e15,"fields":{"name":{"a":1},"skills":7,"experience":"ten years","toString":"x"}}',
]) {
  test(
    `storage that holds ${stored} leaves the form blank and working`,
    fullUnless(stored === 'null'),
    async ({ page }) => {
      await page.addInitScript((text) => localStorage.setItem('draft.application', text), stored);
      const errors: string[] = [];
      page.on('pageerror', (error) => errors.push(String(error)));
      await openAlive(page, '/Carrer');
      await expect(form(page)).toHaveAttribute('data-state', 'editing');
      await expect(field(page, fields.name)).toHaveValue('');
      await fill(page);
      await holds(page);
      expect(errors).toEqual([]);
    },
  );
}

test('where storage is blocked the form works without drafts', full, async ({ page }) => {
  await blockStorage(page);
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  await sendWhole(page);
  expect(errors).toEqual([]);
});

test(
  'of two tabs each keeps its own draft; a new one gets the last',
  full,
  async ({ page, context }) => {
    const other = await context.newPage();
    await openAlive(page, '/Carrer');
    await openAlive(other, '/Carrer');
    await field(page, fields.name).fill('First');
    await page.waitForFunction(() => localStorage.getItem('draft.application')?.includes('First'));
    await field(other, fields.name).fill('Last');
    await other.waitForFunction(() => localStorage.getItem('draft.application')?.includes('Last'));
    const third = await context.newPage();
    await openAlive(third, '/Carrer');
    await expect(field(third, fields.name)).toHaveValue('Last');
    await page.reload();
    await expect(field(page, fields.name)).toHaveValue('First');
  },
);

test(
  'what is chosen and sent before the page is alive is kept, and sent when it is',
  full,
  async ({ page }) => {
    await using site = await startSite();
    const release = await hold(page, '**/assets/*.js');
    await page.goto(`${site.url}/Carrer`, { waitUntil: 'domcontentloaded' });
    await fill(page);
    // Until the script is there, letters are the browser's pattern to refuse.
    await field(page, fields.phone).fill('0000000000');
    await field(page, resume.label).setInputFiles(pdf);
    await field(page, fields.name).press('Enter');
    release();
    await expect(page.getByText(messages.sent)).toBeVisible();
    expect(await arrived(site.url)).toMatchObject([
      {
        template_params: { experience: 'three year', skills: 'C++, SEO' },
        attachments: [{ field: 'resume', name: 'Ravi Kumar.PDF' }],
      },
    ]);
  },
);

test('a resume that was saved again after it was chosen is named, and counts when it is chosen again', async ({
  page,
}) => {
  const heard = alerts(page);
  await using site = await startSite();
  const folder = await mkdtemp(join(tmpdir(), 'resume-'));
  const path = join(folder, 'my-resume.pdf');
  await writeFile(path, 'The first version');
  const choose = async () => {
    const chooser = page.waitForEvent('filechooser');
    await field(page, resume.label).click();
    await (await chooser).setFiles(path);
  };
  const changed =
    'This file was changed, moved or deleted after you chose it. Please choose it again.';
  await openAlive(page, `${site.url}/Carrer`);
  await fill(page);
  await choose();
  await writeFile(path, 'The second version, which is longer');
  await apply(page);
  await expect(form(page).getByText(changed)).toBeVisible();
  await expect.poll(() => heard).toEqual([messages.failed]);
  await holds(page);
  await choose();
  await expect(form(page).getByText(changed)).toBeHidden();
  await apply(page);
  await expect(page.getByText(messages.sent)).toBeVisible();
  expect(await arrived(site.url)).toHaveLength(1);
  await rm(folder, { recursive: true });
});

test('a picker that is cancelled leaves the file that was chosen', async ({ page }) => {
  await openAlive(page, '/Carrer');
  await field(page, resume.label).setInputFiles(pdf);
  await field(page, resume.label).evaluate((input: HTMLInputElement) => {
    input.addEventListener('click', (event) => event.preventDefault());
    input.click();
  });
  expect(await chosen(page)).toBeUndefined();
  await field(page, resume.label).dispatchEvent('cancel');
  expect(await chosen(page)).toBe('Ravi Kumar.PDF');
});

test('after an application, another page and the way back, what is ticked stays ticked', async ({
  page,
}) => {
  await sendWhole(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Gallery', exact: true }).click();
  await expect(page).toHaveURL('/ourgallery');
  await page.goBack();
  await expect(page).toHaveURL('/Carrer');
  const ticked = form(page).locator('[name=skills]:checked');
  await form(page).getByText('C', { exact: true }).click();
  await expect(form(page)).not.toContainText(status.received);
  await form(page).getByText('SEO', { exact: true }).click();
  await field(page, fields.name).fill('R');
  await expect(ticked).toHaveCount(2);
  await page.waitForFunction(() =>
    localStorage.getItem('draft.application')?.includes('"name":"R"'),
  );
  await page.reload();
  await expect(ticked).toHaveCount(2);
});
