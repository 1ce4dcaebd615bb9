import { describeChart, describeDrawing } from '../../packages/charts/tests/drawing.ts';
import { models } from '../models/index.ts';

for (const [noun, { machine }] of Object.entries(models)) {
  describeChart(noun, machine);
  describeDrawing(noun, machine);
}
