import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import type { Entry } from './model.ts';

/** Rows drawn beyond what is seen, above and below. */
const margin = 8;

/**
 * A list box that draws only the rows in sight. It stays at the end while it is there, and where it is otherwise.
 * @param props.chosen the index of the chosen entry.
 * @param props.header stays at the top, and scrolls sideways with the rows.
 */
export function VirtualList(props: {
  label: string;
  entries: readonly Entry[];
  rowHeight: number;
  width?: number;
  chosen: number | undefined;
  header?: ReactNode;
  className: string;
  renderRow: (entry: Entry) => ReactNode;
  onChoose: (entry: Entry) => void;
}) {
  const { label, entries, rowHeight, onChoose } = props;
  const count = entries.length;
  const chosen = entries.findIndex(({ index }) => index === props.chosen);
  const box = useRef<HTMLDivElement>(null);
  const [view, setView] = useState({ top: 0, height: 600 });
  const isAtEnd = useRef(true);

  const measure = () => {
    const element = box.current;
    if (!element) return;
    const { scrollTop: top, clientHeight: height, scrollHeight } = element;
    isAtEnd.current = top + height >= scrollHeight - rowHeight;
    setView((before) =>
      before.top === top && before.height === height ? before : { top, height },
    );
  };
  useLayoutEffect(() => {
    if (!box.current) return;
    const observer = new ResizeObserver(measure);
    observer.observe(box.current);
    return () => observer.disconnect();
  });
  useLayoutEffect(() => {
    // Again when there are more rows, or more or less room for them.
    if (isAtEnd.current && box.current && count * view.height > 0)
      box.current.scrollTop = box.current.scrollHeight;
  }, [count, view.height]);

  const show = (index: number) => {
    const element = box.current;
    if (!element) return;
    isAtEnd.current = index === count - 1;
    const top = index * rowHeight;
    const room = element.clientHeight - rowHeight * 2;
    if (top < element.scrollTop) element.scrollTop = top;
    else if (top > element.scrollTop + room) element.scrollTop = top - room;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const at = chosen < 0 ? count : chosen;
    const page = Math.max(1, Math.floor(view.height / rowHeight) - 1);
    const next = {
      ArrowDown: at + 1,
      ArrowUp: at - 1,
      PageDown: at + page,
      PageUp: at - page,
      Home: 0,
      End: count - 1,
    }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    const index = Math.min(count - 1, Math.max(0, next));
    const entry = entries[index];
    if (entry) onChoose(entry);
    show(index);
  };

  const first = Math.max(0, Math.floor(view.top / rowHeight) - margin);
  const last = Math.min(count, Math.ceil((view.top + view.height) / rowHeight) + margin);
  const isChosenShown = chosen >= first && chosen < last;
  return (
    <div ref={box} className={`scroll ${props.className}`} onScroll={measure}>
      {props.header}
      <div
        role="listbox"
        aria-label={label}
        aria-activedescendant={isChosenShown ? `row-${props.chosen}` : undefined}
        tabIndex={0}
        className="rows"
        style={{ height: count * rowHeight, minWidth: props.width }}
        onKeyDown={onKeyDown}
      >
        {entries.slice(first, last).map((entry, offset) => {
          const place = first + offset;
          return (
            <div
              key={entry.index}
              id={`row-${entry.index}`}
              role="option"
              aria-selected={place === chosen}
              aria-posinset={place + 1}
              aria-setsize={count}
              className="row"
              style={{ top: place * rowHeight, height: rowHeight }}
              onClick={() => onChoose(entry)}
            >
              {props.renderRow(entry)}
            </div>
          );
        })}
      </div>
    </div>
  );
}
