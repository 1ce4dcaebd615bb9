import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach } from 'vitest';
import { FactsError, readOwner } from '../src/index.ts';

export let folder: string;

/** Gives every test of a file a folder of facts, right and without prices. */
export function withFolder(): void {
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'owner-'));
    cpSync('tests/owners/weavers', folder, { recursive: true });
    writeFileSync(join(folder, 'services.json'), '{}');
  });
  afterEach(() => rmSync(folder, { recursive: true }));
}

export type Facts = Record<string, unknown>;
/** Changes one file of the owner's as a person with an editor does. */
export function edit(file: string, change: (facts: Facts) => Facts | void): void {
  const path = join(folder, `${file}.json`);
  const facts = JSON.parse(readFileSync(path, 'utf8')) as Facts;
  writeFileSync(path, JSON.stringify(change(facts) ?? facts));
}
export const set = (file: string, field: string, value: unknown) =>
  edit(file, (facts) => {
    const trail = field.split('.');
    const last = trail.pop() ?? '';
    let inner = facts;
    for (const step of trail) inner = inner[step] as Facts;
    inner[last] = value;
  });
/** What is wrong with the facts in the folder. */
export const faults = () => {
  try {
    readOwner(folder);
  } catch (error) {
    if (error instanceof FactsError) return error.message.split('\n');
    throw error;
  }
  return [];
};
