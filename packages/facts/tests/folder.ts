import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach } from 'vitest';
import { FactsError, readOwner } from '../src/index.ts';

export let folder: string;

/** Gives every test of a file a folder of facts, right and without prices: those of an owner of the tests. */
export function withFolder(owner = 'weavers'): void {
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'owner-'));
    cpSync(`tests/owners/${owner}`, folder, { recursive: true });
    writeFileSync(join(folder, 'services.json'), '{}');
  });
  afterEach(() => rmSync(folder, { recursive: true }));
}

type Facts = Record<string, unknown>;
/**
 * Changes a field, such as `company.hours.0.opens`, as a person with an editor does.
 * @returns the name of the file, and the path of the field in it.
 */
export function set(field: string, value: unknown): readonly string[] {
  const [name = '', ...keys] = field.split('.');
  const file = join(folder, `${name}.json`);
  const facts = JSON.parse(readFileSync(file, 'utf8')) as Facts;
  const inner = keys.slice(0, -1).reduce((outer, key) => outer[key] as Facts, facts);
  inner[keys.at(-1) ?? ''] = value;
  writeFileSync(file, JSON.stringify(facts));
  return [name, keys.join('.')];
}

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
