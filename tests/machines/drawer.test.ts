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
const press = { type: 'drawer.toggle' };
const idle = { type: 'page.idled' };
const arrived = { type: 'xstate.done.actor.load' };
const lost = { type: 'xstate.error.actor.load', error: 'offline' };
const fold = (group: DrawerGroup) => ({ type: 'group.toggle', group });

/** On a page whose served menu is closed. */
async function play(...events: AnyEventObject[]) {
  const scene = await played(drawerModel, left, ...events);
  return scene;
}

test('the numbers are those of the specification', () => {
  expect(drawerAnimation).toBe(300);
  expect(breakpoint).toBe(768);
  expect(drawerGroups).toEqual(['about', 'services']);
});

describe('the menu that a page is served with', () => {
  test('stays while it is open, whatever else happens, and its code may come meanwhile', async () => {
    const scene = stage(drawerModel);
    for (const event of [{ type: 'page.shown' }, idle, arrived]) {
      await scene.play(event);
      expect(scene.snapshot().matches({ panel: 'served' })).toBe(true);
    }
    expect(connectDrawer(scene.snapshot() as never, () => {})).toMatchObject({
      served: true,
      loaded: true,
    });
  });

  test.each([true, false])(
    'gives its place to the button, once and for all; the focus was on it, and goes along: %s',
    async (focused) => {
      const scene = stage(drawerModel);
      scene.effects();
      await scene.play({ type: 'served.left', focused });
      expect(scene.effects()).toEqual([
        ...(focused ? [['focusButton']] : []),
        ['stop watchServed'],
      ]);
      expect(scene.snapshot().value).toEqual({ panel: 'closed', code: 'absent' });
      expect(connectDrawer(scene.snapshot() as never, () => {}).served).toBe(false);
      await scene.play(press);
      await scene.play(press);
      expect(scene.snapshot().matches({ panel: 'closed' })).toBe(true);
    },
  );
});

describe('a visitor opens the menu of a small screen', () => {
  test('a press before its code has arrived opens it when it arrives', async () => {
    const scene = await play(press);
    expect(scene.snapshot().hasTag('open')).toBe(true);
    expect(scene.snapshot().hasTag('loaded')).toBe(false);
    await scene.play(arrived);
    expect(scene.snapshot().value).toEqual({
      panel: { open: { about: 'collapsed', services: 'collapsed' } },
      code: 'loaded',
    });
  });

  test('the code is fetched once: while the page is idle, or by the first press', async () => {
    const early = await play(idle, press, arrived);
    const late = await play(press, arrived, { type: 'drawer.close' }, press);
    for (const scene of [early, late]) {
      expect(scene.effects().filter(([what]) => what === 'start load')).toHaveLength(1);
    }
  });

  test('code that does not arrive is logged, closes what cannot be shown, and the next press asks again', async () => {
    const scene = await play(press, lost);
    expect(scene.snapshot().value).toEqual({ panel: 'closed', code: 'missed' });
    expect(scene.effects()).toContainEqual(['logFailure', { cause: 'offline' }]);
    await scene.play(idle);
    expect(scene.effects()).toEqual([]);
    await scene.play(press);
    expect(scene.effects()).toContainEqual(['start load', undefined]);
    await scene.play(arrived);
    expect(scene.snapshot().hasTag('open')).toBe(true);
  });

  test('the groups unfold each for itself, and are folded again at the next opening', async () => {
    const scene = await play(press, arrived, fold('services'));
    expect(scene.snapshot().value).toMatchObject({
      panel: { open: { about: 'collapsed', services: 'expanded' } },
    });
    await scene.play(fold('about'));
    expect(scene.snapshot().value).toMatchObject({
      panel: { open: { about: 'expanded', services: 'expanded' } },
    });
    await scene.play(fold('services'));
    expect(scene.snapshot().value).toMatchObject({
      panel: { open: { about: 'expanded', services: 'collapsed' } },
    });
    await scene.play({ type: 'drawer.close' });
    await scene.play(press);
    expect(scene.snapshot().value).toMatchObject({
      panel: { open: { about: 'collapsed', services: 'collapsed' } },
    });
  });

  test.each([
    [{ type: 'drawer.close' }, [['focusButton']]],
    [{ type: 'drawer.toggle' }, [['focusButton']]],
    [{ type: 'link.pressed' }, []],
    [{ type: 'page.loading' }, []],
    [{ type: 'page.shown' }, []],
    [{ type: 'breakpoint.passed' }, [['focusNavigation']]],
  ])('%o closes it, and moves the focus: %j', async (event, moves) => {
    const scene = await play(press, arrived, fold('about'));
    scene.effects();
    await scene.play(event);
    expect(scene.snapshot().value).toEqual({ panel: 'closed', code: 'loaded' });
    expect(scene.effects()).toEqual([...moves, ['stop watchWidth']]);
  });

  test('the width of the window is watched only while it is open', async () => {
    const scene = await play(press);
    expect(scene.effects()).toContainEqual(['start watchWidth', { breakpoint: 768 }]);
    await scene.play(press);
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

  test('closed: a button that says it opens a dialog, and no drawer before its code is here', async () => {
    const { api, send } = await connected();
    const { onClick, ...button } = api.button;
    expect(button).toEqual({
      type: 'button',
      id: 'drawer-button',
      'aria-haspopup': 'dialog',
      'aria-expanded': false,
      'aria-busy': false,
    });
    expect(api.loaded).toBe(false);
    expect(api.dialog.open).toBe(false);
    onClick();
    expect(send.mock.calls).toEqual([[press]]);
  });

  test('asked for before its code is here: the button says so', async () => {
    const { api } = await connected(press);
    expect(api.button).toMatchObject({ 'aria-expanded': true, 'aria-busy': true });
  });

  test('on its way without being asked for: the button is at rest', async () => {
    const { api } = await connected(idle);
    expect(api.button).toMatchObject({ 'aria-expanded': false, 'aria-busy': false });
  });

  test('open: the dialog closes by its own means, and moves for 300 ms', async () => {
    const { api, send } = await connected(press, arrived);
    expect(api.button).toMatchObject({ 'aria-expanded': true, 'aria-busy': false });
    expect(api.loaded).toBe(true);
    expect(api.dialog.open).toBe(true);
    expect(api.backdrop).toEqual({ style: { '--drawer-animation': '300ms' } });
    expect(api.sheet).toEqual({ style: { '--drawer-animation': '300ms' } });
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
    const { api, send } = await connected(press, arrived, fold('about'));
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
      style: { '--drawer-animation': '300ms' },
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
