/** Why tests miss a fault: the pattern that it stands for. */
export const kinds = [
  'same source',
  'bound',
  'variant',
  'wiring',
  'aria',
  'forced colours',
  'order',
  'leak',
  'message',
  'storage',
  'safety',
] as const;
export type Kind = (typeof kinds)[number];

/** A small fault, as a careless colleague might make it. */
export interface Seed {
  readonly name: string;
  readonly kind: Kind;
  readonly file: string;
  /** What a visitor, the owner or a developer would meet. */
  readonly harm: string;
  /** Occurs exactly once in the file. */
  readonly find: string;
  readonly plant: string;
  /** The tests that claim the file: files of Vitest, or a spec file of Playwright. */
  readonly tests: readonly string[];
  /** For a spec file: a part of the titles of the tests that claim it. */
  readonly title?: string;
  /** Why no test can notice it. */
  readonly excuse?: string;
}
