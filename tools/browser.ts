/** Finds a browser for tests and tools, or installs one. */
import { chromium } from '@playwright/test';
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join, resolve } from 'node:path';

/** A Chromium without the parts for a screen: the browser tests take 60 % of the time with it. */
const shell = 'chromium-headless-shell';
const browsers = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'microsoft-edge',
];

/** Flags for every launch: a browser that calls nobody by itself. `--no-sandbox` only for root, who cannot start without. */
export const chromiumArguments: readonly string[] = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--font-render-hinting=none',
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];

/** Where these commands are on PATH, the first name first. */
export const which = (...names: string[]): string[] =>
  names.flatMap((name) =>
    (process.env.PATH ?? '')
      .split(delimiter)
      .filter(Boolean)
      .map((folder) => join(folder, name))
      .filter((path) => existsSync(path)),
  );

function run(file: string, ...args: string[]): boolean {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  // What it prints goes to stderr: stdout is the tool's own.
  return spawnSync(file, args, { env, stdio: ['ignore', 2, 2], timeout: 300_000 }).status === 0;
}

/** Installs packages of Debian's, after refreshing the package lists. Answers whether it could: root can. */
export function aptInstall(...packages: string[]): boolean {
  const [apt] = which('apt-get');
  if (!apt || process.getuid?.() !== 0) return false;
  // The lists that are there will do where newer ones cannot be fetched.
  run(apt, 'update');
  return run(apt, 'install', '-y', '--no-install-recommends', ...packages);
}

/** Downloads Playwright's own browser. */
function downloadBrowser(): boolean {
  // Not by npx, which on Windows is a script that Node starts only through a shell.
  const cli = createRequire(import.meta.url).resolve('@playwright/test/cli');
  return run(process.execPath, cli, 'install', '--no-shell', 'chromium');
}

/** Such as Ubuntu's `chromium-browser`, which may only say what to install. */
const starts = (path: string) =>
  spawnSync(path, ['--version'], { stdio: 'ignore', timeout: 20_000 }).status === 0;

/**
 * Finds a browser of Chromium's family: `BROWSER_PATH`, else one on PATH that starts, else Playwright's own. Where there is
 * none it gets one: as root on Debian the headless shell, else Playwright's download, else Debian's `chromium`.
 * @param options.whole whether it must be one that a visitor could use: a headless shell keeps no page in memory for Back.
 * @param options.download a stand-in for Playwright's download, for tests; answers whether it succeeded.
 * @returns the path of its executable.
 * @throws Error where `BROWSER_PATH` names no file, or no browser can be had.
 */
export function findBrowser({ whole = false, download = downloadBrowser } = {}): string {
  const named = process.env.BROWSER_PATH;
  if (named && !(whole && named.includes(shell))) {
    if (existsSync(named)) return resolve(named);
    throw new Error(`BROWSER_PATH names ${named}, which is not there. Correct or unset it.`);
  }
  const find = () =>
    which(...(whole ? browsers : [shell, ...browsers])).find(starts) ??
    [chromium.executablePath()].find((path) => existsSync(path));
  const found =
    find() ??
    ((!whole && aptInstall(shell) && find()) ||
      (download() && find()) ||
      (aptInstall('chromium') && find()));
  if (found) return found;
  throw new Error(
    'There is no browser. Install Chrome or Chromium, name one in BROWSER_PATH, or run: npx playwright install chromium',
  );
}
