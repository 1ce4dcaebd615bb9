import { expect, type Locator, type Page, type Request, test } from '@playwright/test';
import axe from 'axe-core';
import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { full } from './runs.ts';

/** An owner's folder, and a server with the desk for it; run with `await using`. */
async function startDesk(...command: string[]) {
  const owner = mkdtempSync(join(tmpdir(), 'desk-'));
  cpSync('tests/owners/weavers', owner, { recursive: true });
  // As an owner has it: the development server watches files that are there.
  for (const file of ['services.json', 'words.json']) writeFileSync(join(owner, file), '{}\n');
  const child = spawn(process.execPath, command, {
    env: { ...process.env, OWNER: owner, PORT: '0', HOST: '', NO_COLOR: '1', NODE_ENV: '' },
  });
  let said = '';
  const url = await new Promise<string>((found, failed) => {
    child.stdout.on('data', (data) => {
      said += String(data);
      const match = /(?:Local: +|The site is at )(http:\/\/[^\s/]+)/.exec(said)?.[1];
      if (match) found(match);
    });
    child.stderr.on('data', (data) => (said += String(data)));
    child.on('close', () => failed(new Error(said)));
  });
  return {
    url,
    owner,
    async [Symbol.asyncDispose]() {
      child.kill();
      await new Promise((closed) => child.on('close', closed));
      for (const folder of [owner, `dist-${basename(owner)}`, `dist-${basename(owner)}-server`])
        rmSync(folder, { recursive: true, force: true });
    },
  };
}
const inDevelopment = () => startDesk('node_modules/vite/bin/vite.js', '--port=0');

/** Presses Tab until a control is focused. */
async function tabTo(page: Page, id: string) {
  for (let count = 0; count < 60; count++) {
    if (await page.evaluate((wanted) => document.activeElement?.id === wanted, id)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab never reached ${id}`);
}

/** Presses what would leave the page, is asked, and stays. */
async function staysFor(page: Page, control: Locator) {
  const asked = new Promise<string>((heard) => {
    page.once('dialog', (dialog) => {
      heard(dialog.type());
      void dialog.dismiss();
    });
  });
  await control.click({ noWaitAfter: true });
  expect(await asked).toBe('beforeunload');
}

test('a price changed by the keyboard is on its page at once', async ({ page, context }) => {
  await using desk = await inDevelopment();
  const site = await context.newPage();
  await site.goto(`${desk.url}/front`);
  await expect(site.getByRole('main')).not.toContainText('₹35,000');
  await page.goto(`${desk.url}/__owner`);
  await page.getByRole('navigation').getByRole('link', { name: 'Prices' }).press('Enter');
  await page.getByText('Front-End Development').focus();
  await page.keyboard.press('Enter');
  await tabTo(page, 'front.from');
  await page.keyboard.type('35,000');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status')).toContainText('Saved.');
  await expect(page.getByRole('status')).toBeFocused();
  await expect(site.getByRole('main')).toContainText('₹35,000');
});

test('a text is found by its words, counted as it is typed, and on its page at once', async ({
  page,
  context,
}) => {
  await using desk = await inDevelopment();
  const site = await context.newPage();
  await site.goto(`${desk.url}/about`);
  const said = await site.getByText(/around the way they already work/).textContent();
  await page.goto(`${desk.url}/__owner`);
  await page.getByRole('link', { name: 'Texts' }).click();
  await page.getByRole('searchbox').fill(String(said));
  await page.keyboard.press('Enter');
  const field = page.getByRole('textbox', { name: 'About: Lead' });
  await expect(field).toHaveAccessibleDescription(/On the page: “We build .* 104 of \d+ letters/);
  await field.fill('In {city} we don’t sell "software": हम हल बनाते हैं।');
  await expect(field).toHaveAccessibleDescription(/48 of \d+ letters/);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('status')).toContainText('Saved.');
  await expect(field).toHaveAccessibleDescription(/Empty the field for the site’s own/);
  await expect(site.getByRole('main')).toContainText(
    'In Greater Noida we don’t sell "software": हम हल बनाते हैं।',
  );
  await field.fill('');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(site.getByRole('main')).toContainText(String(said));
});

test('a person with a portrait is added: an entry that is added is open, and a form that is not saved asks before it is left or undone', async ({
  page,
}) => {
  await using desk = await inDevelopment();
  await page.goto(`${desk.url}/__owner/team`);
  await page.getByRole('button', { name: 'Add: Person' }).click();
  const person = page.getByRole('group').filter({ hasText: /^Person 7/ });
  await person.getByLabel('Name', { exact: true }).fill('Asha Verma');
  await staysFor(page, page.getByRole('link', { name: 'Careers' }));
  await person.getByLabel('Role').fill('Founder');
  await person.getByLabel('Message').fill('I answer every call.');
  await person
    .getByLabel('choose a file')
    .setInputFiles(join(desk.owner, 'portraits', 'meera.jpg'));
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('link', { name: 'Person 7, What the portrait shows is' }).click();
  await person.getByLabel('What the portrait shows').fill('Asha Verma at her desk');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('status')).toContainText('Saved.');
  await page.getByText('Person 1: ').click();
  await page.getByLabel('Role').first().fill('Typed and not saved');
  await staysFor(page, page.getByRole('button', { name: 'Undo the last save' }));
  await expect(page.getByLabel('Role').first()).toHaveValue('Typed and not saved');
  page.once('dialog', (dialog) => void dialog.accept());
  await page.goto(`${desk.url}/Ourteam`);
  await expect(page.getByRole('img', { name: 'Asha Verma at her desk' })).toBeVisible();
});

test('every page of the desk is accessible, and no wider than a phone, in both colours and with faults', async ({
  page,
}) => {
  await using desk = await inDevelopment();
  const problems = async (...rules: string[]) => {
    await page.evaluate(() => {
      for (const details of document.querySelectorAll('details')) details.open = true;
    });
    await page.evaluate(axe.source);
    const { violations } = await page.evaluate(
      (runOnly) =>
        (window as unknown as { axe: typeof axe }).axe.run(runOnly.length > 0 ? { runOnly } : {}),
      rules,
    );
    const isWide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
    return [
      ...violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`),
      ...(isWide ? ['wide'] : []),
    ];
  };
  await page.setViewportSize({ width: 390, height: 844 });
  // The other colours have the same markup.
  for (const [colorScheme, ...rules] of [
    ['light'],
    ['dark', 'color-contrast', 'link-in-text-block'],
  ] as const) {
    await page.emulateMedia({ colorScheme });
    for (const name of ['', 'company', 'services', 'team', 'projects', 'careers', 'posts', 'env']) {
      await page.goto(`${desk.url}/__owner/${name}`);
      expect(await problems(...rules), name).toEqual([]);
    }
    await page.goto(`${desk.url}/__owner/company`);
    await page.getByLabel('Phone').first().fill('98765');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('status')).toContainText('Correct this first');
    expect(await problems(...rules), 'with a fault').toEqual([]);
  }
});

test(
  'npm start shows what is saved after the next build, which says its faults and leaves the last one; a message tries the keys',
  full,
  async ({ page, context }) => {
    test.setTimeout(240_000);
    await using desk = await startDesk('--import', 'tsx', 'tools/serve.ts', '--build');
    await page.goto(`${desk.url}/__owner/services`);
    await page.getByText('Front-End Development').click();
    await page.getByLabel('Price in rupees').nth(1).fill('35,000');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByRole('button', { name: 'Build and look' }).click();
    await expect(page.getByRole('log')).toContainText('Building the code', { timeout: 120_000 });
    await page.getByRole('link', { name: 'look at the site' }).click({ timeout: 120_000 });
    await page.goto(`${desk.url}/front`);
    await expect(page.getByRole('main')).toContainText('₹35,000');

    const file = join(desk.owner, 'posts.json');
    writeFileSync(
      file,
      readFileSync(file, 'utf8').replace('](/AccountingSoftPage)', '](/Accounting)'),
    );
    await page.goto(`${desk.url}/__owner`);
    await page.getByRole('button', { name: 'Build and look' }).click();
    const log = page.getByRole('log');
    await expect(log).toContainText('Not built', { timeout: 120_000 });
    await expect(log).toContainText('leads to /Accounting, which is no page');
    await page.goto(`${desk.url}/front`);
    await expect(page.getByRole('main')).toContainText('₹35,000');

    await page.goto(`${desk.url}/__owner/env`);
    for (const key of ['Public key', 'Service ID', 'Template ID'])
      await page.getByLabel(key, { exact: true }).fill(key.replace(' ', '_'));
    await page.getByRole('button', { name: 'Save' }).click();
    const sent = new Promise<Request>((seen) => {
      void context.route('https://api.emailjs.com/**', (route, request) => {
        seen(request);
        return route.fulfill({ body: 'OK' });
      });
    });
    await page.getByRole('button', { name: 'Send yourself a message' }).click();
    const message = await sent;
    expect(await message.headerValue('origin')).toBe(desk.url);
    for (const line of ['"user_id"\r\n\r\nPublic_key', '"template_id"\r\n\r\nTemplate_ID'])
      expect(message.postData()).toContain(line);
  },
);
