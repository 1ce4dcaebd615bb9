import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../browser/servers.ts';
import type { Frame, Visitor } from './visitor.ts';

/** Keys that have no character (WebDriver, "keyboard actions"). */
const keys = { Enter: '\uE007', Tab: '\uE004', Escape: '\uE00C', ArrowRight: '\uE014' } as const;

/** The name under which WebDriver hands over an element. */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf';

/** Without it the tool bar keeps the window wider than a phone. */
const narrowBar =
  'toolbar, toolbar *, entry, button, image, label { padding: 0; margin: 0; min-width: 0; min-height: 0; border-width: 0; font-size: 1px; }';

/**
 * Starts WebKitGTK's MiniBrowser on a screen of its own, over plain WebDriver.
 * @param driver the path of WebKitWebDriver.
 * @param browser the path of MiniBrowser.
 */
export async function startWebKit(
  { driver, browser }: { driver: string; browser: string },
  frame: Frame,
): Promise<Visitor> {
  const config = mkdtempSync(join(tmpdir(), 'webkit-'));
  mkdirSync(join(config, 'gtk-3.0'));
  writeFileSync(join(config, 'gtk-3.0', 'gtk.css'), narrowBar);
  const screen = spawn(
    'Xvfb',
    ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'],
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] },
  );
  const number = await new Promise<string>((told, failed) => {
    screen.once('exit', (code) => failed(new Error(`Xvfb ended with ${code}`)));
    screen.stdio[3]?.once('data', (line: Buffer) => told(String(line).trim()));
  });
  const port = await freePort();
  const server = spawn(driver, [`--port=${port}`], {
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: `:${number}`,
      XDG_CONFIG_HOME: config,
      // Its sandbox cannot be made in most containers; what is opened is this site alone.
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
      // Without a graphics card Mesa draws the layers, and it crashed once in several full runs.
      WEBKIT_DISABLE_COMPOSITING_MODE: '1',
    },
  });
  const command = async (method: string, path: string, body?: object): Promise<unknown> => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(body && { body: JSON.stringify(body) }),
    });
    const { value } = (await answer.json()) as { value: unknown };
    if (!answer.ok) throw new Error(`${path}: ${JSON.stringify(value)}`);
    return value;
  };
  await untilAnswering(port, server);
  const { sessionId } = (await command('POST', '/session', {
    capabilities: {
      alwaysMatch: {
        'webkitgtk:browserOptions': { binary: browser, args: ['--automation'] },
      },
    },
  })) as { sessionId: string };
  const session = (method: string, path: string, body?: object) =>
    command(method, `/session/${sessionId}${path}`, body);
  const run: Visitor['run'] = (inPage, ...given) =>
    session('POST', '/execute/sync', {
      script: `return (${String(inPage)})(...arguments)`,
      args: given,
    }) as never;
  const pointer = (action: object) =>
    session('POST', '/actions', {
      actions: [
        { type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions: [action] },
      ],
    });
  const press = (...values: string[]) =>
    session('POST', '/actions', {
      actions: [
        {
          type: 'key',
          id: 'keyboard',
          actions: values.flatMap((value) => [
            { type: 'keyDown', value },
            { type: 'keyUp', value },
          ]),
        },
      ],
    });

  // What the window adds to the page is known only when it stands.
  await session('POST', '/window/rect', frame);
  const inner = (await run(() => [innerWidth, innerHeight])) as [number, number];
  await session('POST', '/window/rect', {
    width: frame.width * 2 - inner[0],
    height: frame.height * 2 - inner[1],
  });

  return {
    open: async (url) => void (await session('POST', '/url', { url })),
    back: () => run(() => history.back()),
    run,
    move: async (x, y) =>
      void (await pointer({
        type: 'pointerMove',
        duration: 0,
        origin: 'viewport',
        x: Math.round(x),
        y: Math.round(y),
      })),
    down: async () => void (await pointer({ type: 'pointerDown', button: 0 })),
    up: async () => void (await pointer({ type: 'pointerUp', button: 0 })),
    key: async (name) => void (await press(keys[name])),
    type: async (text) => void (await press(...text)),
    async attach(selector, file) {
      const found = (await session('POST', '/element', {
        using: 'css selector',
        value: selector,
      })) as Record<string, string>;
      await session('POST', `/element/${found[elementKey]}/value`, { text: file });
    },
    shot: async () => Buffer.from((await session('GET', '/screenshot')) as string, 'base64'),
    async [Symbol.asyncDispose]() {
      await session('DELETE', '').catch(() => {});
      server.kill();
      screen.kill();
    },
  };
}

async function untilAnswering(port: number, server: ChildProcess): Promise<void> {
  while (server.exitCode === null) {
    const answer = await fetch(`http://127.0.0.1:${port}/status`).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((over) => setTimeout(over, 50));
  }
  throw new Error(`WebKitWebDriver ended with ${server.exitCode}`);
}
