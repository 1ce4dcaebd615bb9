import { expect, test } from 'vitest';
import { type Actor, createMachine, emit } from 'xstate';
import { watchPage } from '../../src/services/page.ts';
import { start } from './outside.ts';

const places = createMachine({
  on: {
    wait: { actions: emit({ type: 'page.awaited', place: { path: '/about' } }) },
    show: { actions: emit({ type: 'page.shown', place: { path: '/about' } }) },
  },
});

test('whoever watches the page hears what is awaited and what is shown from now on, until the end', () => {
  const run = start(watchPage, undefined, { visit: places });
  expect(run.reports).toEqual([]);
  const visit = run.beside('visit') as Actor<typeof places>;
  visit.send({ type: 'wait' });
  visit.send({ type: 'show' });
  const heard = [
    { type: 'page.awaited', place: { path: '/about' } },
    { type: 'page.shown', place: { path: '/about' } },
  ];
  expect(run.reports).toEqual(heard);
  run.end();
  visit.send({ type: 'show' });
  expect(run.reports).toEqual(heard);
  run.stop();
});

test('without a visit, watching the page is a clear error', () => {
  const run = start(watchPage);
  expect(run.reports).toMatchObject([{ error: new Error('No actor "visit" runs') }]);
  run.stop();
});
