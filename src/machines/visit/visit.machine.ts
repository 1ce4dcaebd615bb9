import {
  type AnyActorLogic,
  assign,
  emit,
  fromCallback,
  fromPromise,
  setup,
  stopChild,
} from 'xstate';
import { notProvidedTo } from '../outside.ts';
import { partMachine, type When } from '../part/part.machine.ts';
import type { PageFact, Place } from '../place.ts';

/** How far a page has come to life, as the stylesheet knows it: `data-life` of the root element. */
export type Life = 'served' | 'stranded' | 'alive' | 'whole';

/** A part of the page, as the visit knows it. */
interface Waking {
  readonly name: string;
  readonly when: When;
}

export interface VisitInput {
  /** The page that was served. */
  readonly place: Place;
  /** Its parts, */
  readonly parts?: readonly Waking[];
  /** and those around it. */
  readonly frame?: readonly Waking[];
}

/** What the root spawns; typed loosely, because the machine cannot name the types of the views' machines. */
type Spawn = (logic: AnyActorLogic, options: object) => unknown;
interface Spawning {
  readonly logic: AnyActorLogic;
  readonly id: string;
  readonly input: unknown;
}

export type VisitEvent =
  /** React has taken over the page's first screen. */
  | { type: 'screen.woke' }
  /** A part answers. */
  | { type: 'part.awake'; name: string }
  /** The visitor is near a part, or wants it. */
  | { type: 'part.wanted'; name: string }
  /** The visitor has pressed something that cannot answer yet. */
  | { type: 'press.held' }
  /** The address has changed. */
  | { type: 'page.wanted'; place: Place }
  /** The visitor asks again for a page that did not come. */
  | { type: 'page.retry' }
  | { type: 'page.came' }
  /** The page of this history entry is in the document. */
  | { type: 'page.stood'; key: string }
  | { type: 'page.missed'; cause: unknown }
  | { type: 'line.lost' }
  | { type: 'line.returned' }
  /** A view needs an actor, under this id, */
  | ({ type: 'actor.spawn' } & Spawning)
  /** is gone, */
  | { type: 'actor.stop'; id: string }
  /** or deals with its actor's failure. */
  | { type: `xstate.error.actor.${string}`; error: unknown };

const notProvided = notProvidedTo('visit');
const of = <E>({ event }: { event: E }) => event;
const logError = {
  type: 'logFailure',
  params: ({ event }: { event: { error: unknown } }) => ({ cause: event.error }),
} as const;

/**
 * A visitor reads a page as soon as it is served; it comes to life, gives way to the next one they want, and goes on
 * where it can when code or line fail.
 */
export const visitMachine = setup({
  types: {
    context: {} as {
      /** The page on the screen. */
      shown: Place;
      /** The page the address names. */
      wanted: Place;
      /** The parts that wake by themselves and have not. */
      asleep: readonly string[];
      /** The parts around the page, which stay when it goes. */
      frame: readonly string[];
    },
    input: {} as VisitInput,
    events: {} as VisitEvent,
    emitted: {} as PageFact,
    tags: {} as 'slow' | 'announced' | 'missing',
  },
  actors: {
    /** Fetches the code and words of the page that was served, and waits until its markup is complete. */
    fetchScreen: fromPromise(notProvided('fetchScreen')),
    /** One for each part of the page that was served. */
    part: partMachine,
    /**
     * Fetches a page. Reports `page.came`, at once if it is here, or `page.missed`. If a deploy has renamed its code, its
     * document is loaded instead.
     */
    fetchPage: fromCallback<VisitEvent, { path: string }>(notProvided('fetchPage')),
    /** Fetches what links in view lead to, ahead of the press. */
    prefetch: fromCallback(notProvided('prefetch')),
    /** Loads the document anew, once, if its address answers and nothing would be lost; rejects otherwise. */
    reload: fromPromise(notProvided('reload')),
    /** Reports `line.lost`, at once if there is no line, and `line.returned`. */
    watchLine: fromCallback<VisitEvent>(notProvided('watchLine')),
    /** Reports each `press.held`, and `part.wanted` if it was in a part. */
    watchPresses: fromCallback<VisitEvent>(notProvided('watchPresses')),
    /** Reports `part.wanted` for each part that the visitor comes near, reaches into, or searches. */
    watchParts: fromCallback<VisitEvent>(notProvided('watchParts')),
  },
  actions: {
    markLife: (_, _params: { life: Life }) => notProvided('markLife')(),
    /** Lets React take over the page; `screen.woke` follows. */
    hydrate: () => notProvided('hydrate')(),
    /** Asks every part that wakes by itself, */
    wakeParts: () => notProvided('wakeParts')(),
    /** a part that is wanted, */
    wakePart: (_, _params: { name: string }) => notProvided('wakePart')(),
    /** and every part whose code did not come. */
    retryParts: () => notProvided('retryParts')(),
    /** Answers the presses that were held, as far as their place on the page lives. */
    releasePresses: () => notProvided('releasePresses')(),
    /** Tells the navigation how far down the page is left. */
    leavePage: () => notProvided('leavePage')(),
    logFailure: (_, _params: { cause: unknown }) => notProvided('logFailure')(),
    want: assign({ wanted: (_, { place }: { place: Place }) => place }),
    show: assign({
      shown: ({ context }) => context.wanted,
      asleep: ({ context: { asleep, frame } }) => asleep.filter((name) => frame.includes(name)),
    }),
    tellAwaited: emit(({ context }): PageFact => ({ type: 'page.awaited', place: context.wanted })),
    tellShown: emit(({ context }): PageFact => ({ type: 'page.shown', place: context.shown })),
    noteAwake: assign({
      asleep: ({ context }, { name }: { name: string }) =>
        context.asleep.filter((other) => other !== name),
    }),
    spawnActor: assign(({ spawn }, { logic, id, input }: Spawning) => {
      (spawn as Spawn)(logic, { id, systemId: id, input });
      return {};
    }),
    stopActor: stopChild((_, { id }: { id: string }) => id),
  },
  guards: {
    /** Back to the page that is still on the screen. */
    isShown: ({ context }, { place }: { place: Place }) => place.key === context.shown.key,
    hasStood: ({ context }, { key }: { key: string }) => key === context.shown.key,
    isEveryPartAwake: ({ context }) => context.asleep.length === 0,
  },
  delays: {
    /** Milliseconds after which a page that is awaited shows a sign, */
    signDelay: 300,
    /** after that: it is said, */
    announceDelay: 700,
    /** and after that: the visitor is offered another way. */
    patience: 14_000,
  },
}).createMachine({
  id: 'visit',
  context: ({ input: { place, parts = [], frame = [] }, spawn }) => {
    const all = [...frame, ...parts];
    for (const { name } of all) spawn('part', { id: name, systemId: name, input: { name } });
    const asleep = all.filter(({ when }) => when === 'now').map(({ name }) => name);
    return { shown: place, wanted: place, asleep, frame: frame.map(({ name }) => name) };
  },
  type: 'parallel',
  states: {
    life: {
      description: 'How far the page is alive.',
      initial: 'served',
      invoke: { id: 'watchPresses', src: 'watchPresses' },
      states: {
        served: {
          description: 'It can be read; its code is on its way. Presses are held.',
          entry: { type: 'markLife', params: { life: 'served' } },
          invoke: {
            id: 'fetchScreen',
            src: 'fetchScreen',
            onDone: 'waking',
            onError: { target: 'stranded', actions: logError },
          },
        },
        stranded: {
          description:
            'Its code did not come. Forms say so; a press, or a network that is back, asks again.',
          entry: { type: 'markLife', params: { life: 'stranded' } },
          invoke: { id: 'reload', src: 'reload', onDone: {}, onError: {} },
          on: { 'press.held': 'served', 'line.returned': 'served' },
        },
        waking: {
          description: 'React takes over the first screen.',
          entry: 'hydrate',
          on: { 'screen.woke': 'alive' },
        },
        alive: {
          description: 'The first screen answers. Presses in parts that sleep are held.',
          entry: 'releasePresses',
          invoke: { id: 'watchParts', src: 'watchParts' },
          initial: 'waking',
          on: {
            'part.awake': { actions: [{ type: 'noteAwake', params: of }, 'releasePresses'] },
            'part.wanted': { actions: { type: 'wakePart', params: of } },
            'press.held': { actions: 'retryParts' },
            'line.returned': { actions: 'retryParts' },
          },
          states: {
            waking: {
              description:
                'The parts that wake by themselves do; with the last one the page is whole.',
              entry: [{ type: 'markLife', params: { life: 'alive' } }, 'wakeParts'],
              always: { guard: 'isEveryPartAwake', target: 'whole' },
            },
            whole: {
              description:
                'All that wakes by itself answers. Other parts wake when they are wanted.',
              entry: { type: 'markLife', params: { life: 'whole' } },
              invoke: { id: 'prefetch', src: 'prefetch' },
            },
          },
        },
      },
    },
    page: {
      description: 'The page seen, and the page awaited.',
      initial: 'shown',
      on: {
        'page.wanted': [
          {
            guard: { type: 'isShown', params: of },
            target: '.shown',
            actions: { type: 'want', params: of },
          },
          { target: '.awaited', actions: [{ type: 'want', params: of }, 'tellAwaited'] },
        ],
      },
      states: {
        shown: {
          description: 'The page that the address names is on the screen.',
          entry: 'tellShown',
        },
        awaited: {
          description: 'The address names the next page; the page before it stays in use.',
          invoke: {
            id: 'fetchPage',
            src: 'fetchPage',
            input: ({ context }) => ({ path: context.wanted.path }),
          },
          on: {
            'page.came': { target: 'rendering', actions: ['leavePage', 'show'] },
            'page.missed': { target: '.missing', actions: { type: 'logFailure', params: of } },
          },
          initial: 'fetching',
          states: {
            fetching: {
              description: 'So far no sign is needed.',
              after: { signDelay: 'slow' },
            },
            slow: {
              description: 'A thin line, the thread, runs under the header.',
              tags: 'slow',
              after: { announceDelay: 'announced' },
            },
            announced: {
              description: 'A screen reader says, too, that the page loads.',
              tags: ['slow', 'announced'],
              after: { patience: 'missing' },
            },
            missing: {
              description:
                'The visitor may try again, call, write, or go back. A late page is shown.',
              tags: 'missing',
              on: { 'page.retry': '#visit.page.awaited', 'line.returned': '#visit.page.awaited' },
            },
          },
        },
        rendering: {
          description: 'It has come; React puts it into the document.',
          on: { 'page.stood': { guard: { type: 'hasStood', params: of }, target: 'shown' } },
        },
      },
    },
    line: {
      description: 'Whether the browser has a network.',
      initial: 'online',
      invoke: { id: 'watchLine', src: 'watchLine' },
      states: {
        online: { description: 'There is.', on: { 'line.lost': 'offline' } },
        offline: { description: 'There is none.', on: { 'line.returned': 'online' } },
      },
    },
  },
  on: {
    'actor.spawn': { actions: { type: 'spawnActor', params: of } },
    'actor.stop': { actions: { type: 'stopActor', params: of } },
    'xstate.error.actor.*': {},
  },
});
