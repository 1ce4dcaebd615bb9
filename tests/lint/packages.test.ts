import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { describe, expect, test } from 'vitest';

/** What one file imports, by whatever means, that its package may not. */
function strayImports(folder: string, file: string, code: string, allowed: Set<string>): string[] {
  const named =
    /(?:\bfrom|\bimport|\bimport\(|\bexport \* from|\bimport\.meta\.glob[^(]*\(|\bvi\.mock\()\s*['"`]([\w@.#:/-]+)['"`]|@import '([^']+)'|url\('(\.[^']+)'\)/g;
  return [...code.matchAll(named)]
    .map(([, first, second, third]) => first ?? second ?? third ?? '')
    .filter((name) => {
      if (name.startsWith('.')) return relative(folder, join(dirname(file), name)).startsWith('..');
      if (name.startsWith('node:') || name.startsWith('virtual:')) return false;
      const [scope = '', rest = ''] = name.split('/');
      return !allowed.has(scope.startsWith('@') ? `${scope}/${rest}` : scope);
    });
}

interface Manifest {
  readonly name?: string;
  readonly version?: string;
  readonly license?: string;
  readonly exports?: string | Readonly<Record<string, string>>;
  readonly dependencies?: object;
  readonly peerDependencies?: object;
}

test('an import of the site, of another place of the house, or of what is not declared is found', () => {
  const stray = (file: string, code: string) =>
    strayImports('packages/a', `packages/a/${file}`, code, new Set(['xstate', '@house/b']));
  expect(stray('src/x.ts', `import { a } from '../../../src/app/routes.tsx';`)).toHaveLength(1);
  expect(stray('src/x.ts', `export * from '../../b/src/index.ts';`)).toHaveLength(1);
  expect(stray('src/x.ts', `const a = await import('../../../tools/build.ts');`)).toHaveLength(1);
  expect(
    stray('src/x.ts', `import type { A } from '../../../tests/models/model.ts';`),
  ).toHaveLength(1);
  expect(stray('src/x.ts', `import { z } from 'zod';`)).toEqual(['zod']);
  expect(stray('src/x.ts', `import a from '#team/people';`)).toEqual(['#team/people']);
  expect(stray('src/x.css', `@font-face { src: url('../../../src/fonts/a.woff2') }`)).toHaveLength(
    1,
  );
  expect(stray('src/x.ts', `import { b } from '@house/b/page';\nimport './y.ts';`)).toEqual([]);
  expect(stray('tests/x.ts', `import '../src/x.ts';\nimport 'xstate/graph';`)).toEqual([]);
});

const packages = readdirSync('packages').map((name) => join('packages', name));

describe.each(packages)('%s', (folder) => {
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;
  const declared = Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies });

  test('could be published: name, version, licence, exports, and a README with an example', () => {
    expect(manifest.name).toMatch(/^@workshop\/[a-z]+$/);
    expect(manifest.version).toMatch(/^\d+\.\d+\.\d+$/);
    expect(manifest.license).toBe('MIT');
    const { exports = {} } = manifest;
    const files = typeof exports === 'string' ? [exports] : Object.values(exports);
    expect(files.length).toBeGreaterThan(0);
    expect(files.filter((file) => !existsSync(join(folder, file)))).toEqual([]);
    expect(existsSync(join(folder, 'LICENSE'))).toBe(true);
    expect(readFileSync(join(folder, 'README.md'), 'utf8')).toMatch(/^```tsx?$/m);
  });

  test('imports nothing but its own files and what it declares', () => {
    const stray = readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(?:tsx?|css)$/.test(name))
      .flatMap((name) => {
        const file = join(folder, name);
        // Its tests may use what tests are made with.
        const more = name.startsWith('tests') ? testTools : [];
        return strayImports(
          folder,
          file,
          readFileSync(file, 'utf8'),
          new Set([...declared, ...more]),
        ).map((found) => `${file}: ${found}`);
      });
    expect(stray).toEqual([]);
  });
});

const testTools = [
  'vitest',
  'fast-check',
  '@playwright/test',
  '@testing-library/react',
  'jsdom',
  '@emailjs/browser',
];
