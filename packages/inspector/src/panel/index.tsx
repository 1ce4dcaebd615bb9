import type { Layout } from '@workshop/charts';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { addLayouts } from './charts.ts';
import { createStore } from './store.ts';

/** Layouts by `definitionText` of the machines; so a layout of another version of a machine is never taken. */
export type Layouts = Readonly<Record<string, Layout>>;

/**
 * Shows the inspector in an element of a page that another page opens.
 * @param options.layouts layouts that are ready; any other chart is laid out in the browser, for which elk is fetched.
 * @param options.unsendable event types that are not offered, because no message can carry them.
 */
export function showInspector(
  root: HTMLElement,
  options: { layouts?: Layouts; unsendable?: readonly string[] } = {},
): void {
  addLayouts(options.layouts ?? {});
  createRoot(root).render(
    <App store={createStore(window)} unsendable={options.unsendable ?? []} />,
  );
}
