import { expect, test } from 'vitest';
import { createMachine } from 'xstate';
import { chartOf, drawChart, layOut } from '../src/index.ts';

const lamp = createMachine({
  id: 'lamp',
  initial: 'off',
  states: { off: { on: { 'lamp.toggle': 'on' } }, on: { on: { 'lamp.toggle': 'off' } } },
});

test('each state and each transition is a group of its own, and marks are its classes', async () => {
  const drawing = drawChart(await layOut(chartOf(lamp)), {
    active: ['lamp', 'lamp.on'],
    last: ['lamp.off#lamp.toggle#0'],
  });
  expect(drawing).toMatch(/<g class="state atomic[^"]* is-active" data-state="lamp\.on">/);
  expect(drawing).toMatch(/<g class="state atomic[^"]*(?<!is-active)" data-state="lamp\.off">/);
  expect(drawing).toContain(
    '<g class="transition external is-last" data-transition="lamp.off#lamp.toggle#0">',
  );
  expect(drawing).toContain(
    '<g class="transition external" data-transition="lamp.on#lamp.toggle#0">',
  );
}, 60_000);
