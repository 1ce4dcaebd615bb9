import { useState } from 'react';
import type { EventData } from '../protocol.ts';
import type { Chart } from '@workshop/charts';
import { acceptedEvents } from './states.ts';
import { type Entry, hasEnded, type KnownActor, payloadOf } from './model.ts';

/** The events that the actor's present state accepts, as buttons that send them to the page. */
export function SendPanel(props: {
  actor: KnownActor;
  chart: Chart;
  log: readonly Entry[];
  unsendable: readonly string[];
  onSend: (event: EventData) => void;
}) {
  const { actor, chart, log, unsendable, onSend } = props;
  const [edited, setEdited] = useState<{ type: string; text: string }>();
  const [fault, setFault] = useState('');
  if (!actor.takesEvents || hasEnded(actor)) {
    return (
      <p className="note">
        {hasEnded(actor) ? 'It takes no more events.' : 'This page takes no events from here.'}
      </p>
    );
  }
  const accepted = acceptedEvents(chart, actor.snapshot.value, unsendable);
  const edit = (type: string) => {
    setFault('');
    setEdited(
      edited?.type === type
        ? undefined
        : { type, text: JSON.stringify(lastPayload(type), null, 2) },
    );
  };
  /** What the page sent with such an event last is the best guess at what it needs. */
  const lastPayload = (type: string) => {
    const entry = log.findLast(
      (known) => known.sessionId === actor.sessionId && known.event.type === type,
    );
    return entry ? payloadOf(entry.event) : {};
  };
  const send = (type: string, text: string) => {
    try {
      const payload: unknown = JSON.parse(text || '{}');
      if (typeof payload !== 'object' || payload === null || Array.isArray(payload))
        throw new Error('An event’s data is an object');
      onSend({ ...payload, type });
      setFault('');
    } catch (error) {
      setFault((error as Error).message);
    }
  };
  return (
    <ul className="events">
      {accepted.map(({ type, guards }) => (
        <li key={type}>
          <div className="event">
            <button
              type="button"
              className="button"
              title={`Send ${type} to ${actor.name}`}
              onClick={() =>
                send(type, edited?.type === type ? edited.text : JSON.stringify(lastPayload(type)))
              }
            >
              {type}
            </button>
            <span className="guards">{guards.length > 0 && `if ${guards.join(' or ')}`}</span>
            <button
              type="button"
              className="button"
              aria-expanded={edited?.type === type}
              aria-label={`Data of ${type}`}
              onClick={() => edit(type)}
            >
              {'{…}'}
            </button>
          </div>
          {edited?.type === type && (
            <>
              <textarea
                aria-label={`Data of ${type} as JSON`}
                spellCheck={false}
                rows={Math.min(8, edited.text.split('\n').length + 1)}
                value={edited.text}
                onChange={({ target }) => setEdited({ type, text: target.value })}
                onKeyDown={(event) => {
                  if (event.key === 'Enter' && (event.ctrlKey || event.metaKey))
                    send(type, edited.text);
                }}
              />
              <p role="alert" className="fault">
                {fault}
              </p>
            </>
          )}
        </li>
      ))}
      {accepted.length === 0 && <li className="note">This state accepts no events.</li>}
    </ul>
  );
}
