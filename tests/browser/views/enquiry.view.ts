import { expect, type Page } from '@playwright/test';
import type { AnyMachineSnapshot } from 'xstate';
import students from '../../../src/content/students.ts';
import type { Enquiry, EnquiryField } from '../../../src/machines/enquiry/enquiry.machine.ts';
import type { Attachment } from '../../../src/machines/form.ts';
import { enquiryModel } from '../../models/enquiry.model.ts';
import { alerts, clearForm, fileOf, form, openAlive, restoreDraft } from '../site.ts';
import { defineView } from './view.ts';

/** What the browser's alerts have said so far. */
interface World {
  readonly alerts: string[];
}

const { fields, prepared, resume, status } = students.form;
const field = (page: Page, name: EnquiryField) =>
  form(page).getByLabel(fields[name], { exact: true });
const file = (page: Page) => form(page).getByLabel(resume.label, { exact: true });

async function holds(page: Page, { context }: AnyMachineSnapshot): Promise<void> {
  const expected = context.fields as Enquiry;
  for (const name of Object.keys(expected) as EnquiryField[]) {
    await expect(field(page, name)).toHaveValue(expected[name]);
  }
  const chosen = context.resume as Attachment | undefined;
  await expect
    .poll(() => file(page).evaluate((input: HTMLInputElement) => input.files?.[0]?.name))
    .toBe(chosen?.name);
  const refused = chosen?.name.endsWith('.exe') === true;
  await expect(file(page)).toHaveAttribute('aria-invalid', String(refused));
  await expect(form(page).getByText(resume.faults.format)).toBeVisible({ visible: refused });
}

export const enquiryView = defineView(enquiryModel, {
  part: (page) => form(page).getByRole('button').last(),
  async open(page): Promise<World> {
    const world: World = { alerts: alerts(page) };
    await openAlive(page, '/Our-vision-for-student');
    return world;
  },
  gestures: {
    'draft.restored': (page, event) => restoreDraft(page, 'enquiry', event.fields),
    'field.change': async (page, event) => {
      await field(page, event.name as EnquiryField).fill(String(event.value));
    },
    'form.clear': (page) => clearForm(page, field(page, 'name'), 'Asha'),
    'resume.choose': async (page, event) => {
      const { name, size } = event.file as Attachment;
      await file(page).setInputFiles(fileOf(name, size));
    },
    // Enter in a field; where the browser would stop a blank form, as a second Enter that came at once.
    'form.submit': async (page) => {
      if ((await form(page).getAttribute('data-state')) !== 'thanked') {
        return field(page, 'name').press('Enter');
      }
      await form(page).dispatchEvent('submit');
    },
  },
  states: {
    editing: async (page, expected) => {
      await holds(page, expected);
      await expect(page.getByRole('link', { name: prepared.mail })).toHaveCount(0);
      await expect(form(page).locator('[aria-live][data-state]')).toBeEmpty();
    },
    restored: async (page, expected) => {
      await holds(page, expected);
      const missing = expected.context.resume === undefined;
      await expect(form(page).getByText(resume.again)).toBeVisible({ visible: missing });
      await expect(form(page).locator('[aria-live][data-state]')).toBeEmpty();
    },
    thanked: async (page, expected, { alerts }) => {
      await holds(page, expected);
      await expect(form(page).locator('[aria-live][data-state]')).toContainText(status.thanked);
      await expect(page.getByRole('link', { name: prepared.mail })).toBeVisible();
      await expect.poll(() => alerts).toEqual(['Thank you, Asha! We will contact you soon.']);
      expect(await page.evaluate(() => localStorage.getItem('draft.enquiry'))).toBeNull();
    },
  },
});
