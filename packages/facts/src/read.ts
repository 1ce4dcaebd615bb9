/** Reads and checks the files of the owner's facts. */
import { parse, type ParseError } from 'jsonc-parser';
import { closeSync, existsSync, openSync, readFileSync, readSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { inspect } from 'node:util';
import type { z } from 'zod';
import { fieldName, fieldsOf, files, type Owner } from './schema.ts';

/** The owner's facts or keys cannot be used; the message names file, field, value and what would be right, one a line. */
export class FactsError extends Error {
  override name = 'FactsError';

  /** What is printed of it: where it was thrown tells an owner nothing. */
  [inspect.custom](): string {
    return this.message;
  }
}

/**
 * Where the owner's facts are: `owner/`, or the folder that the environment names by `OWNER`, as tests do.
 * @throws FactsError when it is not there.
 */
export function ownerFolder(): string {
  const folder = process.env.OWNER || 'owner';
  if (!existsSync(folder))
    throw new FactsError(`The facts are looked for in ${folder}/ (OWNER), which is not there`);
  return resolve(folder);
}

/**
 * Reads and checks all that is the owner's.
 * @returns what was checked, with what may be left out filled in.
 * @throws FactsError naming everything that is wrong.
 */
export function readOwner(folder = ownerFolder()): Owner {
  const faults: string[] = [];
  const read = <N extends keyof typeof files>(name: N): Owner[N] => {
    const { facts, faults: found } = readFile(folder, name);
    faults.push(...found);
    return { ...(facts as Owner[N]), $schema: undefined };
  };
  const owner = {
    company: read('company'),
    services: read('services'),
    team: read('team'),
    projects: read('projects'),
    careers: read('careers'),
    posts: read('posts'),
    words: read('words'),
  };
  if (faults.length === 0) faults.push(...pictureFaults(owner, folder));
  if (faults.length > 0) throw new FactsError(faults.join('\n'));
  return owner;
}

/** One file of the owner's, as it was read. */
export interface FactsFile {
  /** Undefined where the file is missing. */
  readonly text: string | undefined;
  /** What the text holds; undefined where it is no JSON in UTF-8. */
  readonly value: unknown;
  /** The same with what may be left out filled in; unchanged where it has faults. */
  readonly facts: unknown;
  readonly faults: readonly string[];
}

/** Reads and checks one file of the owner's. */
export function readFile(folder: string, name: keyof typeof files): FactsFile {
  const file = join(folder, `${name}.json`);
  const where = relative(process.cwd(), file).replaceAll('\\', '/');
  if (!existsSync(file)) {
    const { facts, faults } = check(files[name], {});
    const missing = faults.length > 0 ? [`${where} is missing`] : [];
    return { text: undefined, value: {}, facts, faults: missing };
  }
  const text = readFileSync(file, 'utf8');
  const json = text.replace(/^\uFEFF/, '');
  const unusable = (position: number, why: string) => {
    const line = json.slice(0, position).split('\n').length;
    return { text, value: undefined, facts: undefined, faults: [`${where}, line ${line}: ${why}`] };
  };
  // What stands in place of what is no UTF-8, and every second byte of UTF-16.
  const strange = json.search(/[\uFFFD\0]/);
  if (strange !== -1) return unusable(strange, 'letters cannot be read: save the file as UTF-8');
  const errors: ParseError[] = [];
  const value: unknown = parse(json, errors, { disallowComments: true });
  if (errors[0])
    return unusable(
      errors[0].offset,
      'this is no JSON. Look there and in the line above for a missing or superfluous comma, quotation mark or bracket',
    );
  const { facts, faults } = check(files[name], value);
  return { text, value, facts, faults: linesOf(faults, where) };
}

/** What is wrong with one field of a value. */
export interface Fault {
  /** Such as `['people', 0, 'name']`. */
  readonly path: readonly PropertyKey[];
  /** What is there and what would be right: `is missing: write the person’s name`. */
  readonly message: string;
}

/** Faults as lines of a message, with the name of the file. */
export const linesOf = (faults: readonly Fault[], where: string): string[] =>
  faults.map(({ path, message }) => `${where}: ${fieldName(path) || 'the file'} ${message}`);

/** What is wrong with a value. */
export const faultsOf = (schema: z.ZodType, value: unknown): readonly Fault[] =>
  check(schema, value).faults;

/** Checks a value. @returns it as the schema has it, or as it is where it has faults. */
function check(schema: z.ZodType, value: unknown): { facts: unknown; faults: readonly Fault[] } {
  const { data, error } = schema.safeParse(value, {
    error: (issue) =>
      issue.expected === 'array' ? 'write a list: [ … ]' : 'write fields and values: { … }',
  });
  const faults = (error?.issues ?? []).flatMap((issue): Fault[] => {
    if (issue.code === 'unrecognized_keys')
      return issue.keys.map((key) => ({
        path: [...issue.path, key],
        message: 'is no fact that the site knows',
      }));
    const found = issue.path.reduce<unknown>(
      (inner, key) => (inner as Record<PropertyKey, unknown> | undefined)?.[key],
      value,
    );
    const isBare =
      issue.code === 'invalid_type' && issue.expected === 'string' && typeof found === 'number';
    const bare = isBare ? ' without quotation marks' : '';
    const what = found === '' ? 'is empty' : `is ${JSON.stringify(found)}${bare}`;
    const message = `${found === undefined ? 'is missing' : what}: ${issue.message}`;
    return [{ path: issue.path, message }];
  });
  return { facts: error ? value : data, faults };
}

/** Pictures that are named and not there, and those that are there and cannot be read. */
function pictureFaults(owner: Owner, owners: string): string[] {
  const ours = JSON.parse(readFileSync('src/components/base/pictures.json', 'utf8')) as object;
  const known = new Set<unknown>(Object.values(ours).flat());
  const root = relative(process.cwd(), owners).replaceAll('\\', '/');
  return fieldsOf(owner).flatMap(({ where, value, schema: { folder } }) => {
    if (folder === undefined || value === '' || known.has(value)) return [];
    const file = join(owners, folder, String(value));
    const fault = `${root}/${where} is "${String(value)}"`;
    if (!existsSync(file)) return [`${fault}: put a picture of this name into ${root}/${folder}`];
    return isPicture(file)
      ? []
      : [`${fault}: this file is no picture that can be read: save it as JPEG or PNG`];
  });
}

/** Whether a file is JPEG, PNG, WebP or SVG. Its name may lie: iPhones save other kinds too. */
function isPicture(file: string): boolean {
  const start = Buffer.alloc(1024);
  const opened = openSync(file, 'r');
  readSync(opened, start);
  closeSync(opened);
  return /^(?:\xFF\xD8\xFF|\x89PNG|RIFF.{4}WEBP)|<svg\b/s.test(start.toString('latin1'));
}
