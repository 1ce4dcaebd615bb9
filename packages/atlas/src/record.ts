import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** What the tests tell the atlas of, while `ATLAS` names its folder; at any other time they tell nobody. */
export const atlasFolder = process.env.ATLAS;

export type Size = 'phone' | 'desktop';

/** The windows in which states are shown, in CSS pixels. */
export const sizes: Readonly<Record<Size, { width: number; height: number }>> = {
  phone: { width: 390, height: 844 },
  desktop: { width: 1440, height: 900 },
};

/** What the machine tests covered of one machine; ids as in its chart. */
export interface UnitRecord {
  readonly noun: string;
  readonly states: readonly string[];
  readonly transitions: readonly string[];
  /** How many generated paths were played. */
  readonly paths: number;
}

/** One generated path, as far as a browser walked it. */
export interface PathRecord {
  readonly noun: string;
  readonly name: string;
  readonly size: Size;
  /** The states the page showed before the first step; none where there is nothing to be seen yet. */
  readonly start: readonly string[];
  /** All of its steps; those that were passed have `milliseconds`. */
  readonly steps: readonly StepRecord[];
  /** Set at the end of a path that was walked to its end, or failed. */
  readonly result: 'passed' | 'failed' | 'unfinished';
  readonly failure?: Failure;
}

export interface StepRecord {
  /** The event with its payload, as the golden files write it. */
  readonly event: string;
  /** The state the machine is in afterwards, as `stateText` writes it. */
  readonly state: string;
  /** The transitions it takes and the states the machine is in afterwards; ids as in the chart. */
  readonly transitions: readonly string[];
  readonly states: readonly string[];
  readonly milliseconds?: number;
}

export interface Failure {
  /** The step's index. */
  readonly step: number;
  /** Other states whose assertion the page passed at that moment; undefined if it was closed already. */
  readonly seen?: readonly string[];
  readonly message: string;
  /** Relative to the atlas's folder. */
  readonly shot?: string;
}

/** Where the picture of a state is, relative to the atlas's folder. */
export function shotPath(noun: string, what: string, size: Size): string {
  return `shots/${noun}/${slug(what)}.${size}.jpg`;
}

/** A text as part of a file name and of an address. */
export function slug(text: string): string {
  return text
    .replace(/[^A-Za-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 120);
}

/** Keeps a record, if an atlas is being made. */
export function record(kind: 'unit' | 'path', name: string, data: UnitRecord | PathRecord): void {
  if (!atlasFolder) return;
  const file = join(atlasFolder, 'record', kind, `${slug(name)}.json`);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(data));
}

/** All records of a kind in a folder; none where there are none. */
export function records<Kind extends 'unit' | 'path'>(
  folder: string,
  kind: Kind,
): (Kind extends 'unit' ? UnitRecord : PathRecord)[] {
  const place = join(folder, 'record', kind);
  return readdirSync(place, { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name)
    .toSorted()
    .map((name) => JSON.parse(readFileSync(join(place, name), 'utf8')));
}
