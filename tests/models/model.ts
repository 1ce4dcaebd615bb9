import type {
  AnyEventObject,
  AnyMachineSnapshot,
  AnyStateMachine,
  EventFrom,
  InputFrom,
  SnapshotFrom,
} from 'xstate';

/**
 * What the proofs need to know of one machine: the events to try, with payloads worth telling apart. The outcomes of its
 * invoked actors and its delays are events too (`xstate.done.actor.send`, `xstate.after.sendTimeout.contact.sending`).
 */
export interface Model {
  readonly machine: AnyStateMachine;
  readonly input: unknown;
  /** What happens before every path, such as filling in a form that a browser would not send half empty. */
  readonly given: readonly AnyEventObject[];
  readonly events: readonly AnyEventObject[];
  /** The events that the machine raises for itself after a delay, each with the delay's name. */
  readonly raised: Readonly<Record<string, string>>;
  /** Says whether the world can bring the event about now; a page one is on cannot be gone back to. */
  readonly plausible: (snapshot: AnyMachineSnapshot, event: AnyEventObject) => boolean;
}

/**
 * Makes a model. It does not compile unless every event type of the machine is among the events.
 * @returns the model, its event types kept, so that gestures can be asked for each of them.
 */
export function defineModel<M extends AnyStateMachine, const E extends AnyEventObject>(
  machine: M,
  options: {
    input: InputFrom<M>;
    given?: readonly EventFrom<M>[];
    events: Exclude<EventFrom<M>['type'], E['type']> extends never ? readonly E[] : never;
    raised?: Readonly<Record<string, string>>;
    plausible?: (snapshot: SnapshotFrom<M>, event: NoInfer<E>) => boolean;
  },
): Model & { readonly events: readonly E[] } {
  const { input, given = [], events, raised = {}, plausible = () => true } = options;
  return {
    machine,
    input,
    given,
    events,
    raised,
    plausible: plausible as Model['plausible'],
  };
}
