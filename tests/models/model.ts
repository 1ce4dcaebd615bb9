import type {
  AnyEventObject,
  AnyMachineSnapshot,
  AnyStateMachine,
  EventFrom,
  InputFrom,
  SnapshotFrom,
} from 'xstate';

/**
 * What the proofs know of one machine: which events to try, and with which payloads. What its actors answer is an event too
 * (`xstate.done.actor.send`), and so is the end of a delay (`xstate.after.sendTimeout.contact.sending`).
 */
export interface Model {
  readonly machine: AnyStateMachine;
  readonly input: unknown;
  /** What happens before every path. A form is filled in, because no browser sends it half empty. */
  readonly given: readonly AnyEventObject[];
  readonly events: readonly AnyEventObject[];
  /** The events that the machine raises for itself after a delay, each with the delay's name. */
  readonly raised: Readonly<Record<string, string>>;
  /** Whether the event can happen now: nobody goes back to the page that is shown. */
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
