/** Reads what a form holds. A field is named by its path, such as `people.0.name`. */
import type { FactSchema } from '@workshop/facts';

/** Whether a list has entries of several fields. A list of texts is one control, with a text on each line. */
export const isList = ({ items }: FactSchema): boolean => items?.properties !== undefined;

/** A value as its control shows it. */
export function shown({ default: standard = '', items }: FactSchema, value: unknown): string {
  const text = value ?? standard;
  return Array.isArray(text) ? text.join(items?.format ? '\n' : '\n\n') : String(text);
}

/**
 * What a form holds, as the file has it.
 * @param stored the value in the file. An unchanged control keeps it.
 * @returns undefined for what is left out. A number that is none stays a text.
 */
export function valueOf(
  schema: FactSchema,
  form: FormData,
  path: string,
  stored: unknown,
): unknown {
  const { properties, items, type } = schema;
  if (properties) {
    const value = { ...(stored as Record<string, unknown> | undefined) };
    for (const [key, inner] of Object.entries(properties)) {
      const typed = valueOf(inner, form, path ? `${path}.${key}` : key, value[key]);
      if (typed === undefined) delete value[key];
      else value[key] = typed;
    }
    return stored === undefined && Object.keys(value).length === 0 ? undefined : value;
  }
  const posted = form.get(path);
  if (type === 'boolean') return (posted !== null) === (stored ?? false) ? stored : posted !== null;
  if (typeof posted !== 'string') return stored;
  if (items && isList(schema)) {
    const entries = (stored ?? []) as unknown[];
    const length = Math.min(Number(posted), Math.max(500, entries.length));
    if (!stored && length === 0) return undefined;
    return Array.from({ length }, (_, index) =>
      valueOf(items, form, `${path}.${index}`, entries[index] ?? {}),
    );
  }
  const text = posted.replaceAll('\r\n', '\n').trim();
  if (text === shown(schema, stored).trim()) return stored;
  if (items) return text.split(items.format ? /[\s,;]+/ : /\s*\n\s*/).filter(Boolean);
  if (type !== 'number' && type !== 'integer') return text;
  const digits = text.replaceAll(/[₹,\s]/g, '');
  if (digits === '') return schema.default;
  return Number.isNaN(Number(digits)) ? text : Number(digits);
}

/** Does to a list what a button says: `add people.3`, `up people.2` or `remove people.0`. */
export function withList(value: object, button: string): { value: object; opened: string } {
  const [action, name = '', at] = button.split(/[ .]/);
  const list = [...((value as Record<string, unknown[]>)[name] ?? [])];
  const index = Number(at);
  const [entry = {}] = action === 'add' ? [] : list.splice(index, 1);
  const to = action === 'up' ? index - 1 : index;
  if (action !== 'remove') list.splice(to, 0, entry);
  return { value: { ...value, [name]: list }, opened: action === 'remove' ? '' : `${name}.${to}` };
}
