import type { Chart, ChartState } from '@workshop/charts';

/** The states a value says the machine is in, the machine itself first. */
export function activeStates(chart: Chart, value: unknown): ChartState[] {
  const within = (state: ChartState, part: unknown): ChartState[] => {
    const keys = typeof part === 'string' ? [[part, undefined]] : Object.entries(part ?? {});
    const inner = keys.flatMap(([key, rest]) => {
      const child = state.states.find((candidate) => candidate.key === key);
      return child ? within(child, rest) : [];
    });
    return [state, ...inner];
  };
  return within(chart.root, value);
}

/** An event the present state has an answer to. */
export interface Accepted {
  readonly type: string;
  /** Names of the guards that decide about it; empty if it is always taken. */
  readonly guards: readonly string[];
}

/** The events that the active states accept, those of the innermost first; XState's own, and those that no message can carry, are left out. */
export function acceptedEvents(
  chart: Chart,
  value: unknown,
  unsendable: readonly string[] = [],
): Accepted[] {
  const found = new Map<string, { guards: string[]; isOpen: boolean }>();
  for (const state of activeStates(chart, value).toReversed()) {
    for (const { event, trigger, guard } of state.transitions) {
      if (trigger !== 'event' || unsendable.includes(event)) continue;
      const known = found.get(event) ?? { guards: [], isOpen: false };
      found.set(event, known);
      if (guard === undefined) known.isOpen = true;
      else if (!known.guards.includes(guard)) known.guards.push(guard);
    }
  }
  return [...found].map(([type, { guards, isOpen }]) => ({ type, guards: isOpen ? [] : guards }));
}
