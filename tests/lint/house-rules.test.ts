import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

/** A file that breaks a house rule, or keeps it, and the rule that must catch it. */
const planted: readonly [
  file: string,
  code: string,
  rule: 'no-restricted-imports' | 'no-restricted-globals' | 'clean',
][] = [
  ['src/content/a.ts', `import 'xstate';`, 'no-restricted-imports'],
  ['src/content/b.ts', `import '../machines/m.ts';`, 'no-restricted-imports'],
  ['src/content/services/c.ts', `import '../types.ts';`, 'clean'],
  ['src/machines/m/a.ts', `import 'react';`, 'no-restricted-imports'],
  ['src/machines/m/b.ts', `import '../../content/home.ts';`, 'no-restricted-imports'],
  ['src/machines/m/c.ts', `import '../../services/email.ts';`, 'no-restricted-imports'],
  ['src/machines/m/d.ts', `export const width = () => window.innerWidth;`, 'no-restricted-globals'],
  ['src/machines/m/e.ts', `import 'xstate';\nimport '../other/other.machine.ts';`, 'clean'],
  ['src/machines/m/f.ts', `import '../../../tests/models/index.ts';`, 'no-restricted-imports'],
  ['src/machines/m/g.ts', `import '../../../tools/build.ts';`, 'no-restricted-imports'],
  ['src/content/d.ts', `import '../../tests/fuzz.ts';`, 'no-restricted-imports'],
  ['src/content/e.ts', `import '../../tools/build.ts';`, 'no-restricted-imports'],
  ['src/content/f.ts', `import '@workshop/facts';`, 'clean'],
  ['src/content/g.ts', `import '@workshop/charts';`, 'no-restricted-imports'],
  ['src/content/h.ts', `import '#owner/team';`, 'no-restricted-imports'],
  ['src/app/d.ts', `import '@workshop/facts';`, 'no-restricted-imports'],
  ['src/components/I.tsx', `import '@workshop/inspector';`, 'no-restricted-imports'],
  ['src/app/b.ts', `import '@workshop/inspector';`, 'clean'],
  ['src/app/c.ts', `import '../../packages/charts/src/index.ts';`, 'no-restricted-imports'],
  ['src/services/a.ts', `import '../content/company.ts';`, 'no-restricted-imports'],
  ['src/services/b.ts', `import '../components/A.tsx';`, 'no-restricted-imports'],
  ['src/services/c.ts', `import '../machines/m/a.ts';\nimport '@emailjs/browser';`, 'clean'],
  ['src/components/A.tsx', `import '../services/email.ts';`, 'no-restricted-imports'],
  [
    'src/components/B.tsx',
    `import { home } from '../content/home.ts';\nvoid home;`,
    'no-restricted-imports',
  ],
  [
    'src/components/C.tsx',
    `import type { Home } from '../content/home.ts';\nexport type H = Home;`,
    'clean',
  ],
  [
    'src/components/D.tsx',
    `import { useState } from 'react';\nuseState();`,
    'no-restricted-imports',
  ],
  [
    'src/components/E.tsx',
    `import { useReducer } from 'react';\nuseReducer();`,
    'no-restricted-imports',
  ],
  [
    'src/components/F.tsx',
    `import { useEffect } from 'react';\nuseEffect();`,
    'no-restricted-imports',
  ],
  [
    'src/components/G.tsx',
    `import React from 'react';\nReact.useState();`,
    'no-restricted-imports',
  ],
  [
    'src/components/H.tsx',
    `import * as React from 'react';\nReact.useEffect();`,
    'no-restricted-imports',
  ],
  ['src/pages/A.tsx', `import '../app/routes.tsx';`, 'no-restricted-imports'],
  ['src/pages/B.tsx', `import { useState } from 'react';\nuseState();`, 'no-restricted-imports'],
  ['src/pages/C.tsx', `import '../services/email.ts';\nimport '../content/home.ts';`, 'clean'],
  ['src/app/a.ts', `import '../../tests/models/index.ts';`, 'no-restricted-imports'],
  ['src/pages/D.tsx', `import '../../tools/build.ts';`, 'no-restricted-imports'],
];

let said: ReadonlyMap<string, string>;
const folder = mkdtempSync(join(tmpdir(), 'planted-'));

beforeAll(async () => {
  cpSync('.oxlintrc.json', join(folder, '.oxlintrc.json'));
  for (const [file, code] of planted) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), code);
  }
  const oxlint = resolve('node_modules/oxlint/bin/oxlint');
  const output = await new Promise<string>((done) => {
    execFile(process.execPath, [oxlint, '--format', 'unix'], { cwd: folder }, (_, stdout) =>
      done(stdout),
    );
  });
  said = new Map(
    planted.map(([file]) => [
      file,
      output
        .split('\n')
        .filter((line) => line.startsWith(`${file}:`))
        .join('\n'),
    ]),
  );
});

afterAll(() => rmSync(folder, { recursive: true }));

test.each(planted)('%s (%s) is %s', (file, _code, rule) => {
  if (rule === 'clean') expect(said.get(file)).toBe('');
  else expect(said.get(file)).toContain(`eslint(${rule})`);
});
