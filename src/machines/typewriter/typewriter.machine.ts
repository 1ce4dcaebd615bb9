import { assign, fromCallback, setup } from 'xstate';
import type { MotionFact } from '../motion/motion.machine.ts';
import { logged, notProvidedTo } from '../outside.ts';

const notProvided = notProvidedTo('typewriter');

function split(text: string): string[] {
  // Its first use takes as long as hydrating the first screen. Firefox before 125 has none.
  const isPlain = /^[ -~]*$/.test(text);
  if (isPlain || !('Segmenter' in Intl)) return [...text];
  const segments = new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(text);
  return Array.from(segments, ({ segment }) => segment);
}

const hideUnwritten = {
  type: 'hideUnwritten',
  params: ({ context: { id, graphemes, shown } }: { context: TypewriterContext }) => ({
    id,
    from: graphemes.slice(0, shown).join('').length,
  }),
} as const;

interface TypewriterInput {
  readonly text: string;
  /** Of the element that holds the sentence. */
  readonly id: string;
}

interface TypewriterContext {
  readonly id: string;
  /** What a person sees as one character each: none is shown in part. */
  readonly graphemes: readonly string[];
  /** How many of them are seen. */
  readonly shown: number;
}

/** A visitor sees a sentence written and erased, for ever; or whole, while it may not move. */
export const typewriterMachine = setup({
  types: {
    context: {} as TypewriterContext,
    input: {} as TypewriterInput,
    events: {} as MotionFact,
    tags: {} as 'moving',
  },
  actors: {
    /** Reports whether the sentence may move; nothing before it may. */
    watchMotion: fromCallback<MotionFact, { id: string }>(notProvided('watchMotion')),
  },
  actions: {
    /** Hides what is not written of the sentence: all characters (UTF-16) from `from` on. */
    hideUnwritten: (_, _params: { id: string; from: number }) => notProvided('hideUnwritten')(),
    showAll: assign({ shown: ({ context }) => context.graphemes.length }),
    showMore: assign({ shown: ({ context }) => context.shown + 1 }),
    showLess: assign({ shown: ({ context }) => context.shown - 1 }),
  },
  guards: {
    isLastToWrite: ({ context }) => context.shown + 1 >= context.graphemes.length,
    isLastToErase: ({ context }) => context.shown <= 1,
  },
  delays: {
    typeSpeed: 50,
    deleteSpeed: 80,
    /** Before erasing what is written, and before writing again what is erased. */
    pause: 500,
  },
}).createMachine({
  id: 'typewriter',
  context: ({ input }) => {
    const graphemes = split(input.text);
    return { id: input.id, graphemes, shown: graphemes.length };
  },
  invoke: {
    id: 'watchMotion',
    src: 'watchMotion',
    input: ({ context: { id } }) => ({ id }),
    onError: logged,
  },
  initial: 'still',
  states: {
    still: {
      description: 'The whole sentence is seen, and does not move.',
      entry: ['showAll', hideUnwritten],
      on: { 'motion.resumed': 'written' },
    },
    written: {
      description: 'The whole sentence is seen, for a moment.',
      tags: 'moving',
      entry: hideUnwritten,
      after: { pause: 'erasing' },
    },
    erasing: {
      description: 'The sentence is erased, character by character, from its end.',
      tags: 'moving',
      entry: hideUnwritten,
      after: {
        deleteSpeed: [
          { guard: 'isLastToErase', target: 'erased', actions: 'showLess' },
          { target: 'erasing', reenter: true, actions: 'showLess' },
        ],
      },
    },
    erased: {
      description: 'Nothing is written, for a moment.',
      tags: 'moving',
      entry: hideUnwritten,
      after: { pause: 'typing' },
    },
    typing: {
      description: 'The sentence is written, character by character.',
      tags: 'moving',
      entry: hideUnwritten,
      after: {
        typeSpeed: [
          { guard: 'isLastToWrite', target: 'written', actions: 'showMore' },
          { target: 'typing', reenter: true, actions: 'showMore' },
        ],
      },
    },
  },
  on: { 'motion.paused': '.still' },
});
