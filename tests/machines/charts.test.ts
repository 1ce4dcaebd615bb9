import { expect, test } from 'vitest';
import { StateMachine } from 'xstate';

/**
 * Loaded inside a test: where the other test files import a chart that XState refuses, they fail as a whole before any of
 * their tests is known, which mutation testing takes for a pass.
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
