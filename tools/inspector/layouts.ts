import { StateMachine } from 'xstate';
import { definitionText } from '../../src/app/inspector/message.ts';
import { chartOf, type Layout, layOut } from '@workshop/charts';

/** Layouts by definition, as inspectors are told it; so a layout of another version of a machine is never taken. */
export type Layouts = Readonly<Record<string, Layout>>;

/** Those of all machines of this house. */
const found: Record<string, Layout> = {};
const modules = import.meta.glob<object>('../../src/machines/*/*.machine.ts', { eager: true });
for (const module of Object.values(modules)) {
  const machine: unknown = Object.values(module).find((part) => part instanceof StateMachine);
  if (machine instanceof StateMachine)
    found[definitionText(machine.config)] = await layOut(chartOf(machine));
}
export default found as Layouts;
