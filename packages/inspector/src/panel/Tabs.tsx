import type { KeyboardEvent, ReactNode } from 'react';

/** Tabs as the ARIA Authoring Practices have them; arrow keys choose. The panel is named by `panelId`. */
export function Tabs<T extends string>(props: {
  label: string;
  tabs: readonly { readonly id: T; readonly name: ReactNode }[];
  chosen: T;
  panelId: string;
  onChoose: (id: T) => void;
}) {
  const { label, tabs, chosen, panelId, onChoose } = props;
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const at = tabs.findIndex(({ id }) => id === chosen);
    const last = tabs.length - 1;
    const next = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: last }[event.key];
    const tab = next === undefined ? undefined : tabs.at(next > last ? 0 : next);
    if (!tab) return;
    event.preventDefault();
    onChoose(tab.id);
    event.currentTarget.querySelector<HTMLElement>(`[data-tab="${tab.id}"]`)?.focus();
  };
  return (
    <div role="tablist" aria-label={label} className="tabs" onKeyDown={onKeyDown}>
      {tabs.map(({ id, name }) => (
        <button
          key={id}
          type="button"
          role="tab"
          data-tab={id}
          aria-selected={id === chosen}
          aria-controls={panelId}
          tabIndex={id === chosen ? 0 : -1}
          onClick={() => onChoose(id)}
        >
          {name}
        </button>
      ))}
    </div>
  );
}
