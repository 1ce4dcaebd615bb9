/** Finds a browser for tests and tools, or installs one. */
import { execFile } from 'node:child_process';
import { accessSync, constants, realpathSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { delimiter, join, resolve, win32 } from 'node:path';
import { fileURLToPath } from 'node:url';

/** All that the search touches outside itself. */
export interface Outside {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly platform: NodeJS.Platform;
  /** The user's number: 0 is root, undefined where users have none (Windows). */
  readonly uid: number | undefined;
  /** Whether the path is a file this user may execute. */
  readonly executable: (path: string) => boolean;
  /** The full path of a command on PATH, named without `.exe`. */
  readonly which: (name: string) => string | undefined;
  /** Runs a program for at most `limit` seconds, its output on stderr if `shown`; answers what went wrong, if anything. */
  readonly run: (
    ...call: [file: string, args: readonly string[], limit: number, shown: boolean]
  ) => Promise<string | undefined>;
  /** Where Playwright keeps, or would keep, its own Chromium. Rejects on a system it does not support. */
  readonly playwright: () => Promise<string>;
}

const limits = { start: 20, download: 120, aptUpdate: 120, aptInstall: 300 };
const commands =
  'chromium-headless-shell chromium chromium-browser google-chrome google-chrome-stable chrome microsoft-edge'.split(
    ' ',
  );

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

const executable: Outside['executable'] = (path) => {
  try {
    accessSync(path, constants.X_OK);
    return statSync(path).isFile();
  } catch {
    return false;
  }
};

const run: Outside['run'] = (file, args, limit, shown) =>
  new Promise<string | undefined>((done) => {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    // SIGKILL, because the limit must hold for a program too stuck to heed a polite signal.
    const bounds = { timeout: limit * 1000, killSignal: 'SIGKILL', maxBuffer: Infinity } as const;
    const child = execFile(file, args, { env, ...bounds }, (error, stdout, stderr) => {
      if (error === null) return done(undefined);
      const lines = (stderr.trim() || stdout.trim()).split('\n');
      const telling = lines.find((line) => /error|^E:/i.test(line)) ?? lines.at(-1);
      const code = error.code ?? error.signal;
      const ending = error.killed ? `stopped after ${limit} s` : `ended with ${code}`;
      done(telling ? `${ending}: ${telling}` : ending);
    });
    child.stdin?.end();
    if (!shown) return;
    console.error(`$ ${[file, ...args].join(' ')}`);
    child.stdout?.pipe(process.stderr);
    child.stderr?.pipe(process.stderr);
  }).catch(String);

const here: Outside = {
  env: process.env,
  platform: process.platform,
  uid: process.getuid?.(),
  executable,
  which: (name) =>
    (process.env['PATH'] ?? '')
      .split(delimiter)
      .filter(Boolean)
      .map((folder) => resolve(folder, process.platform === 'win32' ? `${name}.exe` : name))
      .find(executable),
  run,
  // Loaded late: an installed browser is found without waiting for Playwright.
  playwright: async () => (await import('@playwright/test')).chromium.executablePath(),
};

function usualPlaces({ platform, env }: Outside): string[] {
  if (platform === 'darwin')
    return ['Google Chrome', 'Chromium', 'Microsoft Edge'].map(
      (app) => `/Applications/${app}.app/Contents/MacOS/${app}`,
    );
  if (platform !== 'win32') return [];
  const chromes = ['Google/Chrome/Application/chrome.exe', 'Chromium/Application/chrome.exe'];
  const programs = [...chromes, 'Microsoft/Edge/Application/msedge.exe'];
  return [env['ProgramFiles'], env['ProgramFiles(x86)'], env['LOCALAPPDATA']]
    .filter((folder) => folder !== undefined)
    .flatMap((folder) => programs.map((program) => win32.join(folder, program)));
}

/** Why the browser at `path` cannot be used; undefined when it starts. */
async function fault(path: string, { executable, platform, run }: Outside) {
  if (!executable(path)) return 'not an executable file';
  // Chrome on Windows does not know --version and opens a window; there it loads an empty page unseen instead.
  const profile = `--user-data-dir=${join(tmpdir(), 'browser-probe')}`;
  const unseen = ['--headless', '--disable-gpu', profile, '--dump-dom', 'about:blank'];
  return run(path, platform === 'win32' ? unseen : ['--version'], limits.start, false);
}

/** Installs a package of Debian's, after its lists of packages. Answers what went wrong. */
async function aptInstall(apt: string, name: string, { run }: Outside) {
  const outdated = await run(apt, ['update'], limits.aptUpdate, true);
  const args = ['install', '-y', '--no-install-recommends', name];
  const failure = await run(apt, args, limits.aptInstall, true);
  return failure && (outdated ?? failure);
}

/** Yields paths worth proving, best first, installing only when asked for one more. Notes in `tried` what yields none. */
async function* candidates(world: Outside, install: boolean, whole: boolean, tried: string[]) {
  for (const name of whole ? commands.slice(1) : commands) {
    const path = world.which(name);
    if (path === undefined) tried.push(`${name}: not on PATH`);
    else yield path;
  }
  for (const path of usualPlaces(world)) {
    if (world.executable(path)) yield path;
    else tried.push(`${path}: not there`);
  }
  const download = await world.playwright().catch((error: unknown) => {
    tried.push(`Playwright's own download: ${String(error)}`);
  });
  if (download && world.executable(download)) yield download;
  else if (download) tried.push(`Playwright's own download: not at ${download}`);
  if (!install) return void tried.push('installing one: not asked for');
  const apt = world.which('apt-get');
  // A Chromium without the parts for a screen: the browser tests take 60 % of the time with it.
  const [shell = ''] = commands;
  if (apt && world.uid === 0 && !whole) {
    const failure = await aptInstall(apt, shell, world);
    const path = world.which(shell);
    if (failure === undefined && path !== undefined) yield path;
    else tried.push(`apt-get install ${shell}: ${failure ?? 'put none on PATH'}`);
  }
  if (download) {
    // Not by npx, which on Windows is a script that Node starts only through a shell.
    const cli = createRequire(import.meta.url).resolve('@playwright/test/cli');
    const args = [cli, 'install', '--no-shell', 'chromium'];
    const failure = await world.run(process.execPath, args, limits.download, true);
    if (failure === undefined) yield download;
    else tried.push(`npx playwright install chromium: ${failure}`);
  }
  if (apt === undefined) return void tried.push('apt-get: not on PATH');
  if (world.uid !== 0) return void tried.push('apt-get install chromium: needs root');
  const failure = await aptInstall(apt, 'chromium', world);
  const path = world.which('chromium');
  if (failure === undefined && path !== undefined) yield path;
  else tried.push(`apt-get install chromium: ${failure ?? 'put none on PATH'}`);
}

/**
 * Finds a Chromium-family browser for Playwright: `BROWSER_PATH`, else an installed Chromium, Chrome or Edge, else what
 * Playwright has downloaded. If there is none it gets one: as root on Debian the headless shell, else Playwright's download,
 * else Debian's `chromium`. It takes none that does not start.
 * @param options.whole whether it must be one that a visitor could use: a headless shell keeps no page in memory for Back.
 * @param options.install whether to download or install one if need be (the default); takes minutes at most.
 * @param options.outside stand-ins for parts of the outside world, for tests.
 * @returns the absolute path of its executable.
 * @throws Error if `BROWSER_PATH` is set but of no use, or if no browser can be had: then naming each thing tried.
 */
export async function findBrowser(
  options: { install?: boolean; whole?: boolean; outside?: Partial<Outside> } = {},
): Promise<string> {
  const world = { ...here, ...options.outside };
  const { install = true, whole = false } = options;
  const tried = ['BROWSER_PATH: not set'];
  const named = world.env['BROWSER_PATH'];
  if (named && !(whole && /headless[-_]shell/.test(named))) {
    const path = resolve(named);
    const reason = await fault(path, world);
    if (reason === undefined) return path;
    throw new Error(
      `BROWSER_PATH names ${path}, which is of no use: ${reason}. Correct or unset it.`,
    );
  }
  for await (const path of candidates(world, install, whole, tried)) {
    const reason = await fault(path, world);
    if (reason === undefined) return path;
    tried.push(`${path}: ${reason}`);
  }
  throw new Error(`No Chromium-family browser can be had. Tried:
${tried.map((line) => `  - ${line}`).join('\n')}
Any one of these helps:
  - set BROWSER_PATH to the executable of a Chromium or Chrome
  - install Google Chrome or Chromium
  - run: npx playwright install chromium`);
}

if (process.argv[1] && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) {
  try {
    console.log(await findBrowser());
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
