import { type Entry, eventText, payloadText, stateText } from './model.ts';
import { lanesOf, laneWidth, SequenceRow } from './Sequence.tsx';
import { VirtualList } from './VirtualList.tsx';

/** The events, one a line: as a log, or as a sequence of arrows between the actors. */
export function LogPane(props: {
  view: 'log' | 'sequence';
  entries: readonly Entry[];
  isFiltered: boolean;
  chosen: number | undefined;
  nameOf: (sessionId: string) => string;
  onChoose: (entry: Entry) => void;
}) {
  const { view, entries, chosen, nameOf, onChoose } = props;
  const common = { entries, chosen, onChoose };
  if (entries.length === 0)
    return (
      <p className="note">
        {props.isFiltered ? 'No event is as the filter asks.' : 'Nothing has happened yet.'}
      </p>
    );
  if (view === 'log') {
    return (
      <VirtualList
        {...common}
        label="Events"
        className="log"
        rowHeight={26}
        renderRow={(entry) => <LogRow entry={entry} nameOf={nameOf} />}
      />
    );
  }
  const lanes = lanesOf(entries);
  const width = lanes.length * laneWidth;
  return (
    <VirtualList
      {...common}
      label="Sequence of events"
      className="sequence"
      rowHeight={36}
      width={width}
      header={
        <div className="lanes" style={{ width }}>
          {lanes.map((lane) => (
            <span key={lane ?? ''} style={{ width: laneWidth }}>
              {lane === undefined ? 'view' : nameOf(lane)}
              <small>{lane}</small>
            </span>
          ))}
        </div>
      }
      renderRow={(entry) => <SequenceRow entry={entry} lanes={lanes} />}
    />
  );
}

function LogRow({ entry, nameOf }: { entry: Entry; nameOf: (sessionId: string) => string }) {
  const { time, sourceId, sessionId, event, snapshot, transitions } = entry;
  return (
    <>
      <time>{clock(time)}</time>
      <span>
        {sourceId ? nameOf(sourceId) : 'view'}{' '}
        <span role="img" aria-label="to">
          →
        </span>{' '}
        <b>{nameOf(sessionId)}</b>
      </span>
      <span className="type" title={event.type}>
        {eventText(event.type)}
      </span>
      <span className="payload">{payloadText(event)}</span>
      <span className={transitions.length > 0 ? '' : 'unmoved'}>{stateText(snapshot?.value)}</span>
    </>
  );
}

/** A time of day with milliseconds, such as 09:05:07.012. */
export function clock(time: number): string {
  const date = new Date(time);
  const milliseconds = String(date.getMilliseconds()).padStart(3, '0');
  return `${date.toTimeString().slice(0, 8)}.${milliseconds}`;
}
