const veil = '•••';

/**
 * Hides what a visitor has typed. Names, shapes, what is empty, yes and no stay to be seen; other values become `•••`.
 * @param value plain data: a context, an event, an output.
 * @param sealed the names under which all is hidden, however deep.
 * @param isSealed whether it stands under one of them.
 */
export function mask(value: unknown, sealed: ReadonlySet<string>, isSealed = false): unknown {
  if (Array.isArray(value)) return value.map((part) => mask(part, sealed, isSealed));
  if (typeof value === 'object' && value !== null) {
    const parts = Object.entries(value).map(([name, part]) => [
      name,
      mask(part, sealed, isSealed || sealed.has(name)),
    ]);
    return Object.fromEntries(parts);
  }
  const isSeen =
    value === '' || typeof value === 'boolean' || value === null || value === undefined;
  return isSealed && !isSeen ? veil : value;
}
