import type { ElkExtendedEdge, ElkNode, ElkPoint } from 'elkjs/lib/elk-api.js';
import { type Font, measureText } from './measure.ts';
import type { Chart, ChartState, ChartTransition, Delay } from './model.ts';

/** A drawing as plain data; lengths in CSS pixels from the top left corner. */
export interface Layout {
  /** The machine's id. */
  readonly id: string;
  readonly width: number;
  readonly height: number;
  /** The machine first, each state before those inside it. */
  readonly states: readonly StateBox[];
  readonly bundles: readonly Bundle[];
  /** Where each compound state begins. */
  readonly initials: readonly { readonly state: string; readonly dot: Box; readonly way: Way }[];
}

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface StateBox extends Box {
  readonly id: string;
  readonly type: ChartState['type'];
  readonly history?: 'shallow' | 'deep';
  /** 0 for the machine. */
  readonly depth: number;
  /** A region of a parallel state. */
  readonly region: boolean;
  readonly description?: string;
  readonly lines: readonly Line[];
  /** How far below the box's top the line below its name runs; undefined if there is nothing to part. */
  readonly rule?: number;
}

/** Transitions that lead from one state to the same target, drawn as one line; an internal transition has none. */
export interface Bundle {
  readonly source: string;
  readonly targets: readonly string[];
  /** One for each target. */
  readonly ways: readonly Way[];
  /** Holds the labels, on the line. */
  readonly card?: Box;
  readonly transitions: readonly TransitionLabel[];
}

/** A transition's words: on the line of its bundle or, of an internal transition, in its state. */
export interface TransitionLabel extends Box {
  readonly id: string;
  readonly kind: ChartTransition['kind'];
  /** None for the default target of a history state; then the box is a point. */
  readonly lines: readonly Line[];
  /** All of it in words. */
  readonly title: string;
}

/** The points of a line, from its start to the tip of its arrow. */
export type Way = readonly { readonly x: number; readonly y: number }[];

/** A line of text; `y` is its baseline. */
export interface Line {
  readonly x: number;
  readonly y: number;
  /** As measured; a fallback font may need less. */
  readonly width: number;
  readonly runs: readonly Run[];
}

export interface Run {
  readonly text: string;
  readonly style: Style;
}

/** What a run of text is; `draw.ts` gives each its colour. */
export type Style =
  'machine' | 'name' | 'description' | 'tag' | 'keyword' | 'event' | 'guard' | 'action' | 'delay';

/** The type of each style, which is what measuring needs to know. */
export const fonts: Readonly<Record<Style, Font>> = {
  machine: { size: 20, weight: 700 },
  name: { size: 15, weight: 700 },
  description: { size: 12.5, weight: 400 },
  tag: { size: 12, weight: 600 },
  keyword: { size: 12, weight: 400 },
  event: { size: 12.5, weight: 600 },
  guard: { size: 12, weight: 400 },
  action: { size: 12, weight: 400 },
  delay: { size: 12, weight: 600 },
};

const padding = 12;
const lineHeight = 17;
/** Beyond these widths text goes on in the next line. */
const widest = { label: 190, state: 220, compound: 340, machine: 620 };

/**
 * Lays a chart out with elk, which is loaded now: 437 kB compressed.
 * @returns of a drawing to the right and one downwards the clearer.
 */
export async function layOut(chart: Chart): Promise<Layout> {
  const { default: Elk } = await import('elkjs/lib/elk.bundled.js');
  const elk = new Elk();
  let best: { layout: Layout; cost: number } | undefined;
  for (const direction of ['RIGHT', 'DOWN'] as const) {
    const sketch = sketchOf(chart, direction);
    const layout = trimmed(layoutOf(chart, await elk.layout(sketch.graph), sketch));
    const cost = costOf(layout);
    if (!best || cost < best.cost) best = { layout, cost };
  }
  if (!best) throw new Error('No direction was tried');
  return best.layout;
}

/**
 * How hard a drawing is to read: lines through words first; then how much it must shrink to be seen at once, a beginning
 * that is not in front, lines that cross, and corners.
 */
function costOf({ width, height, states, bundles, initials }: Layout): number {
  const ways = [...bundles.flatMap((bundle) => bundle.ways), ...initials.map(({ way }) => way)];
  const lines = states.flatMap((state) => state.lines);
  const struck = lines.filter((line) => ways.some((way) => strikes(way, line))).length;
  const behind = initials.filter(({ way }) => {
    const [start, end] = [way[0], way.at(-1)];
    return start && end && Math.hypot(end.x - start.x, end.y - start.y) > 120;
  }).length;
  const parts = ways.map(segments);
  const crossings = parts.reduce(
    (sum, one, index) =>
      sum +
      parts.slice(index + 1).filter((other) => one.some((a) => other.some((b) => cross(a, b))))
        .length,
    0,
  );
  const corners = ways.reduce((sum, way) => sum + Math.max(0, way.length - 2), 0);
  return (
    struck * 10 +
    Math.max(1, width / 1240, height / 940) +
    behind / 5 +
    crossings / 10 +
    corners / 100
  );
}

/** Whether a line of a drawing runs through a line of text. */
function strikes(way: Way, { x, y, width }: Line): boolean {
  return segments(way).some((one) =>
    overlap(one, { x: x - 3, y: y - 13, width: width + 6, height: 18 }),
  );
}

/** The straight parts of a line, as boxes. */
function segments(way: Way): Box[] {
  return way.slice(1).map((to, index) => {
    const from = way[index] ?? to;
    const [x, y] = [Math.min(from.x, to.x), Math.min(from.y, to.y)];
    return { x, y, width: Math.abs(from.x - to.x), height: Math.abs(from.y - to.y) };
  });
}

/** Whether one of two straight lines runs across the other. */
function cross(a: Box, b: Box): boolean {
  return (
    a.x + a.width >= b.x && b.x + b.width >= a.x && a.y + a.height >= b.y && b.y + b.height >= a.y
  );
}

function overlap(a: Box, b: Box): boolean {
  return a.x + a.width > b.x && b.x + b.width > a.x && a.y + a.height > b.y && b.y + b.height > a.y;
}

interface Sketch {
  readonly graph: ElkNode;
  readonly states: ReadonlyMap<string, SketchedState>;
}

interface SketchedState {
  readonly state: ChartState;
  readonly text: Text;
  readonly depth: number;
  readonly region: boolean;
  /** What leaves the state, put together by where it leads. */
  readonly bundles: readonly {
    readonly id: string;
    readonly targets: readonly string[];
    readonly text: Text;
    readonly transitions: readonly ChartTransition[];
  }[];
}

/** Text with its size; lines are relative to its own corner. */
interface Text {
  readonly width: number;
  readonly height: number;
  readonly lines: readonly Line[];
  readonly rule?: number;
  /** The boxes and lines of the transitions in it, by their ids. */
  readonly inner: ReadonlyMap<string, Box & { readonly lines: readonly Line[] }>;
}

const edgeId = (bundle: string, index: number) => `${bundle}>${index}`;
const headId = (state: string) => `${state}#head`;
const dotId = (state: string) => `${state}#initial`;

function sketchOf(chart: Chart, direction: 'RIGHT' | 'DOWN'): Sketch {
  const states = new Map<string, SketchedState>();
  const edges: ElkExtendedEdge[] = [];
  const options = {
    'elk.algorithm': 'layered',
    'elk.direction': direction,
    'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
    'elk.edgeRouting': 'ORTHOGONAL',
    'elk.layered.cycleBreaking.strategy': 'DEPTH_FIRST',
    'elk.json.shapeCoords': 'ROOT',
    'elk.json.edgeCoords': 'ROOT',
    'elk.spacing.nodeNode': '28',
    'elk.spacing.edgeNode': '18',
    'elk.spacing.edgeEdge': '14',
    'elk.spacing.edgeLabel': '4',
    'elk.spacing.labelLabel': '8',
    'elk.layered.spacing.nodeNodeBetweenLayers': '28',
    'elk.layered.spacing.edgeNodeBetweenLayers': '18',
    'elk.layered.spacing.edgeEdgeBetweenLayers': '14',
  };

  const first = { 'elk.layered.layering.layerConstraint': 'FIRST' };
  const inline = { 'elk.edgeLabels.inline': 'true', 'elk.edgeLabels.placement': 'CENTER' };

  // A state begins in front: what leads back there is laid out as if it led away.
  const beginnings = new Set<string>();
  const around = new Map<string, readonly string[]>();
  const survey = (state: ChartState, ancestors: readonly string[]) => {
    around.set(state.id, ancestors);
    if (state.initial !== undefined) beginnings.add(state.initial);
    for (const child of state.states) survey(child, [...ancestors, state.id]);
  };
  survey(chart.root, []);
  const leadsBack = (source: string, target: string) => {
    const parent = around.get(target)?.at(-1);
    return (
      beginnings.has(target) &&
      source !== target &&
      parent !== undefined &&
      around.get(source)?.includes(parent) &&
      !around.get(source)?.includes(target)
    );
  };

  const place = (state: ChartState, depth: number, region: boolean): ElkNode => {
    const text = stateText(state, depth);
    const leaving = new Map<string, ChartTransition[]>();
    for (const transition of state.transitions) {
      if (transition.targets.length === 0) continue;
      const way = `${state.id}>${transition.targets.join(' ')}`;
      leaving.set(way, [...(leaving.get(way) ?? []), transition]);
    }
    const bundles = [...leaving].map(([id, transitions]) => ({
      id,
      targets: transitions[0]?.targets ?? [],
      text: labelText(transitions),
      transitions,
    }));
    states.set(state.id, { state, text, depth, region, bundles });
    for (const { id, targets, text } of bundles) {
      const { width, height, lines } = text;
      const labels = lines.length > 0 ? [{ text: id, width, height, layoutOptions: inline }] : [];
      edges.push(
        ...targets.map((target, index) => ({
          id: edgeId(id, index),
          ...(leadsBack(state.id, target)
            ? { sources: [target], targets: [state.id] }
            : { sources: [state.id], targets: [target] }),
          labels: index === 0 ? labels : [],
        })),
      );
    }
    if (state.states.length === 0) return { id: state.id, width: text.width, height: text.height };
    const children = state.states.map((child) =>
      place(child, depth + 1, state.type === 'parallel'),
    );
    if (state.initial !== undefined) {
      children.unshift({ id: dotId(state.id), width: 12, height: 12, layoutOptions: first });
      edges.push({ id: dotId(state.id), sources: [dotId(state.id)], targets: [state.initial] });
    }
    // Lines come from above into a drawing that goes down: there its words are a thing to go round.
    if (direction === 'DOWN') {
      children.unshift({
        id: headId(state.id),
        width: text.width,
        height: text.height + 6,
        layoutOptions: first,
      });
    }
    const top = direction === 'DOWN' ? 2 : text.height + 14;
    return {
      id: state.id,
      children,
      layoutOptions: {
        ...options,
        'elk.padding': `[top=${top},left=20,bottom=20,right=20]`,
        'elk.nodeSize.constraints': 'MINIMUM_SIZE',
        'elk.nodeSize.minimum': `(${text.width},${text.height + 40})`,
      },
    };
  };

  const root = place(chart.root, 0, false);
  return {
    graph: {
      id: 'chart',
      children: [root],
      edges,
      layoutOptions: { ...options, 'elk.padding': '[top=8,left=8,bottom=8,right=8]' },
    },
    states,
  };
}

function layoutOf(chart: Chart, graph: ElkNode, { states }: Sketch): Layout {
  const boxes = new Map<string, Box>();
  const collect = (node: ElkNode) => {
    const { x = 0, y = 0, width = 0, height = 0 } = node;
    boxes.set(node.id, { x, y, width, height });
    node.children?.forEach(collect);
  };
  collect(graph);
  const edges = new Map((graph.edges ?? []).map((edge) => [edge.id, edge]));
  const box = (id: string) => boxes.get(id) ?? { x: 0, y: 0, width: 0, height: 0 };

  const ways = [...edges.values()].map(wayOf);
  /** Where a state's words stand: as far to the left as nothing is in the way. */
  const wordsAt = ({ state, text }: SketchedState): { x: number; y: number } => {
    const at = box(state.id);
    const head = boxes.get(headId(state.id));
    if (!head) return at;
    const gap = padding - 4;
    const deepest = Math.max(
      ...text.lines.map((line) => line.y),
      ...[...text.inner.values()].flatMap(({ lines }) => lines.map((line) => line.y)),
    );
    const words = { y: at.y, width: text.width - 2 * gap, height: deepest + 5 };
    const obstacles = [
      ...state.states.map((child) => box(child.id)),
      box(dotId(state.id)),
      ...[...edges.values()].flatMap(({ labels = [] }) => labels.map(rectangle)),
      ...ways.flatMap(segments),
    ].filter((one) => overlap(one, { ...words, x: at.x, width: at.width }));
    const x = [at.x, ...obstacles.map((one) => one.x + one.width)]
      .toSorted((a, b) => a - b)
      .find((x) => !obstacles.some((one) => overlap(one, { ...words, x: x + gap })));
    return { x: Math.min(x ?? head.x, head.x), y: at.y };
  };

  return {
    id: chart.id,
    width: Math.ceil(graph.width ?? 0),
    height: Math.ceil(graph.height ?? 0),
    states: [...states.values()].map((sketched) => {
      const { state, text, depth, region } = sketched;
      return {
        id: state.id,
        type: state.type,
        ...(state.history && { history: state.history }),
        depth,
        region,
        ...(state.description !== undefined && { description: state.description }),
        ...box(state.id),
        lines: moved(text.lines, wordsAt(sketched)),
        ...(text.rule !== undefined && { rule: text.rule }),
      };
    }),
    bundles: [...states.values()].flatMap((sketched) => [
      ...sketched.state.transitions
        .filter(({ targets }) => targets.length === 0)
        .map((transition) => ({
          source: sketched.state.id,
          targets: [],
          ways: [],
          transitions: [labelOf(transition, sketched.text, wordsAt(sketched))],
        })),
      ...sketched.bundles.map(({ id, targets, text: words, transitions }) => {
        const source = sketched.state.id;
        const ways = targets.map((_, index) => {
          const edge = edges.get(edgeId(id, index));
          const way = wayOf(edge);
          return edge?.sources[0] === source ? way : way.toReversed();
        });
        const card = edges.get(edgeId(id, 0))?.labels?.[0];
        const at = card ?? ways[0]?.[0] ?? {};
        return {
          source,
          targets,
          ways,
          ...(card && { card: rectangle(card) }),
          transitions: transitions.map((transition) => labelOf(transition, words, at)),
        };
      }),
    ]),
    initials: [...states.values()]
      .filter(({ state }) => state.initial !== undefined && state.states.length > 0)
      .map(({ state }) => ({
        state: state.id,
        dot: box(dotId(state.id)),
        way: wayOf(edges.get(dotId(state.id))),
      })),
  };
}

/** Without the empty ground at the right, where the machine's own words stood before they went to the left. */
function trimmed(layout: Layout): Layout {
  const [root, ...states] = layout.states;
  if (!root) return layout;
  const { bundles, initials } = layout;
  const right = Math.max(
    ...[...states, ...bundles.flatMap(({ card }) => card ?? [])].map(({ x, width }) => x + width),
    ...layout.states.flatMap(({ lines }) => lines.map(({ x, width }) => x + width)),
    ...bundles.flatMap(({ transitions }) => transitions.map(({ x, width }) => x + width)),
    ...[...bundles.flatMap(({ ways }) => ways), ...initials.map(({ way }) => way)]
      .flat()
      .map(({ x }) => x),
  );
  const width = Math.min(root.width, right + 20 - root.x);
  // A line that leaves by the right side keeps it where it is.
  if (right >= root.x + root.width - 1) return layout;
  return {
    ...layout,
    width: Math.ceil(layout.width - root.width + width),
    states: [{ ...root, width }, ...states],
  };
}

function rectangle({ x = 0, y = 0, width = 0, height = 0 }: Partial<Box>): Box {
  return { x, y, width, height };
}

function labelOf(
  transition: ChartTransition,
  text: Text,
  { x = 0, y = 0 }: Partial<Box>,
): TransitionLabel {
  const { id, kind } = transition;
  const own = text.inner.get(id) ?? { x: 0, y: 0, width: 0, height: 0, lines: [] };
  return {
    id,
    kind,
    ...own,
    x: own.x + x,
    y: own.y + y,
    lines: moved(own.lines, { x, y }),
    title: titleOf(transition),
  };
}

function moved(lines: readonly Line[], by: { x: number; y: number }): Line[] {
  return lines.map((line) => ({ ...line, x: line.x + by.x, y: line.y + by.y }));
}

function wayOf(edge: ElkExtendedEdge | undefined): Way {
  return (edge?.sections ?? []).flatMap(({ startPoint, bendPoints = [], endPoint }) =>
    [startPoint, ...bendPoints, endPoint].map(({ x, y }: ElkPoint) => ({ x, y })),
  );
}

/** What stands in a state's box: its name, what it means, what it does, and the transitions that leave it as it is. */
function stateText(state: ChartState, depth: number): Text {
  if (state.type === 'history') return { width: 30, height: 30, lines: [], inner: new Map() };
  const holds = state.states.length > 0;
  const most = depth === 0 ? widest.machine : holds ? widest.compound : widest.state;
  const head: Run[][] = [
    ...wrap(
      [
        [{ text: state.key, style: depth === 0 ? 'machine' : 'name' }],
        ...state.tags.map((tag): Run[] => [{ text: `#${tag}`, style: 'tag' }]),
      ],
      most,
    ),
    ...wrap(words(state.description ?? '', 'description'), most),
  ];
  const does = (keyword: string, names: readonly string[], style: Style = 'action') =>
    names.length === 0
      ? []
      : wrap([[{ text: keyword, style: 'keyword' }], ...listed(names, style)], most);
  const body: Run[][] = [
    ...does('entry /', state.entry),
    ...does('exit /', state.exit),
    ...does('invoke', state.invokes, 'event'),
  ];
  const internal = state.transitions
    .filter(({ targets }) => targets.length === 0)
    .map((transition) => ({ transition, lines: wrap(wordsOf(transition), most) }));

  let y = depth === 0 ? 10 : 8;
  const set = (lines: readonly Run[][]): Line[] =>
    lines.map((runs) => {
      const height = Math.max(...runs.map(({ style }) => fonts[style].size)) > 16 ? 26 : lineHeight;
      y += height;
      return { x: padding, y: y - 4, width: widthOf(runs), runs };
    });
  const lines = set(head);
  let rule: number | undefined;
  const inner = new Map<string, Box & { lines: Line[] }>();
  const width =
    2 * padding +
    Math.max(
      0,
      ...[...head, ...body, ...internal.flatMap((one) => one.lines)].map((runs) => widthOf(runs)),
    );
  if (body.length + internal.length > 0) {
    if (!holds) rule = y + 6;
    y += holds ? 4 : 10;
    lines.push(...set(body));
    for (const { transition, lines: runs } of internal) {
      const top = y;
      const own = set(runs);
      inner.set(transition.id, {
        x: padding - 4,
        y: top,
        width: width - 2 * padding + 8,
        height: y - top,
        lines: own,
      });
    }
  }
  return {
    width: Math.ceil(Math.max(width, 64)),
    height: Math.ceil(y + 8),
    lines,
    ...(rule !== undefined && { rule }),
    inner,
  };
}

/** The labels of a bundle, one below the other. */
function labelText(transitions: readonly ChartTransition[]): Text {
  const labels = transitions
    .map((transition) => ({
      id: transition.id,
      runs: wrap(wordsOf(transition), widest.label),
    }))
    .filter(({ runs }) => runs.length > 0);
  const inset = { x: 7, y: 3 };
  const width =
    Math.ceil(Math.max(0, ...labels.flatMap(({ runs }) => runs.map((line) => widthOf(line))))) +
    2 * inset.x;
  let y = 0;
  const inner = new Map<string, Box & { lines: Line[] }>();
  for (const { id, runs } of labels) {
    const height = runs.length * lineHeight + 2 * inset.y;
    const top = y + inset.y - 4.5;
    const lines = runs.map((line, index) => ({
      x: inset.x,
      y: top + (index + 1) * lineHeight,
      width: widthOf(line),
      runs: line,
    }));
    inner.set(id, { x: 0, y, width, height, lines });
    y += height;
  }
  return { width, height: y, lines: [...inner.values()].flatMap(({ lines }) => lines), inner };
}

/** A transition in words that belong together: what brings it about, on which condition, and what is done. */
function wordsOf(transition: ChartTransition): Run[][] {
  const { trigger, name, delay, guard, actions, targets, kind } = transition;
  const time: Run[] = delay ? timeOf(delay, trigger === 'after' ? 'event' : 'delay') : [];
  const after: Run[] = [{ text: 'after', style: 'keyword' }, ...time];
  const event: Run[] = name === '' ? [] : [{ text: name, style: 'event' }];
  const causes: Partial<Record<typeof trigger, Run[][]>> = {
    history: [],
    event: [event, delay ? after : []],
    after: [after],
  };
  const cause: Run[][] = causes[trigger] ?? [[{ text: trigger, style: 'keyword' }, ...event]];
  return [
    ...cause,
    guard === undefined ? [] : [{ text: `[${guard}]`, style: 'guard' as const }],
    ...(actions.length === 0 ? [] : listed(actions, 'action', '/ ')),
    kind === 'internal' && targets.length === 0 && actions.length === 0
      ? [{ text: '(ignored)', style: 'keyword' as const }]
      : [],
  ].filter((group) => group.length > 0);
}

/** A delay's name and milliseconds, as far as each is known. */
function timeOf({ name, milliseconds }: Delay, style: Style): Run[] {
  const named = name !== String(milliseconds);
  return [
    ...(named ? [{ text: name, style }] : []),
    ...(milliseconds === undefined
      ? []
      : [{ text: `${milliseconds.toLocaleString('en')} ms`, style: 'delay' as const }]),
  ];
}

/** All of a transition in a sentence, for a tooltip and for assistive technology. */
function titleOf(transition: ChartTransition): string {
  const text = wordsOf(transition)
    .flat()
    .map((run) => run.text)
    .join(' ');
  const where = transition.targets.length > 0 ? ` → ${transition.targets.join(', ')}` : '';
  return `${transition.source}: ${text}${where}`;
}

function listed(names: readonly string[], style: Style, before = ''): Run[][] {
  return names.map((name, index) => [
    {
      text: `${index === 0 ? before : ''}${name}${index < names.length - 1 ? ',' : ''}`,
      style,
    },
  ]);
}

function words(text: string, style: Style): Run[][] {
  return text
    .split(' ')
    .filter(Boolean)
    .map((word) => [{ text: word, style }]);
}

/** The width of a space, in CSS pixels, by which runs are parted. */
const space = 4;

function widthOf(runs: readonly Run[]): number {
  return runs.reduce(
    (sum, { text, style }, index) =>
      sum + (index > 0 ? space : 0) + measureText(text, fonts[style]),
    0,
  );
}

/** Sets groups of runs into lines; a group is never broken. */
function wrap(groups: readonly Run[][], most: number): Run[][] {
  const lines: Run[][] = [];
  for (const group of groups) {
    const last = lines.at(-1);
    if (last && widthOf([...last, ...group]) <= most) last.push(...group);
    else lines.push([...group]);
  }
  return lines.map(joined);
}

/** Words of one style become one run. */
function joined(runs: readonly Run[]): Run[] {
  const result: Run[] = [];
  for (const run of runs) {
    const last = result.at(-1);
    if (last?.style === run.style && run.style !== 'tag')
      result.splice(-1, 1, { ...last, text: `${last.text} ${run.text}` });
    else result.push(run);
  }
  return result;
}
