/** Writes the files of a new noun: `npm run new:machine lamp`, with `-- --service` for a machine that needs something from outside. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import prettier from 'prettier';

/** A name that cannot be used; the message says why. */
class NameError extends Error {
  override name = 'NameError';
}

/** Each file of a noun, by its path. They compile; the tests fail with what is to be written. */
function filesOf(noun: string, hasService: boolean): Record<string, string> {
  const Noun = noun[0]?.toUpperCase() + noun.slice(1);
  const machine = `${noun}Machine`;
  const outside = hasService
    ? `  actions: {
    /** To do: what it is, in the words of the visitor. */
    announce: () => notProvided('announce')(),
  },
`
    : '';
  return {
    [`src/machines/${noun}/${noun}.machine.ts`]: `import { setup } from 'xstate';
${hasService ? `import { notProvidedTo } from '../outside.ts';\n` : ''}
export type ${Noun}Event = { type: '${noun}.toggle' };
${hasService ? `\nconst notProvided = notProvidedTo('${noun}');\n` : ''}
/** To do: one sentence, from the visitor's side. */
export const ${machine} = setup({
  types: { events: {} as ${Noun}Event, tags: {} as 'open' },
${outside}}).createMachine({
  id: '${noun}',
  initial: 'closed',
  states: {
    closed: {
      description: 'To do: what the visitor sees.',
      on: { '${noun}.toggle': ${hasService ? `{ target: 'open', actions: 'announce' }` : `'open'`} },
    },
    open: {
      description: 'To do: what the visitor sees.',
      tags: 'open',
      on: { '${noun}.toggle': 'closed' },
    },
  },
});
`,
    [`src/machines/${noun}/${noun}.connect.ts`]: `import type { SnapshotFrom } from 'xstate';
import type { ${Noun}Event, ${machine} } from './${noun}.machine.ts';

/** To do: what it is to eye, hand and assistive technology. */
export function connect${Noun}(
  snapshot: SnapshotFrom<typeof ${machine}>,
  send: (event: ${Noun}Event) => void,
) {
  const open = snapshot.hasTag('open');
  return {
    button: {
      type: 'button' as const,
      'aria-expanded': open,
      onClick: () => send({ type: '${noun}.toggle' }),
    },
  };
}
`,
    [`src/components/page/${Noun}.tsx`]: `import { connect${Noun} } from '../../machines/${noun}/${noun}.connect.ts';
import type { ${machine} } from '../../machines/${noun}/${noun}.machine.ts';
import { useConnect } from '../useConnect.ts';

/** To do: what the visitor sees. */
export function ${Noun}({ machine, label }: { machine: typeof ${machine}; label: string }) {
  const api = useConnect(machine, connect${Noun});
  return <button {...api.button}>{label}</button>;
}
`,
    ...(hasService && {
      [`src/services/${noun}.ts`]: `import { ${machine} } from '../machines/${noun}/${noun}.machine.ts';

/** The ${noun} machine in a browser. */
export const ${noun} = ${machine}.provide({
  actions: {
    announce: () => {
      throw new Error('To do: src/services/${noun}.ts');
    },
  },
});
`,
    }),
    [`tests/models/${noun}.model.ts`]: `import { ${machine} } from '../../src/machines/${noun}/${noun}.machine.ts';
import { defineModel } from './model.ts';

export const ${noun}Model = defineModel(${machine}, {
  input: undefined,
  events: [{ type: '${noun}.toggle' }],
});
`,
    [`tests/browser/views/${noun}.view.ts`]: `import { ${noun}Model } from '../../models/${noun}.model.ts';
import { openAlive } from '../site.ts';
import { defineView } from './view.ts';

const toDo = async () => {
  throw new Error('To do: gestures and assertions in tests/browser/views/${noun}.view.ts');
};

/** To do: where it is met. */
export const ${noun}View = defineView(${noun}Model, {
  async open(page) {
    await openAlive(page, '/');
  },
  gestures: { '${noun}.toggle': toDo },
  states: { closed: toDo, open: toDo },
});
`,
    [`tests/machines/${noun}.test.ts`]: `import { expect, test } from 'vitest';
import { ${noun}Model } from '../models/${noun}.model.ts';
import { stage } from '../models/stage.ts';

test('to do: a visitor opens it, and closes it again', async () => {
  const scene = stage(${noun}Model);
  await scene.play({ type: '${noun}.toggle' });
  expect(scene.snapshot().value).toBe('To do: what the visitor finds, in tests/machines/${noun}.test.ts');
});
`,
  };
}

/** Adds a noun to a list of all nouns, in the order of the alphabet. */
function register(list: string, noun: string, kind: 'model' | 'view'): string {
  const name = kind === 'model' ? 'Model' : 'View';
  const rows = [
    [
      new RegExp(`^import \\{ (\\w+)${name} \\}`),
      `import { ${noun}${name} } from './${noun}.${kind}.ts';`,
    ],
    [new RegExp(`^ {2}(\\w+): \\w+${name},`), `  ${noun}: ${noun}${name},`],
  ] as const;
  const lines = list.split('\n');
  for (const [row, line] of rows) {
    const after = lines.findLastIndex((text) => (row.exec(text)?.[1] ?? noun) < noun);
    lines.splice(after < 0 ? lines.findIndex((text) => row.test(text)) : after + 1, 0, line);
  }
  return lines.join('\n');
}

/**
 * Writes the files of a new noun, and adds it to the lists of models and views.
 * @param root the folder of the project.
 * @returns the paths of what was written.
 * @throws NameError when the name cannot be used.
 */
export async function writeMachine(
  root: string,
  noun: string,
  hasService: boolean,
): Promise<string[]> {
  if (!/^[a-z]+$/.test(noun)) throw new NameError('The name is one word in small letters: lamp');
  const files = filesOf(noun, hasService);
  const taken = Object.keys(files).find((file) => existsSync(join(root, file)));
  if (taken) throw new NameError(`${taken} is there already`);
  const lists = {
    'tests/models/index.ts': 'model',
    'tests/browser/views/index.ts': 'view',
  } as const;
  for (const [file, kind] of Object.entries(lists)) {
    const list = readFileSync(join(root, file), 'utf8');
    files[file] = register(list, noun, kind);
  }
  const style = await prettier.resolveConfig('package.json');
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), await prettier.format(content, { ...style, filepath: file }));
  }
  return Object.keys(files);
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  try {
    const [noun = '', ...options] = process.argv.slice(2);
    const files = await writeMachine('.', noun, options.includes('--service'));
    console.log(`Written:
${files.map((file) => `  ${file}`).join('\n')}
Say what can happen in the machine, then go through the files: whatever says "To do" is yours. Then:
  npx vitest run tests/machines/machines.test.ts --update   writes its golden: read it
  npm run charts                                            draws it
  npx playwright test model -g "${noun}"                    drives it through the page`);
  } catch (error) {
    if (!(error instanceof NameError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
