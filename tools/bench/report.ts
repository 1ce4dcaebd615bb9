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

/** What the chart shows: what a visitor waits for. */
const charted: readonly Measure[] = [
  'fcp',
  'lcp',
  'speedIndex',
  'realFcp',
  'realLcp',
  'pressAnswered',
];

const colours = ['#8A8474', '#0B6660', '#B0244B', '#F5A524', '#43091F', '#1D1B4F'];

/** A small chart, as SVG: what each subject makes a visitor wait, in multiples of the floor, which is the line at 1. */
export function chart(subjects: readonly Subject[]): string {
  const all = subjects.map((subject) => summaries(subject));
  const [floor, ...others] = all;
  const bar = 14;
  const row = others.length * bar + 22;
  const left = 250;
  const values = charted.flatMap((measure) =>
    others.map((of) => (of[measure] ? ratio(of[measure], floor?.[measure]) : NaN)),
  );
  const most = Math.max(1.25, ...values.filter((value) => Number.isFinite(value)));
  const scale = 420 / most;
  const height = charted.length * row + 44;
  const rows = charted.map((measure, index) => {
    const [name, , by] = measures[measure];
    const top = 40 + index * row;
    const bars = others.map((of, place) => {
      const value = of[measure] ? ratio(of[measure], floor?.[measure]) : NaN;
      if (!Number.isFinite(value)) return '';
      const y = top + place * bar;
      const width = (value * scale).toFixed(1);
      return (
        `<rect x="${left}" y="${y}" width="${width}" height="${bar - 3}" fill="${colours[(place + 1) % colours.length]}"/>` +
        `<text x="${left + value * scale + 6}" y="${y + 10}">${readable(value)}</text>`
      );
    });
    return `<text x="${left - 10}" y="${top + 11}" text-anchor="end">${name}, ${by}</text>${bars.join('')}`;
  });
  const line = left + scale;
  const legend = subjects
    .slice(1)
    .map(
      ({ name }, index) =>
        `<tspan fill="${colours[(index + 1) % colours.length]}">■</tspan> ${escape(name)}  `,
    )
    .join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 740 ${height}" font-family="system-ui,sans-serif" font-size="12" fill="#07211F">
<rect width="740" height="${height}" fill="#FAF6EE"/>
<text x="10" y="20">${legend}in multiples of the floor</text>
${rows.join('\n')}
<path d="M${line.toFixed(1)} 32V${height - 12}" stroke="#07211F" stroke-dasharray="3 3"/>
</svg>
`;
}

const escape = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** The report as a page: the chart, the table, and how it was measured. */
export function htmlReport(subjects: readonly Subject[], made: string): string {
  return `<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Bench</title>
<style>body{font:16px/1.5 system-ui;margin:2rem;background:#FAF6EE;color:#07211F}pre{overflow-x:auto}svg{max-width:740px}</style>
<h1>Bench</h1><p>${escape(made)}</p>
${chart(subjects)}
<pre>${escape(textReport(subjects))}</pre>
</html>
`;
}
