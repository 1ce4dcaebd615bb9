import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** A view that compares a state with its name; it is to ask for a tag, which `connect` passes on. */
const comparison = /\bstate\s*[!=]==|\bsnapshot\.value\b|\.matches\('/;

test.each([
  [`{api.state === 'sent' && words.sent}`, true],
  [`if (state !== 'open') return null;`, true],
  [`const open = snapshot.matches('open');`, true],
  [`{api.cleared && words.sent}`, false],
  ['className="data-[state=open]:bg-surface"', false],
])('in %s it finds a state: %s', (code, found) => {
  expect(comparison.test(code)).toBe(found);
});

test('views ask for tags, not for states: a state can be split without a change of its view', () => {
  const files = ['src/components', 'src/pages'].flatMap((folder) =>
    readdirSync(folder, { recursive: true })
      .map((file) => join(folder, String(file)))
      .filter((file) => file.endsWith('.tsx')),
  );
  expect(files.length).toBeGreaterThan(60);
  expect(files.filter((file) => comparison.test(readFileSync(file, 'utf8')))).toEqual([]);
});
