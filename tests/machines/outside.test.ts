import { expect, test, vi } from 'vitest';
import { createActor, fromCallback, setup } from 'xstate';
import { fatal, logged } from '../../src/machines/outside.ts';

const failing = fromCallback(() => {
  throw new Error('planted');
});
const invoking = (onError: typeof logged | typeof fatal) =>
  createActor(
    setup({ actors: { failing } }).createMachine({
      invoke: { id: 'failing', src: 'failing', onError },
    }),
  );

test('a machine goes on without an actor whose failure is logged, once and by name', () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const actor = invoking(logged).start();
  expect(actor.getSnapshot().status).toBe('active');
  expect(log.mock.calls).toEqual([['The actor failing failed:', new Error('planted')]]);
  log.mockRestore();
});

test('a machine that cannot do without an actor fails with it', () => {
  const actor = invoking(fatal);
  const failed = vi.fn<(error: unknown) => void>();
  actor.subscribe({ error: failed });
  actor.start();
  expect(failed.mock.calls).toEqual([[new Error('planted')]]);
});
