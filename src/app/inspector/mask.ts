/** What a visitor may have typed or chosen: all that stands under these names is masked, however deep. */
const sealed = new Set([
  'fields',
  'input',
  'value',
  'draft',
  'text',
  'file',
  'resume',
  'skill',
  'subject',
  'proposal',
  'firstName',
  'lastName',
  'email',
  'phone',
  'message',
]);

const veil = '•••';

/**
 * Hides what a visitor has typed. Names, shapes, what is empty, yes and no stay to be seen; other values become `•••`.
 * @param value plain data: a context, an event, an output.
 */
export function mask(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(mask);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [
      name,
      sealed.has(name) ? cover(part) : mask(part),
    ]),
  );
}

function cover(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(cover);
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, cover(part)]));
  return value === '' || typeof value === 'boolean' || value === null || value === undefined
    ? value
    : veil;
}
