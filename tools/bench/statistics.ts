/** The value below which this share (0 to 1) of the values lies, interpolated between neighbours; NaN of nothing. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  const place = (sorted.length - 1) * share;
  const below = sorted[Math.floor(place)] ?? NaN;
  const above = sorted[Math.ceil(place)] ?? NaN;
  return below + (above - below) * (place - Math.floor(place));
}

/** A number as a person reads it: three digits that mean something. */
export function readable(value: number): string {
  const digits = Math.abs(value) >= 100 ? 0 : Math.abs(value) >= 10 ? 1 : 2;
  return String(Number(value.toFixed(digits)));
}

/** Median and quartiles, such as `820 (790…865)`; a dash for nothing. Runs that measured nothing (NaN) do not count. */
export function summary(values: readonly number[]): string {
  const measured = values.filter((value) => !Number.isNaN(value));
  if (measured.length === 0) return '–';
  const [median = 0, low = 0, high = 0] = [0.5, 0.25, 0.75].map((share) =>
    quantile(measured, share),
  );
  return `${readable(median)} (${readable(low)}…${readable(high)})`;
}
