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

/** By question, the button of each answer and what it says in the message. */
const answers = [
  {
    Shop: 'We run a shop.',
    Wholesaler: 'We are a wholesaler.',
    Clinic: 'We run a clinic.',
    School: 'We run a school.',
    Workshop: 'We run a workshop.',
    'Something else': 'Our business is not one of the kinds you list.',
  },
  {
    'Bills and stock take too long': 'Billing and keeping stock take up too much of our time.',
    'Enquiries get lost': 'We lose track of our enquiries.',
    'Orders and material are hard to follow':
      'We cannot easily track our orders or the material they need.',
    'Customers cannot book online': 'We want people to be able to book with us online.',
    'Customers cannot buy online': 'We want people to be able to buy from us online.',
    'No website, or an old one': 'We have no website, or one that is out of date.',
    'We want an app': 'We want an app for our customers or our staff.',
    'Our program breaks or needs changes': 'The program we have breaks or needs changes.',
    'Too few customers find us': 'Too few new customers find us.',
    'Something else': 'We need something else and would like to explain it.',
  },
  {
    'Only me': 'One person will use it.',
    '2 to 5': 'Two to five people will use it.',
    '6 to 20': 'Six to twenty people will use it.',
    'More than 20': 'More than twenty people will use it.',
    'Our customers': 'The people we serve will use it.',
  },
  {
    Excel: 'We use Excel now.',
    Tally: 'We use Tally now.',
    'Another program': 'We use another program now.',
    Paper: 'We work on paper now.',
    'Nothing yet': 'We have no system for this yet.',
  },
  {
    'Within a month': 'We need it within a month.',
    'In one to three months': 'We need it in one to three months.',
    Later: 'We need it in more than three months.',
    'No fixed date': 'We have no fixed date for this.',
  },
  {
    'Under ₹1 lakh': 'Our budget is under ₹1 lakh.',
    '₹1 to 3 lakh': 'Our budget is ₹1 lakh to ₹3 lakh.',
    '₹3 to 10 lakh': 'Our budget is ₹3 lakh to ₹10 lakh.',
    'Above ₹10 lakh': 'Our budget is above ₹10 lakh.',
    'Not sure': 'We are not sure about the budget.',
  },
] as const;

/** The subject of a message with this answer, where it is not `Enquiry`. */
const subjects: Readonly<Record<string, string>> = {
  'Bills and stock take too long': 'Enquiry: Accounting Software',
  'Enquiries get lost': 'Enquiry: CRM System',
  'Orders and material are hard to follow': 'Enquiry: ERP Software Services',
  'Customers cannot book online': 'Enquiry: Full Stack Development',
  'Customers cannot buy online': 'Enquiry: Full Stack Development',
  'No website, or an old one': 'Enquiry: CMS Solutions',
  'We want an app': 'Enquiry: Android App Development',
  'Our program breaks or needs changes': 'Enquiry: Software Maintenance',
  'Too few customers find us': 'Enquiry: Digital Marketing',
};

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

test('one answer alone arrives as the summary said it, whichever it is', full, async ({ page }) => {
  test.setTimeout(300_000);
  await using site = await startSite();
  await openAlive(page, `${site.url}/Contact`);
  await toggle(page).click();
  for (const [skipped, ofQuestion] of answers.entries())
    for (const [name, text] of Object.entries(ofQuestion)) {
      for (let count = 0; count < skipped; count += 1) await press(page, 'Skip');
      await press(page, name);
      if (skipped < 5) await press(page, 'Finish now');
      await arrives(page, site.url, text, subjects[name] ?? 'Enquiry');
      await toggle(page).click();
      await press(page, 'Clear the answers');
    }
  const count = answers.flatMap((ofQuestion) => Object.keys(ofQuestion)).length;
  expect(await arrived(site.url)).toHaveLength(count);
});

for (const path of ['/AccountingSoftPage', '/front'])
  test(`"Get a quotation" on ${path}, two answers and "Finish now" make a message that names both, and the service`, async ({
    page,
  }) => {
    await openAlive(page, path);
    await page.getByRole('main').getByRole('link', { name: 'Get a quotation' }).click();
    const service = path === '/front' ? 'Front-End Development' : 'Accounting Software';
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

test('a message that was typed already stays above the brief', async ({ page }) => {
  await openAlive(page, '/Contact');
  await control(page, 'subject').fill('Our clinic');
  await control(page, 'message').fill('Namaste, please call after six.');
  await toggle(page).click();
  await press(page, 'Clinic');
  await press(page, 'Finish now');
  await press(page, 'Put it into the form');
  await expect(control(page, 'message')).toHaveValue(
    'Namaste, please call after six.\n\nWe run a clinic.',
  );
  await expect(control(page, 'subject')).toHaveValue('Our clinic');
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
