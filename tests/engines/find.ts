import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';

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

/** What is looked for, the package of Debian that has it, and where it is. */
const needed = {
  firefox: {
    package: 'firefox-esr',
    find: () => process.env.FIREFOX_PATH ?? which('firefox-esr', 'firefox'),
  },
  driver: { package: 'webkit2gtk-driver', find: () => which('WebKitWebDriver') },
  browser: {
    package: 'webkit2gtk-driver',
    find: () =>
      ['/usr/lib', '/usr/libexec']
        .flatMap((folder) => [folder, ...below(folder)])
        .flatMap((folder) => below(folder).filter((name) => /\/webkit2gtk-4\.\d$/.test(name)))
        .map((folder) => join(folder, 'MiniBrowser'))
        .find((path) => existsSync(path)),
  },
  screen: { package: 'xvfb', find: () => which('Xvfb') },
  /** Lets WebKit show H.264. */
  codec: {
    package: 'gstreamer1.0-libav',
    find: () =>
      below('/usr/lib')
        .map((folder) => join(folder, 'gstreamer-1.0/libgstlibav.so'))
        .find((path) => existsSync(path)),
  },
};

/** The packages of what is not there, each once. */
const missing = () => [
  ...new Set(
    Object.values(needed).flatMap(({ find, package: name }) =>
      find() === undefined ? [name] : [],
    ),
  ),
];

/** Installs packages. Answers what went wrong. */
function install(packages: readonly string[]): string | undefined {
  if (!which('apt-get')) return 'apt-get: not on PATH';
  if (process.getuid?.() !== 0) return 'apt-get needs root';
  const apt = (...args: string[]) =>
    spawnSync('apt-get', args, {
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      timeout: 300_000,
    }).status;
  const updated = apt('update');
  const status = apt('install', '-y', '--no-install-recommends', ...packages);
  if (status !== 0) return `apt-get update ended with ${updated}, apt-get install with ${status}`;
}

/**
 * Finds Firefox and WebKitGTK; for root on Debian, installs what is missing.
 * @throws Error that says what to install.
 */
export function findEngines(): {
  firefox: string;
  webkit: { driver: string; browser: string };
} {
  const lacking = missing();
  const failure = lacking.length > 0 ? install(lacking) : undefined;
  const [firefox, driver, browser] = [needed.firefox, needed.driver, needed.browser].map(
    ({ find }) => find(),
  );
  const still = missing();
  if (!firefox || !driver || !browser || still.length > 0) {
    throw new Error(
      `The walk in other engines lacks ${still.join(', ')} (${failure ?? 'installed, but not found'}). On Debian, as root:
  apt-get update && apt-get install --no-install-recommends ${still.join(' ')}
FIREFOX_PATH may name another Firefox.`,
    );
  }
  return { firefox, webkit: { driver, browser } };
}
