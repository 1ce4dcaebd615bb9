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
  const { view, entries, nameOf } = props;
  const at =
    props.chosen === undefined ? -1 : entries.findIndex(({ index }) => index === props.chosen);
  const common = {
    count: entries.length,
    chosen: at < 0 ? undefined : at,
    idOf: (index: number) => entries[index]?.index ?? -1,
    onChoose: (index: number) => {
      const entry = entries[index];
      if (entry) props.onChoose(entry);
    },
  };
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
        renderRow={(index) => {
          const entry = entries[index];
          return entry && <LogRow entry={entry} nameOf={nameOf} />;
        }}
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
      renderRow={(index) => {
        const entry = entries[index];
        return entry && <SequenceRow entry={entry} lanes={lanes} />;
      }}
    />
  );
}

function LogRow({ entry, nameOf }: { entry: Entry; nameOf: (sessionId: string) => string }) {
  const { time, sourceId, sessionId, event, snapshot, transitions } = entry;
  return (
    <>
      <time>{clock(time)}</time>
      <span className="way">
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
      <span className={transitions.length > 0 ? 'state' : 'state unmoved'}>
        {stateText(snapshot?.value)}
      </span>
    </>
  );
}

/** A time of day with milliseconds, such as 09:05:07.012. */
export function clock(time: number): string {
  const date = new Date(time);
  const part = (value: number, digits = 2) => String(value).padStart(digits, '0');
  return `${part(date.getHours())}:${part(date.getMinutes())}:${part(date.getSeconds())}.${part(date.getMilliseconds(), 3)}`;
}
