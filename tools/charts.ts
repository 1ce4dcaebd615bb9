/** Draws the committed charts: `npm run charts`. */
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  writeFileSync,
} from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { chartOf, drawChartFile, layOut } from '@workshop/charts';
import { type AnyStateMachine, StateMachine } from 'xstate';
import { dark, light } from '../tailwind.config.ts';

const folder = 'docs/charts';

/** Every machine of `src/machines/`, under its folder's name. */
export async function machines(): Promise<ReadonlyMap<string, AnyStateMachine>> {
  const nouns = readdirSync('src/machines', { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .toSorted();
  const found = new Map<string, AnyStateMachine>();
  for (const noun of nouns) {
    const file = pathToFileURL(`src/machines/${noun}/${noun}.machine.ts`).href;
    const parts = Object.values((await import(file)) as object);
    const machine = parts.find((part: unknown) => part instanceof StateMachine);
    if (!machine) throw new Error(`src/machines/${noun} exports no machine`);
    found.set(noun, machine as AnyStateMachine);
  }
  return found;
}

/** The committed charts: file name to content. */
export async function chartFiles(): Promise<ReadonlyMap<string, string>> {
  const files = new Map<string, string>();
  for (const [noun, machine] of await machines()) {
    files.set(
      `${folder}/${noun}.svg`,
      drawChartFile(await layOut(chartOf(machine)), { light, dark }),
    );
  }
  return files;
}

if (process.argv[1] && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) {
  mkdirSync(folder, { recursive: true });
  for (const [name, content] of await chartFiles()) {
    if (existsSync(name) && readFileSync(name, 'utf8') === content) continue;
    writeFileSync(name, content);
    console.log(name);
  }
}
