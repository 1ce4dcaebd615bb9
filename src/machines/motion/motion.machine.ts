import { fromCallback, setup } from 'xstate';
import { fatal, notProvidedTo } from '../outside.ts';
import { fromEvent } from '../params.ts';

export type MotionChoice = 'moving' | 'paused';

/** What an actor that moves something hears of the switch. */
export type MotionFact = { type: 'motion.paused' } | { type: 'motion.resumed' };

export type MotionEvent =
  /** The visitor presses the switch. */
  | { type: 'motion.toggle' }
  /** The visitor chose on an earlier visit, or in another tab. */
  | { type: 'choice.restored'; choice: MotionChoice }
  /** The system's wish for reduced motion is known, or has changed. */
  | { type: 'setting.changed'; reduced: boolean };

const notProvided = notProvidedTo('motion');

const choosing = (choice: MotionChoice) =>
  ({
    target: `#motion.chosen.${choice}`,
    actions: { type: 'saveChoice', params: { choice } },
  }) as const;

/** A visitor stills all that moves by itself, and sets it going again; until they choose, their system decides. */
export const motionMachine = setup({
  types: {
    events: {} as MotionEvent,
    tags: {} as 'paused',
  },
  actors: {
    /** Reports the stored choice, or the system's setting if there is none; then every change of either. */
    watchPreferences: fromCallback<MotionEvent>(notProvided('watchPreferences')),
  },
  actions: {
    saveChoice: (_, _params: { choice: MotionChoice }) => notProvided('saveChoice')(),
  },
  guards: {
    isReduced: (_, { reduced }: { reduced: boolean }) => reduced,
    isPaused: (_, { choice }: { choice: MotionChoice }) => choice === 'paused',
  },
}).createMachine({
  id: 'motion',
  invoke: { id: 'watchPreferences', src: 'watchPreferences', onError: fatal },
  initial: 'arriving',
  states: {
    arriving: {
      description: 'Neither choice nor setting is known yet; nothing has been set going.',
      on: {
        'setting.changed': [
          { guard: { type: 'isReduced', params: fromEvent }, target: 'following.paused' },
          { target: 'following.moving' },
        ],
      },
    },
    following: {
      description: 'The visitor has not chosen: the system’s setting holds.',
      initial: 'moving',
      states: {
        moving: {
          description: 'The system has no objection: everything moves.',
          on: {
            'motion.toggle': choosing('paused'),
          },
        },
        paused: {
          description: 'The system asks for reduced motion: nothing moves.',
          tags: 'paused',
          on: {
            'motion.toggle': choosing('moving'),
          },
        },
      },
      on: {
        'setting.changed': [
          { guard: { type: 'isReduced', params: fromEvent }, target: '.paused' },
          { target: '.moving' },
        ],
      },
    },
    chosen: {
      description: 'The visitor has chosen, and the system is not asked any more.',
      initial: 'moving',
      states: {
        moving: {
          description: 'The visitor lets everything move.',
          on: {
            'motion.toggle': choosing('paused'),
          },
        },
        paused: {
          description: 'The visitor has stilled everything.',
          tags: 'paused',
          on: {
            'motion.toggle': choosing('moving'),
          },
        },
      },
    },
  },
  on: {
    'choice.restored': [
      { guard: { type: 'isPaused', params: fromEvent }, target: '.chosen.paused' },
      { target: '.chosen.moving' },
    ],
  },
});
