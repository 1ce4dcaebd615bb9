import type { Page } from '@playwright/test';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import { atlasFolder, type PathRecord, record, shotPath } from '@workshop/atlas';
import { type Path, replay, stateText } from '../models/paths.ts';
import { transitionIds } from '@workshop/charts';
import type { View } from './views/view.ts';
import type { Witness } from './walk.ts';

/** How long a state may take to be recognised after a failure, in milliseconds. */
const glance = 2000;

/**
 * While an atlas is being made, writes down how a path goes, with a picture of each state the first time a page shows it;
 * at any other time there is no witness.
 */
export function witness(noun: string, view: View, path: Path, page: Page): Witness | undefined {
  if (!atlasFolder) return undefined;
  const folder = atlasFolder;
  const size = (page.viewportSize()?.width ?? 0) < 768 ? 'phone' : (view.only ?? 'desktop');
  const { model } = view;
  const ids = transitionIds(model.machine);
  const snapshots = path.events.map((_, index) => replay(model, path.events.slice(0, index + 1)));
  const steps = path.events.map((event, index) => {
    const before = replay(model, path.events.slice(0, index));
    const after = snapshots[index] ?? before;
    return {
      event: eventText(event),
      state: stateText(after.value),
      transitions: model.machine
        .getTransitionData(before, event)
        .map((taken) => ids.get(taken) ?? ''),
      states: after._nodes.map(({ id }) => id),
    };
  });
  let written: PathRecord = { noun, name: path.name, size, steps, start: [], result: 'unfinished' };
  const write = (more: Partial<PathRecord>) => {
    written = { ...written, ...more };
    record('path', `${noun} ${size} ${path.name}`, written);
  };
  write({});
  let since = Date.now();
  const picture = async (state: string) => {
    const shot = join(folder, shotPath(noun, state, size));
    if (existsSync(shot)) return;
    await view.part?.(page).scrollIntoViewIfNeeded({ timeout: glance });
    await page.screenshot({ path: shot, type: 'jpeg', quality: 74 });
  };
  /** Whether the page passes for a state within a glance. */
  const passesFor = async (state: string, like: AnyMachineSnapshot, world: unknown) => {
    const look = view.states[state];
    if (!look) return false;
    const shows = look(page, like, world).then(
      () => true,
      () => false,
    );
    const late = new Promise<false>((resolve) => setTimeout(resolve, glance, false));
    return Promise.race([shows, late]);
  };

  return {
    async began(world) {
      const first = replay(model, []);
      // Some machines begin before there is a page.
      if (page.url() === 'about:blank') return;
      if (await passesFor(stateText(first.value), first, world)) {
        write({ start: first._nodes.map(({ id }) => id) });
        await picture(stateText(first.value));
      }
      since = Date.now();
    },
    async reached(index, expected) {
      const now = Date.now();
      write({
        steps: written.steps.map((step, place) =>
          place === index ? { ...step, milliseconds: now - since } : step,
        ),
        result: index === steps.length - 1 ? 'passed' : 'unfinished',
      });
      await picture(stateText(expected.value));
      since = Date.now();
    },
    async failed(step, error, world) {
      const shot = shotPath(noun, `failed ${path.name}`, size);
      const taken = await page
        .screenshot({ path: join(folder, shot), type: 'jpeg', quality: 74 })
        .then(() => true)
        .catch(() => false);
      const seen: string[] = [];
      for (const state of Object.keys(view.states)) {
        const like = snapshots.find(({ value }) => stateText(value) === state) ?? snapshots[step];
        if (state === steps[step]?.state || !like) continue;
        if (await passesFor(state, like, world)) seen.push(state);
      }
      const message = error instanceof Error ? error.message : String(error);
      write({
        result: 'failed',
        // Without the colours of a terminal.
        failure: {
          step,
          ...(!page.isClosed() && { seen }),
          // oxlint-disable-next-line no-control-regex
          message: message.replace(/\u001b\[[0-9;]*m/g, ''),
          ...(taken && { shot }),
        },
      });
    },
  };
}

function eventText({ type, ...payload }: AnyEventObject): string {
  return Object.keys(payload).length > 0 ? `${type} ${JSON.stringify(payload)}` : type;
}
