import { act, cleanup, render } from '@testing-library/react';
import { StrictMode } from 'react';
import { afterEach, expect, test } from 'vitest';
import { createRegistry } from '@workshop/inspector';
import { createMachine } from 'xstate';
import { useConnect, useSharedConnect, useVisit } from '../../src/components/useConnect.ts';
import { quietVisit } from '../models/quiet.ts';
import { Stage } from './stage.tsx';

const lamp = createMachine({ id: 'lamp', on: { press: {} } });
const shared = createMachine({ id: 'shared', on: { press: {} } });

function Own() {
  useConnect(lamp, () => undefined);
  return null;
}
function Shared() {
  useSharedConnect(shared, () => undefined);
  useVisit(({ value }) => value);
  return null;
}

/** How many listen to an actor. XState keeps them in a set that it does not show. */
const listeners = (actor: unknown) => (actor as { observers: Set<unknown> }).observers.size;

afterEach(cleanup);

test('views that come and go fifty times leave no subscription and no actor of their own', () => {
  const registry = createRegistry();
  const visit = quietVisit({ inspect: registry.observe });
  const before = listeners(visit);
  for (let count = 0; count < 50; count += 1) {
    const { unmount } = render(
      <StrictMode>
        <Stage visit={visit}>
          <Own />
          <Shared />
        </Stage>
      </StrictMode>,
    );
    expect(listeners(visit.system.get('shared'))).toBe(1);
    act(unmount);
  }
  expect(registry.living().map(({ name }) => name)).not.toContain('lamp');
  expect(listeners(visit.system.get('shared'))).toBe(0);
  expect(listeners(visit)).toBe(before);
  visit.stop();
});
