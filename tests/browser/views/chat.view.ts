import { expect, type Page } from '@playwright/test';
import type { AnyMachineSnapshot } from 'xstate';
import { chatWords } from '../../../src/content/chat.ts';
import type { ChatMessage } from '../../../src/machines/chat/chat.machine.ts';
import { chatModel } from '../../models/chat.model.ts';
import { openAlive, withoutMap } from '../site.ts';
import { defineView } from './view.ts';

/** The page's clock stands still; the world knows how many milliseconds from its start each reply is due. */
interface World {
  now: number;
  readonly due: number[];
}

const { title, close, input, messages, senders, reply } = chatWords;
const button = (page: Page) => page.getByRole('button', { name: title });
const panel = (page: Page) => page.getByRole('group', { name: title });
const box = (page: Page) => panel(page).getByRole('textbox', { name: input });

async function shows(page: Page, { context }: AnyMachineSnapshot): Promise<void> {
  const said = context.messages as readonly ChatMessage[];
  await expect(button(page)).toHaveAttribute('aria-expanded', 'true');
  await expect(box(page)).toBeFocused();
  await expect(box(page)).toHaveValue(String(context.draft));
  await expect(panel(page).getByRole('log', { name: messages }).getByRole('listitem')).toHaveText(
    said.map(({ sender, text }) =>
      sender === 'user'
        ? `${senders.user}${text}`
        : `${senders.bot}${reply.text}${reply.link.label}`,
    ),
  );
}

async function isClosed(page: Page): Promise<void> {
  await expect(panel(page)).toHaveCount(0);
  await expect(button(page)).toHaveAttribute('aria-expanded', 'false');
}

export const chatView = defineView(chatModel, {
  async open(page): Promise<World> {
    await withoutMap(page);
    await page.clock.install();
    await openAlive(page, '/UIPage');
    await page.clock.pauseAt(Date.now() + 60_000);
    return { now: 0, due: [] };
  },
  gestures: {
    'panel.toggle': async (page) => {
      const wasOpen = (await button(page).getAttribute('aria-expanded')) === 'true';
      await button(page).click();
      if (wasOpen) await expect(button(page)).toBeFocused();
    },
    'panel.close': async (page) => {
      await panel(page).getByRole('button', { name: close }).click();
      await expect(button(page)).toBeFocused();
    },
    'draft.change': (page, event) => box(page).fill(String(event.text)),
    // A visitor is no faster than this; each message then has a time of its own.
    'message.send': async (page, _event, world) => {
      await box(page).press('Enter');
      world.due.push(world.now + 600);
      await page.clock.runFor(100);
      world.now += 100;
    },
    'contact.follow': async (page) => {
      await panel(page).getByRole('link', { name: reply.link.label }).last().click();
      await expect(page).toHaveURL(reply.link.href);
    },
    'pause.ended': async (page, _event, world) => {
      const due = world.due.shift() ?? 0;
      await page.clock.runFor(due - world.now);
      world.now = due;
    },
  },
  states: {
    'panel.closed & bot.idle': isClosed,
    'panel.closed & bot.replying': isClosed,
    'panel.open & bot.idle': shows,
    'panel.open & bot.replying': shows,
  },
});
