import { expect, test } from 'vitest';
import { StateMachine } from 'xstate';

/**
 * Loaded inside a test. If XState refuses a chart, a file that imports it at the top has no tests; mutation testing would
 * count that as a pass.
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
