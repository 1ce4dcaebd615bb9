const veil = '•••';

/**
 * Hides what a visitor has typed. Names, shapes, what is empty, yes and no stay to be seen; other values become `•••`.
 * @param value plain data: a context, an event, an output.
 * @param sealed the names under which all is hidden, however deep.
 */
export function mask(value: unknown, sealed: ReadonlySet<string>): unknown {
  if (Array.isArray(value)) return value.map((part) => mask(part, sealed));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [
      name,
      sealed.has(name) ? cover(part) : mask(part, sealed),
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
