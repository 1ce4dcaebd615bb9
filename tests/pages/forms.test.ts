import { describe, expect, test } from 'vitest';
import { pageAt, textOf } from './page.ts';

/** A form as a visitor fills it in: each control with all that a browser, a person or a screen reader is told of it. */
async function tableOf(path: string) {
  const page = await pageAt(path);
  const form = page.querySelector('main form') as HTMLFormElement;
  const controls = [...form.elements].filter(
    (control) => control.matches('input, select, textarea') && !control.matches('[name=skills]'),
  );
  const rows = controls.map((control) => {
    const label = page.querySelector(`label[for="${control.id}"]`);
    const has = (name: string) => control.getAttribute(name) ?? '-';
    const kind = control.matches('input')
      ? has('type')
      : `${control.localName}${control.matches('textarea') ? ` ${has('rows')}` : ''}`;
    return [
      textOf(label),
      has('name'),
      kind,
      has('autocomplete'),
      control.hasAttribute('required') ? 'required' : 'optional',
    ].join(' | ');
  });
  return { page, form, rows };
}

test('the contact form asks for six things, in this order', async () => {
  const { form, page, rows } = await tableOf('/Contact');
  expect(rows).toEqual([
    'First name | firstName | text | given-name | required',
    'Last name | lastName | text | family-name | required',
    'Email | email | email | email | required',
    'Phone | phone | tel | tel | required',
    'Subject | subject | text | - | required',
    'Message | message | textarea 3 | - | required',
  ]);
  expect(textOf(page.getElementById(form.getAttribute('aria-labelledby') ?? ''))).toBe(
    'Write to us',
  );
  expect(textOf(form.querySelector('button'))).toBe('Send Message');
});

test('the form at the end of Home is the same', async () => {
  expect((await tableOf('/')).rows).toEqual((await tableOf('/Contact')).rows);
});

test('the enquiry asks for six things and a resume, in this order', async () => {
  const { form, rows } = await tableOf('/Our-vision-for-student');
  expect(rows).toEqual([
    'Name | name | text | name | required',
    'Contact number | contactNumber | text | tel-national | required',
    'Email | email | email | email | required',
    'Highest qualification | highestQualification | text | - | required',
    'College/university name | collegeUniversityName | text | - | required',
    'Message | message | textarea 4 | - | required',
    'Resume | resume | file | - | required',
  ]);
  const number = form.querySelector('[name=contactNumber]');
  expect(number?.getAttribute('inputmode')).toBe('numeric');
  expect(number?.getAttribute('pattern')).toBe('[0-9]*');
  expect(textOf(form.querySelector('button'))).toBe('Send Enquiry');
});

describe('the application', () => {
  test('asks for five things and a resume, in this order', async () => {
    const { form, rows } = await tableOf('/Carrer');
    expect(rows).toEqual([
      'Name | name | text | name | required',
      'Email | email | email | email | required',
      'Phone | phone | text | tel-national | required',
      'Experience | experience | select | - | required',
      'Designation | designation | select | - | required',
      'Resume | resume | file | - | required',
    ]);
    expect(form.querySelector('[name=phone]')?.getAttribute('inputmode')).toBe('numeric');
    expect(textOf(form.querySelector('button'))).toBe('Apply Now');
  });

  test('offers these choices, none of them chosen, and sends these values', async () => {
    const { form } = await tableOf('/Carrer');
    const options = (name: string) =>
      [...form.querySelectorAll(`[name=${name}] option`)].map(
        (option) => `${option.getAttribute('value')} = ${textOf(option)}`,
      );
    expect(options('experience')).toEqual([
      ' = Please choose',
      'Fresher = Fresher',
      'less than one = < 1 year',
      'one year = 1 year',
      'two year = 2 year',
      'three year = 3+ year',
    ]);
    expect(options('designation')).toEqual([
      ' = Please choose',
      'Full Stack Developer = Full Stack Developer',
      'Frontend Developer = Frontend Developer',
      'Backend Developer = Backend Developer',
      'Software Developer = Software Developer',
      'App Developer = App Developer',
      'Digital Marketing = Digital Marketing Executive',
    ]);
    const skills = [...form.querySelectorAll('[name=skills]')];
    expect(
      skills.map((box) => `${box.getAttribute('value')} = ${textOf(box.closest('label'))}`),
    ).toEqual([
      'C = C',
      'C++ = C++',
      'C# = C#',
      'python = python',
      'java = java',
      '.NET = .NET',
      'html = html',
      'css = css',
      'javaScript = javaScript',
      'react = react',
      'node = node',
      'mongoDB = mongoDB',
      'expressJS = expressJS',
      'SEO = SEO',
    ]);
    expect(skills.every((box) => box.getAttribute('type') === 'checkbox')).toBe(true);
    expect(skills.some((box) => box.hasAttribute('required') || box.hasAttribute('checked'))).toBe(
      false,
    );
    expect(textOf(form.querySelector('legend'))).toBe('Skills (optional)');
  });
});

test.each([
  ['/Carrer', 'A .pdf, .doc or .docx file of at most 2 MB.'],
  ['/Our-vision-for-student', 'A .pdf, .doc or .docx file. It stays with you.'],
])(
  'the resume of %s says which files it takes, to the picker, the eye and the ear',
  async (path, hint) => {
    const { page, form } = await tableOf(path);
    const resume = form.querySelector('[name=resume]');
    expect(resume?.getAttribute('accept')).toBe('.pdf,.doc,.docx');
    const [hintId = '', errorId = ''] = (resume?.getAttribute('aria-describedby') ?? '').split(' ');
    expect(textOf(page.getElementById(hintId))).toBe(hint);
    expect(page.getElementById(errorId)?.getAttribute('role')).toBe('alert');
  },
);

test.each(['/Contact', '/Carrer', '/Our-vision-for-student'])(
  'the form of %s has a line that says how the try stands, and is sent by no address',
  async (path) => {
    const { form } = await tableOf(path);
    const line = form.querySelector('button[type=submit] + p > span[aria-live]');
    expect(line?.getAttribute('aria-live')).toBe('polite');
    expect(line?.getAttribute('data-state')).toBe('editing');
    expect(form.getAttribute('method')).toBe('post');
    expect(form.hasAttribute('action')).toBe(false);
    expect(form.querySelector('.code-note')?.getAttribute('role')).toBe('status');
  },
);
