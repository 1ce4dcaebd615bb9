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
import { drawerModel } from '../models/drawer.model.ts';
import { played, stage } from '../models/stage.ts';

const left = { type: 'served.left', focused: false };
const press = { type: 'drawer.open' };
const idle = { type: 'page.idled' };
const loaded = { type: 'xstate.done.actor.load' };
const failed = { type: 'xstate.error.actor.load', error: 'offline' };
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

  test('stays for the rest of the visit where the code of the drawer fails to load', async () => {
    const scene = stage(drawerModel);
    for (const event of [idle, failed, left, press, idle]) await scene.play(event);
    expect(scene.snapshot().value).toEqual({ served: 'failed' });
    expect(scene.effects()).toContainEqual(['logFailure', { cause: 'offline' }]);
  });

  test.each([true, false])(
    'is replaced by the button, once and for all; the focus was on it, and goes along: %s',
    async (focused) => {
      const scene = await played(drawerModel, idle, loaded);
      scene.effects();
      await scene.play({ type: 'served.left', focused });
      expect(scene.effects()).toEqual([
        ...(focused ? [['focusButton']] : []),
        ['stop watchServed'],
      ]);
      expect(scene.snapshot().value).toBe('closed');
      expect(connectDrawer(scene.snapshot() as never, () => {}).served).toBe(false);
      await scene.play(press);
      await scene.play({ type: 'drawer.close' });
      expect(scene.snapshot().value).toBe('closed');
    },
  );
});

describe('a visitor opens the menu of a small screen', () => {
  test('the groups unfold each for itself, and are folded again at the next opening', async () => {
    const scene = await play(press, fold('services'));
    expect(scene.snapshot().value).toMatchObject({
      open: { about: 'collapsed', services: 'expanded' },
    });
    await scene.play(fold('about'));
    expect(scene.snapshot().value).toMatchObject({
      open: { about: 'expanded', services: 'expanded' },
    });
    await scene.play(fold('services'));
    expect(scene.snapshot().value).toMatchObject({
      open: { about: 'expanded', services: 'collapsed' },
    });
    await scene.play({ type: 'drawer.close' });
    await scene.play(press);
    expect(scene.snapshot().value).toMatchObject({
      open: { about: 'collapsed', services: 'collapsed' },
    });
  });

  test.each([
    [{ type: 'drawer.close' }, [['focusButton']]],
    [{ type: 'link.pressed' }, []],
    [{ type: 'page.loading' }, []],
    [{ type: 'page.shown' }, []],
    [{ type: 'breakpoint.passed' }, [['focusNavigation']]],
  ])('%o closes it, and moves the focus: %j', async (event, moves) => {
    const scene = await play(press, fold('about'));
    scene.effects();
    await scene.play(event);
    expect(scene.snapshot().value).toBe('closed');
    expect(scene.effects()).toEqual([...moves, ['stop watchWidth']]);
  });

  test('the width of the window is watched only while it is open', async () => {
    const scene = await play(press);
    expect(scene.effects()).toContainEqual(['start watchWidth', { breakpoint: 768 }]);
    await scene.play({ type: 'drawer.close' });
    expect(scene.effects()).toContainEqual(['stop watchWidth']);
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
