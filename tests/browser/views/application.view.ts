import { expect, type Page, type Route } from '@playwright/test';
import type { AnyMachineSnapshot } from 'xstate';
import careers from '../../../src/content/careers.ts';
import {
  type Application,
  type ApplicationField,
  applicationFields,
} from '../../../src/machines/application/application.machine.ts';
import type { Attachment } from '../../../src/machines/form.ts';
import { applicationModel } from '../../models/application.model.ts';
import { alerts, clearForm, fileOf, form, openAlive, restoreDraft, runUntil } from '../site.ts';
import { defineView } from './view.ts';

/** The post office, under our control: requests wait here for their answer. */
interface World {
  readonly requests: Route[];
  /** How many requests the submits so far must have made. */
  submits: number;
  /** What the browser's alerts have said so far. */
  readonly alerts: string[];
  /** Brought by failures; the page logs the cause of each. */
  readonly errors: string[];
}

const { fields, resume, submit, sending, messages, status } = careers.form;
const field = (page: Page, name: ApplicationField) =>
  form(page).getByLabel(fields[name], { exact: true });
const skill = (page: Page, name: string) => form(page).getByRole('checkbox', { name, exact: true });
const file = (page: Page) => form(page).getByLabel(resume.label, { exact: true });
const button = (page: Page, name: string) => form(page).getByRole('button', { name });
const line = (page: Page) => form(page).locator('[aria-live][data-state]');
const banner = (page: Page) => page.getByText(messages.sent);

async function holds(page: Page, { context }: AnyMachineSnapshot): Promise<void> {
  const expected = context.fields as Application;
  for (const name of applicationFields) {
    await expect(field(page, name)).toHaveValue(expected[name]);
  }
  await expect
    .poll(() =>
      form(page)
        .locator('[name=skills]:checked')
        .evaluateAll((boxes) => boxes.map((box) => (box as HTMLInputElement).value)),
    )
    .toEqual(careers.form.skills.filter((one) => expected.skills.includes(one)));
  const chosen = context.resume as Attachment | undefined;
  await expect
    .poll(() => file(page).evaluate((input: HTMLInputElement) => input.files?.[0]?.name))
    .toBe(chosen?.name);
  const refused = chosen?.name.endsWith('.exe') === true;
  await expect(file(page)).toHaveAttribute('aria-invalid', String(refused));
  await expect(form(page).getByText(resume.faults.format)).toBeVisible({ visible: refused });
}

/** The form can be filled in: nothing is under way. */
async function rests(page: Page, expected: AnyMachineSnapshot, world: World): Promise<void> {
  await holds(page, expected);
  await expect(button(page, submit)).toHaveAttribute('aria-disabled', 'false');
  await expect(field(page, 'name')).toBeEditable();
  expect(world.requests).toHaveLength(world.submits);
}

export const applicationView = defineView(applicationModel, {
  part: (page) => form(page).getByRole('button').last(),
  async open(page): Promise<World> {
    const world: World = { requests: [], submits: 0, alerts: alerts(page), errors: [] };
    page.on('console', (message) => {
      if (message.type() === 'error') world.errors.push(message.text());
    });
    await page.route('**/api/v1.0/email/**', (route) => void world.requests.push(route));
    await page.clock.install();
    await openAlive(page, '/Carrer');
    return world;
  },
  gestures: {
    'draft.restored': async (page, event) => {
      await restoreDraft(page, 'application', event.fields);
      // From here on time passes only when a path says so.
      await page.clock.pauseAt(Date.now() + 60_000);
    },
    'field.change': async (page, event) => {
      if (event.name === 'skills') {
        const box = skill(page, String(event.value));
        // With the keyboard: Space.
        if ((await box.isChecked()) !== event.isTicked) await box.press('Space');
        return;
      }
      const control = field(page, event.name as ApplicationField);
      if (await control.isEditable()) return control.fill(String(event.value));
      await control.focus();
      await page.keyboard.type('1');
    },
    'form.clear': (page) => clearForm(page, field(page, 'name'), 'Ravi'),
    'resume.choose': async (page, event) => {
      const { name, size } = event.file as Attachment;
      if ((await form(page).getAttribute('aria-busy')) === 'false') {
        return file(page).setInputFiles(fileOf(name, size));
      }
      let opened = false;
      page.once('filechooser', () => (opened = true));
      await file(page).press('Enter');
      expect(opened).toBe(false);
    },
    'form.submit': async (page, _event, world) => {
      const busy = (await form(page).getAttribute('aria-busy')) === 'true';
      const refused = (await file(page).getAttribute('aria-invalid')) === 'true';
      if (!busy && !refused) world.submits += 1;
      await field(page, 'name').press('Enter');
      if (refused) await expect(file(page)).toBeFocused();
    },
    'xstate.done.actor.send': async (_page, _event, { requests, submits }) => {
      await expect.poll(() => requests.length).toBe(submits);
      await requests.at(-1)?.fulfill({ status: 200, body: 'OK' });
    },
    'xstate.error.actor.send': async (_page, _event, { requests, submits }) => {
      await expect.poll(() => requests.length).toBe(submits);
      await requests.at(-1)?.fulfill({ status: 500, body: 'Internal Server Error' });
    },
    'xstate.after.sendTimeout.application.sending': (page) => page.clock.runFor(60_000),
    'xstate.after.bannerTime.application.sent': async (page) => {
      await page.clock.runFor(2_900);
      await expect(banner(page)).toBeVisible();
      await page.clock.runFor(100);
    },
  },
  states: {
    editing: async (page, expected, world) => {
      await rests(page, expected, world);
      await expect(line(page)).toBeEmpty();
      await expect(banner(page)).toBeHidden();
    },
    restored: async (page, expected, world) => {
      await rests(page, expected, world);
      const missing = expected.context.resume === undefined;
      await expect(form(page).getByText(resume.again)).toBeVisible({ visible: missing });
      await expect(line(page)).toBeEmpty();
    },
    sending: async (page, expected, { requests, submits }) => {
      await holds(page, expected);
      await expect(button(page, sending)).toHaveAttribute('aria-disabled', 'true');
      await expect(line(page)).toHaveText(sending);
      await expect(field(page, 'phone')).not.toBeEditable();
      await expect.poll(() => requests.length).toBe(submits);
    },
    sent: async (page, expected, world) => {
      await expect(banner(page)).toBeVisible();
      await rests(page, expected, world);
    },
    received: async (page, expected, world) => {
      await expect(banner(page)).toBeHidden();
      await expect(line(page)).toHaveText(status.received);
      await rests(page, expected, world);
    },
    failed: async (page, expected, world) => {
      await expect(line(page)).toContainText(status.failed);
      await rests(page, expected, world);
      await runUntil(page, 20, [messages.failed], () => world.alerts);
      expect(world.errors.join('\n')).toContain('The application was not sent:');
    },
  },
});
