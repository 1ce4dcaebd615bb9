import { expect, type Page, test } from '@playwright/test';
import type { AnyMachineSnapshot } from 'xstate';
import { maximum, type Toast } from '../../../src/machines/toasts/toasts.machine.ts';
import { toastsModel } from '../../models/toasts.model.ts';
import { fillContact, openAlive, withoutMap, withMotion } from '../site.ts';
import { defineView } from './view.ts';

/** The page's clock stands still unless it is told to run; what is left of each toast is reckoned here, apart from it. */
interface World {
  /** Milliseconds left, by id. */
  readonly left: Map<number, number>;
  count: number;
  hovered: boolean;
  focused: boolean;
  /** What the post office answers next. */
  answer: number;
}

const messages = {
  sent: 'Your message has been sent! 🎉',
  failed: 'Failed to send. Please try again.',
};
const list = (page: Page) => page.getByRole('region', { name: 'Notifications' });
const toast = (page: Page, id: unknown) => list(page).getByTestId(String(id));

async function run(page: Page, world: World, milliseconds: number): Promise<void> {
  await page.clock.runFor(milliseconds);
  if (world.hovered || world.focused) return;
  for (const [id, left] of world.left) world.left.set(id, left - milliseconds);
}

async function shows(page: Page, { context }: AnyMachineSnapshot): Promise<void> {
  const toasts = context.toasts as readonly Toast[];
  // The newest is the first of the list.
  await expect(list(page).locator('[data-removed=false]')).toHaveText(
    toasts.map(({ kind }) => (kind === 'success' ? messages.sent : messages.failed)).toReversed(),
  );
}

async function staysPut(page: Page, expected: AnyMachineSnapshot, world: World): Promise<void> {
  await run(page, world, 9000);
  await shows(page, expected);
}

export const toastsView = defineView(toastsModel, {
  async open(page): Promise<World> {
    await withMotion(page);
    // One of the paths sends twenty-one messages.
    test.slow();
    const world: World = {
      left: new Map(),
      count: 0,
      hovered: false,
      focused: false,
      answer: 200,
    };
    await withoutMap(page);
    await page.route('**/api/v1.0/email/**', (route) => route.fulfill({ status: world.answer }));
    await page.clock.install();
    await openAlive(page, '/Contact');
    await page.clock.pauseAt(Date.now() + 60_000);
    return world;
  },
  gestures: {
    // By messages of the contact form: the answer decides which toast it is.
    'toast.show': async (page, event, world) => {
      if ((await page.getByLabel('Message', { exact: true }).inputValue()) === '')
        await fillContact(page);
      const id = ++world.count;
      world.answer = event.kind === 'success' ? 200 : 500;
      const state = event.kind === 'success' ? 'sent' : 'failed';
      const form = page.getByRole('form');
      const answered = page.waitForResponse('**/api/v1.0/email/**');
      await form.evaluate((element: HTMLFormElement) => element.requestSubmit());
      await answered;
      await expect(form).toHaveAttribute('data-state', state);
      world.left.set(id, event.kind === 'success' ? 2000 : 4000);
      // Sonner puts a toast on the page in a timer's turn.
      const appeared = async () => {
        // React holds back what has just been fetched for up to 300 ms; one too many waits until the oldest has left.
        await run(page, world, id === 1 ? 100 : id > maximum ? 50 : 1);
        return toast(page, id).count();
      };
      await expect.poll(appeared, { intervals: [20] }).toBe(1);
    },
    'toast.dismiss': async (page, { id }, world) => {
      await toast(page, id)
        .getByRole('button', { name: 'Close notification' })
        .dispatchEvent('click');
      world.left.delete(Number(id));
      // After its way out Sonner takes it off the page, and with the last one the list.
      if (world.left.size === 0) world.hovered = world.focused = false;
      await run(page, world, 300);
    },
    'toast.expired': async (page, { id }, world) => {
      const left = world.left.get(Number(id)) ?? 0;
      await run(page, world, left - 1);
      await expect(list(page).locator(`[data-removed=false][data-testid="${id}"]`)).toHaveCount(1);
      world.left.delete(Number(id));
      await run(page, world, 1);
      // Sonner takes a frame to begin its way out.
      await run(page, world, 50);
    },
    'pointer.entered': async (page, _event, world) => {
      await list(page).locator('[data-front=true]').hover();
      world.hovered = true;
    },
    'pointer.left': async (page, _event, world) => {
      await page.mouse.move(20, 600);
      world.hovered = false;
    },
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
    empty: async (page, _expected, world) => {
      await run(page, world, 300);
      await expect(list(page).getByRole('listitem')).toHaveCount(0);
    },
    'shown.running': shows,
    'shown.paused.hovered': staysPut,
    'shown.paused.focused': staysPut,
    'shown.paused.both': staysPut,
  },
});
