import { describe, expect, test, vi } from 'vitest';
import type { AnyEventObject } from 'xstate';
import { connectDisclosure } from '../../src/machines/disclosure/disclosure.connect.ts';
import { disclosureModel } from '../models/disclosure.model.ts';
import { played } from '../models/stage.ts';

const opened = { type: 'text.opened' };
const closed = { type: 'text.closed' };

const play = (...events: AnyEventObject[]) => played(disclosureModel, ...events);

test('a text that was opened and is closed again keeps its button in view', async () => {
  const scene = await play(opened, closed);
  expect(scene.snapshot().value).toBe('collapsed');
  expect(scene.effects()).toEqual([['keepButton', { id: 'about-more-button' }]]);
});

describe('the props of each part', () => {
  test.each([
    ['collapsed', []],
    ['expanded', [opened]],
  ])('while %s', async (state, events) => {
    const expanded = state === 'expanded';
    const api = connectDisclosure((await play(...events)).snapshot() as never, () => {});
    expect(api).toEqual({
      details: { open: expanded, onToggle: expect.any(Function), ref: expect.any(Function) },
      summary: { id: 'about-more-button' },
      expanded,
    });
  });

  test('the machine follows the browser, and a text that was open before the page was hydrated', async () => {
    const send = vi.fn();
    const { details } = connectDisclosure((await play()).snapshot() as never, send);
    details.onToggle({ currentTarget: { open: true } });
    details.onToggle({ currentTarget: { open: false } });
    details.ref({ open: true });
    details.ref({ open: false });
    details.ref(null);
    expect(send.mock.calls.flat()).toEqual([opened, closed, opened]);
  });
});
