import { expect, test } from 'vitest';
import { StateMachine } from 'xstate';

/**
 * Loaded inside a test. A test file that imports a chart that XState refuses fails before its tests are known, and mutation
 * testing takes that for a pass.
 */
const charts = import.meta.glob('../../src/machines/*/*.machine.ts');

test.each(Object.entries(charts))(
  '%s is a chart that XState accepts, named after its folder',
  async (path, load) => {
    const parts: object = (await load()) as object;
    const ids = Object.values(parts).flatMap((part: unknown) =>
      part instanceof StateMachine ? [part.id] : [],
    );
    expect(ids).toEqual([path.split('/').at(-2)]);
  },
);
