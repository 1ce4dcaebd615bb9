import type { Locator, Page } from '@playwright/test';
import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import type { Model } from '../../models/model.ts';

/** The windows in which states are shown, in CSS pixels. */
export const sizes = {
  phone: { width: 390, height: 844 },
  desktop: { width: 1440, height: 900 },
};

/** Lets one event of the model happen on the page as a visitor, the network or the clock would. */
type Gesture<World> = (page: Page, event: AnyEventObject, world: World) => Promise<void>;

/** How a machine is met on a page: where, by which gestures, and what each of its states looks like to a person. */
export interface View<World = unknown> {
  readonly model: Model;
  /** Set where the machine is met on one kind of screen only. */
  readonly only?: keyof typeof sizes;
  /** What a picture of a state is to show; left out where that is in view anyway. */
  readonly part?: (page: Page) => Locator;
  /** Brings the page to where the machine starts. */
  open(page: Page): Promise<World>;
  readonly gestures: Readonly<Record<string, Gesture<World>>>;
  /** One assertion per state, named as `stateText` writes it. */
  readonly states: Readonly<
    Record<string, (page: Page, expected: AnyMachineSnapshot, world: World) => Promise<void>>
  >;
}

/** Makes a view. It does not compile unless every event of the model has its gesture. */
export function defineView<M extends Model, World>(
  model: M,
  view: Omit<View<World>, 'model' | 'gestures'> & {
    readonly gestures: Readonly<Record<M['events'][number]['type'], Gesture<World>>>;
  },
): View {
  return { ...view, model } as unknown as View;
}
