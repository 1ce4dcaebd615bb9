import { expect, test } from 'vitest';
import { createMachine } from 'xstate';
import { chartOf, drawChart, layOut } from '../src/index.ts';
import { everything } from './everything.ts';

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

test('an event, a delay, a guard and a history state are said in words', async () => {
  const drawing = drawChart(await layOut(chartOf(everything)));
  const labels = [...drawing.matchAll(/<text[^>]*>(.*?)<\/text>/g)].map(([, text = '']) =>
    text
      .replace(/<\/?tspan[^>]*>/g, ' ')
      .replace(/ +/g, ' ')
      .trim(),
  );
  for (const label of [
    'idle #quiet #ready',
    'Nothing to do.',
    'entry / note, ring',
    'exit / note',
    'invoke fetch',
    'snapshot fetch / note',
    'done fetch',
    'error fetch / note',
    'H*',
    'work.begin [isLoud] / ring',
    'work.ignore (ignored)',
    '*',
    'done / ring',
    'after mood / ring',
    'after 250 ms',
    'after patience 1,500 ms',
    'always [isFresh]',
    '[isLoud and not isFresh]',
    '[in everything.work.idle]',
  ])
    expect(labels).toContain(label);
}, 60_000);
