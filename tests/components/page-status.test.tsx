import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PageStatus } from '../../src/components/frame/PageStatus.tsx';
import { company } from '../../src/content/company.ts';
import { shell } from '../../src/content/shell.ts';
import { actorOf } from '../../src/machines/system.ts';
import { quietVisit } from '../models/quiet.ts';
import { Stage } from './stage.tsx';

const at = (path: string) => ({ key: path, path, hash: '' });

let visit: ReturnType<typeof quietVisit>;
beforeEach(() => {
  vi.useFakeTimers();
  visit = quietVisit();
});
afterEach(() => {
  cleanup();
  visit.stop();
  vi.useRealTimers();
});

const view = () => {
  render(
    <Stage visit={visit}>
      <PageStatus words={shell.visit} company={company} />
    </Stage>,
  );
  act(() =>
    actorOf(visit.system, 'page').send({ type: 'location.changed', location: at('/about') }),
  );
};
const miss = () =>
  act(() => actorOf(visit.system, 'page').send({ type: 'page.failed', cause: new Error('503') }));
const alert = () => screen.getByRole('alert').textContent;

test('a page that is slow to come is told to eye and ear, in a region that was there before', async () => {
  view();
  const status = document.querySelector('p[aria-live=polite]');
  expect(status?.textContent).toBe('');
  const thread = document.querySelector('[data-state]');
  expect(thread?.getAttribute('data-state')).toBe('quiet');
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  expect(thread?.getAttribute('data-state')).toBe('slow');
  expect(document.querySelector('p[aria-live=polite]')).toBe(status);
  expect(status?.textContent).toBe('Loading the page.');
});

test('a page that does not come is told, with telephone, mail and a way to try again', async () => {
  view();
  miss();
  expect(alert()).toBe(
    'The page did not load. Try again, or reach us directly: +91 10000 00001 · hello@weavers.testTry again',
  );
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
});

test('without a line a visitor is told that it is the line', async () => {
  view();
  act(() => visit.send({ type: 'line.lost' }));
  miss();
  expect(alert()).toBe(
    'You are offline. The page opens when the connection is back. You can also call us: +91 10000 00001 · hello@weavers.testTry again',
  );
});
