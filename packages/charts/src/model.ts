import {
  type AnyStateMachine,
  type AnyStateNode,
  type AnyTransitionDefinition,
  createMachine,
  StateMachine,
} from 'xstate';

type AnyConfig = Parameters<typeof createMachine>[0];

/** A statechart as plain data: what is drawn, and nothing that runs. */
export interface Chart {
  /** The machine's id. */
  readonly id: string;
  readonly root: ChartState;
}

export interface ChartState {
  /** As XState writes it, such as `menu.open.pinned`. */
  readonly id: string;
  readonly key: string;
  readonly type: 'atomic' | 'compound' | 'parallel' | 'final' | 'history';
  /** Set for history states only. */
  readonly history?: 'shallow' | 'deep';
  readonly description?: string;
  readonly tags: readonly string[];
  /** Names of actions. */
  readonly entry: readonly string[];
  readonly exit: readonly string[];
  /** Names of actors. */
  readonly invokes: readonly string[];
  /** The id of the state a compound state begins in. */
  readonly initial?: string;
  /** Where a history state leads when there is no history yet is among them, under `trigger: 'history'`. */
  readonly transitions: readonly ChartTransition[];
  readonly states: readonly ChartState[];
}

/** What brings a transition about; `history` is the default target of a history state. */
export type Trigger = 'event' | 'always' | 'after' | 'done' | 'error' | 'snapshot' | 'history';

export interface ChartTransition {
  /** `<source id>#<event>#<index among the source's transitions of that event>`; see `transitionId`. */
  readonly id: string;
  readonly source: string;
  /** The event as XState spells it, such as `xstate.after.grace.menu.open.lingering`; empty for `always`. */
  readonly event: string;
  readonly trigger: Trigger;
  /** What a person calls it: the event, or the actor or region that is done, or the delay. Empty for `always`. */
  readonly name: string;
  /** For `after`, and for an event the machine raises for itself after a delay. */
  readonly delay?: Delay;
  readonly guard?: string;
  /** Names of actions. */
  readonly actions: readonly string[];
  /** Ids of states; none when it stays where it is. */
  readonly targets: readonly string[];
  /** `internal`: no state is left. `self`: its source is left and entered again. */
  readonly kind: 'external' | 'internal' | 'self';
}

export interface Delay {
  /** A number's digits when it has no name. */
  readonly name: string;
  /** Undefined when it depends on the context, or is not known here. */
  readonly milliseconds?: number;
}

/** A state's transitions, those of one event together and in the order in which they are tried. */
function candidatesOf(node: AnyStateNode): AnyTransitionDefinition[][] {
  return [...node.transitions.values(), node.always ?? []];
}

/** Named delays in milliseconds; what depends on the context is left out. */
type Delays = Readonly<Record<string, number>>;

/** Names a transition for `data-transition` and for marks. */
export function transitionId(source: string, event: string, index: number): string {
  return `${source}#${event}#${index}`;
}

/**
 * The chart of a machine.
 * @param source the machine; or its config, also as the JSON that `@statelyai/inspect` sends as `definition` (that is
 *   `machine.config`, functions as `{type: <name>}`, cut off below its `serializationDepthLimit`). Not
 *   `machine.definition`, which knows no `always`.
 * @throws what XState throws when it refuses the config, or `SyntaxError` when the text is no JSON.
 */
export function chartOf(source: AnyStateMachine | AnyConfig | string): Chart {
  const machine =
    source instanceof StateMachine
      ? source
      : createMachine(
          (typeof source === 'string' ? JSON.parse(source, mend) : source) as AnyConfig,
        );
  const { actions, delays } = machine.implementations;
  return { id: machine.id, root: stateOf(machine.root, numbersOf(delays), raisedLater(actions)) };
}

/** Leaves out what a depth limit has replaced by a word. */
function mend(_key: string, value: unknown): unknown {
  return value === '[Object]' || value === '[Array]' || value === '...' ? undefined : value;
}

function numbersOf(delays: Readonly<Record<string, unknown>>): Delays {
  return Object.fromEntries(
    Object.entries(delays).filter((entry): entry is [string, number] => Number.isFinite(entry[1])),
  );
}

/** The delay after which an action of the machine raises an event, by the event's type. */
function raisedLater(actions: Readonly<Record<string, unknown>>): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.values(actions).flatMap((action) => {
      const { type, event, delay } = action as {
        type?: string;
        event?: { type?: string };
        delay?: unknown;
      };
      const isLater =
        type === 'xstate.raise' && event?.type && ['string', 'number'].includes(typeof delay);
      return isLater ? [[event.type, String(delay)]] : [];
    }),
  );
}

function stateOf(
  node: AnyStateNode,
  delays: Delays,
  raised: Readonly<Record<string, string>>,
): ChartState {
  const transitions = candidatesOf(node).flatMap((candidates) =>
    candidates.map((candidate, index) => transitionOf(node, candidate, index, delays, raised)),
  );
  const fallback =
    node.type === 'history' && node.config.target ? [historyOf(node, node.config.target)] : [];
  const first = node.type === 'compound' ? node.initial.target[0]?.id : undefined;
  return {
    id: node.id,
    key: node.key,
    type: node.type,
    ...(node.type === 'history' && {
      history: node.history === 'deep' ? ('deep' as const) : ('shallow' as const),
    }),
    ...(node.description !== undefined && { description: node.description }),
    tags: [...node.tags],
    // XState adds actions of its own to `node.entry` and `node.exit`, for the timers of `after`.
    entry: namesOf(node.config.entry),
    exit: namesOf(node.config.exit),
    invokes: node.invoke.map(({ src }) => nameOf(src)),
    ...(first !== undefined && { initial: first }),
    transitions: [...transitions, ...fallback],
    states: Object.values(node.states).map((child) => stateOf(child, delays, raised)),
  };
}

function transitionOf(
  node: AnyStateNode,
  candidate: AnyTransitionDefinition,
  index: number,
  delays: Delays,
  raised: Readonly<Record<string, string>>,
): ChartTransition {
  const event = candidate.eventType;
  const targets = (candidate.target ?? []).map(({ id }) => id);
  const { trigger, name } = triggerOf(node, event);
  const delay = trigger === 'after' ? name : raised[event];
  const milliseconds = delay === undefined ? undefined : (delays[delay] ?? numberOf(delay));
  return {
    id: transitionId(node.id, event, index),
    source: node.id,
    event,
    trigger,
    name,
    ...(delay !== undefined && {
      delay: { name: delay, ...(milliseconds !== undefined && { milliseconds }) },
    }),
    ...(candidate.guard !== undefined && { guard: nameOf(candidate.guard) }),
    actions: namesOf(candidate.actions),
    targets,
    kind: targets.length === 0 ? 'internal' : targets.includes(node.id) ? 'self' : 'external',
  };
}

/** A default target is a key of a sibling, or `#id`. */
function historyOf(node: AnyStateNode, target: string): ChartTransition {
  const id = target.startsWith('#')
    ? target.slice(1)
    : (node.parent?.states[target]?.id ?? `${node.parent?.id}.${target}`);
  return {
    id: transitionId(node.id, 'history', 0),
    source: node.id,
    event: 'history',
    trigger: 'history',
    name: '',
    actions: [],
    targets: [id],
    kind: 'external',
  };
}

/** Takes apart the events that XState makes up (`xstate.done.actor.send`, `xstate.after.grace.menu.open.lingering`, …). */
function triggerOf(node: AnyStateNode, event: string): { trigger: Trigger; name: string } {
  if (event === '') return { trigger: 'always', name: '' };
  if (event === `xstate.done.state.${node.id}`) return { trigger: 'done', name: '' };
  if (event.startsWith('xstate.after.') && event.endsWith(`.${node.id}`))
    return { trigger: 'after', name: event.slice('xstate.after.'.length, -node.id.length - 1) };
  const [, kind, id] = /^xstate\.(done\.actor|error\.actor|snapshot)\.(.+)$/.exec(event) ?? [];
  if (kind === undefined || id === undefined) return { trigger: 'event', name: event };
  // An invoke without an id is given one that says nothing.
  const unnamed = node.invoke.find(
    (invoke, index) => invoke.id === id && id === `${index}.${node.id}`,
  );
  return {
    trigger: kind.replace('.actor', '') as Trigger,
    name: unnamed ? nameOf(unnamed.src) : id,
  };
}

function numberOf(delay: string): number | undefined {
  return /^\d+(\.\d+)?$/.test(delay) ? Number(delay) : undefined;
}

function namesOf(actions: unknown): string[] {
  if (actions === undefined || actions === null) return [];
  return (Array.isArray(actions) ? actions : [actions]).map(nameOf);
}

/** The name of an action, a guard or an actor; of a guard made of others, their names. */
function nameOf(part: unknown): string {
  if (typeof part === 'string') return part;
  if ((typeof part !== 'object' && typeof part !== 'function') || part === null) return 'inline';
  const { type, guards, stateValue, name } = part as {
    type?: unknown;
    guards?: unknown[];
    stateValue?: unknown;
    name?: string;
  };
  // `{"panel":"open"}` reads `panel.open`.
  if (stateValue !== undefined)
    return `in ${JSON.stringify(stateValue)
      .replace(/["{}#]/g, '')
      .replaceAll(':', '.')}`;
  if (guards)
    return name === 'not' ? `not ${nameOf(guards[0])}` : guards.map(nameOf).join(` ${name} `);
  if (typeof type === 'string' && type !== '') return type.replace(/^xstate\./, '');
  return name ? name.replace(/^_.*|^(actions|guard|entry|exit)$/, '') || 'inline' : 'inline';
}
