import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { connectTypewriter } from '../../src/machines/typewriter/typewriter.connect.ts';
import { typewriterModel } from '../models/typewriter.model.ts';
import { type Stage, stage } from '../models/stage.ts';

const on = (text: string) => stage({ ...typewriterModel, input: { text, id: 'hero-title' } });
const parts = (scene: Stage) => connectTypewriter(scene.snapshot() as never);
const shown = (scene: Stage) => {
  const { lead, last } = parts(scene);
  return lead.shown + last.shown;
};

describe('a sentence is written, erased and written again', () => {
  test('at 50 ms a character written, 80 ms a character erased, 500 ms before either, for ever', async () => {
    const scene = on('To do.');
    await scene.play({ type: 'motion.resumed' });
    for (let round = 0; round < 3; round += 1) {
      scene.clock.increment(500);
      expect(shown(scene)).toBe('To do.');
      for (const rest of ['To do', 'To d', 'To ', 'To', 'T', '']) {
        scene.clock.increment(79);
        expect(shown(scene)).not.toBe(rest);
        scene.clock.increment(1);
        expect(shown(scene)).toBe(rest);
      }
      scene.clock.increment(500);
      expect(shown(scene)).toBe('');
      for (const rest of ['T', 'To', 'To ', 'To d', 'To do', 'To do.']) {
        scene.clock.increment(49);
        expect(shown(scene)).not.toBe(rest);
        scene.clock.increment(1);
        expect(shown(scene)).toBe(rest);
      }
    }
  });

  test('paused at any moment, the whole sentence stands at once and stays', async () => {
    await fc.assert(
      fc.asyncProperty(fc.nat({ max: 5000 }), async (time) => {
        const scene = on('Made by hand.');
        await scene.play({ type: 'motion.resumed' });
        scene.clock.increment(time);
        await scene.play({ type: 'motion.paused' });
        expect(shown(scene)).toBe('Made by hand.');
        expect(parts(scene).moving).toBe(false);
        scene.clock.increment(60_000);
        expect(shown(scene)).toBe('Made by hand.');
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
          const { lead, last } = parts(scene);
          expect(lead.text + last.text).toBe(text);
          for (const piece of [lead, last]) {
            expect(piece.shown + piece.hidden).toBe(piece.text);
            expect(piece.copied).toBe(piece.hidden !== '');
          }
          if (last.shown !== '') expect(lead.hidden).toBe('');
          const segments = [...new Intl.Segmenter('en').segment(text)].map(({ index }) => index);
          expect([...segments, text.length]).toContain(shown(scene).length);
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
  expect(shown(scene)).toBe('Made, by "hand" ~ 24/7!');
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

describe('what the eye and a screen reader meet', () => {
  const whole = (text: string) => ({ text, copied: false, shown: text, hidden: '' });

  test('at rest, the sentence alone, its last word apart', () => {
    expect(parts(on('Made on demand.'))).toEqual({
      moving: false,
      copy: { 'aria-hidden': true, inert: true, 'data-nosnippet': '' },
      lead: whole('Made on '),
      last: whole('demand.'),
    });
  });

  test('while it moves, the copy shows what is not whole', async () => {
    const scene = on('Made on demand.');
    await scene.play({ type: 'motion.resumed' });
    expect(parts(scene)).toMatchObject({ moving: true, last: whole('demand.') });
    scene.clock.increment(500);
    for (let step = 0; step < 3; step += 1) scene.clock.increment(80);
    expect(parts(scene)).toMatchObject({
      lead: whole('Made on '),
      last: { text: 'demand.', copied: true, shown: 'dema', hidden: 'nd.' },
    });
    for (let step = 0; step < 7; step += 1) scene.clock.increment(80);
    expect(parts(scene)).toMatchObject({
      lead: { text: 'Made on ', copied: true, shown: 'Made ', hidden: 'on ' },
      last: { text: 'demand.', copied: true, shown: '', hidden: 'demand.' },
    });
  });
});
