import { Suspense, useDeferredValue, useState } from 'react';
import { chartStyles } from '@workshop/charts';
import { ActorList } from './ActorList.tsx';
import { ChartPane } from './ChartPane.tsx';
import { chartFor } from './charts.ts';
import { EventDetail, StateDetail } from './DetailPane.tsx';
import { clock, LogPane } from './LogPane.tsx';
import { type Entry, eventText, filterLog, hasEnded } from './model.ts';
import { type Store, useModel } from './store.ts';
import { Tabs } from './Tabs.tsx';

type Pane = 'actors' | 'chart' | 'log' | 'detail';
const panes = [
  { id: 'actors', name: 'Actors' },
  { id: 'chart', name: 'Chart' },
  { id: 'log', name: 'Log' },
  { id: 'detail', name: 'State' },
] as const;
const views = [
  { id: 'log', name: 'Log' },
  { id: 'sequence', name: 'Sequence' },
] as const;
const details = [
  { id: 'state', name: 'State' },
  { id: 'event', name: 'Event' },
] as const;

const count = (number: number, noun: string) => `${number} ${noun}${number === 1 ? '' : 's'}`;

/** The inspector: the actors at the left, the chart of the chosen one over the log, its state at the right. */
export function App({ store, unsendable }: { store: Store; unsendable: readonly string[] }) {
  const model = useModel(store);
  const [choice, setChoice] = useState<string>();
  const [moment, setMoment] = useState<number>();
  const [pane, setPane] = useState<Pane>('actors');
  const [view, setView] = useState<'log' | 'sequence'>('log');
  const [detail, setDetail] = useState<'state' | 'event'>('state');
  const [filter, setFilter] = useState('');
  const [isOwnOnly, setIsOwnOnly] = useState(false);
  const [isPastShown, setIsPastShown] = useState(false);
  /** The log as it was when it was paused. */
  const [held, setHeld] = useState<readonly Entry[]>();

  const living = [...model.actors.values()].find((actor) => !hasEnded(actor) && actor.definition);
  const actor = model.actors.get(choice ?? '') ?? living;
  const nameOf = (sessionId: string) => model.actors.get(sessionId)?.name ?? sessionId;
  const log = held ?? model.log;
  const words = useDeferredValue(filter);
  const entries = filterLog(log, words, isOwnOnly ? actor?.sessionId : undefined, nameOf);
  const entry = moment === undefined ? undefined : log.find(({ index }) => index === moment);
  // A chosen event of this actor takes the chart back to its moment.
  const past = entry?.sessionId === actor?.sessionId && entry?.snapshot ? entry : undefined;
  const chart = actor?.definition ? chartFor(actor.definition) : undefined;
  const missed = held ? model.log.length - held.length : 0;

  const choose = (sessionId: string) => {
    setChoice(sessionId);
    setMoment(undefined);
    setDetail('state');
  };
  const chooseEntry = (chosen: Entry) => {
    setMoment(chosen.index);
    setChoice(chosen.sessionId);
    setDetail('event');
  };

  return (
    <div className="inspector" data-pane={pane}>
      <style>{chartStyles}</style>
      <header>
        <h1>Inspector</h1>
        <p role="status">{store.isConnected() ? 'Connected' : 'Waiting for the page'}</p>
        {!store.receiver && (
          <p className="note">
            This page shows the actors of the page that opens it:{' '}
            <a href="/?inspect=dock">open the site</a> and choose Tab or Dock there.
          </p>
        )}
        <span className="space" />
        <p>
          {count([...model.actors.values()].filter((known) => !hasEnded(known)).length, 'actor')} ·{' '}
          {count(model.log.length, 'event')}
        </p>
      </header>
      <nav className="panes">
        <Tabs
          label="Panes"
          tabs={panes}
          chosen={pane}
          panelId={`pane-${pane}`}
          onChoose={setPane}
        />
      </nav>
      <aside id="pane-actors" className="pane actors" aria-label="Actors">
        <ActorList
          model={model}
          chosen={actor?.sessionId}
          isPastShown={isPastShown}
          onChoose={choose}
          onOpen={(sessionId) => {
            choose(sessionId);
            setPane('chart');
          }}
        />
        <label className="check foot">
          <input
            type="checkbox"
            checked={isPastShown}
            onChange={({ target }) => setIsPastShown(target.checked)}
          />
          Show ended
        </label>
      </aside>
      <main id="pane-chart" className="pane chart-pane" aria-label="Chart">
        {past && (
          <p className="moment">
            As it was at {clock(past.time)}, after <b>{eventText(past.event.type)}</b>
            <span className="space" />
            <button type="button" className="button" onClick={() => setMoment(undefined)}>
              Live
            </button>
          </p>
        )}
        {actor?.definition && chart ? (
          <Suspense fallback={<p className="note">The chart is being laid out…</p>}>
            <ChartPane
              key={actor.definition}
              definition={actor.definition}
              chart={chart}
              value={(past ?? actor).snapshot?.value}
              transitions={(past ?? actor).transitions}
            />
          </Suspense>
        ) : (
          <p className="note">
            {actor
              ? `${actor.name} is no statechart: it has a status and data only.`
              : 'No actor yet.'}
          </p>
        )}
      </main>
      <section id="pane-log" className="pane log-pane" aria-label="Events">
        <div className="bar">
          <Tabs
            label="Views of the log"
            tabs={views}
            chosen={view}
            panelId="log-view"
            onChoose={setView}
          />
          <input
            type="search"
            placeholder="Filter, -without"
            aria-label="Filter the log"
            value={filter}
            onChange={({ target }) => setFilter(target.value)}
          />
          <label className="check">
            <input
              type="checkbox"
              checked={isOwnOnly}
              onChange={({ target }) => setIsOwnOnly(target.checked)}
            />
            <span>{actor ? `Only ${actor.name}` : 'Only the chosen'}</span>
          </label>
          <span className="space" />
          <button
            type="button"
            className="button"
            aria-pressed={held !== undefined}
            onClick={() => setHeld(held ? undefined : [...model.log])}
          >
            {missed > 0 ? `Paused · ${missed} more` : 'Pause'}
          </button>
          <button
            type="button"
            className="button"
            onClick={() => {
              setHeld(undefined);
              setMoment(undefined);
              store.clear();
            }}
          >
            Clear
          </button>
        </div>
        <div id="log-view" role="tabpanel" aria-label={view === 'log' ? 'Log' : 'Sequence'}>
          <LogPane
            view={view}
            entries={entries}
            isFiltered={entries.length < log.length}
            chosen={moment}
            nameOf={nameOf}
            onChoose={chooseEntry}
          />
        </div>
      </section>
      <aside id="pane-detail" className="pane detail" aria-label="Details">
        <div className="bar">
          <h2>{actor?.name ?? ''}</h2>
          <span className="session">{actor?.sessionId}</span>
          <span className="space" />
          <Tabs
            label="Details"
            tabs={details}
            chosen={detail}
            panelId="detail-view"
            onChoose={setDetail}
          />
        </div>
        <div
          id="detail-view"
          role="tabpanel"
          aria-label={detail === 'state' ? 'State' : 'Event'}
          tabIndex={0}
        >
          {detail === 'state' && actor && (
            <StateDetail
              unsendable={unsendable}
              actor={actor}
              chart={chart}
              log={model.log}
              onSend={(event) => store.receiver?.send(actor.sessionId, event)}
            />
          )}
          {detail === 'event' &&
            (entry ? (
              <EventDetail entry={entry} nameOf={nameOf} />
            ) : (
              <p className="note">Choose an event in the log.</p>
            ))}
        </div>
      </aside>
    </div>
  );
}
