import { act, cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fromPromise } from 'xstate';
import { ApplicationForm } from '../../src/components/forms/ApplicationForm.tsx';
import { ContactForm } from '../../src/components/forms/ContactForm.tsx';
import { EnquiryForm } from '../../src/components/forms/EnquiryForm.tsx';
import { Purpose } from '../../src/components/forms/Purpose.tsx';
import { keeping, purpose } from '../../src/content/form.ts';
import careers from '../../src/content/careers.ts';
import { company } from '../../src/content/company.ts';
import contactWords from '../../src/content/contact.ts';
import students from '../../src/content/students.ts';
import { application } from '../../src/services/application.ts';
import { contact } from '../../src/services/contact.ts';
import { enquiry } from '../../src/services/enquiry.ts';
import { quietVisit } from '../models/quiet.ts';
import { Stage } from './stage.tsx';

let visit: ReturnType<typeof quietVisit>;
let post: { settle(): void; fail(cause: Error): void };
beforeEach(() => {
  vi.useFakeTimers();
  localStorage.clear();
  sessionStorage.clear();
  vi.stubGlobal('alert', () => {});
  vi.spyOn(console, 'error').mockImplementation(() => {});
  visit = quietVisit();
});
afterEach(() => {
  cleanup();
  visit.stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** A post office that answers when the test says so. */
const send = fromPromise<void, never>(
  () =>
    new Promise<void>((settle, fail) => {
      post = { settle, fail };
    }),
) as never;

const views = {
  contact: () => (
    <ContactForm
      keeping={keeping}
      machine={contact.provide({ actors: { send }, actions: { notify: () => {} } })}
      words={contactWords.form}
      subject=""
      company={company}
      level="h2"
      purpose={<Purpose words={purpose} />}
    />
  ),
  application: () => (
    <ApplicationForm
      keeping={keeping}
      machine={application.provide({ actors: { send } })}
      words={careers.form}
      company={company}
      labelledBy="title"
      purpose={<Purpose words={purpose} />}
    />
  ),
  enquiry: () => (
    <EnquiryForm
      keeping={keeping}
      machine={enquiry}
      words={students.form}
      company={company}
      labelledBy="title"
      newTab="(opens in a new tab)"
    />
  ),
};
const show = (name: keyof typeof views) => render(<Stage visit={visit}>{views[name]()}</Stage>);

const button = () => document.querySelector('button[type=submit]') as HTMLButtonElement;
const said = () => document.querySelector('button[type=submit] + p')?.textContent;
const line = () => said()?.replace(/^.*Privacy Policy/, '');
const tell = (name: string, event: { type: string }) =>
  act(() => void visit.system.get(name).send(event));
const submit = async (name: string) => {
  tell(name, { type: 'form.submit' });
  await act(() => vi.advanceTimersByTimeAsync(0));
};
const answer = async (how: () => void) => {
  how();
  await act(() => vi.advanceTimersByTimeAsync(0));
};
const resume = { name: 'Asha.pdf', size: 4 };
const direct = '+91 10000 00001 · hello@weavers.test';

test('a message is under way, and has been sent: said beside the button and on it', async () => {
  show('contact');
  expect([line(), button().textContent]).toEqual(['', 'Send Message']);
  await submit('contact');
  expect([line(), button().textContent]).toEqual(['Sending…', 'Sending…']);
  expect(button().getAttribute('aria-disabled')).toBe('true');
  await answer(() => post.settle());
  expect([line(), button().textContent]).toEqual([
    'Thank you, your message has been sent. We will reply by email or phone.',
    'Send Message',
  ]);
});

test('a message that was not sent leaves the visitor its words and other ways', async () => {
  show('contact');
  await submit('contact');
  await answer(() => post.fail(new Error('500')));
  expect(line()).toBe(
    `Your message was not sent, and is still in the form. Check your connection and try again, or reach us directly: ${direct}`,
  );
});

test('a form whose drafts fail is sent all the same', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.stubGlobal('addEventListener', () => {
    throw new Error('planted');
  });
  show('contact');
  await submit('contact');
  await answer(() => post.settle());
  expect(line()).toContain('Thank you, your message has been sent.');
  expect(log.mock.calls).toEqual([['The actor keepDraft failed:', new Error('planted')]]);
});

const banner = () => document.querySelector('form + p')?.textContent;

test('that an application has been sent is told as long as nothing is changed, also when the banner has gone', async () => {
  show('application');
  tell('application', { type: 'resume.choose', file: resume } as never);
  await submit('application');
  expect([line(), button().textContent, banner()]).toEqual(['Sending…', 'Sending…', '']);
  await answer(() => post.settle());
  const sent = 'Your application has been sent. The next steps are described below.';
  expect([line(), button().textContent, banner()]).toEqual([
    sent,
    'Apply Now',
    'Successfully Registered! Our team will contact you shortly.',
  ]);
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect([line(), banner()]).toEqual([sent, '']);
});

test('an application that was not sent leaves the visitor its words and other ways', async () => {
  show('application');
  tell('application', { type: 'resume.choose', file: resume } as never);
  await submit('application');
  await answer(() => post.fail(new Error('500')));
  expect(line()).toBe(
    `Everything is still in the form, including your resume. Check that you are online and apply again, or get in touch: ${direct}`,
  );
});

test.each([
  [
    'application',
    'Your text is back as you left it. Files cannot be kept, so please choose your resume again.',
  ],
  ['enquiry', 'What you typed last time is still here. Please choose the resume once more.'],
] as const)(
  'a draft of the form "%s" says that its file has to be chosen again, to the ear too',
  async (name, words) => {
    localStorage.setItem(`draft.${name}`, '{"version":2,"keptAt":9e15,"fields":{"name":"Asha"}}');
    show(name);
    await act(() => vi.advanceTimersByTimeAsync(0));
    expect((document.querySelector('[name=name]') as HTMLInputElement).value).toBe('Asha');
    expect(document.getElementById(`${name}-resume-hint`)?.textContent).toContain(words);
  },
);

test.each([
  [
    'application',
    'Asha.png',
    4,
    'This isn’t a .pdf, .doc or .docx file. Please choose your resume in one of these formats.',
  ],
  ['application', 'Asha.pdf', 0, 'This file is empty. Please choose another or save it again.'],
  ['application', 'Asha.pdf', 2_097_152, ''],
  [
    'application',
    'Asha.pdf',
    2_097_153,
    'This file is larger than 2 MB, the limit of our email service. Please choose a smaller one.',
  ],
  [
    'enquiry',
    'Asha.png',
    4,
    'We can only open .pdf, .doc and .docx. Please choose the resume in one of them.',
  ],
  ['enquiry', 'Asha.docx', 0, 'There is nothing in this file. Please choose the right one.'],
  ['enquiry', 'Asha.docx', 2_097_153, ''],
] as const)(
  'in the form "%s" %s of %i bytes is answered with "%s"',
  async (name, file, size, words) => {
    show(name);
    tell(name, { type: 'resume.choose', file: { name: file, size } } as never);
    await act(() => vi.advanceTimersByTimeAsync(0));
    expect(document.querySelector(`#${name}-resume-error`)?.textContent).toBe(words);
    expect(document.querySelector(`#${name}-resume`)?.getAttribute('aria-invalid')).toBe(
      String(words !== ''),
    );
  },
);

test.each(['application', 'enquiry'] as const)(
  'in the form "%s" the name of a chosen file is said',
  async (name) => {
    show(name);
    const said = document.querySelector(`form [aria-live=polite]`);
    expect(said?.textContent).toBe('');
    tell(name, { type: 'resume.choose', file: { name: 'Asha.pdf', size: 4 } } as never);
    await act(() => vi.advanceTimersByTimeAsync(0));
    expect(said?.textContent).toBe('Asha.pdf');
  },
);

test('beside its button a form that sends says what for', () => {
  for (const name of ['contact', 'application'] as const) {
    show(name);
    expect(said()).toBe(
      'We use your details only to deal with your enquiry or application. Privacy Policy',
    );
    expect(document.querySelector('form a')?.getAttribute('href')).toBe('/Privacy-policy');
    cleanup();
  }
  show('enquiry');
  expect(said()).toBe('');
});
