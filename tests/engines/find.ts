import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { aptInstall, which } from '../../tools/browser.ts';

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
    find: () => process.env.FIREFOX_PATH ?? which('firefox-esr', 'firefox')[0],
  },
  driver: { package: 'webkit2gtk-driver', find: () => which('WebKitWebDriver')[0] },
  browser: {
    package: 'webkit2gtk-driver',
    find: () =>
      ['/usr/lib', '/usr/libexec']
        .flatMap((folder) => [folder, ...below(folder)])
        .flatMap((folder) => below(folder).filter((name) => /\/webkit2gtk-4\.\d$/.test(name)))
        .map((folder) => join(folder, 'MiniBrowser'))
        .find((path) => existsSync(path)),
  },
  screen: { package: 'xvfb', find: () => which('Xvfb')[0] },
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

/**
 * Finds Firefox and WebKitGTK; for root on Debian, installs what is missing.
 * @throws Error that says what to install.
 */
export function findEngines(): {
  firefox: string;
  webkit: { driver: string; browser: string };
} {
  const lacking = missing();
  if (lacking.length > 0) aptInstall(...lacking);
  const [firefox, driver, browser] = [needed.firefox, needed.driver, needed.browser].map(
    ({ find }) => find(),
  );
  const still = missing();
  if (!firefox || !driver || !browser || still.length > 0) {
    throw new Error(
      `The walk in other engines lacks ${still.join(', ')}. On Debian, as root:
  apt-get update && apt-get install --no-install-recommends ${still.join(' ')}
FIREFOX_PATH may name another Firefox.`,
    );
  }
  return { firefox, webkit: { driver, browser } };
}
