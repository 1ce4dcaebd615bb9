import type { Page } from '@playwright/test';
import type { Plugin } from 'vite';
import { buildSite } from '../../tools/build.ts';
import { dist } from './folders.ts';

/** A build whose components call `window.planted` with their file and name before they render. */
export const plantedDist = `${dist}-planted`;

export const buildPlanted = () =>
  buildSite({ folder: plantedDist, mode: 'production' }, [plantCalls]);

const plantCalls: Plugin = {
  name: 'plant-calls',
  enforce: 'post',
  transform(code, id) {
    const file = /\/src\/((?:app|components|pages)\/.*)\.tsx$/.exec(id)?.[1];
    if (!file) return;
    const bodies = this.parse(code).body.flatMap((node) => {
      const declared =
        node.type === 'ExportNamedDeclaration' || node.type === 'ExportDefaultDeclaration'
          ? node.declaration
          : node;
      return declared?.type === 'FunctionDeclaration' && /^[A-Z]/.test(declared.id?.name ?? '')
        ? [{ name: declared.id?.name, start: declared.body?.start ?? 0 }]
        : [];
    });
    return bodies.reduceRight(
      (changed, { name, start }) =>
        `${changed.slice(0, start + 1)}globalThis.planted?.("${file} ${name}");${changed.slice(start + 1)}`,
      code,
    );
  },
};

/** Makes this component throw in the browser. @returns reads which components have rendered. */
export async function plant(page: Page, component?: string): Promise<() => Promise<string[]>> {
  await page.addInitScript((thrower) => {
    const seen = new Set<string>();
    Object.assign(window, {
      seen,
      planted(name: string) {
        seen.add(name);
        if (name === thrower) throw new Error('planted');
      },
    });
  }, component);
  return () => page.evaluate(() => [...(window as unknown as { seen: Set<string> }).seen]);
}
