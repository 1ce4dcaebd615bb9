import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

/** Every source file of the site, by its path. */
const sources = Object.entries(
  import.meta.glob<string>('../../src/**/*.{ts,tsx}', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
).map(([path, code]) => [path.replace('../../', ''), code] as const);

/** Which rooms of `src/` each room may reach by `import()` too, which lint does not look at. */
const allowed: Readonly<Record<string, readonly string[]>> = {
  content: ['content'],
  machines: ['machines'],
  services: ['services', 'machines'],
  components: ['components', 'machines'],
  pages: ['pages', 'components', 'services', 'machines', 'content'],
  app: ['app', 'pages', 'components', 'services', 'machines', 'content'],
};

/** The relative `import()`s of a file that lead where its room may not. Types may be named by `import('…')`. */
function strayImports(file: string, code: string): string[] {
  const room = file.split('/')[1] ?? '';
  return [
    ...code.matchAll(
      /(\btypeof |[:<|&] (?:readonly )?|\bextends )?\bimport\(\s*['"`]([^'"`]+)['"`]/g,
    ),
  ]
    .filter(([, isType]) => !isType)
    .map(([, , name = '']) => name)
    .filter((name) => {
      if (!name.startsWith('.'))
        return (room === 'machines' && name !== 'xstate') || room === 'content';
      const [top, there = ''] = join(dirname(file), name).split('/');
      return top !== 'src' || !allowed[room]?.includes(there);
    });
}

test('an import() that leads the wrong way is found', () => {
  const stray = (file: string, name: string) =>
    strayImports(file, `const a = () => import('${name}');`);
  expect(stray('src/machines/m/a.ts', '../../services/email.ts')).toHaveLength(1);
  expect(stray('src/machines/m/a.ts', '../../../tests/models/index.ts')).toHaveLength(1);
  expect(stray('src/machines/m/a.ts', 'sonner')).toHaveLength(1);
  expect(stray('src/machines/m/a.ts', '../other/other.machine.ts')).toEqual([]);
  expect(stray('src/content/a.ts', '../../tools/build.ts')).toHaveLength(1);
  expect(stray('src/content/services/a.ts', '../types.ts')).toEqual([]);
  expect(stray('src/components/A.tsx', '../content/home.ts')).toHaveLength(1);
  expect(stray('src/components/A.tsx', './B.tsx')).toEqual([]);
  expect(stray('src/pages/A.tsx', '../app/routes.tsx')).toHaveLength(1);
  expect(stray('src/app/a.ts', '../../packages/charts/src/index.ts')).toHaveLength(1);
  expect(strayImports('src/content/owner.d.ts', `const a: import('./types.ts').A;`)).toEqual([]);
});

test('no import() of the site leads the wrong way', () => {
  const stray = sources.flatMap(([file, code]) =>
    strayImports(file, code).map((name) => `${file}: ${name}`),
  );
  expect(stray).toEqual([]);
});

/** The nouns of the machines that a view file is connected with. */
function nounsOf(code: string): string[] {
  const connects = [...code.matchAll(/machines\/[\w-]+\/([\w-]+)\.connect\.ts'/g)];
  return [...new Set(connects.map(([, noun = '']) => noun))];
}

test('a view is connected with one noun at most', () => {
  expect(
    nounsOf(
      `import { connectA } from '../machines/a/a.connect.ts';\nimport { connectB } from '../machines/b/b.connect.ts';`,
    ),
  ).toEqual(['a', 'b']);
  const several = sources
    .map(([file, code]) => [file, nounsOf(code)] as const)
    .filter(([, nouns]) => nouns.length > 1);
  expect(several).toEqual([]);
});

test('a machine’s file holds one machine, and a connect’s file one connect, of its own noun', () => {
  const wrong = sources.filter(([file, code]) => {
    const [, noun = '', kind] =
      /^src\/machines\/[\w-]+\/([\w-]+)\.(machine|connect)\.ts$/.exec(file) ?? [];
    if (!kind) return false;
    const found =
      kind === 'machine'
        ? [...code.matchAll(/^export const (\w+)Machine\b/gm)]
        : [...code.matchAll(/^export (?:function|const) connect(\w+)/gm)];
    return found.map(([, name = '']) => name.toLowerCase()).join() !== noun.replaceAll('-', '');
  });
  expect(wrong.map(([file]) => file)).toEqual([]);
});
