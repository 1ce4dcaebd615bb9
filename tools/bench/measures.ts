/** Everything that is measured of a page: its name in the report, its unit, and by what it is measured. */
export const measures = {
  fcp: ['First paint of content', 'ms', 'Lighthouse'],
  lcp: ['Largest paint', 'ms', 'Lighthouse'],
  tbt: ['Blocked', 'ms', 'Lighthouse'],
  cls: ['Layout shift', '', 'Lighthouse'],
  speedIndex: ['Speed index', 'ms', 'Lighthouse'],
  sizeAll: ['Sent', 'kB', 'Lighthouse'],
  sizeDocument: ['… document', 'kB', 'Lighthouse'],
  sizeStyle: ['… stylesheets', 'kB', 'Lighthouse'],
  sizeScript: ['… scripts', 'kB', 'Lighthouse'],
  sizeFont: ['… fonts', 'kB', 'Lighthouse'],
  sizeImage: ['… pictures', 'kB', 'Lighthouse'],
  sizeMedia: ['… film', 'kB', 'Lighthouse'],
  performance: ['Performance', '/100', 'Lighthouse'],
  accessibility: ['Accessibility', '/100', 'Lighthouse'],
  bestPractices: ['Best practices', '/100', 'Lighthouse'],
  seo: ['SEO', '/100', 'Lighthouse'],
  realFcp: ['First paint of content', 'ms', 'slow line'],
  realLcp: ['Largest paint', 'ms', 'slow line'],
  realCls: ['Layout shift', '', 'slow line'],
  longTasks: ['Long tasks', '', 'slow line'],
  longTime: ['… over 50 ms each', 'ms', 'slow line'],
  interactive: ['The whole page is interactive', 'ms', 'slow line'],
  processorPhone: ['Processor of a view', 's', 'phone'],
  processorDesktop: ['Processor of a view', 's', 'desktop'],
  requestsPhone: ['Requests in a view', '', 'phone'],
  requestsDesktop: ['Requests in a view', '', 'desktop'],
  stylesPhone: ['Passes of style', '', 'phone'],
  stylesDesktop: ['Passes of style', '', 'desktop'],
  framesPhone: ['Frames of the film', '', 'phone'],
  framesDesktop: ['Frames of the film', '', 'desktop'],
  madePhone: ['Largest paint made by a script', '0 or 1', 'phone'],
  madeDesktop: ['Largest paint made by a script', '0 or 1', 'desktop'],
  work: ['Main thread at work', 'ms', 'no throttling'],
  workScript: ['… in scripts', 'ms', 'no throttling'],
  workStyle: ['… in style and layout', 'ms', 'no throttling'],
  pressWait: ['Menu pressed at first paint, answer after', 'ms', 'slow line'],
  pressAnswered: ['… answered since the start', 'ms', 'slow line'],
  nextPage: ['Next page after a hovered link', 'ms', 'slow line'],
  nextTapped: ['Next page after a tapped link', 'ms', 'slow line'],
  heapGrowth: ['Heap grown by 200 pages', 'kB', 'no throttling'],
  nodeGrowth: ['Nodes grown by 200 pages', '', 'no throttling'],
  listenerGrowth: ['Listeners grown by 200 pages', '', 'no throttling'],
} as const satisfies Record<string, readonly [name: string, unit: string, by: string]>;

export type Measure = keyof typeof measures;

/** One run's values; what it could not measure is missing or NaN. */
export type Measured = Partial<Record<Measure, number>>;

/** One way to measure a page. */
export type Part = (url: string) => Promise<Measured>;

/** Measures a page part by part. A part that fails, because the page lacks something, leaves its measures out. */
export async function measure(
  parts: Readonly<Record<string, Part>>,
  url: string,
): Promise<Measured> {
  const measured: Measured = {};
  for (const [name, part] of Object.entries(parts)) {
    try {
      Object.assign(measured, await part(url));
    } catch (error) {
      console.error(`${name} measured nothing of ${url}: ${String(error)}`);
    }
  }
  return measured;
}
