import { type Page, test } from '@playwright/test';
import type { AnyEventObject } from 'xstate';
import { replay, stateText } from '../models/paths.ts';
import type { View } from './views/view.ts';

/** Opens the page, makes the events happen on it by gestures, and asserts the state after each. */
export async function walk(
  page: Page,
  view: View,
  events: readonly AnyEventObject[],
): Promise<void> {
  const world = await view.open(page);
  for (const [index, event] of events.entries()) {
    const expected = replay(view.model, events.slice(0, index + 1));
    const state = stateText(expected.value);
    await test.step(`${event.type} -> ${state}`, async () => {
      const gesture = view.gestures[event.type];
      if (!gesture) throw new Error(`No gesture for ${event.type}`);
      await gesture(page, event, world);
      const look = view.states[state];
      if (!look) throw new Error(`No assertion for the state ${state}`);
      await look(page, expected, world);
    });
  }
}
