import {
  type AnyActorLogic,
  assign,
  fromCallback,
  fromPromise,
  sendTo,
  setup,
  stopChild,
} from 'xstate';
import { notProvidedTo } from '../outside.ts';
import { pageMachine } from '../page/page.machine.ts';
import { partMachine, type Waking } from '../part/part.machine.ts';
import type { PageFact, PageShown, Place } from '../place.ts';

/** How far a page has come to life, as the stylesheet knows it: `data-life` of the root element. */
export type Life = 'served' | 'stranded' | 'alive' | 'whole';

export interface VisitInput {
  /** The page that was served. */
  readonly place: Place;
  /** The parts of that page. */
  readonly parts?: readonly Waking[];
  /** The parts around it. */
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
  /** Another page than the one that was served may be on the screen. */
  | PageShown
  | { type: 'line.lost' }
  | { type: 'line.returned' }
  /** A view needs an actor, under this id. */
  | ({ type: 'actor.spawn' } & Spawning)
  /** A view is gone. */
  | { type: 'actor.stop'; id: string }
  /** A view deals with its actor's failure. */
  | { type: `xstate.error.actor.${string}`; error: unknown };

const notProvided = notProvidedTo('visit');
const of = <E>({ event }: { event: E }) => event;

/** A page can be read as soon as it is served, and comes to life part by part. If one part fails, the others still work. */
export const visitMachine = setup({
  types: {
    context: {} as {
      /** The page that was served. */
      place: Place;
      /** The parts that wake by themselves and have not. */
      asleep: readonly string[];
      /** The parts around the page, which stay when it goes. */
      frame: readonly string[];
    },
    input: {} as VisitInput,
    events: {} as VisitEvent,
    children: {} as { page: 'page' },
  },
  actors: {
    /** Fetches the code and words of the page that was served, and waits until its markup is complete. */
    fetchScreen: fromPromise(notProvided('fetchScreen')),
    /** One for each part of the page that was served. */
    part: partMachine,
    /** The page that is shown, and the one that is awaited. */
    page: pageMachine,
    watchPage: fromCallback<PageFact>(notProvided('watchPage')),
    /** Fetches what links in view lead to, ahead of the press. */
    prefetch: fromCallback(notProvided('prefetch')),
    /** Loads the document anew, once, if nothing would be lost; rejects if its address does not answer. */
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
    /** Asks every part that wakes by itself. */
    wakeParts: () => notProvided('wakeParts')(),
    wakePart: (_, _params: { name: string }) => notProvided('wakePart')(),
    /** Asks every part whose code did not come. */
    retryParts: () => notProvided('retryParts')(),
    /** Lets a page that did not come be asked for again. */
    tellPage: sendTo('page', { type: 'line.returned' }),
    /** Answers the presses that were held, as far as their place on the page lives. */
    releasePresses: () => notProvided('releasePresses')(),
    logFailure: (_, _params: { cause: unknown }) => notProvided('logFailure')(),
    /** The parts of a page that was left wake no more. */
    forgetParts: assign({
      asleep: ({ context: { asleep, frame } }) => asleep.filter((name) => frame.includes(name)),
    }),
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
    isAnother: ({ context }, { place }: PageShown) => place.path !== context.place.path,
    isEveryPartAwake: ({ context }) => context.asleep.length === 0,
  },
}).createMachine({
  id: 'visit',
  context: ({ input: { place, parts = [], frame = [] }, spawn }) => {
    const all = [...frame, ...parts];
    for (const { name } of all) spawn('part', { id: name, systemId: name, input: { name } });
    const asleep = all.filter(({ when }) => when === 'now').map(({ name }) => name);
    return { place, asleep, frame: frame.map(({ name }) => name) };
  },
  invoke: [
    { id: 'page', systemId: 'page', src: 'page', input: ({ context: { place } }) => ({ place }) },
    { id: 'watchPage', src: 'watchPage' },
  ],
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
            onError: {
              target: 'stranded',
              actions: { type: 'logFailure', params: ({ event }) => ({ cause: event.error }) },
            },
          },
        },
        stranded: {
          description: 'Its code did not come. Forms say so; a press, or the line, asks again.',
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
              description: 'Parts that wake by themselves do; with the last the page is whole.',
              entry: [{ type: 'markLife', params: { life: 'alive' } }, 'wakeParts'],
              always: { guard: 'isEveryPartAwake', target: 'whole' },
            },
            whole: {
              description: 'These parts answer. Others wake when they are wanted.',
              entry: { type: 'markLife', params: { life: 'whole' } },
              invoke: { id: 'prefetch', src: 'prefetch' },
            },
          },
        },
      },
    },
    line: {
      description: 'Whether the browser has a network.',
      initial: 'online',
      invoke: { id: 'watchLine', src: 'watchLine' },
      on: { 'line.returned': { target: '.online', actions: 'tellPage' } },
      states: {
        online: { description: 'There is.', on: { 'line.lost': 'offline' } },
        offline: { description: 'There is none.' },
      },
    },
  },
  on: {
    'page.shown': { guard: { type: 'isAnother', params: of }, actions: 'forgetParts' },
    'actor.spawn': { actions: { type: 'spawnActor', params: of } },
    'actor.stop': { actions: { type: 'stopActor', params: of } },
    'xstate.error.actor.*': {},
  },
});
