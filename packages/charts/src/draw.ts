import {
  type Box,
  type Bundle,
  fonts,
  type Layout,
  type Line,
  type StateBox,
  type Style,
  type TransitionLabel,
  type Way,
} from './layout.ts';

/** What to point out: ids of states and of transitions (`ChartTransition.id`) together. Each becomes a class `is-<mark>`. */
export type Marks = Readonly<Partial<Record<Mark, Iterable<string>>>>;

/** `active`: where the machine is. `last`: the way it came. */
export type Mark = 'active' | 'last';

/** The colours of a chart, by what they are for. */
export const roles = [
  'canvas',
  'surface',
  'sunken',
  'ink',
  'muted',
  'brand',
  'on-brand',
  'link',
  'marigold',
  'rust',
  'rani',
  'leaf',
  'line',
  'hairline',
] as const;

/**
 * Draws a chart as SVG text, for a page that holds `chartStyles` and `roles` as custom properties. A group
 * carries `data-state="<id>"` or `data-transition="<id>"`; a page may toggle the classes of `Mark` on it.
 */
export function drawChart(layout: Layout, marks: Marks = {}): string {
  return svg(layout, marks, '');
}

/**
 * Draws a chart as an SVG file that needs nothing else.
 * @param palettes colours by role.
 */
export function drawChartFile(
  layout: Layout,
  palettes: { readonly light: Palette; readonly dark: Palette },
): string {
  const properties = (palette: Palette) =>
    roles.map((role) => `--${role}:${palette[role]}`).join(';');
  const style = `<style>
:root{${properties(palettes.light)}}
@media (prefers-color-scheme:dark){:root{${properties(palettes.dark)}}}
${chartStyles}</style>
`;
  return svg(layout, {}, style);
}

export type Palette = Readonly<Record<(typeof roles)[number], string>>;

/** The stylesheet of all charts. */
export const chartStyles = `.chart{font-family:Figtree,Arial,'Liberation Sans',Helvetica,sans-serif;color:var(--ink)}
.chart text{fill:var(--ink);white-space:pre}
${(Object.entries(fonts) as [Style, { size: number; weight: number }][])
  .map(([style, { size, weight }]) => `.chart .${style}{font-size:${size}px;font-weight:${weight}}`)
  .join('\n')}
.chart .machine{font-family:'Bricolage Display',Figtree,Arial,'Liberation Sans',sans-serif;letter-spacing:-.02em}
.chart .description,.chart .keyword{fill:var(--muted)}
.chart .tag{fill:var(--leaf)}
.chart .guard{fill:var(--rust)}
.chart .action{fill:var(--muted)}
.chart .event{fill:var(--link)}
.chart .delay{fill:var(--rani)}
.chart .box{fill:var(--surface);stroke:var(--line);stroke-width:1.25}
.chart .inside{fill:none;stroke:var(--line);stroke-width:1.25}
.chart .compound>.box{fill:var(--canvas)}
.chart .compound.odd>.box{fill:color-mix(in srgb,var(--sunken) 60%,var(--canvas))}
.chart .root>.box{stroke:var(--hairline)}
.chart .region>.box{stroke-dasharray:6 4}
.chart .rule{stroke:var(--hairline);stroke-width:1}
.chart .way{fill:none;stroke:var(--brand);stroke-width:1.5;stroke-linejoin:round}
.chart .tip,.chart .dot{fill:var(--brand);stroke:none}
.chart .card{fill:var(--surface);stroke:var(--hairline);stroke-width:1}
.chart .label{fill:transparent;stroke:none}
.chart .between{stroke:var(--hairline);stroke-width:1}
.chart .is-active>.box{stroke:var(--marigold);stroke-width:3;fill:color-mix(in srgb,var(--marigold) 22%,var(--surface))}
.chart .compound.is-active>.box{fill:color-mix(in srgb,var(--marigold) 7%,var(--canvas))}
.chart .bundle:has(>.is-last)>.way{stroke:var(--marigold);stroke-width:3}
.chart .bundle:has(>.is-last)>.tip{fill:var(--marigold)}
.chart .is-last>.label{stroke:var(--marigold);stroke-width:2;fill:color-mix(in srgb,var(--marigold) 18%,var(--surface))}
`;

function svg(layout: Layout, marks: Marks, style: string): string {
  const { id, width, height, states, bundles, initials } = layout;
  const markOf = new Map<string, string>();
  for (const [mark, ids] of Object.entries(marks))
    for (const one of ids) markOf.set(one, `${markOf.get(one) ?? ''} is-${mark}`);
  const marked = (one: string) => markOf.get(one) ?? '';
  const title = `chart-${escape(id)}-title`;
  const desc = `chart-${escape(id)}-desc`;
  return `<svg xmlns="http://www.w3.org/2000/svg" class="chart" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="img" aria-labelledby="${title} ${desc}">
<title id="${title}">Statechart of ${escape(id)}</title>
<desc id="${desc}">${escape(summary(layout))}</desc>
${style}${states.map((state) => drawState(state, states, marked(state.id))).join('\n')}
${initials
  .map(
    ({ state, dot, way }) =>
      `<g class="initial" data-initial="${escape(state)}"><circle class="dot" cx="${round(dot.x + dot.width / 2)}" cy="${round(dot.y + dot.height / 2)}" r="${round(dot.width / 2)}"/>${drawWay(way)}</g>`,
  )
  .join('\n')}
${bundles.map((bundle) => drawBundle(bundle, marked)).join('\n')}
</svg>
`;
}

function summary({ states, bundles, initials }: Layout): string {
  const transitions = bundles.flatMap((bundle) => bundle.transitions);
  const [, ...inner] = states;
  const begins = initials[0] && states.find(({ id }) => id === initials[0]?.state);
  const names = inner.map(({ id, description }) => (description ? `${id}: ${description}` : id));
  return `${inner.length} states, ${transitions.length} transitions${begins ? '' : ', parallel from the start'}. ${names.join(' ')}`;
}

function drawState(state: StateBox, all: readonly StateBox[], marked: string): string {
  const { id, type, depth, region, x, y, width, height, lines, rule, description } = state;
  const kind = all.some(
    (other) => other.id.startsWith(`${id}.`) || (depth === 0 && other !== state),
  );
  const classes = [
    'state',
    type,
    kind && type !== 'compound' ? 'compound' : '',
    depth % 2 === 1 ? 'odd' : '',
    depth === 0 ? 'root' : '',
    region ? 'region' : '',
  ].filter(Boolean);
  const opening = `<g class="${classes.join(' ')}${marked}" data-state="${escape(id)}"><title>${escape(description ? `${id}: ${description}` : id)}</title>`;
  if (type === 'history') {
    const middle = { x: round(x + width / 2), y: round(y + height / 2) };
    return `${opening}<circle class="box" cx="${middle.x}" cy="${middle.y}" r="${round(width / 2)}"/><text class="name" x="${middle.x}" y="${round(middle.y + 5)}" text-anchor="middle">${state.history === 'deep' ? 'H*' : 'H'}</text></g>`;
  }
  const inside =
    type === 'final'
      ? rectangle('inside', { x: x + 4, y: y + 4, width: width - 8, height: height - 8 }, 5)
      : '';
  const parting =
    rule === undefined
      ? ''
      : `<path class="rule" d="M${round(x)} ${round(y + rule)}h${round(width)}"/>`;
  return `${opening}${rectangle('box', state, depth === 0 ? 12 : 8)}${inside}${parting}${lines.map(drawLine).join('')}</g>`;
}

function drawBundle(
  { ways, card, transitions }: Bundle,
  marked: (transition: string) => string,
): string {
  const labels = transitions.map((label) => drawTransition(label, marked(label.id)));
  const between = transitions
    .slice(1)
    .map(
      ({ x, y, width }) => `<path class="between" d="M${round(x)} ${round(y)}h${round(width)}"/>`,
    );
  return `<g class="bundle">${ways.map(drawWay).join('')}${card ? rectangle('card', card, 6) + between.join('') : ''}${labels.join('')}</g>`;
}

function drawTransition(label: TransitionLabel, marked: string): string {
  const { id, kind, lines, title } = label;
  const words = lines.length > 0 ? rectangle('label', label, 6) + lines.map(drawLine).join('') : '';
  return `<g class="transition ${kind}${marked}" data-transition="${escape(id)}"><title>${escape(title)}</title>${words}</g>`;
}

function rectangle(kind: string, { x, y, width, height }: Box, radius: number): string {
  return `<rect class="${kind}" x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}" rx="${radius}"/>`;
}

function drawLine({ x, y, runs }: Line): string {
  const spans = runs.map(
    ({ text, style }, index) =>
      `<tspan class="${style}"${index > 0 ? ' dx="4"' : ''}>${escape(text)}</tspan>`,
  );
  return `<text x="${round(x)}" y="${round(y)}">${spans.join('')}</text>`;
}

const tip = { length: 8, half: 4.5 };

/** A line with rounded corners, and its arrow. */
function drawWay(way: Way): string {
  const end = way.at(-1);
  const before = way.at(-2);
  if (!end || !before) return '';
  const length = Math.hypot(end.x - before.x, end.y - before.y) || 1;
  const [dx, dy] = [(end.x - before.x) / length, (end.y - before.y) / length];
  // The line ends inside its arrow, whose tip would else be blunt.
  const stop = { x: end.x - dx * tip.length * 0.7, y: end.y - dy * tip.length * 0.7 };
  const back = { x: end.x - dx * tip.length, y: end.y - dy * tip.length };
  const points = [...way.slice(0, -1), stop];
  const path = points.map((point, index) => {
    const [from, to] = [points[index - 1], points[index + 1]];
    if (!from) return `M${pair(point)}`;
    if (!to) return `L${pair(point)}`;
    const radius = Math.min(8, distance(from, point) / 2, distance(point, to) / 2);
    return `L${pair(toward(point, from, radius))}Q${pair(point)} ${pair(toward(point, to, radius))}`;
  });
  const corners = [
    end,
    { x: back.x - dy * tip.half, y: back.y + dx * tip.half },
    { x: back.x + dy * tip.half, y: back.y - dx * tip.half },
  ];
  return `<path class="way" d="${path.join('')}"/><path class="tip" d="M${corners.map(pair).join('L')}Z"/>`;
}

interface Point {
  readonly x: number;
  readonly y: number;
}
const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y);
const toward = (from: Point, to: Point, by: number): Point => {
  const length = distance(from, to) || 1;
  return {
    x: from.x + ((to.x - from.x) * by) / length,
    y: from.y + ((to.y - from.y) * by) / length,
  };
};
const round = (value: number) => Math.round(value * 10) / 10;
const pair = ({ x, y }: Point) => `${round(x)} ${round(y)}`;

function escape(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
