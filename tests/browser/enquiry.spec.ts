import { expect, type Page, test } from '@playwright/test';
import students from '../../src/content/students.ts';
import { type EnquiryField, enquiryFields } from '../../src/machines/enquiry/enquiry.machine.ts';
import { full } from './runs.ts';
import { alerts, complaints, field, fileOf, form, hold, openAlive } from './site.ts';

const { fields, resume, submit } = students.form;
const press = (page: Page) => form(page).getByRole('button', { name: submit }).click();

const enquiry: Record<EnquiryField, string> = {
  name: 'Asha $& 🎉',
  contactNumber: '0000000000',
  email: 'asha@example.com',
  highestQualification: 'BCA',
  collegeUniversityName: 'A college',
  message: `Namaste, नमस्ते 🎉\n${'x'.repeat(100_000)}`,
};

async function fill(page: Page): Promise<void> {
  for (const name of enquiryFields) await field(page, fields[name]).fill(enquiry[name]);
}

test('a student is thanked by the name entered, once, nothing is sent, and everything is cleared', async ({
  page,
}) => {
  const heard = alerts(page);
  await openAlive(page, '/Our-vision-for-student');
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') sent.push(request.url());
  });
  await fill(page);
  await field(page, resume.label).setInputFiles(fileOf('Asha.DOC', 5));
  await form(page).evaluate((element: HTMLFormElement) => {
    element.requestSubmit();
    element.requestSubmit();
  });
  await expect(form(page).locator('[aria-live][data-state]')).toContainText(
    'To get a reply, call or write to us:',
  );
  expect(heard).toEqual(['Thank you, Asha $& 🎉! We will contact you soon.']);
  for (const name of enquiryFields) await expect(field(page, fields[name])).toHaveValue('');
  await expect(field(page, resume.label)).toHaveValue('');
  expect(sent).toEqual([]);
  expect(await page.evaluate(() => localStorage.getItem('draft.enquiry'))).toBeNull();
});

test('after the thanks a mail is prepared with what was typed; using the form again removes it', async ({
  page,
}) => {
  alerts(page);
  await openAlive(page, '/Our-vision-for-student');
  const message = 'May I come on Mondays & Fridays?\n50% 🎉';
  await fill(page);
  await field(page, fields.message).fill(message);
  await field(page, resume.label).setInputFiles(fileOf('Asha.doc', 5));
  await expect(page.getByRole('link', { name: 'Send it by email' })).toHaveCount(0);
  await press(page);
  const mail = page.getByRole('link', { name: 'Send it by email' });
  const { href } = new URL((await mail.getAttribute('href')) ?? '');
  expect(href.slice(0, href.indexOf('?'))).toBe('mailto:hello@weavers.test');
  const lines = [
    'Name: Asha $& 🎉',
    'Contact number: 0000000000',
    'Email: asha@example.com',
    'Highest qualification: BCA',
    'College/university name: A college',
    'Message: May I come on Mondays & Fridays?',
    '50% 🎉',
  ];
  const [subject, body] = href.slice(href.indexOf('?') + 1).split('&');
  expect(decodeURIComponent(subject ?? '')).toBe('subject=Internship enquiry');
  expect(decodeURIComponent(body ?? '')).toBe(`body=${lines.join('\r\n')}`);
  expect(await page.getByRole('main').innerText()).toContain(lines.join('\n'));
  await expect(page.getByRole('link', { name: 'WhatsApp' })).toHaveCount(0);
  const kept = () =>
    page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  expect(await kept()).not.toContain('Asha');
  await field(page, fields.name).fill('R');
  await expect(mail).toHaveCount(0);
  await expect(page.getByText('Mondays')).toHaveCount(0);
});

test('a renamed program, and an empty file, are refused at their field, and nothing is lost', async ({
  page,
}) => {
  const heard = alerts(page);
  await openAlive(page, '/Our-vision-for-student');
  await fill(page);
  for (const [file, fault] of [
    [
      fileOf('resume.pdf.exe', 10),
      'We can only open .pdf, .doc and .docx. Please choose the resume in one of them.',
    ],
    [fileOf('resume.pdf', 0), 'There is nothing in this file. Please choose the right one.'],
  ] as const) {
    await field(page, resume.label).setInputFiles(file);
    await press(page);
    await expect(field(page, resume.label)).toBeFocused();
    await expect(form(page).getByRole('alert')).toHaveText(fault);
    for (const name of enquiryFields) {
      await expect(field(page, fields[name])).toHaveValue(enquiry[name]);
    }
    expect(heard).toEqual([]);
    await field(page, fields.name).focus();
  }
});

test('the contact number takes ten digits and nothing else, typed or pasted', async ({ page }) => {
  await openAlive(page, '/Our-vision-for-student');
  const number = field(page, fields.contactNumber);
  await number.pressSequentially('12ab-34');
  await expect(number).toHaveValue('1234');
  await page.evaluate(() => {
    const source = document.body.appendChild(document.createElement('textarea'));
    source.value = '(0)56x78 90-123';
    source.select();
    document.execCommand('copy');
    source.remove();
  });
  await number.focus();
  await number.press('End');
  await number.press('Control+V');
  await expect(number).toHaveValue('1234056789');
  await number.press('9');
  await expect(number).toHaveValue('1234056789');
  await number.fill('');
  await number.pressSequentially('+91 98765 43210');
  await expect(number).toHaveValue('9876543210');
});

test(
  'a draft of 100 kB survives a reload without a complaint from the page, and says that the file is missing',
  full,
  async ({ page }) => {
    const heard = complaints(page);
    await openAlive(page, '/Our-vision-for-student');
    await fill(page);
    await field(page, resume.label).setInputFiles(fileOf('Asha.doc', 5));
    await page.reload();
    await expect(form(page)).toContainText(
      'What you typed last time is still here. Please choose the resume once more.',
    );
    for (const name of enquiryFields) {
      await expect(field(page, fields[name])).toHaveValue(enquiry[name]);
    }
    await press(page);
    await expect(field(page, resume.label)).toBeFocused();
    expect(heard).toEqual([]);
  },
);

test('what is typed before the page is alive goes before a draft', async ({ page }) => {
  await openAlive(page, '/Our-vision-for-student');
  await field(page, fields.name).fill('From the draft');
  await field(page, fields.message).fill('From the draft');
  await page.waitForFunction(() => localStorage.getItem('draft.enquiry')?.includes('"message":"F'));
  const release = await hold(page, '**/assets/*.js');
  await page.reload({ waitUntil: 'domcontentloaded' });
  await field(page, fields.name).fill('Typed early');
  release();
  await expect(field(page, fields.message)).toHaveValue('From the draft');
  await expect(field(page, fields.name)).toHaveValue('Typed early');
  await page.reload();
  await expect(field(page, fields.message)).toHaveValue('From the draft');
  await expect(field(page, fields.name)).toHaveValue('Typed early');
});

test('a number that is composed, or in another script, is the number meant', async ({ page }) => {
  await openAlive(page, '/Our-vision-for-student');
  const number = field(page, fields.contactNumber);
  await number.fill('९८७६५४३२१०');
  await expect(number).toHaveValue('9876543210');
  await number.fill('');
  await number.focus();
  const input = await page.context().newCDPSession(page);
  for (const text of ['9', '98', '98a', '98a7'])
    await input.send('Input.imeSetComposition', {
      text,
      selectionStart: text.length,
      selectionEnd: text.length,
    });
  await input.send('Input.insertText', { text: '98a7' });
  await expect(number).toHaveValue('987');
});
