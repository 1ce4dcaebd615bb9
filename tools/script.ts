/** Compiles a script for the pages themselves. */
import { build, type Rolldown } from 'vite';

/**
 * Compiles a module, and all that it imports, to one classic script.
 * @param entry a path, or the name of a package.
 * @param define values of global names, as JavaScript (Vite's `define`).
 */
export async function compileScript(
  entry: string,
  define: Readonly<Record<string, string>>,
): Promise<string> {
  const [bundle] = (await build({
    configFile: false,
    logLevel: 'error',
    define,
    build: {
      write: false,
      lib: { entry, formats: ['iife'], name: 'script' },
      rolldownOptions: { output: { minify: true, comments: false } },
    },
  })) as Rolldown.RolldownOutput[];
  return bundle?.output[0].code.trim() ?? '';
}
