import { execFile } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { writeMachine } from '../../tools/new-machine.ts';

const folder = mkdtempSync(join(tmpdir(), 'machine-'));
let written: string[];

beforeAll(async () => {
  for (const part of [
    'src',
    'tests',
    'tools',
    'packages',
    'tsconfig.json',
    'package.json',
    'tailwind.config.ts',
  ])
    cpSync(part, join(folder, part), {
      recursive: true,
      filter: (file) =>
        !/node_modules|snapshots|goldens|masters|\.(?:jpe?g|png|webp|woff2|ttf)$/.test(file),
    });
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  written = await writeMachine(folder, 'lamp', true);
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Runs a program of the project's in the folder. */
const run = (program: string, ...words: string[]) =>
  new Promise<{ failed: boolean; said: string }>((done) => {
    execFile(
      process.execPath,
      [join('node_modules', program), ...words],
      { cwd: folder, env: { ...process.env, NO_COLOR: '1' } },
      (error, stdout, stderr) => done({ failed: error !== null, said: stdout + stderr }),
    );
  });

test('a new machine has a file in each place of its noun, and is on the lists in the order of the alphabet', () => {
  expect(written).toEqual([
    'src/machines/lamp/lamp.machine.ts',
    'src/machines/lamp/lamp.connect.ts',
    'src/components/page/Lamp.tsx',
    'src/services/lamp.ts',
    'tests/models/lamp.model.ts',
    'tests/browser/views/lamp.view.ts',
    'tests/machines/lamp.test.ts',
    'tests/models/index.ts',
    'tests/browser/views/index.ts',
  ]);
  const views = readFileSync(join(folder, 'tests/browser/views/index.ts'), 'utf8');
  expect(views).toContain(`import { entranceView } from './entrance.view.ts';
import { lampView } from './lamp.view.ts';
import { menuView } from './menu.view.ts';`);
  expect(views).toContain('  entrance: entranceView,\n  lamp: lampView,\n  menu: menuView,\n');
  expect(readFileSync(join(folder, 'tests/models/index.ts'), 'utf8')).toContain(
    '  lamp: lampModel,\n',
  );
});

test('what was written compiles, and its tests fail with what is to be done', async () => {
  writeFileSync(
    join(folder, 'lamp.json'),
    JSON.stringify({
      extends: './tsconfig.json',
      include: ['src/*.d.ts', 'src/content/*.d.ts', ...written],
    }),
  );
  expect(await run('typescript/bin/tsc', '--noEmit', '-p', 'lamp.json')).toEqual({
    failed: false,
    said: '',
  });
  const { failed, said } = await run('vitest/vitest.mjs', 'run', 'tests/machines/lamp.test.ts');
  expect(failed).toBe(true);
  expect(said).toContain('To do: what the visitor finds, in tests/machines/lamp.test.ts');
}, 120_000);

test.each([
  ['Lamp', 'The name is one word in small letters: lamp'],
  ['menu', 'src/machines/menu/menu.machine.ts is there already'],
])('%s is refused, and nothing is written', async (noun, message) => {
  await expect(writeMachine('.', noun, false)).rejects.toThrow(message);
  expect(existsSync(`tests/models/${noun}.model.ts`)).toBe(noun === 'menu');
});
