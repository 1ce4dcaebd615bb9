import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import type { AnyEventObject } from 'xstate';
import { connectDrawer } from '../../src/machines/drawer/drawer.connect.ts';
import {
  breakpoint,
  drawerAnimation,
  type DrawerEvent,
  type DrawerGroup,
  drawerGroups,
} from '../../src/machines/drawer/drawer.machine.ts';
import '../fuzz.ts';
import { drawerModel } from '../models/drawer.model.ts';
import { played, stage } from '../models/stage.ts';

const left = { type: 'served.left', focused: false };
const press = { type: 'drawer.open' };
const idle = { type: 'page.idled' };
const loaded = { type: 'xstate.done.actor.load' };
const fold = (group: DrawerGroup) => ({ type: 'group.toggle', group });

/** On a page whose served menu was replaced. */
const play = (...events: AnyEventObject[]) => played(drawerModel, idle, loaded, left, ...events);

test('the numbers are those of the specification', () => {
  expect(drawerAnimation).toBe(300);
  expect(breakpoint).toBe(768);
  expect(drawerGroups).toEqual(['about', 'services']);
});

describe('the menu that a page is served with', () => {
  test('stays until the code of the drawer is loaded and it is closed', async () => {
    const scene = stage(drawerModel);
    for (const event of [left, { type: 'page.shown' }, idle, left, press, loaded]) {
      expect(connectDrawer(scene.snapshot() as never, () => {}).served).toBe(true);
      await scene.play(event);
    }
    expect(scene.snapshot().value).toBe('replaced');
    expect(scene.effects().filter(([what]) => what === 'start load')).toHaveLength(1);
  });
});

describe('a visitor opens the menu of a small screen', () => {
  test('the groups are folded again at the next opening', async () => {
    const scene = await play(press, fold('services'), { type: 'drawer.close' }, press);
    expect(scene.snapshot().value).toMatchObject({
      open: { about: 'collapsed', services: 'collapsed' },
    });
  });
});

describe('whatever happens, in any order', () => {
  test('a press on one group never moves the other, and nothing is open in a closed drawer', async () => {
    const any = fc.constantFrom<AnyEventObject>(...drawerModel.events);
    await fc.assert(
      fc.asyncProperty(fc.array(any, { maxLength: 30 }), async (events) => {
        const scene = stage(drawerModel);
        const read = () => connectDrawer(scene.snapshot() as never, () => {});
        for (const event of events) {
          const before = read();
          await scene.play(event);
          const after = read();
          if (!after.dialog.open) {
            for (const group of drawerGroups)
              expect(after.group(group)['aria-expanded']).toBe(false);
          }
          if (event.type !== 'group.toggle' || !before.dialog.open) continue;
          for (const group of drawerGroups) {
            const moved =
              before.group(group)['aria-expanded'] !== after.group(group)['aria-expanded'];
            expect(moved).toBe(group === event.group);
          }
        }
        scene.stop();
      }),
      { numRuns: 200 },
    );
  });
});

describe('what eye, hand and screen reader meet', () => {
  const connected = async (...events: AnyEventObject[]) => {
    const send = vi.fn<(event: DrawerEvent) => void>();
    const scene = await play(...events);
    return { send, api: connectDrawer(scene.snapshot() as never, send) };
  };

  test('closed: a button that says it opens a dialog', async () => {
    const { api, send } = await connected();
    const { onClick, ...button } = api.button;
    expect(button).toEqual({
      type: 'button',
      id: 'drawer-button',
      'aria-haspopup': 'dialog',
      'aria-expanded': false,
    });
    expect(api.served).toBe(false);
    expect(api.dialog.open).toBe(false);
    onClick();
    expect(send.mock.calls).toEqual([[press]]);
  });

  test('open: the dialog closes by its own means, and moves for 300 ms', async () => {
    const { api, send } = await connected(press);
    expect(api.button).toMatchObject({ 'aria-expanded': true });
    expect(api.dialog.open).toBe(true);
    expect(api.dialog.style).toEqual({ '--drawer-animation': '300ms' });
    expect(api.close).toMatchObject({ type: 'button', 'data-autofocus': true });
    api.dialog.onClose();
    api.close.onClick();
    api.link.onClick();
    expect(send.mock.calls).toEqual([
      [{ type: 'drawer.close' }],
      [{ type: 'drawer.close' }],
      [{ type: 'link.pressed' }],
    ]);
  });

  test('a group says whether it is unfolded; folded, its links are out of reach', async () => {
    const { api, send } = await connected(press, fold('about'));
    const { onClick, ...button } = api.group('about');
    expect(button).toEqual({
      type: 'button',
      'aria-expanded': true,
      'aria-controls': 'drawer-about',
    });
    expect(api.links('about')).toEqual({
      id: 'drawer-about',
      'data-state': 'expanded',
      inert: false,
    });
    expect(api.group('services')).toMatchObject({
      'aria-expanded': false,
      'aria-controls': 'drawer-services',
    });
    expect(api.links('services')).toMatchObject({
      id: 'drawer-services',
      'data-state': 'collapsed',
      inert: true,
    });
    onClick();
    expect(send.mock.calls).toEqual([[fold('about')]]);
  });
});
