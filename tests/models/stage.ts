import {
  type AnyEventObject,
  type AnyMachineSnapshot,
  createActor,
  fromCallback,
  fromPromise,
} from 'xstate';
import type { Model } from './model.ts';
import { transitionsOf } from './paths.ts';

/** Something the machine asked of the outside world: an action run, or an actor started, told something or stopped. */
export type Effect = readonly [what: string, detail?: unknown];

/** A clock that stands still until it is told otherwise. */
export class StageClock {
  private now = 0;
  private last = 0;
  private readonly timers = new Map<number, { due: number; length: number; run: () => void }>();

  setTimeout(run: () => void, length: number): number {
    this.timers.set(++this.last, { due: this.now + length, length, run });
    return this.last;
  }

  clearTimeout(id: number): void {
    this.timers.delete(id);
  }

  /** Lets milliseconds pass; what falls due in them happens, in order. */
  increment(milliseconds: number): void {
    const end = this.now + milliseconds;
    for (let next = this.next(); next && next.due <= end; next = this.next()) this.fire(next);
    this.now = end;
  }

  /** How many milliseconds the earliest timer of this length has left; undefined if none runs. */
  left(length: number): number | undefined {
    const timer = this.next(length);
    return timer && timer.due - this.now;
  }

  /**
   * Lets time pass until the earliest timer of this length ends, and ends no other that is due in the same instant.
   * If none of this length runs, so much time passes.
   * @throws when another timer would have ended earlier: then the model tells a story that no clock can.
   */
  end(length: number): void {
    const timer = this.next(length);
    if (!timer) return this.increment(length);
    if ((this.next()?.due ?? Infinity) < timer.due)
      throw new Error(`Another delay ends before the one of ${length} ms`);
    this.fire(timer);
  }

  private next(length?: number) {
    return [...this.timers]
      .map(([id, timer]) => ({ id, ...timer }))
      .filter((timer) => length === undefined || timer.length === length)
      .toSorted((a, b) => a.due - b.due || a.id - b.id)[0];
  }

  private fire({ id, due, run }: { id: number; due: number; run: () => void }): void {
    this.timers.delete(id);
    this.now = due;
    run();
  }
}

/** A machine on stage: real, running, with doubles for everything outside it and a clock of our own. */
export interface Stage {
  snapshot(): AnyMachineSnapshot;
  /** Lets an event of the model happen: sent, or, for outcomes and delays, brought about. */
  play(event: AnyEventObject): Promise<void>;
  /** What the machine did outside since the last call. */
  effects(): readonly Effect[];
  /** The names of all transitions taken so far. */
  taken(): ReadonlySet<string>;
  readonly clock: StageClock;
  stop(): void;
}

interface Outcome {
  resolve(output: unknown): void;
  reject(error: unknown): void;
}

const outcome = /^xstate\.(done|error)\.actor\.(.+)$/;
const after = /^xstate\.after\.([^.]+)\./;

/** The name of the delay whose end the event is; undefined for every other event. */
export function delayNameOf(model: Model, type: string): string | undefined {
  return model.raised[type] ?? after.exec(type)?.[1];
}

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
  const clock = new StageClock();
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
  actor.on('*', ({ type, ...fact }) => void effects.push([`emit ${type}`, fact]));
  actor.start();

  return {
    clock,
    snapshot: () => actor.getSnapshot() as AnyMachineSnapshot,
    effects: () => effects.splice(0),
    taken: () => taken,
    stop: () => void actor.stop(),
    async play(event) {
      const [, kind, id] = outcome.exec(event.type) ?? [];
      const name = delayNameOf(model, event.type);
      if (id) {
        const promise = waiting.get(id);
        const children: Readonly<Record<string, unknown>> = actor.getSnapshot().children;
        if (kind === 'done') promise?.resolve(event.output);
        else promise?.reject(event.error);
        // Of an actor that is no promise.
        if (!promise && children[id]) actor.send(event);
        // The actor hears of its promise a few microtasks later.
        await new Promise((resolve) => setImmediate(resolve));
      } else if (name) {
        clock.end(delayOf(model, name, actor.getSnapshot() as AnyMachineSnapshot));
      } else {
        actor.send(event);
      }
    },
  };
}

/** A model's machine on stage, after these events. */
export async function played(model: Model, ...events: readonly AnyEventObject[]): Promise<Stage> {
  const scene = stage(model);
  for (const event of events) await scene.play(event);
  return scene;
}

/** Plays on, and says what was asked of the outside by that alone. */
export async function asked(scene: Stage, ...events: readonly AnyEventObject[]) {
  scene.effects();
  for (const event of events) await scene.play(event);
  return scene.effects();
}

/**
 * Presses a key on a part of a view, with `altKey` or another modifier if it is one.
 * @returns what was sent, and how often the browser was kept from its own use of the key.
 */
export function press(
  part: (send: (event?: unknown) => void) => { onKeyDown(pressed: never): void },
  key: string,
  modifier: string,
) {
  const sent: unknown[] = [];
  let prevented = 0;
  const preventDefault = () => void (prevented += 1);
  const none = { altKey: false, ctrlKey: false, metaKey: false, shiftKey: false };
  const pressed = { key, ...none, [modifier]: true, preventDefault };
  part((event) => void sent.push(event)).onKeyDown(pressed as never);
  return { sent, prevented };
}

/** A named delay's milliseconds, in the state it is asked for: it may depend on the context. */
export function delayOf(model: Model, name: string, { context }: AnyMachineSnapshot): number {
  const delay: unknown = model.machine.implementations.delays[name];
  const value: unknown = typeof delay === 'function' ? delay({ context }, undefined) : delay;
  if (typeof value !== 'number') throw new Error(`The delay ${name} is no number of milliseconds`);
  return value;
}
