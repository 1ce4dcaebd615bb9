import { type Chart, chartOf, type Layout, layOut } from '@workshop/charts';
import known from 'virtual:layouts';

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

/** The layout of a definition: ready for the machines of this house, made with elk for any other. */
export function layoutFor(definition: string, chart: Chart): Promise<Layout> {
  let layout = layouts.get(definition);
  if (!layout) {
    const ready = known[definition];
    layout = ready ? Promise.resolve(ready) : layOut(chart);
    layouts.set(definition, layout);
  }
  return layout;
}
