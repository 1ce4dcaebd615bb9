import { expect, type Page, test } from '@playwright/test';
import { control, message, send, status } from './contact-form.ts';
import { full } from './runs.ts';
import { alive, arrived, openAlive, startSite, withoutMap } from './site.ts';

const toggle = (page: Page) => page.getByRole('button', { name: 'Answer six questions' });
const panel = (page: Page) => page.locator('#brief').getByRole('group');
const press = (page: Page, name: string) =>
  panel(page).getByRole('button', { name, exact: true }).click();
const asked = (page: Page) => panel(page).getByRole('heading', { level: 3 });

/** Fills in who writes. */
async function sign(page: Page): Promise<void> {
  for (const name of ['firstName', 'lastName', 'email', 'phone'] as const)
    await control(page, name).fill(message[name]);
}

test.beforeEach(({ page }) => withoutMap(page));
test.use({ viewport: { width: 390, height: 844 } });

/** One answer to each of three questions: how many to skip before, its button, its sentence and subject. */
const answers = [
  [0, 'Something else', 'Our business is not one of the kinds you list.', 'Enquiry'],
  [
    1,
    'Customers cannot book online',
    'We want people to be able to book with us online.',
    'Enquiry: Full Stack Development',
  ],
  [5, 'Not sure', 'We are not sure about the budget.', 'Enquiry'],
] as const;

/** Sends what the brief has put into the form; the mailbox has it, and the summary said it. */
async function arrives(page: Page, url: string, text: string, subject: string): Promise<void> {
  await expect(asked(page)).toHaveText('Your message');
  await expect(panel(page).locator('p').first()).toHaveText(text);
  await press(page, 'Put it into the form');
  await expect(control(page, 'message')).toBeFocused();
  await sign(page);
  await send(page);
  await expect(page.getByText(status.sent)).toBeVisible();
  const [last] = await arrived(url);
  expect(last).toMatchObject({ template_params: { subject, message: text } });
}

test('a wholesaler answers six questions, and what arrives is what the summary said', async ({
  page,
}) => {
  await using site = await startSite();
  await openAlive(page, `${site.url}/Contact`);
  await toggle(page).click();
  for (const name of [
    'Wholesaler',
    'Bills and stock take too long',
    '6 to 20',
    'Tally',
    'In one to three months',
    '₹1 to 3 lakh',
  ])
    await press(page, name);
  await arrives(
    page,
    site.url,
    'We are a wholesaler. Billing and keeping stock take up too much of our time. Six to twenty people will use it. ' +
      'We use Tally now. We need it in one to three months. Our budget is ₹1 lakh to ₹3 lakh.',
    'Enquiry: Accounting Software',
  );
});

test('one answer alone arrives as the summary said it', full, async ({ page }) => {
  await using site = await startSite();
  await openAlive(page, `${site.url}/Contact`);
  await toggle(page).click();
  for (const [skipped, name, text, subject] of answers) {
    for (let count = 0; count < skipped; count += 1) await press(page, 'Skip');
    await press(page, name);
    if (skipped < 5) await press(page, 'Finish now');
    await arrives(page, site.url, text, subject);
    await toggle(page).click();
    await press(page, 'Clear the answers');
  }
  expect(await arrived(site.url)).toHaveLength(answers.length);
});

test('"Get a quotation" on /front, two answers and "Finish now" make a message that names both, and the service', async ({
  page,
}) => {
  await openAlive(page, '/front');
  await page.getByRole('main').getByRole('link', { name: 'Get a quotation' }).click();
  const service = 'Front-End Development';
  await press(page, 'Wholesaler');
  await expect(panel(page).getByRole('button', { pressed: true })).toHaveText(service);
  await press(page, 'Next');
  await press(page, '6 to 20');
  await press(page, 'Finish now');
  await press(page, 'Put it into the form');
  await expect(control(page, 'message')).toHaveValue(
    `We are a wholesaler. We would like a quotation for ${service}. Six to twenty people will use it.`,
  );
  await expect(control(page, 'subject')).toHaveValue(`Enquiry: ${service}`);
});

test('Home, Services and Our Works lead to the open questions; Contact and its addresses below services show them closed, an internship too', async ({
  page,
}) => {
  await openAlive(page, '/');
  await page.getByRole('link', { name: 'Answer six questions' }).click();
  await expect(asked(page)).toHaveText('Question 1 of 6 What kind of business is it?');
  await expect(asked(page)).toBeInViewport();
  for (const path of ['/services', '/OurWorks']) {
    await openAlive(page, path);
    await page.getByRole('main').getByRole('link', { name: 'Get a quotation' }).click();
    await expect(asked(page)).toHaveText('Question 1 of 6 What kind of business is it?');
  }
  for (const path of ['/Contact', '/Front/Contact', '/Contact?about=Our-vision-for-student']) {
    await openAlive(page, path);
    await expect(toggle(page)).toHaveAttribute('aria-expanded', 'false');
    await expect(panel(page)).toHaveCount(0);
  }
  await openAlive(page, '/Front/Contact');
  await toggle(page).click();
  await press(page, 'Skip');
  await expect(panel(page).getByRole('button', { pressed: true })).toHaveText(
    'Front-End Development',
  );
});

test('answers survive a reload, another page and Back, until they are in the form or cleared', async ({
  page,
}) => {
  await openAlive(page, '/Contact');
  await toggle(page).click();
  await press(page, 'Clinic');
  await press(page, 'Enquiries get lost');
  const kept = () => page.evaluate(() => localStorage.getItem('draft.brief') ?? '');
  await expect.poll(kept).toContain('clinic');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).click();
  await expect(page.locator('main h1')).toHaveText('Privacy Policy');
  await page.goBack();
  await expect(asked(page)).toHaveText('Question 3 of 6 How many people will use it?');
  await page.reload();
  await alive(page);
  await toggle(page).click();
  await press(page, 'Finish now');
  await expect(panel(page)).toContainText('We run a clinic. We lose track of our enquiries.');
  await press(page, 'Put it into the form');
  await expect.poll(kept).toBe('');
  await page.reload();
  await alive(page);
  await expect(control(page, 'message')).toHaveValue(
    'We run a clinic. We lose track of our enquiries.',
  );
});

test('by keyboard alone: each step has the focus, and Tab goes on through its answers', async ({
  page,
}) => {
  await openAlive(page, '/Contact');
  await toggle(page).focus();
  await page.keyboard.press('Enter');
  await expect(toggle(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(panel(page).getByRole('button', { name: 'Shop', exact: true })).toBeFocused();
  await page.keyboard.press('Space');
  await expect(asked(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(panel(page).getByRole('button', { name: 'Enquiries get lost' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(asked(page)).toHaveText('Question 3 of 6 How many people will use it?');
  await panel(page).getByRole('button', { name: 'Finish now' }).press('Enter');
  await expect(panel(page).getByText('We run a shop.')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(control(page, 'message')).toBeFocused();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(' Call me.');
  await expect(control(page, 'message')).toHaveValue(
    'We run a shop. We lose track of our enquiries. Call me.',
  );
});

test('without scripts the questions are a hint above the message, and there is no button for them', async ({
  browser,
}) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await withoutMap(page);
  await page.goto('/Contact?about=quotation#brief');
  await expect(page.getByText('Answer six questions')).toBeHidden();
  await expect(control(page, 'message')).toHaveAccessibleDescription(
    'Your business, the trouble, how many people, what you use now, when, your budget.',
  );
  await page.close();
});
