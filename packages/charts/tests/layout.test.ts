import { describeChart, describeDrawing } from './drawing.ts';
import { everything, kettle } from './everything.ts';

describeDrawing('everything', everything);
describeChart('kettle', kettle);
