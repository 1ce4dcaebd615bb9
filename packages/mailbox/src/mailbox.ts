import type { HttpBindings } from '@hono/node-server';
import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { createMiddleware } from 'hono/factory';
import { HTTPException } from 'hono/http-exception';
import { CALLS } from './emailjs.ts';
import { ANSWERS, type Answer, createOrders } from './orders.ts';
import { renderPage, STYLE_SOURCE } from './page.ts';
import { type Draft, openStore } from './store.ts';

const API = '/api/v1.0/email';
const PAGE = '/__mailbox';
const MESSAGES_PER_PAGE = 50;

/**
 * Says whether a URL's path (`/…`, without query) is the mailbox's to answer, for servers that pass the rest on.
 */
export function isMailboxPath(pathname: string): boolean {
  return pathname === PAGE || pathname.startsWith(`${PAGE}/`) || pathname.startsWith(`${API}/`);
}

/**
 * The embedded default for e-mail: answers EmailJS's API as EmailJS does, keeps each message on disk before it says
 * `200 OK`, and shows the messages at `/__mailbox`. Mount it at `/`; it answers exactly the paths of `isMailboxPath`.
 *
 * | method and path | answer |
 * |---|---|
 * | POST /api/v1.0/email/send, /send-form | `OK`, or 400, 413 with a text; see `emailjs.ts` for limits |
 * | GET /__mailbox[?before=id] | the page |
 * | GET /__mailbox/messages | `{ messages: Message[] }`, newest first |
 * | GET /__mailbox/messages/:id/attachments/:number | the file's bytes, always as a download; 404 |
 * | POST /__mailbox/clear | deletes all messages, and leads back to the page |
 * | GET, POST /__mailbox/orders | `{ answers: Answer[] }` still waiting; 400 for a bad order |
 * | POST /__mailbox/orders/clear | cancels all orders, and leads back to the page |
 *
 * An order is `{ "answers": [...] }` in JSON or the page's form. Each sending request whose body has arrived takes one
 * order, in turn, instead of the usual answer, and stores nothing. Orders do not survive a restart, messages do.
 *
 * `hang` and `drop` need the bindings of `@hono/node-server`.
 * @param options.directory where messages are kept; made if missing. Nothing is ever written outside it.
 * @throws the file system's error if the directory cannot be made.
 */
export function createMailbox({ directory }: { directory: string }): Hono {
  const store = openStore(directory);
  const orders = createOrders();
  const app = new Hono();

  app.onError((error, c) => {
    if (error instanceof HTTPException) return c.text(error.message, error.status);
    console.error('Mailbox:', error);
    return c.text('Internal Server Error', 500);
  });

  for (const kind of Object.keys(CALLS) as Draft['kind'][]) {
    const { maxBody, tooLarge, parse } = CALLS[kind];
    const limit = bodyLimit({ maxSize: maxBody, onError: (c) => c.text(tooLarge, 413) });
    app.post(`${API}/${kind}`, limit, async (c) => {
      // Only what has arrived whole takes an order.
      await c.req.arrayBuffer();
      const ordered = orders.next();
      if (ordered) return giveOrdered(c, ordered);
      await store.save(await parse(c));
      return c.text('OK');
    });
  }
  app.all(`${API}/*`, (c) => c.text('Not Found', 404));

  app.use(`${PAGE}/*`, guard);

  app.get(PAGE, async (c) => {
    const before = c.req.query('before');
    const range = before === undefined ? {} : { before };
    const listing = await store.list({ ...range, limit: MESSAGES_PER_PAGE });
    return c.html(
      renderPage({ ...listing, isNewest: before === undefined, orders: orders.waiting() }),
    );
  });
  app.get(`${PAGE}/`, (c) => c.redirect(PAGE, 308));

  app.get(`${PAGE}/messages`, async (c) => c.json({ messages: (await store.list()).messages }));

  app.get(`${PAGE}/messages/:id/attachments/:number`, async (c) => {
    const { id, number } = c.req.param();
    const found = /^[1-9]\d*$/.test(number) && (await store.attachment(id, Number(number)));
    if (!found) return c.text('Not Found', 404);
    return c.body(found.content, 200, {
      'Content-Type': 'application/octet-stream',
      'Content-Disposition': contentDisposition(found.attachment.name),
    });
  });

  app.post(`${PAGE}/clear`, async (c) => {
    await store.clear();
    return c.redirect(PAGE, 303);
  });

  app.get(`${PAGE}/orders`, (c) => c.json({ answers: orders.waiting() }));
  app.post(`${PAGE}/orders`, async (c) => {
    const text = await c.req.text();
    // Not by content type: `curl -d '{"answers":["429"]}'` calls itself a form.
    const isForm = text.startsWith('answers=');
    const answers = isForm ? new URLSearchParams(text).getAll('answers') : parseAnswers(text);
    if (!orders.add(answers)) {
      return c.text(`Order {"answers": […]} of ${Object.keys(ANSWERS).join(', ')}`, 400);
    }
    return isForm ? c.redirect(`${PAGE}#orders`, 303) : c.json({ answers: orders.waiting() });
  });
  app.post(`${PAGE}/orders/clear`, (c) => {
    orders.clear();
    return c.redirect(`${PAGE}#orders`, 303);
  });

  app.all(`${PAGE}/*`, (c) => c.text('Not Found', 404));
  return app;
}

async function giveOrdered(c: Context, answer: Answer): Promise<Response> {
  if (answer === 'hang' || answer === 'drop') {
    if (answer === 'drop') drop(c.env as Partial<HttpBindings>);
    await gone(c.req.raw.signal);
    return c.body(null);
  }
  return c.text(ANSWERS[answer], Number(answer) as 400 | 403 | 429 | 451 | 500 | 503);
}

/**
 * Browsers silently send a request again if a connection they reuse closes without a word, and the failure ordered would
 * look like a success. One byte that cannot begin an HTTP answer makes it final.
 */
function drop({ incoming }: Partial<HttpBindings>): void {
  if (!incoming) throw new Error('Dropping a connection needs the bindings of @hono/node-server');
  incoming.socket.write('\0');
  incoming.socket.destroySoon();
}

/** Resolves when the client goes away. */
function gone(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve();
    else signal.addEventListener('abort', () => resolve(), { once: true });
  });
}

/** Keeps other websites from reading or changing the mailbox through the browser of whoever runs it. */
const guard = createMiddleware(async (c, next) => {
  const own = new URL(c.req.url);
  // A page of evil.example whose DNS now points here is "same origin" to the browser, but its host name tells.
  if (!PRIVATE_HOST.test(own.hostname)) {
    return c.text('The mailbox opens under localhost, an IP address or a local name', 403);
  }
  if (c.req.method !== 'GET' && c.req.method !== 'HEAD' && isCrossSite(c, own)) {
    return c.text('Forbidden: the request comes from another origin', 403);
  }
  await next();
  c.header('Content-Security-Policy', POLICY);
  c.header('X-Content-Type-Options', 'nosniff');
  c.header('Cross-Origin-Resource-Policy', 'same-origin');
  // Not "no-referrer": that turns the Origin of our own forms into "null".
  c.header('Referrer-Policy', 'same-origin');
  c.header('Cache-Control', 'no-store');
  return undefined;
});

const POLICY = [
  "default-src 'none'",
  `style-src ${STYLE_SOURCE}`,
  // The site's favicon.
  "img-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** IP addresses, and names that public DNS does not know: one label, or under a reserved top-level domain. */
const PRIVATE_HOST = /^(\[[\da-f:.]+\]|[\d.]+|[^.]+|.+\.(localhost|local|test|internal))$/;

/** Browsers tell where a request comes from, and a page cannot make them lie; curl and scripts say nothing. */
function isCrossSite(c: Context, own: URL): boolean {
  const site = c.req.header('sec-fetch-site');
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return true;
  const origin = c.req.header('origin');
  // The scheme may differ behind a proxy that ends TLS.
  return origin !== undefined && (!URL.canParse(origin) || new URL(origin).host !== own.host);
}

function parseAnswers(text: string): unknown {
  try {
    return (JSON.parse(text) as { answers?: unknown } | null)?.answers;
  } catch {
    return undefined;
  }
}

/**
 * RFC 6266: a plain name for old clients and, as RFC 8187 encodes it, the sender's name without folders, control
 * characters, what reorders text, and leading dots.
 */
function contentDisposition(name: string): string {
  const words = name
    .replace(/^.*[/\\]/s, '')
    .replace(/[\p{Cc}\p{Cs}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, '');
  // By code points, so that no character is cut in two; the end, because it says the type.
  const end = [...words].slice(-120).join('');
  const safe = end.replace(/^[.\s]+/, '') || 'attachment';
  const plain = safe.replace(/[^\w. -]/gu, '_');
  const encoded = encodeURIComponent(safe).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}
