import { expect, test } from '@playwright/test';
import {
  control,
  fields,
  fill,
  keepsEverything,
  message,
  send,
  status,
  toast,
} from './contact-form.ts';
import { full, fullUnless } from './runs.ts';
import { alive, arrived, hold, openAlive, order, startSite, withoutMap } from './site.ts';

test.beforeEach(({ page }) => withoutMap(page));

test('a message is sent, once', async ({ page }) => {
  await using site = await startSite();
  await openAlive(page, `${site.url}/Contact`);
  await test.step('a message typed into Contact is in the mailbox, with exactly the payload of the specification', async () => {
    await fill(page);
    const sent = page.waitForRequest('**/api/v1.0/email/send');
    await send(page);
    const request = await sent;
    expect(request.method()).toBe('POST');
    expect(new URL(request.url()).origin).toBe(site.url);
    expect(request.postDataJSON()).toEqual({
      lib_version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
      user_id: 'mailbox',
      service_id: 'mailbox',
      template_id: 'mailbox',
      template_params: {
        from_name: 'Asha Verma',
        email: message.email,
        phone: message.phone,
        subject: message.subject,
        message: message.message,
      },
    });
    await expect(page.getByText(toast.sent)).toBeVisible();
    await expect(page.getByRole('form').locator('[aria-live][data-state]')).toHaveText(status.sent);
    for (const name of fields) await expect(control(page, name)).toHaveValue('');
    const [kept, ...others] = await arrived(site.url);
    expect(others).toEqual([]);
    expect(kept).toMatchObject({
      kind: 'send',
      template_params: { from_name: 'Asha Verma', message: message.message },
    });
  });
  await test.step('Enter pressed twice at once sends one message', async () => {
    await fill(page);
    await page.getByRole('form').evaluate((form: HTMLFormElement) => {
      form.requestSubmit();
      form.requestSubmit();
    });
    await expect(control(page, 'subject')).toHaveValue('');
    expect(await arrived(site.url)).toHaveLength(2);
  });
});

for (const answer of ['403', '429', '451', '500', 'drop']) {
  test(
    `the answer "${answer}" is told, logged, keeps every field, and the message can be sent again`,
    fullUnless(answer === '500'),
    async ({ page }) => {
      await using site = await startSite();
      const logged: string[] = [];
      page.on('console', (line) => logged.push(line.text()));
      await openAlive(page, `${site.url}/Contact`);
      await fill(page);
      await order(site.url, answer);
      await send(page);
      await expect(page.getByText(toast.failed)).toBeVisible();
      await expect(page.getByRole('form').locator('[aria-live][data-state]')).toContainText(
        status.failed,
      );
      await keepsEverything(page);
      expect(logged.some((line) => line.startsWith('The message was not sent:'))).toBe(true);
      expect(await arrived(site.url)).toEqual([]);
      await send(page);
      await expect(page.getByText(toast.sent)).toBeVisible();
      expect(await arrived(site.url)).toHaveLength(1);
    },
  );
}

test('a server killed in the middle of sending loses nothing that was typed', async ({ page }) => {
  await using site = await startSite();
  await openAlive(page, `${site.url}/Contact`);
  await fill(page);
  await order(site.url, 'hang');
  const asked = page.waitForRequest('**/api/v1.0/email/send');
  await send(page);
  await asked;
  await site.kill();
  await expect(page.getByText(toast.failed)).toBeVisible();
  await keepsEverything(page);
});

test('a server that never answers is given up after twenty seconds, and nothing is lost', async ({
  page,
}) => {
  await page.route('**/api/v1.0/email/send', () => {});
  await page.clock.install();
  await openAlive(page, '/Contact');
  await fill(page);
  const asked = page.waitForRequest('**/api/v1.0/email/send');
  await page.clock.pauseAt(Date.now() + 60_000);
  await send(page);
  await asked;
  await page.clock.runFor(19_900);
  await expect(page.getByRole('form')).toHaveAttribute('aria-busy', 'true');
  await page.clock.runFor(100);
  await expect(page.getByRole('form').locator('[aria-live][data-state]')).toContainText(
    status.failed,
  );
  await keepsEverything(page);
});

test('what is typed and sent before the page is alive is kept, and sent when it is', async ({
  page,
}) => {
  await using site = await startSite();
  const release = await hold(page, '**/assets/*.js');
  await page.goto(`${site.url}/Contact`, { waitUntil: 'domcontentloaded' });
  await fill(page);
  await control(page, 'subject').press('Enter');
  await expect(page).toHaveURL(`${site.url}/Contact`);
  await keepsEverything(page);
  release();
  await expect(page.getByText(toast.sent)).toBeVisible();
  expect(await arrived(site.url)).toMatchObject([
    { template_params: { message: message.message } },
  ]);
});

test('a visitor who goes on reading while the message is under way still hears how it went', async ({
  page,
}) => {
  await using site = await startSite();
  await openAlive(page, `${site.url}/Contact`);
  await fill(page);
  await order(site.url, 'hang');
  const asked = page.waitForRequest('**/api/v1.0/email/send');
  await send(page);
  await asked;
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).click();
  await expect(page.locator('main h1')).toHaveText('Privacy Policy');
  await site.kill();
  await expect(page.getByText(toast.failed)).toBeVisible();
  await page.goBack();
  await keepsEverything(page);
});

const subjects = {
  '/UIPage': 'UI/UX Design',
  '/front': 'Front-End Development',
  '/Back': 'Back-End Development',
  '/FullStack': 'Full Stack Development',
  '/CmsPage': 'CMS Solutions',
  '/Regularupdate': 'Regular Updates',
  '/BugFix': 'Bug Fixing',
  '/Crmpage': 'CRM System',
  '/ERPPages': 'ERP Software Services',
  '/AccountingSoftPage': 'Accounting Software',
  '/SoftwareTestingPage': 'Software Testing',
  '/SoftwareMaintainsPage': 'Software Maintenance',
  '/AndroidAppDevPage': 'Android App Development',
  '/IosAppDevPage': 'iOS App Development',
  '/AppmaintancePage': 'App Maintenance & Testing',
  '/WebservicesPage': 'Web Services',
  '/SoftwareServicespage': 'Software Services',
  '/AppServicesPage': 'App Services',
  '/DigitalMarketingPage': 'Digital Marketing',
  '/Our-vision-for-student': 'Internship',
};

for (const [path, service] of Object.entries(subjects)) {
  test(
    `one press on the end of ${path} stands in the form, with the subject filled in`,
    fullUnless(path === '/ERPPages'),
    async ({ page }) => {
      await openAlive(page, path);
      const end = page.getByRole('region', {
        name: /^(?:Ask for a quotation|Questions about the internship\?)$/,
      });
      await end.getByRole('link', { name: /^(?:Get a quotation|contact form|Contact)$/ }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact Us');
      await expect(page.getByRole('main')).toContainText(`You’re asking about ${service}.`);
      await expect(control(page, 'subject')).toHaveValue(`Enquiry: ${service}`);
    },
  );
}

test('an address that says what about fills in the subject, is the address of Contact to search engines, and takes back what it proposed', async ({
  page,
}) => {
  const heard: string[] = [];
  page.on('console', (line) => heard.push(line.text()));
  await openAlive(page, '/Contact?about=BugFix');
  await expect(control(page, 'subject')).toHaveValue('Enquiry: Bug Fixing');
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/Contact$/);
  await page.getByRole('banner').getByRole('link', { name: 'Contact', exact: true }).click();
  await expect(page).toHaveURL('/Contact');
  await expect(control(page, 'subject')).toHaveValue('');
  await expect(page.getByText('You’re asking about')).toHaveCount(0);
  await page.goBack();
  await expect(control(page, 'subject')).toHaveValue('Enquiry: Bug Fixing');
  await control(page, 'subject').fill('Two bugs');
  await page.reload();
  await alive(page);
  await expect(control(page, 'subject')).toHaveValue('Two bugs');
  expect(heard).toEqual([]);
});

for (const about of ['constructor', '', 'UIPage%', '<b>', 'Pizza']) {
  test(`an address about "${about}" is Contact as it is`, full, async ({ page }) => {
    await openAlive(page, `/Contact?about=${about}`);
    await alive(page);
    await expect(page.getByText('Do you have a project, a question or a problem?')).toBeVisible();
    await expect(control(page, 'subject')).toHaveValue('');
  });
}

test('a form that is not filled in is not sent: the browser points at the first empty field', async ({
  page,
}) => {
  await openAlive(page, '/Contact');
  let asked = 0;
  await page.route('**/api/v1.0/email/send', () => void asked++);
  await send(page);
  await expect(control(page, 'firstName')).toBeFocused();
  await fill(page);
  await control(page, 'email').fill('not an address');
  await send(page);
  await expect(control(page, 'email')).toBeFocused();
  expect(asked).toBe(0);
});

test('what was typed survives a reload, until the message has arrived', async ({ page }) => {
  await page.route('**/api/v1.0/email/send', (route) => route.fulfill({ body: 'OK' }));
  await openAlive(page, '/Contact');
  await fill(page);
  await page.reload();
  await keepsEverything(page);
  await alive(page);
  await send(page);
  await expect(page.getByText(toast.sent)).toBeVisible();
  await page.reload();
  await alive(page);
  for (const name of fields) await expect(control(page, name)).toHaveValue('');
});

test(
  'a text of 100 kB is more than the service takes: that is told, and nothing is lost',
  full,
  async ({ page }) => {
    await using site = await startSite();
    await openAlive(page, `${site.url}/Contact`);
    await fill(page);
    const text = 'x'.repeat(100_000);
    await control(page, 'message').fill(text);
    await send(page);
    await expect(page.getByText(toast.failed)).toBeVisible();
    await expect(control(page, 'message')).toHaveValue(text);
    expect(await arrived(site.url)).toEqual([]);
  },
);

test(
  'no corner is empty: the map is as wide as the form and what stands beside it',
  full,
  async ({ page }) => {
    await openAlive(page, '/Contact');
    const width = (selector: string) =>
      page.locator(selector).evaluate((element) => element.getBoundingClientRect().width);
    expect(await width('#contact iframe')).toBe(await width('#contact > div'));
  },
);

test('what was typed before React hydrates the page is kept, also where a password manager puts icons beside the fields', async ({
  page,
}) => {
  const release = await hold(page, '**/assets/*.js');
  await page.goto('/Contact', { waitUntil: 'domcontentloaded' });
  await fill(page);
  await page.evaluate(() => {
    for (const field of document.querySelectorAll('form input, form textarea')) {
      const icon = document.createElement('div');
      icon.dataset.icon = '';
      field.after(icon);
    }
  });
  release();
  await alive(page);
  await keepsEverything(page);
  await page.waitForFunction(() => localStorage.getItem('draft.contact')?.includes('Asha'));
});

test('a long message is shown whole, as far as half the screen', async ({ page }) => {
  await openAlive(page, '/Contact');
  const box = control(page, 'message');
  const height = () => box.evaluate((element) => element.clientHeight);
  const three = await height();
  await expect(box).toHaveAttribute('rows', '3');
  await expect(box).toHaveCSS('resize', 'none');
  await box.fill('A line\n'.repeat(8));
  expect(await height()).toBeGreaterThan(2 * three);
  await box.fill('A line\n'.repeat(80));
  expect(await height()).toBeLessThanOrEqual(450);
});
