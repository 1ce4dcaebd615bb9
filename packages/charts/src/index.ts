export { type Chart, chartOf, type ChartState } from './model.ts';
export { type Layout, layOut } from './layout.ts';
export { chartStyles, drawChart, drawChartFile, type Palette, roles } from './draw.ts';
