import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { connectTypewriter } from '../../src/machines/typewriter/typewriter.connect.ts';
import '../fuzz.ts';
import { typewriterModel } from '../models/typewriter.model.ts';
import { stage } from '../models/stage.ts';

const on = (text: string) => {
  const scene = stage({ ...typewriterModel, input: { text, id: 'hero-title' } });
  let from = NaN;
  return {
    ...scene,
    connected: () => connectTypewriter(scene.snapshot() as never),
    /** What is not hidden of the sentence. */
    seen() {
      const hidden = scene.effects().findLast(([what]) => what === 'hideUnwritten');
      if (hidden) ({ from } = hidden[1] as { from: number });
      return text.slice(0, from);
    },
  };
};

describe('a sentence is written, erased and written again', () => {
  test('at 50 ms a character written, 80 ms a character erased, 500 ms before either, for ever', async () => {
    const scene = on('To do.');
    await scene.play({ type: 'motion.resumed' });
    for (let round = 0; round < 3; round += 1) {
      scene.clock.increment(500);
      expect(scene.seen()).toBe('To do.');
      for (const rest of ['To do', 'To d', 'To ', 'To', 'T', '']) {
        scene.clock.increment(79);
        expect(scene.seen()).not.toBe(rest);
        scene.clock.increment(1);
        expect(scene.seen()).toBe(rest);
      }
      scene.clock.increment(500);
      expect(scene.seen()).toBe('');
      for (const rest of ['T', 'To', 'To ', 'To d', 'To do', 'To do.']) {
        scene.clock.increment(49);
        expect(scene.seen()).not.toBe(rest);
        scene.clock.increment(1);
        expect(scene.seen()).toBe(rest);
      }
    }
  });

  test('paused at any moment, the whole sentence is seen at once, and from then on', async () => {
    await fc.assert(
      fc.asyncProperty(fc.nat({ max: 5000 }), async (time) => {
        const scene = on('Made by hand.');
        await scene.play({ type: 'motion.resumed' });
        scene.clock.increment(time);
        await scene.play({ type: 'motion.paused' });
        expect(scene.seen()).toBe('Made by hand.');
        expect(scene.connected().moving).toBe(false);
        scene.clock.increment(60_000);
        expect(scene.seen()).toBe('Made by hand.');
        scene.stop();
      }),
    );
  });

  test('whatever the sentence and the moment, nothing is lost, and no character is ever shown in part', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 }),
        fc.nat({ max: 4000 }),
        async (text, time) => {
          const scene = on(text);
          await scene.play({ type: 'motion.resumed' });
          scene.clock.increment(time);
          const { lead, last } = scene.connected();
          expect(lead + last).toBe(text);
          const segments = [...new Intl.Segmenter('en').segment(text)].map(({ index }) => index);
          expect([...segments, text.length]).toContain(scene.seen().length);
          scene.stop();
        },
      ),
      { numRuns: 300 },
    );
  });
});

test('a sentence without accents or emoji is split without Intl.Segmenter, whose first use is slow', () => {
  const Segmenter = vi.fn<() => never>(() => {
    throw new Error('used');
  });
  vi.stubGlobal('Intl', { Segmenter });
  const scene = on('Made, by "hand" ~ 24/7!');
  vi.unstubAllGlobals();
  expect(scene.seen()).toBe('Made, by "hand" ~ 24/7!');
  expect(Segmenter).not.toHaveBeenCalled();
});

test('without Intl.Segmenter, as in Firefox before 125, a sentence is split into its code points', () => {
  vi.stubGlobal('Intl', {});
  const scene = on('No 🎉');
  vi.unstubAllGlobals();
  expect((scene.snapshot() as { context: unknown }).context).toMatchObject({
    graphemes: ['N', 'o', ' ', '🎉'],
  });
});

test('the page has the whole sentence while it is erased, its last word apart', async () => {
  const scene = on('Made on demand.');
  const sentence = { lead: 'Made on ', last: 'demand.' };
  expect(scene.connected()).toEqual({ moving: false, ...sentence });
  await scene.play({ type: 'motion.resumed' });
  scene.clock.increment(500 + 10 * 80);
  expect(scene.seen()).toBe('Made ');
  expect(scene.connected()).toEqual({ moving: true, ...sentence });
});
