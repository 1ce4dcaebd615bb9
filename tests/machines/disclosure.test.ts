import { describe, expect, test, vi } from 'vitest';
import type { AnyEventObject } from 'xstate';
import { connectDisclosure } from '../../src/machines/disclosure/disclosure.connect.ts';
import { disclosureModel } from '../models/disclosure.model.ts';
import { played } from '../models/stage.ts';

const toggle = { type: 'text.toggle' };
const found = { type: 'text.found' };

const play = (...events: AnyEventObject[]) => played(disclosureModel, ...events);

describe('a visitor reads more', () => {
  test('the text is hidden at first, shown by a press, hidden by the next, which keeps the button', async () => {
    const scene = await play();
    expect(scene.snapshot().value).toBe('collapsed');
    await scene.play(toggle);
    expect(scene.snapshot().value).toBe('expanded');
    expect(scene.effects()).toEqual([]);
    await scene.play(toggle);
    expect(scene.snapshot().value).toBe('collapsed');
    expect(scene.effects()).toEqual([['keepButton', { id: 'about-more-button' }]]);
  });

  test('a text that find-in-page has found is shown, and stays shown when it is found again', async () => {
    const scene = await play(found);
    expect(scene.snapshot().value).toBe('expanded');
    await scene.play(found);
    expect(scene.snapshot().value).toBe('expanded');
    expect(scene.effects()).toEqual([]);
  });
});

describe('what eye, hand and screen reader meet', () => {
  test.each([
    ['collapsed', []],
    ['expanded', [toggle]],
  ])('every part while %s', async (state, events) => {
    const expanded = state === 'expanded';
    const api = connectDisclosure((await play(...events)).snapshot() as never, () => {});
    expect(api).toEqual({
      button: {
        id: 'about-more-button',
        type: 'button',
        'aria-expanded': expanded,
        'aria-controls': 'about-more-text',
        'data-state': state,
        onClick: expect.any(Function),
      },
      fold: { 'data-state': state },
      text: { id: 'about-more-text', hidden: !expanded },
      found: expect.any(Function),
      expanded,
    });
  });

  test('a press toggles, a find shows', async () => {
    const send = vi.fn();
    const api = connectDisclosure((await play()).snapshot() as never, send);
    api.button.onClick();
    api.found();
    expect(send.mock.calls).toEqual([[{ type: 'text.toggle' }], [{ type: 'text.found' }]]);
  });
});
