import { type Entry, eventText } from './model.ts';

export const laneWidth = 116;

/** Who takes part in the entries, in the order of their first appearance; undefined is what lies outside the actors. */
export function lanesOf(entries: readonly Entry[]): (string | undefined)[] {
  const lanes = new Set<string | undefined>([undefined]);
  for (const { sourceId, sessionId } of entries) {
    lanes.add(sourceId);
    lanes.add(sessionId);
  }
  return [...lanes];
}

/** One event as an arrow from the lane it came from to the lane it went to. */
export function SequenceRow(props: { entry: Entry; lanes: readonly (string | undefined)[] }) {
  const { entry, lanes } = props;
  const from = lanes.indexOf(entry.sourceId);
  const to = lanes.indexOf(entry.sessionId);
  const middle = (lane: number) => (lane + 0.5) * laneWidth;
  const left = middle(Math.min(from, to));
  const isOwn = from === to;
  const width = isOwn ? 22 : Math.abs(from - to) * laneWidth;
  const isRight = from < to;
  return (
    <>
      {lanes.map((lane, index) => (
        <i key={lane ?? ''} className="lane" style={{ left: middle(index) }} />
      ))}
      <span
        aria-hidden="true"
        className={`arrow ${isOwn ? 'own' : isRight ? 'right' : ''}`}
        style={{ left, width }}
      >
        {isRight ? '►' : '◄'}
      </span>
      <span
        className="label"
        style={{ left: left + (isOwn ? 28 : 6), insetBlockStart: isOwn ? 10 : 4 }}
      >
        {eventText(entry.event.type)}
      </span>
    </>
  );
}
