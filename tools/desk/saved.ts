/** Reads and writes the files that the desk changes: those of `owner/`, and `.env`. */
import { type FactSchema, type Fault, faultsOf, files, readFile, schemas } from '@workshop/facts';
import { applyEdits, type JSONPath, modify } from 'jsonc-parser';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { isDeepStrictEqual, parseEnv } from 'node:util';
import { z } from 'zod';
import { settingFaults, settings } from '../owner/keys.ts';

/** One file, as a form shows and changes it. */
export interface Sheet {
  readonly file: string;
  readonly schema: FactSchema;
  /** What the file holds; where it is missing, what it begins with. */
  readonly text: string;
  /** Undefined where the file cannot be read. */
  readonly value: object | undefined;
  faults(value: object): readonly Fault[];
  /** The text of the file with another value. */
  textOf(value: object): string;
}

export const isFacts = (name: string): name is keyof typeof files => Object.hasOwn(files, name);

/** A file of facts. */
export function openFacts(folder: string, name: keyof typeof files): Sheet {
  const begun = `{ "$schema": "./schema/${name}.schema.json" }\n`;
  const { text = begun, value } = readFile(folder, name);
  const mark = text.startsWith('\uFEFF') ? '\uFEFF' : '';
  return {
    file: join(folder, `${name}.json`),
    schema: schemas[name],
    text,
    value: value as object | undefined,
    faults: (typed) => faultsOf(files[name], typed),
    textOf: (typed) => mark + withValue(text.slice(mark.length), value, typed),
  };
}

/** The settings in `.env`, which begins as `.env.example`. */
export function openKeys(folder: string): Sheet {
  const file = join(folder, '.env');
  const text = readFileSync(existsSync(file) ? file : '.env.example', 'utf8');
  const names = Object.keys(settings.shape);
  const filled = (values: object): Record<string, string> =>
    Object.fromEntries(Object.entries(values).filter(([name, key]) => key && names.includes(name)));
  const value = filled(parseEnv(text.replace(/^\uFEFF/, '')));
  return {
    file,
    schema: z.toJSONSchema(settings) as FactSchema,
    text,
    value,
    faults: (typed) => settingFaults(filled(typed)),
    textOf: (typed) =>
      names.reduce((lines, name) => {
        const key = filled(typed)[name];
        if (key === value[name]) return lines;
        const line = key ? `${name}=${key}` : `#${name}=`;
        const present = new RegExp(`^#?${name}=.*$`, 'm');
        return present.test(lines) ? lines.replace(present, line) : `${lines.trimEnd()}\n${line}\n`;
      }, text),
  };
}

/** Sets the value of a JSON text, and keeps the order, indentation and line ends of all else. */
export function withValue(text: string, from: unknown, to: unknown, path: JSONPath = []): string {
  const indentation = /^([ \t]+)"/m.exec(text)?.[1] ?? '  ';
  const formattingOptions = {
    insertSpaces: !indentation.startsWith('\t'),
    tabSize: indentation.length,
  };
  const edit = (json: string, at: JSONPath, value: unknown, isArrayInsertion = false) =>
    applyEdits(json, modify(json, at, value, { formattingOptions, isArrayInsertion }));
  if (isDeepStrictEqual(from, to)) return text;
  if (Array.isArray(from) && Array.isArray(to) && from.length < to.length) {
    const before = withValue(text, from, to.slice(0, -1), path);
    return edit(before, [...path, to.length - 1], to.at(-1), true);
  }
  // jsonc-parser cannot take the last entry out of a list on one line, so a shorter list is written anew.
  const isSame = isGroup(from) && isGroup(to) && from['length'] === to['length'];
  if (!isSame) return edit(text, path, to);
  return Object.keys({ ...from, ...to }).reduce((json, key) => {
    const step = Array.isArray(from) ? Number(key) : key;
    return withValue(json, from[key], to[key], [...path, step]);
  }, text);
}

const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Writes a file at once: after a crash it is the old one or the new one. */
export function write(file: string, content: string | Buffer, owner: string): void {
  const next = `${lastOf(file, owner)}.new`;
  mkdirSync(join(owner, '.last'), { recursive: true });
  writeFileSync(next, content, { flush: true });
  renameSync(next, file);
}

const lastOf = (file: string, owner: string) => join(owner, '.last', basename(file));
export const hasLast = (file: string, owner: string) => existsSync(lastOf(file, owner));

/** Writes a file, and keeps what it held for `undo`. */
export function save({ file, text }: Sheet, next: string, owner: string): void {
  if (next === text) return;
  write(lastOf(file, owner), text, owner);
  write(file, next, owner);
}

/** Exchanges a file and its last version: a second time it brings the newer one back. */
export const undo = (sheet: Sheet, owner: string): void =>
  save(sheet, readFileSync(lastOf(sheet.file, owner), 'utf8'), owner);

/** Changes with every change of a file, or of what is shown of it. */
export const versionOf = (content: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify(content) ?? '')
    .digest('hex');
