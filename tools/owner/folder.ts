/** Whose facts a build has, and where it and its keys are. */
import { existsSync, readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { parseEnv } from 'node:util';

// `--tests` for those who write the build by hand: the browser tests set `OWNER` themselves.
if (process.env.VITEST || process.argv.includes('--tests'))
  process.env.OWNER ??= 'tests/owners/weavers';
if (isTrial()) {
  // Whoever runs the tests may have real keys in the environment.
  for (const name of Object.keys(process.env))
    if (/^VITE_(?:EMAILJS|SPAM|PAGE_VIEWS)_/.test(name)) delete process.env[name];
}

/** Whether the facts are not the owner's but those of a test. */
export function isTrial(): boolean {
  return Boolean(process.env.OWNER);
}

/** Where the site of these facts is built: `dist`, or for a test's `dist-<folder>`. */
export const distFolder = (): string =>
  isTrial() ? `dist-${basename(process.env.OWNER ?? '')}` : 'dist';

/** Where Vite looks for `.env`: in the project, or for a test beside its facts. */
export function envFolder(): string {
  const folder = resolve(process.env.OWNER || '');
  const file = join(folder, '.env');
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  // Vite does not remove a byte-order mark.
  const known = text.startsWith('\uFEFF') ? parseEnv(text.slice(1)) : {};
  for (const [name, value] of Object.entries(known)) process.env[name] ??= value;
  return folder;
}
