import type { HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { Hono } from 'hono';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serve } from '../../tools/server/serve.ts';
import { createSite } from '../../tools/server/site.ts';
import { dist } from '../browser/folders.ts';

/**
 * What the server does to a file. `missing`: answers 404. `cut`: breaks off in the middle. `held`: waits for `mend`.
 * `folder`: redirects to the folder of the same name, which has no page.
 */
type Fault = 'missing' | 'cut' | 'held' | 'folder';

/** Stands first in every page and notes what goes wrong in it. `alert` is answered, because a driver's page waits for it. */
const witness = `(() => {
  const heard = (window.heard = []);
  const alerts = (window.alerts = []);
  window.alert = (text) => void alerts.push(String(text));
  for (const level of ['error', 'warn']) {
    const told = console[level];
    console[level] = (...words) => (heard.push(words.map(String).join(' ')), told(...words));
  }
  addEventListener('error', (event) => event.message && heard.push(event.message));
  addEventListener('unhandledrejection', (event) => heard.push(String(event.reason)));
  document.addEventListener('securitypolicyviolation', (event) =>
    heard.push(['policy:', event.violatedDirective, event.blockedURI, event.target.outerHTML?.slice(0, 120)].join(' ')));
})();`;

/** Says what a browser says with Save-Data; these engines have no such setting. */
const spared = "Object.defineProperty(navigator, 'connection', { value: { saveData: true } });";

/** The built site behind a server that can be told to fail, with a mailbox of its own. No driver can route requests. */
export interface Front extends AsyncDisposable {
  readonly url: string;
  /** The paths that were asked for, in order. */
  readonly asked: string[];
  /** Does this to the files whose path matches: as many times as said, or until `mend`. */
  fault(file: RegExp, kind: Fault, times?: number): void;
  /** Answers what is held, and does nothing more to any file. */
  mend(): void;
  /** Serves pages in which no script runs. */
  withoutScripts(): void;
  /** Serves pages to a visitor whose line is spared: nothing is fetched ahead of the press. */
  spare(): void;
  /** Drops every connection, and each new one, or takes them again. */
  line(isThere: boolean): void;
}

/** Starts it on a free port, which gives each test storage and a cache of its own. */
export async function startFront(): Promise<Front> {
  const mailbox = mkdtempSync(join(tmpdir(), 'mailbox-'));
  const site = createSite({ site: dist, mailbox });
  const asked: string[] = [];
  let faults: { file: RegExp; kind: Fault; left: number }[] = [];
  let letGo = () => {};
  let held = new Promise<void>((done) => (letGo = done));
  let scripts = true;
  let first = witness;
  let isThere = true;
  const open = new Set<HttpBindings['incoming']['socket']>();

  const app = new Hono<{ Bindings: HttpBindings }>();
  app.get('/__witness.js', (c) => c.body(first, 200, { 'Content-Type': 'text/javascript' }));
  app.all('*', async (c) => {
    const { path } = c.req;
    asked.push(path);
    const { socket } = c.env.incoming;
    open.add(socket);
    if (!isThere) {
      socket.destroy();
      return RESPONSE_ALREADY_SENT;
    }
    const request = new Request(c.req.raw);
    request.headers.delete('accept-encoding');
    const fault = faults.find(({ file, left }) => left > 0 && file.test(path));
    const isFolder = fault?.kind === 'folder' && path.endsWith('/');
    const answer = await site.fetch(isFolder ? new Request(`${url}/404`) : request, c.env);
    if (fault) {
      fault.left -= 1;
      if (fault.kind === 'missing') return c.body('Not Found', 404);
      if (fault.kind === 'folder' && !path.endsWith('/')) return c.redirect(`${path}/`, 301);
      if (fault.kind === 'held') await held;
      if (fault.kind === 'cut') {
        const body = Buffer.from(await answer.arrayBuffer());
        const { outgoing } = c.env;
        outgoing.writeHead(200, {
          'Content-Type': answer.headers.get('content-type') ?? '',
          'Content-Length': body.length,
        });
        outgoing.write(body.subarray(0, body.length / 2), () => outgoing.destroy());
        return RESPONSE_ALREADY_SENT;
      }
    }
    if (!answer.headers.get('content-type')?.startsWith('text/html') || path.startsWith('/__'))
      return answer;
    const html = await answer.text();
    const headers = new Headers(answer.headers);
    headers.delete('content-length');
    headers.delete('etag');
    // A document in a sandbox has no scripts: `noscript` shows, and `@media (scripting: none)` holds.
    if (!scripts) headers.set('Content-Security-Policy', 'sandbox allow-same-origin allow-forms');
    const watched = html
      .replace('<head>', '<head><script src="/__witness.js"></script>')
      // Without internet the map would keep the page loading.
      .replace(/src="https:\/\/www\.google\.com[^"]*"/, 'src="about:blank"');
    return new Response(watched, { status: answer.status, headers });
  });
  const { url, close } = await serve(app as unknown as Hono, { port: 0, host: '127.0.0.1' });
  const mend = () => {
    faults = [];
    letGo();
    held = new Promise<void>((done) => (letGo = done));
  };
  return {
    url,
    asked,
    fault: (file, kind, times = Infinity) => void faults.push({ file, kind, left: times }),
    mend,
    withoutScripts: () => (scripts = false),
    spare: () => (first = spared + witness),
    line(there) {
      isThere = there;
      if (!there) for (const socket of open) socket.destroy();
    },
    async [Symbol.asyncDispose]() {
      mend();
      await close();
      rmSync(mailbox, { recursive: true, force: true });
    },
  };
}
