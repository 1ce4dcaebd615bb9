import { type Chart, chartOf, type Layout, layOut } from '@workshop/charts';

const charts = new Map<string, Chart | undefined>();

/** The chart of a definition; undefined when it is none that XState takes. */
export function chartFor(definition: string): Chart | undefined {
  if (!charts.has(definition)) charts.set(definition, read(definition));
  return charts.get(definition);
}

function read(definition: string): Chart | undefined {
  try {
    return chartOf(definition);
  } catch (error) {
    console.error('The definition cannot be read:', error);
    return undefined;
  }
}

const layouts = new Map<string, Promise<Layout>>();

/** Makes layouts known, by definition. */
export function addLayouts(ready: Readonly<Record<string, Layout>>): void {
  for (const [definition, layout] of Object.entries(ready))
    layouts.set(definition, Promise.resolve(layout));
}

/** The layout of a definition: one that is known, or made with elk. */
export function layoutFor(definition: string, chart: Chart): Promise<Layout> {
  let layout = layouts.get(definition);
  if (!layout) {
    layout = layOut(chart);
    layouts.set(definition, layout);
  }
  return layout;
}
