import { act, cleanup, render } from '@testing-library/react';
import type { Ref } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Toasts } from '../../src/components/frame/Toasts.tsx';
import { shell } from '../../src/content/shell.ts';
import { toasts } from '../../src/services/toasts.ts';
import { quietVisit } from '../models/quiet.ts';
import { Stage } from './stage.tsx';

/** What the renderer was given last. */
const given = vi.hoisted((): { props: Record<string, unknown> } => ({ props: {} }));
vi.mock('sonner', () => ({
  toast: Object.assign(() => {}, { error: () => {}, success: () => {}, dismiss: () => {} }),
  Toaster: ({ ref, ...props }: { ref: Ref<HTMLElement> }) => {
    given.props = props;
    return <section ref={ref} aria-live="polite" aria-label="Notifications" />;
  },
}));

let visit: ReturnType<typeof quietVisit>;
beforeEach(() => void (visit = quietVisit({ actors: { toasts } })));
afterEach(() => {
  cleanup();
  visit.stop();
});

const show = async () => {
  render(
    <Stage visit={visit}>
      <Toasts machine={toasts} labels={shell} />
    </Stage>,
  );
  await act(async () => {
    visit
      .getSnapshot()
      .children.toasts?.send({ type: 'toast.show', kind: 'error', text: 'Failed' });
    await vi.dynamicImportSettled();
  });
};

test('the renderer is fetched for the first toast only', async () => {
  render(
    <Stage visit={visit}>
      <Toasts machine={toasts} labels={shell} />
    </Stage>,
  );
  expect(document.querySelector('section')).toBeNull();
});

test('toasts stand top right, below the header, on desktops and on phones; each can be closed; twenty at most', async () => {
  await show();
  const below = {
    top: 'calc(var(--header) + 12px)',
    right: 'max(16px, env(safe-area-inset-right))',
  };
  expect(given.props).toEqual({
    position: 'top-right',
    visibleToasts: 20,
    theme: 'system',
    closeButton: true,
    containerAriaLabel: 'Notifications',
    hotkey: ['F8'],
    offset: below,
    mobileOffset: below,
    toastOptions: { closeButtonAriaLabel: 'Close notification' },
    className: 'toasts',
  });
});

test('the renderer’s own region says nothing: who shows a toast says it in its place', async () => {
  await show();
  expect(document.querySelector('section')?.hasAttribute('aria-live')).toBe(false);
});
