import type { KeyboardEvent } from 'react';
import { hasEnded, type KnownActor, type Model, placeActors, stateText } from './model.ts';

/** The actors as a tree. */
export function ActorList(props: {
  model: Model;
  chosen: string | undefined;
  isPastShown: boolean;
  onChoose: (sessionId: string) => void;
  /** Told of a press, which on a phone leads on to the chart. */
  onOpen: (sessionId: string) => void;
}) {
  const { model, isPastShown } = props;
  const placed = placeActors(
    [...model.actors.values()].filter((actor) => isPastShown || !hasEnded(actor)),
  );
  const entry = placed.find(({ actor }) => actor.sessionId === props.chosen) ?? placed[0];
  return (
    <ul role="tree" aria-label="Actors" className="list" onKeyDown={onKeyDown}>
      {placed.map(({ actor, level }) => (
        <li
          key={actor.sessionId}
          role="treeitem"
          aria-level={level}
          aria-selected={actor.sessionId === props.chosen}
          tabIndex={actor === entry?.actor ? 0 : -1}
          className={hasEnded(actor) ? 'actor ended' : 'actor'}
          style={{ paddingInlineStart: 12 + (level - 1) * 14 }}
          onClick={() => props.onOpen(actor.sessionId)}
          onFocus={() => props.onChoose(actor.sessionId)}
        >
          <b>{actor.name}</b>
          <span className="session">{actor.sessionId}</span>
          <span className="state">{describe(actor)}</span>
        </li>
      ))}
    </ul>
  );
}

function describe(actor: KnownActor): string {
  const { status } = actor.snapshot;
  if (actor.isPast) return 'page left';
  if (hasEnded(actor)) return status ?? '';
  return stateText(actor.snapshot.value);
}

/** The keys of a tree (ARIA Authoring Practices): up and down, to the parent, to the first child, to both ends. */
function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
  const items = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=treeitem]')];
  const at = items.indexOf(document.activeElement as HTMLElement);
  const level = (item: HTMLElement | undefined) => Number(item?.ariaLevel ?? 0);
  const parent = items.findLastIndex((item, index) => index < at && level(item) < level(items[at]));
  const child = level(items[at + 1]) > level(items[at]) ? at + 1 : -1;
  const next = {
    ArrowDown: at + 1,
    ArrowUp: at - 1,
    ArrowLeft: parent,
    ArrowRight: child,
    Home: 0,
    End: items.length - 1,
  }[event.key];
  if (next === undefined) return;
  event.preventDefault();
  if (next >= 0) items[next]?.focus();
}
