import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import type { AnyEventObject } from 'xstate';
import { connectMenu } from '../../src/machines/menu/menu.connect.ts';
import { type MenuEvent, submenuAnimation } from '../../src/machines/menu/menu.machine.ts';
import '../fuzz.ts';
import { menuModel } from '../models/menu.model.ts';
import { played, stage } from '../models/stage.ts';

const about = 'about-us';
const services = 'our-services';
const enter = (menu: string) => ({ type: 'pointer.entered', menu });
const press = (menu: string) => ({ type: 'menu.toggle', menu });
const leave = { type: 'pointer.left' };

const play = (...events: AnyEventObject[]) => played(menuModel, ...events);

const shown = (scene: ReturnType<typeof stage>) => scene.snapshot().context.menu as string;

test('a submenu takes as long to appear and to go as the specification says', () => {
  expect(submenuAnimation).toBe(200);
});

describe('a visitor with a mouse', () => {
  test('sees a submenu while resting on its entry, and for 150 ms after leaving it', async () => {
    const scene = await play(enter(about));
    expect(shown(scene)).toBe(about);
    await scene.play(leave);
    scene.clock.increment(149);
    expect(shown(scene)).toBe(about);
    scene.clock.increment(1);
    expect(scene.snapshot().value).toBe('closed');
    expect(shown(scene)).toBe('');
  });

  test('may cross a neighbour on the way into the panel, and the panel stays', async () => {
    const scene = await play(enter(about), leave, enter(services));
    scene.clock.increment(149);
    await scene.play(leave);
    await scene.play(enter(about));
    scene.clock.increment(10_000);
    expect(shown(scene)).toBe(about);
    expect(scene.snapshot().value).toEqual({ open: 'previewed' });
  });

  test('who crosses a neighbour and goes on to nowhere sees none', async () => {
    const scene = await play(enter(about), leave, enter(services), leave);
    scene.clock.increment(150);
    expect(scene.snapshot().value).toBe('closed');
  });
});

describe('whatever happens, in any order', () => {
  const anyEvent = fc.constantFrom<AnyEventObject>(
    ...menuModel.events.filter(({ type }) => !type.startsWith('xstate.')),
    { type: 'wait' },
  );

  test('one submenu shows or none; a press always decides; what is pinned goes only for a reason', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(anyEvent, { maxLength: 40 }), async (events) => {
        const scene = stage(menuModel);
        for (const event of events) {
          const before = scene.snapshot();
          if (event.type === 'wait') scene.clock.increment(150);
          else await scene.play(event);
          const after = scene.snapshot();
          expect(after.hasTag('open')).toBe(after.context.menu !== '');
          if (event.type === 'menu.toggle') {
            const pinned =
              before.matches({ open: 'pinned' }) || before.matches({ open: 'crossing' });
            const closes = pinned && before.context.menu === event.menu;
            expect(after.context.menu).toBe(closes ? '' : event.menu);
          }
          if (event.type === 'pointer.left' || event.type === 'pointer.entered') {
            // The mouse alone never closes or exchanges anything at once.
            if (before.hasTag('open')) expect(after.context.menu).toBe(before.context.menu);
          }
          if (event.type === 'wait' && before.matches({ open: 'pinned' })) {
            expect(after).toBe(before);
          }
        }
        scene.stop();
      }),
      { numRuns: 300 },
    );
  });
});

describe('what eye, hand and screen reader meet', () => {
  const connected = async (...events: AnyEventObject[]) => {
    const send = vi.fn<(event: MenuEvent) => void>();
    const scene = await play(...events);
    return { send, api: connectMenu(scene.snapshot() as never, send) };
  };

  test('a closed entry: its button says collapsed and which panel it opens', async () => {
    const { api, send } = await connected();
    expect(api.list).toEqual({ id: 'menu' });
    const { onClick, ...button } = api.button(about);
    expect(button).toEqual({
      type: 'button',
      id: 'menu-about-us-button',
      'aria-expanded': false,
      'aria-controls': 'menu-about-us',
    });
    expect(api.panel(about)).toEqual({
      id: 'menu-about-us',
      'data-state': 'closed',
    });
    expect(api.item(about)['data-state']).toBe('closed');
    onClick();
    expect(send.mock.calls).toEqual([[{ type: 'menu.toggle', menu: about }]]);
  });

  test('an open entry says so, and its neighbour does not', async () => {
    const { api } = await connected(press(services));
    expect(api.button(services)['aria-expanded']).toBe(true);
    expect(api.panel(services)['data-state']).toBe('open');
    expect(api.item(services)['data-state']).toBe('open');
    expect(api.state(services)).toBe('open');
    expect(api.button(about)['aria-expanded']).toBe(false);
    expect(api.panel(about)['data-state']).toBe('closed');
    expect(api.state(about)).toBe('closed');
  });

  test('no entry is open when its name is empty', async () => {
    const { api } = await connected();
    expect(api.state('')).toBe('closed');
  });

  test('a mouse opens by resting and leaves; a finger and a pen do neither', async () => {
    const { api, send } = await connected();
    const item = api.item(about);
    for (const pointerType of ['touch', 'pen', '']) {
      item.onPointerEnter({ pointerType });
      item.onPointerLeave({ pointerType });
    }
    expect(send).not.toHaveBeenCalled();
    item.onPointerEnter({ pointerType: 'mouse' });
    item.onPointerLeave({ pointerType: 'mouse' });
    expect(send.mock.calls).toEqual([[enter(about)], [leave]]);
  });

  test('the focus that goes elsewhere leaves the entry; within it, or out of the window, it does not', async () => {
    const { api, send } = await connected();
    const inside = {};
    const currentTarget = { contains: (other: unknown) => other === inside };
    api.item(about).onBlur({ currentTarget, relatedTarget: inside });
    api.item(about).onBlur({ currentTarget, relatedTarget: null });
    expect(send).not.toHaveBeenCalled();
    api.item(about).onBlur({ currentTarget, relatedTarget: {} });
    expect(send.mock.calls).toEqual([[{ type: 'focus.left', menu: about }]]);
  });

  test('Escape is the open entry’s own: it goes no further, and other keys and closed entries let it pass', async () => {
    const { api, send } = await connected(press(about));
    const stopPropagation = vi.fn<() => void>();
    api.item(about).onKeyDown({ key: 'Enter', stopPropagation });
    api.item(services).onKeyDown({ key: 'Escape', stopPropagation });
    expect(stopPropagation).not.toHaveBeenCalled();
    expect(send).not.toHaveBeenCalled();
    api.item(about).onKeyDown({ key: 'Escape', stopPropagation });
    expect(stopPropagation).toHaveBeenCalledOnce();
    expect(send.mock.calls).toEqual([[{ type: 'menu.dismiss' }]]);
  });

  test('a link says that it was pressed', async () => {
    const { api, send } = await connected();
    api.link.onClick();
    expect(send.mock.calls).toEqual([[{ type: 'link.pressed' }]]);
  });
});
