/** The report of the bench, as text. */
import { type Measure, type Measured, measures } from './measures.ts';
import { ratio, readable, summarise, type Summary, table } from './statistics.ts';

/** A page and what its runs measured. */
export interface Subject {
  readonly name: string;
  readonly runs: readonly Measured[];
}

export type Summaries = Readonly<Partial<Record<Measure, Summary>>>;

/** Every measure of a subject, over its runs; one that no run could take is missing. */
export function summaries({ runs }: Subject): Summaries {
  const found: Partial<Record<Measure, Summary>> = {};
  for (const measure of Object.keys(measures) as Measure[]) {
    const summary = summarise(runs.map((run) => run[measure] ?? NaN));
    if (summary.runs > 0) found[measure] = summary;
  }
  return found;
}

/** The report as text: a row for each measure; for each subject its median, its spread, and how many times the floor it is. */
export function textReport(subjects: readonly Subject[]): string {
  const all = subjects.map((subject) => ({ ...subject, of: summaries(subject) }));
  const [floor] = all;
  const rows = (Object.keys(measures) as Measure[]).map((measure) => {
    const [name, unit, by] = measures[measure];
    return [
      `${name}${unit && ` (${unit})`}, ${by}`,
      ...all.flatMap(({ of }, index) => {
        const summary = of[measure];
        if (!summary) return index === 0 ? ['–', ''] : ['–', '', ''];
        const [low, high] = summary.spread;
        const cells = [readable(summary.median), `${readable(low)}…${readable(high)}`];
        return index === 0
          ? cells
          : [...cells, `× ${readable(ratio(summary, floor?.of[measure]))}`];
      }),
    ];
  });
  const head = all.flatMap(({ name }, index) =>
    index === 0 ? [name, 'spread'] : [name, 'spread', 'floor'],
  );
  return table([['', ...head], ...rows]);
}
