import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { findBrowser } from '../../tools/browser.ts';

/** The only folder on PATH, where each program notes that it was run. */
let folder: string;
const { getuid } = process;
const at = (name: string) => join(folder, name);
const program = (name: string, lines = '') => {
  const text = `#!/bin/sh\necho "\${0##*/} $*" >> ${at('ran')}\n${lines}\n`;
  writeFileSync(at(name), text, { mode: 0o755 });
  return at(name);
};
const ran = () =>
  existsSync(at('ran')) ? readFileSync(at('ran'), 'utf8').trimEnd().split('\n') : [];
/** An apt-get that has these packages, of one program each. */
const aptGet = (...packages: string[]) =>
  program(
    'apt-get',
    `[ "$1" = update ] && exit 100
for name in ${packages.join(' ')}; do
  [ "$4" = $name ] && ${process.execPath} -e 'fs.writeFileSync("${folder}/" + process.argv[1], "#!/bin/sh\\n", { mode: 0o755 })' $name && exit 0
done
exit 100`,
  );

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'browser-'));
  vi.stubEnv('PATH', folder);
  vi.stubEnv('BROWSER_PATH', '');
  vi.spyOn(chromium, 'executablePath').mockReturnValue(at('playwright/chrome'));
  process.getuid = () => 1000;
});
afterEach(() => {
  if (getuid) process.getuid = getuid;
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

const download = () => false;

describe.skipIf(process.platform === 'win32')('the browser', () => {
  test('that BROWSER_PATH names goes before every other; a name without a file is an error', () => {
    program('chromium');
    vi.stubEnv('BROWSER_PATH', program('mine'));
    expect(findBrowser()).toBe(at('mine'));
    vi.stubEnv('BROWSER_PATH', at('typo'));
    expect(() => findBrowser()).toThrow(/^BROWSER_PATH names .*typo, which is not there\./);
    expect(ran()).toEqual([]);
  });

  test('on PATH is the headless shell, or the whole one where that is wanted', () => {
    program('google-chrome');
    vi.stubEnv('BROWSER_PATH', program('chromium-headless-shell'));
    expect(findBrowser({ whole: true })).toBe(at('google-chrome'));
    vi.stubEnv('BROWSER_PATH', '');
    expect(findBrowser()).toBe(at('chromium-headless-shell'));
  });

  test('that does not start is passed over', () => {
    program('chromium', 'exit 127');
    program('google-chrome');
    expect(findBrowser()).toBe(at('google-chrome'));
    expect(ran()).toEqual(['chromium --version', 'google-chrome --version']);
  });

  test('of Playwright is taken where it is there, and nothing is installed', () => {
    process.getuid = () => 0;
    aptGet('chromium');
    vi.spyOn(chromium, 'executablePath').mockReturnValue(program('own'));
    expect(findBrowser()).toBe(at('own'));
    expect(ran()).toEqual([]);
  });

  test('of Playwright is downloaded where there is no other', () => {
    const path = at('own');
    vi.spyOn(chromium, 'executablePath').mockReturnValue(path);
    const found = findBrowser({ download: () => Boolean(program('own')) });
    expect(found).toBe(path);
  });

  test('is installed for root, after the package lists, even where these cannot be fetched', () => {
    process.getuid = () => 0;
    aptGet('chromium-headless-shell', 'chromium');
    expect(findBrowser()).toBe(at('chromium-headless-shell'));
    expect(ran()).toEqual([
      'apt-get update',
      'apt-get install -y --no-install-recommends chromium-headless-shell',
    ]);
  });

  test('is Debian’s whole one where there is no headless shell, and Playwright cannot download', () => {
    process.getuid = () => 0;
    aptGet('chromium');
    expect(findBrowser({ download })).toBe(at('chromium'));
  });

  test('is never installed by anyone but root, who is told what to do', () => {
    aptGet('chromium');
    expect(() => findBrowser({ download })).toThrow(
      /^There is no browser\. .* npx playwright install/,
    );
    expect(ran()).toEqual([]);
  });
});

test.each([
  [0, true],
  [1000, false],
])('the launch flags of the user %i turn the sandbox off: %s', async (uid, isOff) => {
  process.getuid = () => uid;
  vi.resetModules();
  const fresh = await import('../../tools/browser.ts');
  expect(fresh.chromiumArguments.includes('--no-sandbox')).toBe(isOff);
});
