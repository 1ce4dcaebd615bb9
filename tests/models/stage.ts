import {
  type AnyEventObject,
  type AnyMachineSnapshot,
  createActor,
  fromCallback,
  fromPromise,
  SimulatedClock,
} from 'xstate';
import { type Model, transitionsOf } from './model.ts';

/** Something the machine asked of the outside world: an action run, or an actor started, told something or stopped. */
export type Effect = readonly [what: string, detail?: unknown];

/** A machine on stage: real, running, with doubles for everything outside it and a clock of our own. */
export interface Stage {
  snapshot(): AnyMachineSnapshot;
  /** Lets an event of the model happen: sent, or, for outcomes and delays, brought about. */
  play(event: AnyEventObject): Promise<void>;
  /** What the machine did outside since the last call. */
  effects(): readonly Effect[];
  /** The names of all transitions taken so far. */
  taken(): ReadonlySet<string>;
  readonly clock: SimulatedClock;
  stop(): void;
}

interface Outcome {
  resolve(output: unknown): void;
  reject(error: unknown): void;
}

const outcome = /^xstate\.(done|error)\.actor\.(.+)$/;
const delay = /^xstate\.after\.([^.]+)\./;

/** Puts a model's machine on stage. Actors whose outcome the model lists are promises that wait for it; others are silent. */
export function stage(model: Model): Stage {
  const effects: Effect[] = [];
  const waiting = new Map<string, Outcome>();
  const { actions, actors } = model.machine.implementations;
  const promised = new Set(model.events.map(({ type }) => outcome.exec(type)?.[2]));
  const machine = model.machine.provide({
    actions: Object.fromEntries(
      Object.entries(actions)
        // What XState itself carries out (assign, raise, …) is the machine's own and stays.
        .filter(([, action]) => !(typeof action === 'function' && 'resolve' in action))
        .map(([name]) => [
          name,
          (_: unknown, params: unknown) =>
            void effects.push(params === undefined ? [name] : [name, params]),
        ]),
    ),
    actors: Object.fromEntries(
      Object.keys(actors).map((name) => [
        name,
        promised.has(name)
          ? fromPromise(({ input }) => {
              effects.push([`start ${name}`, input]);
              return new Promise((resolve, reject) => waiting.set(name, { resolve, reject }));
            })
          : fromCallback(({ input, receive }) => {
              effects.push(input === undefined ? [`start ${name}`] : [`start ${name}`, input]);
              receive((event) => void effects.push([`tell ${name}`, event]));
              return () => void effects.push([`stop ${name}`]);
            }),
      ]),
    ),
  });
  const names = transitionsOf(machine);
  const taken = new Set<string>();
  const clock = new SimulatedClock();
  const actor = createActor(machine, {
    input: model.input,
    clock,
    inspect: (event) => {
      if (event.type !== '@xstate.microstep' || event.actorRef !== actor) return;
      for (const transition of event._transitions) {
        const name = names.get(transition)?.name;
        if (name) taken.add(name);
      }
    },
  });
  actor.start();

  return {
    clock,
    snapshot: () => actor.getSnapshot() as AnyMachineSnapshot,
    effects: () => effects.splice(0),
    taken: () => taken,
    stop: () => void actor.stop(),
    async play(event) {
      const [, kind, id] = outcome.exec(event.type) ?? [];
      const [, name] = delay.exec(event.type) ?? [];
      if (id) {
        if (kind === 'done') waiting.get(id)?.resolve(event.output);
        else waiting.get(id)?.reject(event.error);
        // The actor hears of its promise a few microtasks later.
        await new Promise((resolve) => setImmediate(resolve));
      } else if (name) {
        clock.increment(delayOf(model, name));
      } else {
        actor.send(event);
      }
    },
  };
}

/** A named delay's milliseconds. */
export function delayOf(model: Model, name: string): number {
  const value: unknown = model.machine.implementations.delays[name];
  if (typeof value !== 'number') throw new Error(`The delay ${name} is no number of milliseconds`);
  return value;
}
