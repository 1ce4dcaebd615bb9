/** The parameters of an action or a guard that takes the event as it is. */
export const fromEvent = <E>({ event }: { event: E }) => event;
