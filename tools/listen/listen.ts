/**
 * `npm run listen`: a person's ear before a release. Walks journeys through the built site with Firefox and the screen reader
 * Orca, on a screen of its own, and writes what Orca says to `docs/heard/`. Names of journeys as arguments walk only those.
 */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import {
  closeSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { order } from '../../tests/browser/site.ts';
import { type Front, startFront } from '../../tests/engines/front.ts';
import { type Journey, journeys } from './journeys.ts';

const needed = [
  'orca',
  'xdotool',
  'openbox',
  'Xvfb',
  'dbus-daemon',
  'firefox-esr',
  'speech-dispatcher',
];
const packages =
  'orca xdotool xvfb openbox firefox-esr dbus speech-dispatcher speech-dispatcher-espeak-ng espeak-ng at-spi2-core python3-pyatspi gir1.2-atspi-2.0';

/** Milliseconds of silence after which the reader has said all; it speaks faster than anybody listens. */
const patience = Number(process.env.PATIENCE ?? 1500);

const firefoxPrefs = {
  'accessibility.force_disabled': -1,
  'browser.shell.checkDefaultBrowser': false,
  'browser.aboutwelcome.enabled': false,
  'browser.preonboarding.enabled': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'termsofuse.bypassNotification': true,
  'browser.startup.page': 0,
  'app.update.enabled': false,
  'signon.rememberSignons': false,
  'browser.formfill.enable': false,
};

const pause = (milliseconds: number) => new Promise((over) => setTimeout(over, milliseconds));

function missing(): string[] {
  return needed.filter((name) => {
    try {
      execFileSync('/bin/sh', ['-c', `command -v ${name}`], { stdio: 'ignore' });
      return false;
    } catch {
      return true;
    }
  });
}

/** Waits until something has been said; `from` is how much had been said before. */
async function untilHeard(log: string, words: RegExp, from = 0): Promise<void> {
  const end = Date.now() + 180_000;
  while (Date.now() < end) {
    const text = existsSync(log) ? readFileSync(log, 'utf8').slice(from) : '';
    if (text.split('\n').some((line) => line.includes('SPEECH OUTPUT') && words.test(line))) return;
    await pause(250);
  }
  throw new Error(`${words} was not heard within three minutes`);
}

/** A desktop with nothing on it but the browser and the reader. */
async function openDesk() {
  const run = mkdtempSync(join(tmpdir(), 'listen-'));
  const home = join(run, 'home');
  const write = (path: string, text: string) => {
    mkdirSync(join(home, path, '..'), { recursive: true });
    writeFileSync(join(home, path), text);
  };
  // The log line by line: from a buffer, words arrive a step late.
  write(
    '.local/share/orca/orca-customizations.py',
    'import orca.settings as s\ns.sayAllOnLoad = s.pageSummaryOnLoad = s.enableKeyEcho = s.enableEchoByCharacter = s.enableEchoByWord = False\nimport orca.debug\norca.debug.debugFile.reconfigure(line_buffering=True)\n',
  );
  // Without a sound card: a voice that plays nothing, or Orca waits for it.
  write(
    '.config/speech-dispatcher/speechd.conf',
    `LogLevel 1\nLogDir "${run}"\nAddModule "file" "sd_generic" "file.conf"\nDefaultModule file\nDefaultLanguage "en"\n`,
  );
  write(
    '.config/speech-dispatcher/modules/file.conf',
    'GenericExecuteSynth "true"\nAddVoice "en" "MALE1" "en"\n',
  );
  write(
    'profile/user.js',
    Object.entries(firefoxPrefs)
      .map(([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});\n`)
      .join(''),
  );
  const env: NodeJS.ProcessEnv = {
    ...process.env,
    HOME: home,
    XDG_RUNTIME_DIR: run,
    GNOME_ACCESSIBILITY: '1',
    GTK_MODULES: 'gail:atk-bridge',
    LANG: 'C.UTF-8',
    LC_ALL: 'C.UTF-8',
  };
  const children: ChildProcess[] = [];
  const start = (file: string, ...args: string[]) => {
    const log = openSync(join(run, 'programs.log'), 'a');
    const child = spawn(file, args, { env, stdio: ['ignore', log, log, 'pipe'] });
    closeSync(log);
    children.push(child);
    return child;
  };
  const firstLine = (child: ChildProcess) =>
    new Promise<string>((told) => {
      child.stdio[3]?.once('data', (line: Buffer) => told(String(line).trim()));
    });
  env['DISPLAY'] =
    `:${await firstLine(start('Xvfb', '-displayfd', '3', '-screen', '0', '1440x900x24', '-nolisten', 'tcp'))}`;
  env['DBUS_SESSION_BUS_ADDRESS'] = await firstLine(
    start('dbus-daemon', '--session', '--nofork', '--print-address=3'),
  );
  start('/usr/libexec/at-spi-bus-launcher', '--launch-immediately', '--screen-reader=1');
  start('openbox');
  await pause(2000);
  const log = join(run, 'orca.log');
  start('orca', '--replace', '--debug-file', log);
  await pause(6000);
  start(
    'firefox-esr',
    '--no-remote',
    '--profile',
    join(home, 'profile'),
    '--new-window',
    'about:blank',
  );
  await untilHeard(log, /Firefox/);

  let read = 0;
  /** What has been said since the last time. */
  const said = (): string[] => {
    const text = readFileSync(log, 'utf8');
    const end = text.lastIndexOf('\n') + 1;
    const fresh = text.slice(read, end);
    read = end;
    return [
      ...fresh.matchAll(
        /^[\d:.]{15} - SPEECH OUTPUT: '([^]*?)'\s*(?:[{[][^\n]*)?\n(?=[\d:.]{15} - |$)/gm,
      ),
    ].map(([, words = '']) => words.replaceAll('\n', ' / '));
  };
  /** Waits until nothing more is said. */
  const quiet = async () => {
    let [size, since] = [-1, Date.now()];
    const end = Date.now() + 15_000;
    while (Date.now() < end && Date.now() - since < patience) {
      const now = statSync(log).size;
      if (now !== size) [size, since] = [now, Date.now()];
      await pause(100);
    }
  };
  const xdotool = (...args: string[]) => void execFileSync('xdotool', args, { env });
  return {
    said,
    quiet,
    key: (name: string) => xdotool('key', '--clearmodifiers', name),
    type: (text: string) => xdotool('type', '--delay', '60', text),
    widen: (width: string) =>
      xdotool('search', '--onlyvisible', '--class', 'firefox', 'windowsize', width, '900'),
    async visit(url: string) {
      xdotool('key', '--clearmodifiers', 'ctrl+l');
      await quiet();
      const before = readFileSync(log, 'utf8').length;
      xdotool('type', '--delay', '30', url);
      xdotool('key', 'Return');
      await untilHeard(log, /Finished loading(?! New Tab)/, before);
      await quiet();
    },
    close() {
      for (const child of children.toReversed()) child.kill();
      rmSync(run, { recursive: true, force: true });
    },
  };
}

/** Walks one journey; answers it as a page of the docs. */
async function listen(desk: Awaited<ReturnType<typeof openDesk>>, front: Front, journey: Journey) {
  const file = join(mkdtempSync(join(tmpdir(), 'resume-')), 'resume.pdf');
  writeFileSync(file, 'A resume');
  const acts: Readonly<Record<string, (rest: string) => unknown>> = {
    wait: (seconds) => pause(Number(seconds) * 1000),
    type: (text) => desk.type(text),
    file: () => desk.type(file),
    mend: () => front.mend(),
    order: (answer) => order(front.url, answer),
  };
  if (journey.held) front.fault(new RegExp(journey.held), 'held');
  desk.widen(String(journey.width ?? 1440));
  // On a busy machine a letter of the address gets lost.
  do await desk.visit(front.url + journey.path);
  while (!front.asked.includes(journey.path));
  const opening = desk.said();
  // Before it the browser speaks of itself.
  const from = opening.findLastIndex((words) => words.endsWith(' document web.'));
  const rows: [string, string[]][] = [[`opens ${journey.path}`, opening.slice(Math.max(0, from))]];
  for (const step of journey.steps) {
    const [, verb = '', rest = ''] = /^(\S+)(?: (.*))?$/.exec(step) ?? [];
    const act = acts[verb];
    if (act) await act(rest);
    else desk.key(step);
    await desk.quiet();
    rows.push([step, desk.said()]);
  }
  const cell = (text: string) => text.replaceAll('|', '\\|').trim();
  return [
    `# ${journey.title}`,
    '',
    '| the visitor | Orca says |',
    '| --- | --- |',
    ...rows.map(
      ([step, words]) =>
        `| \`${cell(step)}\` | ${words.map(cell).filter(Boolean).join(' · ') || '(nothing)'} |`,
    ),
    '',
  ].join('\n');
}

const lacking = missing();
if (lacking.length > 0) {
  console.error(
    `Not here: ${lacking.join(', ')}. On Debian: apt-get update && apt-get install --no-install-recommends ${packages}`,
  );
  process.exit(1);
}
const desk = await openDesk();
try {
  const wanted = process.argv.slice(2);
  for (const name of wanted.length > 0 ? wanted : Object.keys(journeys)) {
    const journey = journeys[name];
    if (!journey) throw new Error(`There is no journey "${name}"`);
    await using front = await startFront();
    const heard = await listen(desk, front, journey);
    mkdirSync('docs/heard', { recursive: true });
    const path = `docs/heard/${name}.md`;
    writeFileSync(path, await format(heard, { ...(await resolveConfig(path)), filepath: path }));
    console.log(heard);
  }
} finally {
  desk.close();
}
