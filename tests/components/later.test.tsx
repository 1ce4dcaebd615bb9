// @vitest-environment jsdom
import { act, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { later } from '../../src/components/later.tsx';
import { part } from '../../src/components/parts.ts';
import { quietVisit } from '../models/quiet.ts';
import { Stage } from './stage.tsx';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

const Words = () => <p>Words</p>;
const make = () => part('Words', () => Promise.resolve({ default: Words }));

test('a part whose code comes while React is about to take it over keeps its markup, and is awake', async () => {
  const served = make();
  await served.load();
  const Served = later(served);
  const visit = quietVisit();
  const root = document.createElement('div');
  root.innerHTML = renderToString(
    <Stage visit={visit}>
      <Served />
    </Stage>,
  );
  const words = root.querySelector('p');
  const arriving = make();
  const Arriving = later(arriving);
  const Loads = () => {
    void arriving.load();
    return <Arriving />;
  };
  const failed = vi.fn<(error: unknown) => void>();
  await act(async () => {
    startTransition(() => {
      hydrateRoot(
        root,
        <Stage visit={visit}>
          <Loads />
        </Stage>,
        { onRecoverableError: failed },
      );
    });
    await Promise.resolve();
  });
  expect(failed).not.toHaveBeenCalled();
  expect(root.querySelector('p')).toBe(words);
  expect(root.querySelector('.contents')).not.toBeNull();
});
