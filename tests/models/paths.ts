import {
  type AnyEventObject,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  initialTransition,
  type StateValue,
  transition,
} from 'xstate';
import { getShortestPaths, getStateNodes } from 'xstate/graph';
import { fatal, logged } from '../../src/machines/outside.ts';
import type { Model } from './model.ts';

/** A transition of a machine under a name that a person can find in the chart. */
export interface NamedTransition {
  /** Such as `contact.sending --form.submit--> (ignored)`. */
  readonly name: string;
  /** How the event is spelt in the chart; empty for eventless transitions. */
  readonly eventType: string;
}

/** What these do is tested once, for all machines (tests/machines/outside.test.ts). */
const alike = new Set<unknown>([logged.actions, fatal.actions]);

/** Every transition of the machine, eventless ones included, by the object XState knows it by. */
export function transitionsOf(machine: AnyStateMachine): ReadonlyMap<object, NamedTransition> {
  const named = new Map<object, NamedTransition>();
  for (const node of [machine.root, ...getStateNodes(machine.root)]) {
    const candidates = [...[...node.transitions.values()].flat(), ...(node.always ?? [])];
    for (const candidate of candidates) {
      if (alike.has(candidate.actions[0]) && !candidate.eventType.endsWith('*')) continue;
      const guards = candidate.guard ? ` [${guardName(candidate.guard)}]` : '';
      const target = candidate.target?.map((state: { id: string }) => state.id).join(', ');
      const nothing = candidate.actions.length === 0 ? '(ignored)' : '(stays)';
      const name = `${node.id} --${candidate.eventType}${guards}--> ${target ?? nothing}`;
      named.set(candidate, { name, eventType: candidate.eventType });
    }
  }
  return named;
}

function guardName(guard: unknown): string {
  if (typeof guard === 'string') return guard;
  if (typeof guard === 'object' && guard !== null && 'type' in guard) return String(guard.type);
  return 'inline';
}

/** A way through the machine: the events, in order, and the transition the last one takes. `given` comes first. */
export interface Path {
  /** The state before the last event, and the transition it takes. */
  readonly name: string;
  readonly events: readonly AnyEventObject[];
  /** The names of all transitions along the way. */
  readonly takes: readonly string[];
}

/** What tells two snapshots apart: the state, and all that guards and views may read. */
function keyOf(snapshot: AnyMachineSnapshot): string {
  return JSON.stringify([snapshot.value, snapshot.context, snapshot.status]);
}

/** The names of the transitions an event takes from a snapshot, eventless ones left out; empty when it is rejected. */
function takenBy(model: Model, snapshot: AnyMachineSnapshot, event: AnyEventObject): string {
  const names = transitionsOf(model.machine);
  return model.machine
    .getTransitionData(snapshot, event)
    .map((taken) => names.get(taken)?.name)
    .join(' + ');
}

/** A state value as a person writes it: `sending`, `panel.open & bot.idle`. */
export function stateText(value: StateValue): string {
  if (typeof value === 'string') return value;
  return Object.entries(value)
    .map(([name, inner]) => (inner === undefined ? name : `${name}.${stateText(inner)}`))
    .join(' & ');
}

/**
 * For each state and each transition it can take: the shortest path there, and that transition. One transition of a parent
 * state can be right from one child and wrong from another. Computed by pure transitions: nothing is invoked, no time
 * passes.
 */
export function transitionPaths(model: Model): readonly Path[] {
  const found = new Map<string, Path>();
  // The traversal has one system for all paths, and two of them may spawn actors of the same id.
  const apart = Object.create(model.machine, {
    transition: {
      value: (state: AnyMachineSnapshot, event: AnyEventObject) =>
        transition(model.machine, state, event)[0],
    },
  }) as AnyStateMachine;
  const ways = getShortestPaths(apart, {
    input: model.input,
    events: [...model.events],
    limit: 5000,
    // The failure of an actor that does not run ends a machine; nothing that happens to an ended one is worth a path.
    filterEvents: (state, event) => state.status === 'active' && model.plausible(state, event),
    fromState: replay(model, model.given),
    // The key carries the incoming edge: shortest paths alone visit states, not transitions.
    serializeState: (state: AnyMachineSnapshot, event, previous: AnyMachineSnapshot | undefined) =>
      event && previous
        ? keyOf(state) + stateText(previous.value) + takenBy(model, previous, event)
        : keyOf(state),
  } as Parameters<typeof getShortestPaths>[1]);
  for (const way of ways.toSorted((a, b) => a.steps.length - b.steps.length)) {
    const steps = way.steps.slice(1).map((step) => step.event as AnyEventObject);
    const last = steps.at(-1);
    if (!last) continue;
    const events = [...model.given, ...steps];
    const before = replay(model, events.slice(0, -1));
    const transition = takenBy(model, before, last);
    const name = `${stateText(before.value)} | ${transition}`;
    if (transition && !found.has(name)) {
      found.set(name, { name, events, takes: transitionsAlong(model, events) });
    }
  }
  return [...found.values()].toSorted((a, b) => a.name.localeCompare(b.name));
}

/**
 * Few paths that between them take every transition at least once, whichever state it is taken from: the longest first,
 * each kept only if it takes a transition that none before it took.
 */
export function coveringPaths(model: Model): readonly Path[] {
  const seen = new Set<string>();
  return transitionPaths(model)
    .toSorted((a, b) => b.events.length - a.events.length)
    .filter((path) => {
      const fresh = path.takes.filter((name) => !seen.has(name));
      for (const name of fresh) seen.add(name);
      return fresh.length > 0;
    });
}

/** For each state, by its `stateText`: the fewest events that lead there. `given` comes first. */
export function statePaths(model: Model): ReadonlyMap<string, readonly AnyEventObject[]> {
  const found = new Map<string, readonly AnyEventObject[]>();
  const paths = transitionPaths(model).map(({ events }) => events);
  for (const events of [model.given, ...paths.toSorted((a, b) => a.length - b.length)]) {
    const state = stateText(replay(model, events).value);
    if (!found.has(state)) found.set(state, events);
  }
  return found;
}

/** The names of the transitions the events take, one after another. */
function transitionsAlong(model: Model, events: readonly AnyEventObject[]): string[] {
  return events
    .flatMap((event, index) =>
      // In parallel regions one event takes several.
      takenBy(model, replay(model, events.slice(0, index)), event).split(' + '),
    )
    .filter((name) => name !== '');
}

/** The snapshot after the events, by pure transitions. */
export function replay(model: Model, events: readonly AnyEventObject[]): AnyMachineSnapshot {
  let [snapshot] = initialTransition(model.machine, model.input);
  for (const event of events) [snapshot] = transition(model.machine, snapshot, event);
  return snapshot as AnyMachineSnapshot;
}
