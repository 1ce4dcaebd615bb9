import { beforeAll, describe, expect, test } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import { getStateNodes } from 'xstate/graph';
import { type Box, type Layout, layOut, type Line, type Way } from '../src/layout.ts';
import { type ChartState, chartOf, transitionId } from '../src/model.ts';

/** Tells what must hold of the chart of a machine that has no history state. */
export function describeChart(name: string, machine: AnyStateMachine): void {
  describe(`the chart of ${name}`, () => {
    test('has every state and every transition that XState knows', () => {
      const drawn = chartStates(chartOf(machine).root);
      const known = [machine.root, ...getStateNodes(machine.root)];
      expect(drawn.map(({ id }) => id).toSorted()).toEqual(known.map(({ id }) => id).toSorted());
      const expected = known.flatMap((node) =>
        [...node.transitions.values(), node.always ?? []].flatMap((candidates) =>
          candidates.map((one, index) => transitionId(node.id, one.eventType, index)),
        ),
      );
      const ids = drawn.flatMap(({ transitions }) => transitions.map(({ id }) => id));
      expect(ids.toSorted()).toEqual(expected.toSorted());
      expect(new Set(ids).size).toBe(ids.length);
    });

    test('is the same but for delays from the JSON that an inspector is sent', () => {
      const timeless = (key: string, value: unknown) => (key === 'delay' ? undefined : value);
      expect(JSON.stringify(chartOf(sent(machine.config)), timeless)).toBe(
        JSON.stringify(chartOf(machine), timeless),
      );
    });
  });
}

/** Tells what must hold of the drawing of any machine. */
export function describeDrawing(name: string, machine: AnyStateMachine): void {
  describe(`the drawing of ${name}`, () => {
    const chart = chartOf(machine);
    const parents = new Map<string, string>();
    const states: ChartState[] = [];
    const survey = (state: ChartState) => {
      states.push(state);
      for (const child of state.states) {
        parents.set(child.id, state.id);
        survey(child);
      }
    };
    survey(chart.root);
    /** The state itself, and all that it is inside of. */
    const within = (id: string): string[] => {
      const parent = parents.get(id);
      return [id, ...(parent === undefined ? [] : within(parent))];
    };

    let layout: Layout;
    beforeAll(async () => {
      layout = await layOut(chart);
    }, 60_000);
    const box = (id: string): Box => {
      const found = layout.states.find((state) => state.id === id);
      if (!found) throw new Error(`${id} is not drawn`);
      return found;
    };
    const outer = () =>
      layout.bundles.flatMap(({ source, targets, ways, transitions }) =>
        ways.length === 0
          ? []
          : transitions
              .filter(({ lines }) => lines.length > 0)
              .map((label) => ({ ...label, source, targets })),
      );
    const ways = () => [
      ...layout.bundles.flatMap((bundle) => bundle.ways),
      ...layout.initials.map(({ way }) => way),
    ];

    test('shows every state and every transition once', () => {
      expect(layout.states.map(({ id }) => id)).toEqual(states.map(({ id }) => id));
      const drawn = layout.bundles.flatMap(({ transitions }) => transitions.map(({ id }) => id));
      const known = states.flatMap(({ transitions }) => transitions.map(({ id }) => id));
      expect(drawn.toSorted()).toEqual(known.toSorted());
    });

    test('has nothing outside its canvas', () => {
      const canvas = { x: 0, y: 0, width: layout.width, height: layout.height };
      for (const state of layout.states) expect(holds(canvas, state), state.id).toBe(true);
      for (const label of outer()) expect(holds(canvas, label), label.id).toBe(true);
      for (const point of ways().flat())
        expect(holds(canvas, { ...point, width: 0, height: 0 })).toBe(true);
    });

    test('has each state in the state it is part of, and beside its siblings', () => {
      for (const [child, parent] of parents)
        expect(holds(box(parent), box(child)), child).toBe(true);
      for (const a of states) {
        for (const b of states) {
          if (a === b || within(a.id).includes(b.id) || within(b.id).includes(a.id)) continue;
          expect(meet(box(a.id), box(b.id)), `${a.id}, ${b.id}`).toBe(false);
        }
      }
    });

    test('has no label on another label', () => {
      const labels = outer();
      for (const [index, label] of labels.entries()) {
        for (const other of labels.slice(index + 1))
          expect(meet(label, other), `${label.id}, ${other.id}`).toBe(false);
      }
    });

    test('has no label on a foreign state, nor across the border of its own', () => {
      for (const label of outer()) {
        const own = new Set([label.source, ...label.targets].flatMap(within));
        for (const { id, states } of chartStates(chart.root)) {
          if (!meet(label, box(id))) continue;
          expect(own, `${label.id} on ${id}`).toContain(id);
          expect(states, `${label.id} on ${id}`).not.toEqual([]);
          expect(holds(box(id), label), `${label.id} across ${id}`).toBe(true);
        }
      }
    });

    test('has the words of each state and of what happens inside it in its box, clear of all else', () => {
      for (const state of layout.states) {
        const inner = layout.bundles
          .filter(({ source, ways }) => source === state.id && ways.length === 0)
          .flatMap(({ transitions }) => transitions);
        const words = [...state.lines, ...inner.flatMap(({ lines }) => lines)].map(textBox);
        const children = states.filter(({ id }) => parents.get(id) === state.id);
        const dots = layout.initials.filter((one) => one.state === state.id).map(({ dot }) => dot);
        for (const text of words) {
          expect(holds(state, text), state.id).toBe(true);
          for (const { id } of children)
            expect(meet(text, box(id)), `${state.id}, ${id}`).toBe(false);
          for (const dot of dots) expect(meet(text, dot), state.id).toBe(false);
          for (const label of outer())
            expect(meet(text, label), `${state.id}, ${label.id}`).toBe(false);
        }
      }
    });

    test('has no line through words', () => {
      for (const state of layout.states) {
        for (const text of state.lines.map(textBox))
          expect(
            ways()
              .flatMap(parts)
              .filter((part) => meet(part, text)),
            state.id,
          ).toEqual([]);
      }
      for (const bundle of layout.bundles) {
        const foreign = ways().filter((way) => !bundle.ways.includes(way));
        for (const label of bundle.transitions)
          expect(
            foreign.flatMap(parts).filter((part) => meet(part, label)),
            label.id,
          ).toEqual([]);
      }
    });

    test('has each line begin at its state and its arrow at the state it leads to', () => {
      for (const { source, targets, ways } of layout.bundles) {
        expect(ways).toHaveLength(targets.length);
        for (const [index, target] of targets.entries()) {
          const way = ways[index] ?? [];
          expect(onBorder(box(source), way[0]), `${source} to ${target}`).toBe(true);
          expect(onBorder(box(target), way.at(-1)), `${source} to ${target}`).toBe(true);
        }
      }
      for (const { state, way } of layout.initials) {
        const initial = states.find(({ id }) => id === state)?.initial ?? '';
        expect(onBorder(box(initial), way.at(-1)), state).toBe(true);
      }
    });
  });
}

/** A config as `@statelyai/inspect` writes it: functions by their names. */
const sent = (config: object): string =>
  JSON.stringify(config, (_key, value: unknown) =>
    typeof value === 'function' ? { type: value.name } : value,
  );

function chartStates(state: ChartState): ChartState[] {
  return [state, ...state.states.flatMap(chartStates)];
}

function holds(outer: Box, inner: Box): boolean {
  return (
    inner.x >= outer.x &&
    inner.y >= outer.y &&
    inner.x + inner.width <= outer.x + outer.width &&
    inner.y + inner.height <= outer.y + outer.height
  );
}

function meet(a: Box, b: Box): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

/** From the top of capitals to the foot of a g. */
function textBox({ x, y, width }: Line): Box {
  return { x, y: y - 10, width, height: 13 };
}

function parts(way: Way): Box[] {
  return way.slice(1).map((to, index) => {
    const from = way[index] ?? to;
    const [x, y] = [Math.min(from.x, to.x), Math.min(from.y, to.y)];
    return { x, y, width: Math.abs(from.x - to.x), height: Math.abs(from.y - to.y) };
  });
}

function onBorder({ x, y, width, height }: Box, point: Way[number] | undefined): boolean {
  if (!point) return false;
  const near = (a: number, b: number) => Math.abs(a - b) <= 1;
  const across = point.x >= x - 1 && point.x <= x + width + 1;
  const along = point.y >= y - 1 && point.y <= y + height + 1;
  return (
    (across && (near(point.y, y) || near(point.y, y + height))) ||
    (along && (near(point.x, x) || near(point.x, x + width)))
  );
}
