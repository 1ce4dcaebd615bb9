/** Medians, quartiles and tables for the bench. */

/** Several runs of one measurement, in one number and how sure it is. */
export interface Summary {
  readonly median: number;
  /** Half of the runs lie between these two (the quartiles). */
  readonly spread: readonly [low: number, high: number];
  readonly runs: number;
}

/** The value below which this share (0 to 1) of the values lies, interpolated between neighbours; NaN of nothing. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  const place = (sorted.length - 1) * share;
  const below = sorted[Math.floor(place)] ?? NaN;
  const above = sorted[Math.ceil(place)] ?? NaN;
  return below + (above - below) * (place - Math.floor(place));
}

/** Median and quartiles. Runs that measured nothing (NaN) do not count. */
export function summarise(values: readonly number[]): Summary {
  const measured = values.filter((value) => !Number.isNaN(value));
  return {
    median: quantile(measured, 0.5),
    spread: [quantile(measured, 0.25), quantile(measured, 0.75)],
    runs: measured.length,
  };
}

/** How many times the floor's median a median is; NaN where either is missing or the floor is 0. */
export function ratio(summary: Summary, floor: Summary | undefined): number {
  return floor && floor.median !== 0 ? summary.median / floor.median : NaN;
}

/** A number as a person reads it: three digits that mean something, a dash for nothing. */
export function readable(value: number): string {
  if (Number.isNaN(value)) return '–';
  const digits = Math.abs(value) >= 100 ? 0 : Math.abs(value) >= 10 ? 1 : 2;
  return String(Number(value.toFixed(digits)));
}

/** Rows of cells as a table of text: the first column to the left, the others to the right, a rule below the first row. */
export function table(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => row[column]?.length ?? 0)),
  );
  const lines = rows.map((row) =>
    widths
      .map((width, column) => {
        const cell = row[column] ?? '';
        return column === 0 ? cell.padEnd(width) : cell.padStart(width);
      })
      .join('  ')
      .trimEnd(),
  );
  const rule = widths.map((width) => '─'.repeat(width)).join('  ');
  return lines.flatMap((line, index) => (index === 0 ? [line, rule] : [line])).join('\n');
}
