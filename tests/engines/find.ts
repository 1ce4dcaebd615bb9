import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Debian's packages; the last one lets WebKit show H.264. */
const packages = ['firefox-esr', 'webkit2gtk-driver', 'xvfb', 'gstreamer1.0-libav'];

const which = (...names: string[]) =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .find((path) => existsSync(path));

const below = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map(({ name }) => join(folder, name))
    : [];

function look() {
  return {
    firefox: process.env.FIREFOX_PATH ?? which('firefox-esr', 'firefox'),
    driver: which('WebKitWebDriver'),
    browser: ['/usr/lib', '/usr/libexec']
      .flatMap((folder) => [folder, ...below(folder)])
      .flatMap((folder) => below(folder).filter((name) => /\/webkit2gtk-4\.\d$/.test(name)))
      .map((folder) => join(folder, 'MiniBrowser'))
      .find((path) => existsSync(path)),
    screen: which('Xvfb'),
  };
}

/**
 * Finds Firefox and WebKitGTK; for root on Debian, installs what is missing.
 * @throws Error that says what to install.
 */
export function findEngines(): {
  firefox: string;
  webkit: { driver: string; browser: string };
} {
  let found = look();
  if (Object.values(found).includes(undefined) && process.getuid?.() === 0 && which('apt-get')) {
    const apt = (...args: string[]) =>
      spawnSync('apt-get', args, {
        stdio: ['ignore', 'inherit', 'inherit'],
        env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      });
    apt('update');
    apt('install', '-y', '--no-install-recommends', ...packages);
    found = look();
  }
  const { firefox, driver, browser, screen } = found;
  if (!firefox || !driver || !browser || !screen) {
    throw new Error(
      `Firefox and WebKitGTK are needed, and not all there: ${JSON.stringify(found)}. On Debian: apt-get update && apt-get install ${packages.join(' ')}. FIREFOX_PATH may name a Firefox.`,
    );
  }
  return { firefox, webkit: { driver, browser } };
}
