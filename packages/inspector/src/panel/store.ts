import { useSyncExternalStore } from 'react';
import { Model } from './model.ts';
import { createReceiver, type Receiver } from './receiver.ts';

/** The inspector's model, filled by the page; whoever shows it is told once a frame at most. */
export interface Store {
  readonly model: Model;
  /** Undefined when no page has opened the inspector. */
  readonly receiver: Receiver | undefined;
  /** Empties the log, and forgets the actors that have ended. */
  clear(): void;
  subscribe(listener: () => void): () => void;
  isConnected(): boolean;
}

export function createStore(window: Window): Store {
  const model = new Model();
  const listeners = new Set<() => void>();
  let isConnected = false;
  let isDue = false;
  const changed = () => {
    if (isDue) return;
    isDue = true;
    requestAnimationFrame(() => {
      isDue = false;
      for (const listener of listeners) listener();
    });
  };
  const receiver = createReceiver(window, {
    message: (message) => {
      isConnected = true;
      model.receive(message);
      changed();
    },
    left: () => {
      isConnected = false;
      model.leave();
      changed();
    },
  });
  return {
    model,
    receiver,
    clear() {
      model.clear();
      changed();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    isConnected: () => isConnected,
  };
}

/** Renders anew when the model has changed. */
export function useModel(store: Store): Model {
  useSyncExternalStore(store.subscribe, () => store.model.version);
  return store.model;
}
