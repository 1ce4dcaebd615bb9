import type { ComponentType } from 'react';
import type { When } from '../machines/part/part.machine.ts';

/** A part of the page that comes to life after the first screen (`later.tsx`). */
export interface Part {
  readonly name: string;
  readonly when: When;
  /** Where it stands in the page (`later.tsx`). */
  readonly places: Set<HTMLElement>;
  /** Imports its code. */
  readonly file: () => Promise<unknown>;
  /**
   * Loads its code, once.
   * @throws when it does not come; the next call tries anew.
   */
  load(): Promise<void>;
}

/** A part that is rendered with these props. */
export interface PartOf<P> extends Part {
  /** What renders it, once its code is loaded. */
  readonly View: ComponentType<P> | undefined;
  /** Resolves when it is. For React's `use` it has resolved by then. */
  readonly loaded: Promise<void>;
}

/** The part that sleeps around this element. */
export function partAround(target: EventTarget | null, parts: readonly Part[]): Part | undefined {
  const place = target instanceof Element && target.closest<HTMLElement>('.later');
  return place ? parts.find(({ places }) => places.has(place)) : undefined;
}

/** Makes a part. Imports no React, because the route table names the parts, and tools read it. */
export function part<P>(
  name: string,
  file: () => Promise<{ readonly default: ComponentType<P> }>,
  when: When = 'near',
): PartOf<P> {
  let View: ComponentType<P> | undefined;
  let arrived = () => {};
  const loaded = new Promise<void>((resolve) => (arrived = resolve));
  return {
    name,
    when,
    places: new Set(),
    file,
    get View() {
      return View;
    },
    loaded,
    async load() {
      View ??= (await file()).default;
      arrived();
      void Object.assign(loaded, { status: 'fulfilled' });
    },
  };
}
