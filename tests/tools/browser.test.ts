import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { chromiumArguments, findBrowser, type Outside } from '../../tools/browser.ts';

const download = '/cache/playwright/chrome';

interface Machine {
  outside: Outside;
  /** Every program run, as `file arg arg`. */
  ran: string[];
  /** The files that can be executed; a test's installer adds to them. */
  files: Set<string>;
}

/** A machine with these executable files, those of /bin being on PATH; `run` says what goes wrong with a program. */
function machine(
  present: readonly string[],
  parts: Partial<Outside> = {},
  behaviour: (command: string, files: Set<string>) => string | undefined = () => undefined,
): Machine {
  const files = new Set(present);
  const ran: string[] = [];
  const outside: Outside = {
    env: {},
    platform: 'linux',
    uid: 1000,
    executable: (path) => files.has(path),
    which: (name) => (files.has(`/bin/${name}`) ? `/bin/${name}` : undefined),
    run: (file, args) => {
      ran.push([file, ...args].join(' '));
      return Promise.resolve(behaviour([file, ...args].join(' '), files));
    },
    playwright: () => Promise.resolve(download),
    ...parts,
  };
  return { outside, ran, files };
}

const isDownload = (command: string) => / install .*chromium$/.test(command) && !isApt(command);
const isApt = (command: string) => command.startsWith('/bin/apt-get');
const offline = (command: string) =>
  isDownload(command) ? 'ended with 1: Error: getaddrinfo ENOTFOUND' : undefined;

describe('BROWSER_PATH', () => {
  it('comes before every other browser', async () => {
    const env = { BROWSER_PATH: '/opt/mine' };
    const { outside, ran } = machine(['/opt/mine', '/bin/chromium', download], { env });
    expect(await findBrowser({ outside })).toBe(resolve('/opt/mine'));
    expect(ran).toEqual([`${resolve('/opt/mine')} --version`]);
  });

  it('that names no executable file is an error, though another browser is there', async () => {
    const env = { BROWSER_PATH: '/opt/typo' };
    const { outside, ran } = machine(['/bin/chromium', download], { env });
    await expect(findBrowser({ outside })).rejects.toThrow(
      /^BROWSER_PATH names .*typo, which is of no use: not an executable file\./,
    );
    expect(ran).toEqual([]);
  });

  it('that names a program which does not start is an error with its reason', async () => {
    const env = { BROWSER_PATH: '/opt/mine' };
    const { outside, ran } = machine(['/opt/mine', '/bin/chromium'], { env }, () => 'ended with 3');
    await expect(findBrowser({ outside })).rejects.toThrow(/of no use: ended with 3\./);
    expect(ran).toHaveLength(1);
  });

  it('that is empty counts as not set', async () => {
    const { outside } = machine(['/bin/chromium'], { env: { BROWSER_PATH: '' } });
    expect(await findBrowser({ outside })).toBe('/bin/chromium');
  });
});

describe('an installed browser', () => {
  it.each([
    'chromium-headless-shell',
    'chromium',
    'chromium-browser',
    'google-chrome',
    'google-chrome-stable',
    'chrome',
    'microsoft-edge',
  ])('is found on PATH as %s, before any download', async (name) => {
    const { outside, ran } = machine([`/bin/${name}`, download]);
    expect(await findBrowser({ outside })).toBe(`/bin/${name}`);
    expect(ran).toEqual([`/bin/${name} --version`]);
  });

  it('is found among the applications of macOS', async () => {
    const chrome = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';
    const { outside } = machine([chrome, download], { platform: 'darwin' });
    expect(await findBrowser({ outside })).toBe(chrome);
  });

  it.each([
    ['ProgramFiles', 'Google\\Chrome\\Application\\chrome.exe'],
    ['ProgramFiles(x86)', 'Microsoft\\Edge\\Application\\msedge.exe'],
    ['LOCALAPPDATA', 'Chromium\\Application\\chrome.exe'],
  ])('is found on Windows under %s', async (variable, program) => {
    const env = { [variable]: 'C:\\Some Folder' };
    const path = `C:\\Some Folder\\${program}`;
    const { outside } = machine([path, download], { platform: 'win32', env });
    expect(await findBrowser({ outside })).toBe(path);
  });

  it('is proved on Windows without --version, which opens a window there', async () => {
    const { outside, ran } = machine(['/bin/chrome'], { platform: 'win32' });
    await findBrowser({ outside });
    expect(ran).toEqual([expect.stringMatching(/^\/bin\/chrome --headless .*about:blank$/)]);
  });

  it('that does not start is passed over for the next', async () => {
    const { outside, ran } = machine(['/bin/chromium', '/bin/google-chrome'], {}, (command) =>
      command.startsWith('/bin/chromium') ? 'ended with 127' : undefined,
    );
    expect(await findBrowser({ outside })).toBe('/bin/google-chrome');
    expect(ran).toEqual(['/bin/chromium --version', '/bin/google-chrome --version']);
  });

  it('is given a bounded time to prove that it starts', async () => {
    const run = vi.fn<Outside['run']>(() => Promise.resolve(undefined));
    await findBrowser({ outside: machine(['/bin/chromium'], { run }).outside });
    expect(run.mock.calls[0]?.[2]).toBeGreaterThan(0);
    expect(run.mock.calls[0]?.[2]).toBeLessThanOrEqual(60);
  });
});

describe("Playwright's own browser", () => {
  it('is taken when it is already downloaded, and nothing is installed', async () => {
    const { outside, ran } = machine([download, '/bin/apt-get'], { uid: 1000 });
    expect(await findBrowser({ outside })).toBe(download);
    expect(ran).toEqual([`${download} --version`]);
  });

  it('is downloaded when there is no other, shown and within 120 seconds', async () => {
    const { outside, files } = machine([]);
    const run = vi.fn<Outside['run']>(() => {
      files.add(download);
      return Promise.resolve(undefined);
    });
    expect(await findBrowser({ outside: { ...outside, run } })).toBe(download);
    expect(run.mock.calls.map(([, args]) => args.at(-1))).toEqual(['chromium', '--version']);
    expect(run.mock.calls[0]?.slice(2)).toEqual([120, true]);
  });

  it('is completed when an earlier download was cut short', async () => {
    let complete = false;
    const { outside } = machine([download], {}, (command) => {
      if (isDownload(command)) complete = true;
      return complete ? undefined : 'ended with SIGSEGV';
    });
    expect(await findBrowser({ outside })).toBe(download);
  });

  it('is not downloaded when installing is not wanted', async () => {
    const { outside, ran } = machine(['/bin/apt-get'], { uid: 0 });
    await expect(findBrowser({ install: false, outside })).rejects.toThrow(
      /installing one: not asked for/,
    );
    expect(ran).toEqual([]);
  });
});

describe("Debian's package", () => {
  const install = (name: string) => `/bin/apt-get install -y --no-install-recommends ${name}`;

  it('is left alone, for root too, when a browser that starts is there', async () => {
    const { outside, ran } = machine(['/bin/apt-get', '/bin/chromium'], { uid: 0 });
    expect(await findBrowser({ outside })).toBe('/bin/chromium');
    expect(ran).toEqual(['/bin/chromium --version']);
  });

  it('is the headless shell, got for root when no browser starts, after the lists of packages', async () => {
    const present = ['/bin/apt-get', '/bin/chromium'];
    const { outside, ran } = machine(present, { uid: 0 }, (command, files) => {
      if (command.startsWith('/bin/chromium --')) return 'ended with 127';
      if (command.endsWith('headless-shell')) files.add('/bin/chromium-headless-shell');
      return undefined;
    });
    expect(await findBrowser({ outside })).toBe('/bin/chromium-headless-shell');
    expect(ran).toEqual([
      '/bin/chromium --version',
      '/bin/apt-get update',
      install('chromium-headless-shell'),
      '/bin/chromium-headless-shell --version',
    ]);
  });

  it('is passed over, even where it is named, when the whole browser is wanted', async () => {
    const shell = '/bin/chromium-headless-shell';
    const present = ['/bin/apt-get', shell, '/bin/chromium'];
    const { outside, ran } = machine(present, { uid: 0, env: { BROWSER_PATH: shell } });
    expect(await findBrowser({ outside, whole: true })).toBe('/bin/chromium');
    expect(ran).toEqual(['/bin/chromium --version']);
  });

  it('leaves another browser that is named in its right, when the whole one is wanted', async () => {
    const { outside } = machine(['/opt/mine', '/bin/chromium'], {
      env: { BROWSER_PATH: '/opt/mine' },
    });
    expect(await findBrowser({ outside, whole: true })).toBe(resolve('/opt/mine'));
  });

  it('is installed from the lists that are there, when newer ones cannot be fetched', async () => {
    const { outside } = machine(['/bin/apt-get'], { uid: 0 }, (command, files) => {
      if (command.endsWith('update')) return 'ended with 100: E: no network';
      if (command === install('chromium-headless-shell')) files.add('/bin/chromium-headless-shell');
      return undefined;
    });
    expect(await findBrowser({ outside })).toBe('/bin/chromium-headless-shell');
  });

  it('is the whole browser when root cannot download, and the system has no headless shell', async () => {
    const { outside, ran } = machine(['/bin/apt-get'], { uid: 0 }, (command, files) => {
      if (command.endsWith('headless-shell')) return 'ended with 100: E: Unable to locate package';
      if (command === install('chromium')) files.add('/bin/chromium');
      return offline(command);
    });
    expect(await findBrowser({ outside })).toBe('/bin/chromium');
    expect(ran.slice(-2)).toEqual([install('chromium'), '/bin/chromium --version']);
  });

  it('is installed when Playwright does not know the system', async () => {
    const playwright = () => Promise.reject(new Error('not supported'));
    const parts = { uid: 0, playwright };
    const { outside } = machine(['/bin/apt-get'], parts, (_, files) => {
      files.add('/bin/chromium');
      return undefined;
    });
    expect(await findBrowser({ outside })).toBe('/bin/chromium');
    const without = machine(['/bin/apt-get'], parts);
    await expect(findBrowser({ install: false, outside: without.outside })).rejects.toThrow(
      /not supported/,
    );
    expect(without.ran).toEqual([]);
  });

  it('is left alone by anyone but root', async () => {
    const { outside, ran } = machine(['/bin/apt-get'], { uid: 1000 }, offline);
    await expect(findBrowser({ outside })).rejects.toThrow(/apt-get install chromium: needs root/);
    expect(ran.filter(isApt)).toEqual([]);
  });

  it('is not installed when the lists cannot be fetched', async () => {
    const { outside, ran } = machine(['/bin/apt-get'], { uid: 0 }, (command) =>
      isApt(command) ? 'stopped after 120 s' : offline(command),
    );
    await expect(findBrowser({ outside })).rejects.toThrow(
      /apt-get install chromium: stopped after 120 s/,
    );
    expect(ran.filter(isApt)).toEqual([
      '/bin/apt-get update',
      install('chromium-headless-shell'),
      '/bin/apt-get update',
      install('chromium'),
    ]);
  });

  it('that brings no browser is said to have brought none', async () => {
    const { outside } = machine(['/bin/apt-get'], { uid: 0 }, offline);
    await expect(findBrowser({ outside })).rejects.toThrow(
      /apt-get install chromium: put none on PATH/,
    );
  });
});

describe('the last message', () => {
  it('names each thing tried with its reason, and the three ways out', async () => {
    const { outside } = machine(['/bin/chromium'], {}, (command) =>
      command.startsWith('/bin/chromium') ? 'stopped after 20 s' : offline(command),
    );
    const message = await findBrowser({ outside }).catch((error: Error) => error.message);
    expect(message.split('\n')).toEqual([
      'No Chromium-family browser can be had. Tried:',
      '  - BROWSER_PATH: not set',
      '  - chromium-headless-shell: not on PATH',
      '  - /bin/chromium: stopped after 20 s',
      '  - chromium-browser: not on PATH',
      '  - google-chrome: not on PATH',
      '  - google-chrome-stable: not on PATH',
      '  - chrome: not on PATH',
      '  - microsoft-edge: not on PATH',
      `  - Playwright's own download: not at ${download}`,
      '  - npx playwright install chromium: ended with 1: Error: getaddrinfo ENOTFOUND',
      '  - apt-get: not on PATH',
      'Any one of these helps:',
      '  - set BROWSER_PATH to the executable of a Chromium or Chrome',
      '  - install Google Chrome or Chromium',
      '  - run: npx playwright install chromium',
    ]);
  });

  it('names the places looked at on macOS, and a download that does not start', async () => {
    const { outside } = machine([download], { platform: 'darwin' }, (command) =>
      isDownload(command) ? undefined : 'ended with 1',
    );
    const message = await findBrowser({ outside }).catch((error: Error) => error.message);
    expect(message).toContain('Chromium.app/Contents/MacOS/Chromium: not there');
    expect(message).toContain(`${download}: ended with 1`);
  });
});

describe('the launch flags', () => {
  const { getuid } = process;
  afterEach(() => {
    if (getuid) process.getuid = getuid;
    else delete process.getuid;
  });

  it('keep the browser from calling home', () => {
    expect(chromiumArguments).toEqual(
      expect.arrayContaining([
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ]),
    );
  });

  it.each([
    { uid: 0, whose: 'root', sandboxed: false },
    { uid: 1000, whose: 'anyone else', sandboxed: true },
  ])('leave the sandbox to $whose: $sandboxed', async ({ uid, sandboxed }) => {
    process.getuid = () => uid;
    vi.resetModules();
    const fresh = await import('../../tools/browser.ts');
    expect(fresh.chromiumArguments.includes('--no-sandbox')).toBe(!sandboxed);
  });
});

describe.skipIf(process.platform === 'win32')('as a program', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'browser-test-'));
  });
  afterEach(() => {
    rmSync(folder, { recursive: true });
  });

  const script = (name: string, lines: string) => {
    writeFileSync(join(folder, name), `#!/bin/sh\n${lines}\n`, { mode: 0o755 });
    return join(folder, name);
  };
  const program = (env: Record<string, string>) =>
    new Promise<{ code: unknown; stdout: string; stderr: string }>((done) => {
      const tool = fileURLToPath(new URL('../../tools/browser.ts', import.meta.url));
      const args = ['--import', import.meta.resolve('tsx'), tool];
      execFile(process.execPath, args, { env }, (error, stdout, stderr) => {
        done({ code: error === null ? 0 : error.code, stdout, stderr });
      });
    });

  it('prints only the path of the first browser on PATH that starts', async () => {
    script('chromium', 'echo "error while loading shared libraries" >&2; exit 127');
    const chrome = script('google-chrome', 'echo "Google Chrome 1.2.3"; echo noise >&2');
    const { code, stdout } = await program({ PATH: folder });
    expect([code, stdout]).toEqual([0, `${chrome}\n`]);
  }, 30_000);

  it('prints nothing on stdout and exits 1, saying why, when there is none', async () => {
    const broken = script('mine', 'echo first; echo "error: no libnss3.so" >&2; exit 127');
    const { code, stdout, stderr } = await program({ PATH: folder, BROWSER_PATH: broken });
    expect([code, stdout]).toEqual([1, '']);
    expect(stderr).toContain(`${broken}, which is of no use: ended with 127: error: no libnss3.so`);
  }, 30_000);
});
