import { expect, type Page } from '@playwright/test';
import type { AnyMachineSnapshot } from 'xstate';
import { toastsModel } from '../../models/toasts.model.ts';
import { fill, plain } from '../contact-form.ts';
import { openAlive, withoutMap, withMotion } from '../site.ts';
import { defineView } from './view.ts';

const messages = {
  success: 'Your message has been sent! 🎉',
  error: 'Failed to send. Please try again.',
};
const durations = { success: 2000, error: 4000 };
type Kind = keyof typeof messages;

/** The page's clock is paused unless a gesture runs it; what each toast has left is reckoned here, apart from it. */
export interface World {
  /** By the toast's id. */
  readonly shown: Map<string, { readonly text: string; left: number }>;
  count: number;
  hovered: boolean;
  focused: boolean;
  /** What the email service answers next. */
  answer: Kind;
}

export const list = (page: Page) => page.getByRole('region', { name: 'Notifications' });

export async function openContact(page: Page): Promise<World> {
  const world: World = {
    shown: new Map(),
    count: 0,
    hovered: false,
    focused: false,
    answer: 'success',
  };
  await withMotion(page);
  await withoutMap(page);
  await page.route('**/api/v1.0/email/**', (route) =>
    route.fulfill({ status: world.answer === 'success' ? 200 : 500 }),
  );
  await page.clock.install();
  await openAlive(page, '/Contact');
  await page.clock.pauseAt(Date.now() + 60_000);
  await fill(page, plain);
  return world;
}

async function run(page: Page, world: World, milliseconds: number): Promise<void> {
  await page.clock.runFor(milliseconds);
  if (world.hovered || world.focused) return;
  for (const toast of world.shown.values()) toast.left -= milliseconds;
}

/** Sends a message of the contact form: the answer decides which toast it is. */
export async function showToast(page: Page, world: World, kind: Kind): Promise<void> {
  world.answer = kind;
  const form = page.getByRole('form');
  if (kind === 'error' && world.count > 0) await fill(page, plain);
  const answered = page.waitForResponse('**/api/v1.0/email/**');
  await form.evaluate((element: HTMLFormElement) => element.requestSubmit());
  await answered;
  await expect(form).toHaveAttribute('data-state', kind === 'success' ? 'sent' : 'failed');
  const id = `toast ${++world.count}`;
  world.shown.set(id, { text: messages[kind], left: durations[kind] });
  const appeared = async () => {
    // React waits up to 300 ms before it shows what has just been loaded.
    await run(page, world, world.count === 1 ? 100 : 1);
    return list(page).getByTestId(id).count();
  };
  await expect.poll(appeared, { intervals: [20] }).toBe(1);
}

export async function hover(page: Page, world: World): Promise<void> {
  await list(page).locator('[data-front=true]').hover();
  world.hovered = true;
}

export async function moveAway(page: Page, world: World): Promise<void> {
  await page.mouse.move(20, 600);
  world.hovered = false;
}

/** Removes it from what is expected; with the last one the list is gone. */
async function leave(page: Page, world: World, id: string): Promise<void> {
  world.shown.delete(id);
  if (world.shown.size === 0) world.hovered = world.focused = false;
  const remaining = async () => {
    await run(page, world, 1);
    return list(page).locator(`[data-removed=false][data-testid="${id}"]`).count();
  };
  await expect.poll(remaining, { intervals: [20] }).toBe(0);
  // Its animation.
  await run(page, world, 300);
}

export async function dismiss(page: Page, world: World, id: string): Promise<void> {
  if (!world.shown.has(id)) return;
  const close = { name: 'Close notification' };
  await list(page).getByTestId(id).getByRole('button', close).dispatchEvent('click');
  await leave(page, world, id);
}

export async function expire(page: Page, world: World, id: string): Promise<void> {
  const toast = world.shown.get(id);
  if (!toast) return;
  await run(page, world, toast.left - 1);
  await expect(list(page).locator(`[data-removed=false][data-testid="${id}"]`)).toHaveCount(1);
  await run(page, world, 1);
  await leave(page, world, id);
}

/** The newest is the first of the list. */
export async function shows(page: Page, { shown }: World): Promise<void> {
  await expect(list(page).locator('[data-removed=false]')).toHaveText(
    [...shown.values()].map(({ text }) => text).toReversed(),
  );
}

export async function remains(page: Page, world: World): Promise<void> {
  await run(page, world, 9000);
  await shows(page, world);
}

/** Time ends a toast, unless it is paused: then the visitor does. */
const end = (page: Page, id: string, world: World) =>
  world.hovered || world.focused ? dismiss(page, world, id) : expire(page, world, id);

/** The machine learns of a dismissal one event later. */
function agrees({ context }: AnyMachineSnapshot, { shown }: World): void {
  const toasts = context.toasts as readonly { id: string }[];
  const ids = toasts.map(({ id }) => id);
  expect(ids.filter((id) => shown.has(id))).toEqual([...shown.keys()]);
}

const remain = async (page: Page, expected: AnyMachineSnapshot, world: World) => {
  agrees(expected, world);
  await remains(page, world);
};

export const toastsView = defineView(toastsModel, {
  open: openContact,
  gestures: {
    'toast.show': (page, { kind }, world) => showToast(page, world, kind as Kind),
    'toast.dismiss': (page, { id }, world) => dismiss(page, world, String(id)),
    'xstate.done.actor.toast 1': (page, _event, world) => end(page, 'toast 1', world),
    'xstate.done.actor.toast 2': (page, _event, world) => end(page, 'toast 2', world),
    'pointer.entered': (page, _event, world) => hover(page, world),
    'pointer.left': (page, _event, world) => moveAway(page, world),
    'focus.entered': async (page, _event, world) => {
      await page.keyboard.press('F8');
      await expect(list(page).getByRole('list')).toBeFocused();
      world.focused = true;
    },
    'focus.left': async (page, _event, world) => {
      await page.getByLabel('Subject', { exact: true }).focus();
      world.focused = false;
    },
  },
  states: {
    empty: (page) => expect(list(page).getByRole('listitem')).toHaveCount(0),
    'shown.running': async (page, expected, world) => {
      agrees(expected, world);
      await shows(page, world);
    },
    'shown.paused.hovered': remain,
    'shown.paused.focused': remain,
    'shown.paused.both': remain,
  },
});
