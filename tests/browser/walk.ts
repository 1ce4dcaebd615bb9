import { type Page, test } from '@playwright/test';
import type { AnyMachineSnapshot } from 'xstate';
import { type Path, replay, stateText } from '../models/paths.ts';
import type { View } from './views/view.ts';

/** Someone who is told how a path goes. */
export interface Witness {
  /** The page is open, and nothing has happened yet. */
  began(world: unknown): Promise<void>;
  /** The page shows what is expected after the event at `index`. */
  reached(index: number, expected: AnyMachineSnapshot): Promise<void>;
  failed(index: number, error: unknown, world: unknown): Promise<void>;
}

/** Walks a path on the page by gestures, and asserts each state on the way. */
export async function walk(page: Page, view: View, path: Path, witness?: Witness): Promise<void> {
  const world = await view.open(page);
  await witness?.began(world);
  for (const [index, event] of path.events.entries()) {
    const expected = replay(view.model, path.events.slice(0, index + 1));
    await test.step(`${event.type} -> ${stateText(expected.value)}`, async () => {
      try {
        const gesture = view.gestures[event.type];
        if (!gesture) throw new Error(`No gesture for ${event.type}`);
        await gesture(page, event, world);
        const look = view.states[stateText(expected.value)];
        if (!look) throw new Error(`No assertion for the state ${stateText(expected.value)}`);
        await look(page, expected, world);
      } catch (error) {
        await witness?.failed(index, error, world);
        throw error;
      }
    });
    await witness?.reached(index, expected);
  }
}
