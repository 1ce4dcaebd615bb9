import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { actorOf } from '../../src/machines/system.ts';
import { connectToasts } from '../../src/machines/toasts/toasts.connect.ts';
import type { Toast } from '../../src/machines/toast/toast.machine.ts';
import type { ToastsEvent } from '../../src/machines/toasts/toasts.machine.ts';
import { toast, toasts } from '../../src/services/toasts.ts';
import '../fuzz.ts';
import { quietVisit } from '../models/quiet.ts';
import { stage } from '../models/stage.ts';
import { toastsModel } from '../models/toasts.model.ts';

type Kind = Toast['kind'];

let visit: ReturnType<typeof quietVisit> | undefined;

/** The real machines; only the clock is ours, and the renderer is a list. */
function running() {
  const rendered = new Map<string, string>();
  const listed = toast.provide({
    actions: {
      renderToast: ({ self }, { text }) => void rendered.set(self.id, text),
      eraseToast: ({ self }) => void rendered.delete(self.id),
    },
  });
  visit?.stop();
  visit = quietVisit({ actors: { toasts: toasts.provide({ actors: { toast: listed } }) } });
  const actor = actorOf(visit.system, 'toasts');
  const texts = () => [...rendered.values()];
  const tell = (kind: Kind, text: string) => actor.send({ type: 'toast.show', kind, text });
  return { actor, texts, tell };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  visit?.stop();
  vi.useRealTimers();
});

describe('how long a toast stays', () => {
  test.each([
    ['blank', 4000],
    ['error', 4000],
    ['success', 2000],
    ['custom', 4000],
  ] as const)('the kind %s goes after %i ms, not one before', (kind, milliseconds) => {
    const { actor, texts, tell } = running();
    tell(kind, 'Told.');
    vi.advanceTimersByTime(milliseconds - 1);
    expect(texts()).toEqual(['Told.']);
    vi.advanceTimersByTime(1);
    expect(texts()).toEqual([]);
    expect(actor.getSnapshot().value).toBe('empty');
  });

  test('the kind loading stays until it is sent away', () => {
    const { actor, texts, tell } = running();
    tell('loading', 'On its way.');
    vi.advanceTimersByTime(3_600_000);
    expect(texts()).toEqual(['On its way.']);
    actor.send({ type: 'toast.dismiss', id: 'toast 1' });
    expect(texts()).toEqual([]);
  });

  test.each([
    ['pointer.entered', 'pointer.left'],
    ['focus.entered', 'focus.left'],
  ] as const)('%s stops the time of all, %s lets it go on where it stood', (stopped, resumed) => {
    const { actor, texts, tell } = running();
    tell('error', 'first');
    vi.advanceTimersByTime(1500);
    tell('success', 'second');
    vi.advanceTimersByTime(500);
    actor.send({ type: stopped });
    vi.advanceTimersByTime(60_000);
    expect(texts()).toEqual(['first', 'second']);
    actor.send({ type: resumed });
    vi.advanceTimersByTime(1499);
    expect(texts()).toEqual(['first', 'second']);
    vi.advanceTimersByTime(1);
    expect(texts()).toEqual(['first']);
    vi.advanceTimersByTime(499);
    expect(texts()).toEqual(['first']);
    vi.advanceTimersByTime(1);
    expect(texts()).toEqual([]);
  });

  test('a toast that comes while time stands still has its whole time afterwards', () => {
    const { actor, texts, tell } = running();
    tell('error', 'first');
    actor.send({ type: 'pointer.entered' });
    tell('success', 'second');
    vi.advanceTimersByTime(10_000);
    actor.send({ type: 'pointer.left' });
    vi.advanceTimersByTime(1999);
    expect(texts()).toEqual(['first', 'second']);
    vi.advanceTimersByTime(1);
    expect(texts()).toEqual(['first']);
  });

  test('whatever comes, goes and is paused: each toast is seen for exactly its time', () => {
    const step = fc.oneof(
      fc.record({ kind: fc.constantFrom<Kind>('success', 'error', 'loading') }),
      fc.record({ ms: fc.integer({ min: 1, max: 3000 }) }),
      fc.record({
        type: fc.constantFrom(
          'pointer.entered' as const,
          'pointer.left' as const,
          'focus.entered' as const,
          'focus.left' as const,
        ),
      }),
    );
    fc.assert(
      fc.property(fc.array(step, { maxLength: 18 }), (steps) => {
        const { actor, texts, tell } = running();
        let expected: { text: string; left: number }[] = [];
        for (const [index, event] of steps.entries()) {
          if ('kind' in event) {
            tell(event.kind, String(index));
            const left = { success: 2000, error: 4000, loading: Infinity, blank: 0, custom: 0 };
            expected.push({ text: String(index), left: left[event.kind] });
          } else if ('ms' in event) {
            const isPaused = JSON.stringify(actor.getSnapshot().value).includes('paused');
            if (!isPaused) expected.forEach((toast) => (toast.left -= event.ms));
            expected = expected.filter(({ left }) => left > 0);
            vi.advanceTimersByTime(event.ms);
          } else {
            actor.send(event);
          }
          expect(texts()).toEqual(expected.map(({ text }) => text));
        }
      }),
      { numRuns: 60 },
    );
  });
});

describe('how many', () => {
  test('of twenty-one toasts the oldest goes, and never are there more than twenty', () => {
    const { actor, texts, tell } = running();
    actor.send({ type: 'toast.show', kind: 'loading', text: '0' });
    actor.send({ type: 'pointer.entered' });
    for (let number = 1; number < 20; number++) tell('loading', String(number));
    expect(texts()).toHaveLength(20);
    tell('loading', '20');
    expect(texts()).toEqual(Array.from({ length: 20 }, (_, index) => String(index + 1)));
    tell('loading', '21');
    expect(texts()).toHaveLength(20);
  });
});

describe('what eye, hand and screen reader meet', () => {
  async function parts(...kinds: Kind[]) {
    const scene = stage(toastsModel);
    for (const kind of kinds) await scene.play({ type: 'toast.show', kind, text: 'Told.' });
    const events: ToastsEvent[] = [];
    const api = connectToasts(scene.snapshot() as never, (event) => void events.push(event));
    return { api, events };
  }
  /** An element that matches and is inside what is named. */
  const element = (inside: Record<string, unknown>, ...matching: string[]) => ({
    matches: (selector: string) => matching.includes(selector),
    closest: (selector: string) => inside[selector] ?? null,
  });

  test('before the first toast there is no renderer; what shows toasts is no live region', async () => {
    const { api } = await parts();
    expect(api.needed).toBe(false);
    expect(api.region['data-state']).toBe('empty');
    expect(Object.keys(api.region)).not.toContain('aria-live');
    expect((await parts('success')).api).toMatchObject({
      needed: true,
      region: { 'data-state': 'shown' },
    });
  });

  test('the pointer pauses while it rests on the toasts', async () => {
    const { api, events } = await parts('success');
    api.region.onPointerEnter();
    api.region.onPointerLeave();
    expect(events).toEqual([{ type: 'pointer.entered' }, { type: 'pointer.left' }]);
  });

  test('the keyboard’s focus pauses, a mouse’s does not; it has left when it is nowhere among the toasts', async () => {
    const { api, events } = await parts('success');
    api.region.onFocus({ target: element({}) });
    expect(events).toEqual([]);
    api.region.onFocus({ target: element({}, ':focus-visible') });
    const among = { contains: (other: unknown) => other === 'among' };
    api.region.onBlur({ currentTarget: among, relatedTarget: 'among' });
    expect(events).toEqual([{ type: 'focus.entered' }]);
    api.region.onBlur({ currentTarget: among, relatedTarget: null });
    expect(events).toEqual([{ type: 'focus.entered' }, { type: 'focus.left' }]);
  });

  test('Escape sends the focused toast away, another key does not', async () => {
    const { api, events } = await parts('success', 'error');
    const target = element({ '[data-testid]': { dataset: { testid: 'toast 2' } } });
    api.region.onKeyDown({ key: 'Enter', target });
    api.region.onKeyDown({ key: 'Escape', target: element({}) });
    expect(events).toEqual([]);
    api.region.onKeyDown({ key: 'Escape', target });
    expect(events).toEqual([{ type: 'toast.dismiss', id: 'toast 2' }]);
  });
});
