import { expect, test } from 'vitest';
import { createActor, createMachine } from 'xstate';
import { actorOf, findActor } from '../../src/machines/system.ts';

test('an actor that does not run is not found; where it must run that is a clear error', () => {
  const { system } = createActor(createMachine({}));
  expect(findActor(system, 'page')).toBeUndefined();
  expect(() => actorOf(system, 'page')).toThrow(new Error('No actor "page" runs'));
});
