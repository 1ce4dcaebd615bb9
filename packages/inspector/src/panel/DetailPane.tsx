import type { EventData } from '../protocol.ts';
import type { Chart } from '@workshop/charts';
import { CopyButton } from './CopyButton.tsx';
import { Json } from './Json.tsx';
import { clock } from './LogPane.tsx';
import { type Entry, type KnownActor, payloadOf, stateText, testPath } from './model.ts';
import { SendPanel } from './SendPanel.tsx';

/** The parts of a snapshot that stand elsewhere, or are XState's own. */
const shown = new Set(['value', 'tags', 'status', 'context', 'children', 'historyValue']);

/** The state of an actor: value, tags, context, the events it accepts; what can be copied. */
export function StateDetail(props: {
  actor: KnownActor;
  chart: Chart | undefined;
  log: readonly Entry[];
  unsendable: readonly string[];
  onSend: (event: EventData) => void;
}) {
  const { actor, chart, log, unsendable, onSend } = props;
  const { snapshot } = actor;
  const { value, tags, status, context } = snapshot;
  const data = Object.fromEntries(Object.entries(snapshot).filter(([name]) => !shown.has(name)));
  return (
    <>
      <dl>
        <dt>State</dt>
        <dd>
          <b>{stateText(value) || status}</b>
        </dd>
        {tags && tags.length > 0 && (
          <>
            <dt>Tags</dt>
            <dd>
              {tags.map((tag) => (
                <span key={tag} className="tag">
                  {tag}
                </span>
              ))}
            </dd>
          </>
        )}
      </dl>
      {chart && (
        <section>
          <h3>Accepts</h3>
          <SendPanel
            key={actor.sessionId}
            actor={actor}
            chart={chart}
            log={log}
            unsendable={unsendable}
            onSend={onSend}
          />
        </section>
      )}
      {context !== undefined && (
        <section>
          <h3>Context</h3>
          <Json value={context} />
        </section>
      )}
      {Object.keys(data).length > 0 && (
        <section>
          <h3>Data</h3>
          <Json value={data} />
        </section>
      )}
      <p className="copies">
        <CopyButton name="Copy snapshot" text={() => JSON.stringify(snapshot, null, 2)} />
        <CopyButton name="Copy as test path" text={() => testPath(actor, log)} />
      </p>
    </>
  );
}

/** One event of the log in full. */
export function EventDetail({ entry, nameOf }: { entry: Entry; nameOf: (id: string) => string }) {
  return (
    <>
      <dl>
        <dt>Event</dt>
        <dd>{entry.event.type}</dd>
        <dt>Time</dt>
        <dd>{clock(entry.time)}</dd>
        <dt>From</dt>
        <dd>{entry.sourceId ? `${nameOf(entry.sourceId)} ${entry.sourceId}` : 'view'}</dd>
        <dt>To</dt>
        <dd>{`${nameOf(entry.sessionId)} ${entry.sessionId}`}</dd>
        <dt>Led to</dt>
        <dd>{stateText(entry.snapshot?.value) || entry.snapshot?.status || 'not known yet'}</dd>
        <dt>Taken</dt>
        <dd>
          {entry.transitions.length === 0
            ? 'no transition'
            : entry.transitions.map((id) => <div key={id}>{id}</div>)}
        </dd>
      </dl>
      <section>
        <h3>Data</h3>
        <Json value={payloadOf(entry.event)} />
      </section>
      {entry.snapshot?.context !== undefined && (
        <section>
          <h3>Context after it</h3>
          <Json value={entry.snapshot.context} />
        </section>
      )}
      <p className="copies">
        <CopyButton name="Copy event" text={() => JSON.stringify(entry.event, null, 2)} />
      </p>
    </>
  );
}
