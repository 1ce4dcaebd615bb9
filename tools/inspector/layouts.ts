/** Lays out the charts of all machines for the inspector. */
import { chartOf, layOut } from '@workshop/charts';
import { definitionText } from '@workshop/inspector';
import type { Layouts } from '@workshop/inspector/panel';
import { StateMachine } from 'xstate';

/** By machine. */
const found: Record<string, Layouts[string]> = {};
const modules = import.meta.glob<object>('../../src/machines/*/*.machine.ts', { eager: true });
for (const module of Object.values(modules)) {
  const machine: unknown = Object.values(module).find((part) => part instanceof StateMachine);
  if (machine instanceof StateMachine)
    found[definitionText(machine.config)] = await layOut(chartOf(machine));
}
export default found as Layouts;
