import { expect, type Page } from '@playwright/test';
import type { ContactMessage } from '../../src/machines/contact/contact.machine.ts';
import { field, form } from './site.ts';

/** The labels of the fields. */
const labels: Readonly<Record<keyof ContactMessage, string>> = {
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
  phone: 'Phone',
  subject: 'Subject',
  message: 'Message',
};

/** What a toast says, and what the form says. */
export const toast = {
  sent: 'Your message has been sent! 🎉',
  failed: 'Failed to send. Please try again.',
};
export const status = {
  sent: 'Thank you, your message has been sent. We will reply by email or phone.',
  failed:
    'Your message was not sent, and is still in the form. Check your connection and try again, or reach us directly:',
};

export const message: ContactMessage = {
  firstName: 'Asha',
  lastName: 'Verma',
  email: 'asha@example.com',
  phone: '+91 00000 00000',
  subject: 'A new website',
  message: 'Namaste, नमस्ते 🎉\nPlease <b>call</b> me & my brother.',
};
/** One of plain words, which the trees hold. */
export const plain: ContactMessage = {
  ...message,
  phone: '00000 00000',
  subject: 'A website',
  message: 'Namaste',
};
export const fields = Object.keys(labels) as (keyof ContactMessage)[];

export const control = (page: Page, name: keyof ContactMessage) => field(page, labels[name]);

/** Fills in every field. */
export async function fill(page: Page, texts = message): Promise<void> {
  for (const name of fields) await control(page, name).fill(texts[name]);
}

/** All of `message` is in the form. */
export async function keepsEverything(page: Page): Promise<void> {
  for (const name of fields) await expect(control(page, name)).toHaveValue(message[name]);
}

export const send = (page: Page) =>
  form(page).getByRole('button', { name: 'Send Message' }).click();
