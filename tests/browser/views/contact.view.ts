import { expect, type Page, type Route } from '@playwright/test';
import type { AnyMachineSnapshot } from 'xstate';
import contact from '../../../src/content/contact.ts';
import type {
  ContactField,
  ContactMessage,
} from '../../../src/machines/contact/contact.machine.ts';
import { contactModel } from '../../models/contact.model.ts';
import { alive, clearForm, form, restoreDraft } from '../site.ts';
import { defineView } from './view.ts';

/** The post office, under our control: requests wait here for their answer. */
interface World {
  readonly requests: Route[];
  /** How many requests the submits so far must have made. */
  submits: number;
  /** Brought by failures; the page logs the cause of each. */
  readonly errors: string[];
}

const { fields, submit, sending, status, messages } = contact.form;
const field = (page: Page, name: ContactField) =>
  form(page).getByLabel(fields[name], { exact: true });
const button = (page: Page, name: string) => form(page).getByRole('button', { name });

async function holds(page: Page, { context }: AnyMachineSnapshot): Promise<void> {
  const expected = context.fields as ContactMessage;
  for (const name of Object.keys(expected) as ContactField[]) {
    await expect(field(page, name)).toHaveValue(expected[name]);
  }
}

export const contactView = defineView(contactModel, {
  part: (page) => form(page).getByRole('button').last(),
  async open(page): Promise<World> {
    const world: World = { requests: [], submits: 0, errors: [] };
    page.on('console', (message) => {
      if (message.type() === 'error') world.errors.push(message.text());
    });
    await page.route('**/api/v1.0/email/**', (route) => void world.requests.push(route));
    await page.clock.install();
    await page.goto('/Contact');
    await alive(page);
    return world;
  },
  gestures: {
    'draft.restored': (page, event) => restoreDraft(page, 'contact', event.fields),
    'field.change': async (page, event) => {
      const control = field(page, event.name as ContactField);
      if (await control.isEditable()) return control.fill(String(event.value));
      await control.focus();
      await page.keyboard.type('x');
    },
    'form.submit': async (page, _event, world) => {
      const state = await form(page).getAttribute('data-state');
      // A blank form is stopped by the browser.
      if (state !== 'sending' && state !== 'sent') world.submits += 1;
      await field(page, 'subject').press('Enter');
    },
    'form.clear': (page) => clearForm(page, field(page, 'firstName'), 'Asha'),
    // By links, without leaving the site: a card of the services page, and the button on the service's own page.
    'form.opened': async (page) => {
      await page
        .getByRole('contentinfo')
        .getByRole('link', { name: 'Services', exact: true })
        .click();
      await page
        .getByRole('main')
        .getByRole('link', { name: 'Front-End Development' })
        .first()
        .click();
      await page.getByRole('main').getByRole('link', { name: "Let's Start" }).first().click();
      await expect(page).toHaveURL('/Front/Contact');
    },
    'xstate.done.actor.send': async (_page, _event, { requests, submits }) => {
      await expect.poll(() => requests.length).toBe(submits);
      await requests.at(-1)?.fulfill({ status: 200, body: 'OK' });
    },
    'xstate.error.actor.send': async (_page, _event, { requests, submits }) => {
      await expect.poll(() => requests.length).toBe(submits);
      await requests.at(-1)?.fulfill({ status: 500, body: 'Internal Server Error' });
    },
    'xstate.after.sendTimeout.contact.sending': (page) => page.clock.fastForward(20_000),
  },
  states: {
    editing: async (page, expected) => {
      await expect(button(page, submit)).not.toHaveAttribute('aria-disabled', 'true');
      await expect(form(page).locator('[aria-live][data-state]')).toBeEmpty();
      await holds(page, expected);
      await expect(field(page, 'subject')).toBeEditable();
    },
    sending: async (page, expected, { requests, submits }) => {
      await expect(button(page, sending)).toHaveAttribute('aria-disabled', 'true');
      await expect(form(page).locator('[aria-live][data-state]')).toHaveText(sending);
      await expect(field(page, 'message')).not.toBeEditable();
      await holds(page, expected);
      await expect.poll(() => requests.length).toBe(submits);
    },
    sent: async (page, expected, { requests, submits }) => {
      await expect(form(page).locator('[aria-live][data-state]')).toHaveText(status.sent);
      await expect(page.getByText(messages.sent)).toBeVisible();
      await holds(page, expected);
      expect(requests).toHaveLength(submits);
    },
    failed: async (page, expected, { requests, submits, errors }) => {
      await expect(form(page).locator('[aria-live][data-state]')).toContainText(status.failed);
      await expect(page.getByText(messages.failed)).toBeVisible();
      await holds(page, expected);
      expect(requests).toHaveLength(submits);
      expect(errors.join('\n')).toContain('The message was not sent:');
    },
  },
});
