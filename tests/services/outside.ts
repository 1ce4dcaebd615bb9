import { vi } from 'vitest';
import {
  type AnyActorLogic,
  type AnyEventObject,
  type AnyStateMachine,
  assign,
  createActor,
  createMachine,
  stopChild,
} from 'xstate';

/** One of the actors that a service supplies. */
export const actorOf = (machine: AnyStateMachine, name: string) =>
  machine.implementations.actors[name] as AnyActorLogic;

/** One of the actions that a service supplies. */
export const actionOf = (machine: AnyStateMachine, name: string) =>
  machine.implementations.actions[name] as (asked: unknown, params?: unknown) => void;

/**
 * Runs an actor of a service under a parent that keeps what it reports.
 * @param beside machines that run in the same system, by their `systemId`.
 */
export function start(
  logic: AnyActorLogic,
  input?: unknown,
  beside: Readonly<Record<string, AnyStateMachine>> = {},
) {
  const reports: AnyEventObject[] = [];
  const parent = createActor(
    createMachine({
      entry: assign(({ spawn }) => {
        for (const [id, machine] of Object.entries(beside)) spawn(machine, { systemId: id, id });
        spawn(logic, { id: 'logic', input });
        return {};
      }),
      on: {
        end: { actions: stopChild('logic') },
        '*': { actions: ({ event }) => void reports.push(event) },
      },
    }),
  ).start();
  return {
    reports,
    send: (event: AnyEventObject) => parent.getSnapshot().children.logic?.send(event),
    beside: (systemId: string) => parent.system.get(systemId) as unknown,
    /** Ends the actor alone. */
    end: () => parent.send({ type: 'end' }),
    stop: () => void parent.stop(),
  };
}

/** Answers of `matchMedia`, by the query; what is not named does not match. */
export function stubMedia(answers: Record<string, boolean>) {
  const lists = new Map<string, EventTarget & { matches: boolean; media: string }>();
  vi.stubGlobal('matchMedia', (media: string) => {
    const list = lists.get(media) ?? Object.assign(new EventTarget(), { matches: false, media });
    list.matches = answers[media] ?? false;
    lists.set(media, list);
    return list;
  });
  return {
    /** The setting changes while the page is open. */
    change(media: string, matches: boolean) {
      answers[media] = matches;
      const list = lists.get(media);
      if (!list) return;
      list.matches = matches;
      list.dispatchEvent(new Event('change'));
    },
  };
}

/** Observers that a test fires by hand; the last one made is the last of the list. */
export class Sight {
  static readonly all = new Set<Sight>();
  readonly watched = new Set<Element>();
  constructor(
    private readonly report: (entries: { isIntersecting: boolean; target: Element }[]) => void,
    readonly options?: { rootMargin?: string },
  ) {}
  observe(target: Element): void {
    this.watched.add(target);
    Sight.all.add(this);
  }
  unobserve(target: Element): void {
    this.watched.delete(target);
  }
  disconnect(): void {
    this.watched.clear();
    Sight.all.delete(this);
  }
  /** Everything it watches comes into view, or goes. */
  static show(isIntersecting: boolean): void {
    for (const sight of Sight.all)
      sight.report([...sight.watched].map((target) => ({ isIntersecting, target })));
  }
}

/** Says whether the tab is hidden, and tells the page. */
export function hideTab(hidden: boolean): void {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(hidden ? 'hidden' : 'visible');
  document.dispatchEvent(new Event('visibilitychange'));
}
