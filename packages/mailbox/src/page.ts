import { createHash } from 'node:crypto';
import { html, raw } from 'hono/html';
import { ANSWERS, type Answer } from './orders.ts';
import type { Attachment, Json, Listing, Message } from './store.ts';

type Html = ReturnType<typeof html>;

/** All that the page shows. */
export interface PageContent extends Listing {
  /** True on the page that begins with the newest message. */
  isNewest: boolean;
  /** Answers ordered and not yet given, the next one first. */
  orders: readonly Answer[];
}

/**
 * Writes the page at `/__mailbox`: messages, the form that orders answers, and the orders waiting. It needs no client
 * script, and every word of a sender is escaped (hono's `html` escapes what it is given).
 */
export function renderPage({ messages, total, hasOlder, isNewest, orders }: PageContent): Html {
  return html`<!doctype html>
    <html lang="en-GB">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <meta name="color-scheme" content="light dark" />
        <title>${total > 0 ? `(${total}) ` : ''}Mailbox</title>
        ${STYLE}
      </head>
      <body>
        <header class="band">
          <div class="wrap">
            <h1>Mailbox</h1>
            <p>What this site’s forms send is kept here, on this machine. Nothing goes out.</p>
          </div>
        </header>
        <div class="wrap columns">
          <main>
            <div class="bar">
              <h2>${total === 0 ? 'Messages' : count(total, 'message')}</h2>
              <nav aria-label="Mailbox">
                <a class="button" href="/__mailbox">Refresh</a>
                <a class="button narrow" href="#orders">Orders</a>
                ${total > 0 && button('/__mailbox/clear', 'Clear all', 'danger')}
              </nav>
            </div>
            ${
              orders[0] &&
              html`<p class="notice">
                The next message will be answered <strong>${answerName(orders[0])}</strong>, as
                <a href="#orders">ordered</a>.
              </p>`
            }
            ${total === 0 ? emptyState() : messages.map(messageCard)}
            ${pager(messages, hasOlder, isNewest)}
          </main>
          ${ordersPanel(orders)}
        </div>
      </body>
    </html>`;
}

function messageCard(message: Message): Html {
  const { id, kind, service_id, template_id, user_id, template_params, attachments } = message;
  const params = Object.entries(template_params);
  return html`<article aria-labelledby="m-${id}">
    <header>
      <h3 id="m-${id}" dir="auto">${headline(message)}</h3>
      <time datetime="${message.receivedAt}">${TIME.format(new Date(message.receivedAt))}</time>
    </header>
    <dl class="envelope">
      <div>
        <dt>Sent by</dt>
        <dd><code>${kind}</code></dd>
      </div>
      <div>
        <dt>Service</dt>
        <dd><code>${service_id}</code></dd>
      </div>
      <div>
        <dt>Template</dt>
        <dd><code>${template_id}</code></dd>
      </div>
      <div>
        <dt>Public key</dt>
        <dd><code>${user_id}</code></dd>
      </div>
    </dl>
    ${
      params.length === 0
        ? html`<p class="nothing">No template params.</p>`
        : html`<dl class="params">
            ${params.map(
              ([name, value]) =>
                html`<div>
                  <dt>${name}</dt>
                  <dd dir="auto">${paramValue(value)}</dd>
                </div>`,
            )}
          </dl>`
    }
    ${
      attachments.length > 0 &&
      html`<h4>${count(attachments.length, 'attachment')}</h4>
        <ul class="files">
          ${attachments.map((file, index) => attachmentLink(id, file, index + 1))}
        </ul>`
    }
  </article>`;
}

function attachmentLink(id: string, file: Attachment, number: number): Html {
  return html`<li>
    <a href="/__mailbox/messages/${id}/attachments/${number}" download
      ><bdi>${file.name || 'Nameless file'}</bdi></a
    >
    <span>${formatSize(file.size)}, in <code>${file.field}</code></span>
  </li>`;
}

/** The words a reader would look for first; whichever template is used, one of these is nearly always there. */
function headline({ template_params, template_id }: Message): string {
  const candidates = [template_params.subject, template_params.from_name, template_params.name];
  const found = candidates.find((value) => typeof value === 'string' && value.trim() !== '');
  const text = typeof found === 'string' ? found : template_id;
  return text.length > 120 ? `${text.slice(0, 119)}…` : text;
}

function paramValue(value: Json): Html | string {
  if (value === '') return html`<span class="nothing">empty</span>`;
  if (typeof value === 'string') return value;
  if (Array.isArray(value) && value.length > 0 && value.every((item) => typeof item === 'string')) {
    return html`<ul class="values">
      ${value.map((item) => html`<li>${item}</li>`)}
    </ul>`;
  }
  return html`<code>${JSON.stringify(value, null, 2)}</code>`;
}

function pager(messages: Message[], hasOlder: boolean, isNewest: boolean): Html | undefined {
  const oldest = messages.at(-1);
  if (isNewest && !hasOlder) return undefined;
  return html`<nav class="pager" aria-label="Pages">
    ${!isNewest && html`<a class="button" href="/__mailbox">Newest messages</a>`}
    ${hasOlder && oldest && html`<a class="button" href="/__mailbox?before=${oldest.id}">Older messages</a>`}
  </nav>`;
}

function emptyState(): Html {
  return html`<div class="empty">
    <svg viewBox="0 0 240 72" aria-hidden="true">
      <path
        d="M2 50c26 0 40-26 66-26 24 0 34 34 58 34 18 0 25-13 25-23s-8-17-17-17-17 8-17 19 12 21 34 21c30 0 46-30 87-30"
      />
    </svg>
    <h3>No messages yet</h3>
    <p>
      Fill in one of the site’s forms and send it. The message appears here with all its fields and
      files, just as the e-mail service would have received it.
    </p>
    <p class="actions">
      <a class="button main" href="/Contact">Write a contact message</a>
      <a class="button" href="/Carrer">Apply for a job</a>
    </p>
  </div>`;
}

function ordersPanel(orders: readonly Answer[]): Html {
  return html`<aside id="orders" aria-labelledby="orders-title">
    <h2 id="orders-title">Order the next answers</h2>
    <p>
      See how the site copes when sending fails. Each press orders one answer; each message sent
      uses one up, in turn.
    </p>
    <h3>Waiting</h3>
    ${
      orders.length === 0
        ? html`<p>Nothing: messages get <code>200&nbsp;OK</code>.</p>`
        : html`<ol>
              ${orders.map((answer) => html`<li>${answerName(answer)}</li>`)}
            </ol>
            ${button('/__mailbox/orders/clear', 'Cancel these orders')}`
    }
    <h3 id="choices-title">Add</h3>
    <form method="post" action="/__mailbox/orders" aria-labelledby="choices-title">
      <ul class="choices">
        ${Object.entries(ANSWERS).map(
          ([answer, text]) =>
            html`<li>
              <button name="answers" value="${answer}">
                <b>${answer}</b> <span>${text}</span>
              </button>
            </li>`,
        )}
      </ul>
    </form>
  </aside>`;
}

function button(action: string, label: string, look = ''): Html {
  return html`<form method="post" action="${action}">
    <button class="button ${look}">${label}</button>
  </form>`;
}

const answerName = (answer: Answer) => `${answer}: ${ANSWERS[answer]}`;

const count = (number: number, noun: string) => `${number} ${noun}${number === 1 ? '' : 's'}`;

function formatSize(bytes: number): string {
  if (bytes < 1024) return count(bytes, 'byte');
  const kilobytes = bytes / 1024;
  return kilobytes < 1024 ? `${kilobytes.toFixed(1)} kB` : `${(kilobytes / 1024).toFixed(1)} MB`;
}

const TIME = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  timeZoneName: 'short',
});

const CSS = `
:root {
  --bg: #faf6ee; --surface: #fff; --ink: #07211f; --muted: #4b605c; --link: #0b6660; --border: #8a8474;
  --line: #e0d8c8; --danger: #9a1b3b; --peacock: #0c4a47; --marigold: #f5a524;
}
@media (prefers-color-scheme: dark) {
  :root {
    --bg: #061a19; --surface: #0b2624; --ink: #f3eddf; --muted: #a8beb8; --link: #5fcdbb; --border: #4f7a73;
    --line: #1b3b37; --danger: #ff8aa5;
  }
}
* { box-sizing: border-box; }
html { scroll-padding-top: 16px; -webkit-text-size-adjust: 100%; }
body {
  margin: 0; background: var(--bg); color: var(--ink);
  font: 17px/1.6 Figtree, ui-sans-serif, system-ui, sans-serif;
}
h1, h2, h3, h4, p, dl, dd, ul, ol { margin: 0; padding: 0; }
h1, h2, h3 { font-weight: 700; letter-spacing: -0.02em; line-height: 1.2; text-wrap: balance; }
ul { list-style: none; }
a { color: var(--link); text-underline-offset: 3px; }
code { font: 0.88em/1.5 ui-monospace, SFMono-Regular, Menlo, monospace; overflow-wrap: anywhere; }
:focus-visible { outline: 3px solid var(--link); outline-offset: 2px; }

.wrap { max-width: 1180px; margin: 0 auto; padding: 0 20px; }
.band { background: var(--peacock); color: #f3eddf; padding: 32px 0 46px; position: relative; }
.band h1 { font-size: clamp(32px, 5vw, 44px); letter-spacing: -0.034em; }
.band p { margin-top: 6px; max-width: 60ch; }
/* The woven edge: gold threads in pixels, thinning out as a selvedge does. */
.band::after {
  content: ''; position: absolute; inset: auto 0 0; height: 18px; --gold: var(--marigold) 0 6px, transparent 6px;
  background:
    repeating-linear-gradient(90deg, var(--gold) 72px) 30px 0 / 100% 6px no-repeat,
    repeating-linear-gradient(90deg, var(--gold) 24px) 6px 6px / 100% 6px no-repeat,
    repeating-linear-gradient(90deg, var(--gold) 12px) 0 12px / 100% 6px no-repeat;
}

.columns { display: grid; gap: 40px; padding-block: 32px 72px; align-items: start; }
.columns > * { min-width: 0; }
@media (min-width: 900px) {
  .columns { grid-template-columns: minmax(0, 1fr) 340px; }
  aside { position: sticky; top: 24px; max-height: calc(100vh - 48px); overflow: auto; }
  .button.narrow { display: none; }
}
.bar { display: flex; flex-wrap: wrap; gap: 12px 16px; align-items: center; justify-content: space-between; min-height: 44px; }
.bar h2 { font-size: 24px; }
.bar nav, .pager, .actions { display: flex; flex-wrap: wrap; gap: 8px; }

.button, .choices button {
  display: inline-flex; align-items: center; min-height: 44px; padding: 0 16px; border: 1px solid var(--border);
  border-radius: 6px; background: var(--surface); color: var(--ink); font: inherit; font-size: 16px; font-weight: 600;
  text-decoration: none; cursor: pointer; transition: border-color 0.2s, color 0.2s;
}
.button:hover, .choices button:hover { border-color: var(--link); color: var(--link); }
.button.main { background: var(--peacock); border-color: var(--peacock); color: #fff; }
.button.main:hover { background: #0b6660; border-color: #0b6660; }
.button.danger { color: var(--danger); }
.button.danger:hover { border-color: var(--danger); }

article, .empty, aside { background: var(--surface); border: 1px solid var(--line); border-radius: 6px; padding: 24px; }
article, .empty, .pager, .notice { margin-top: 20px; }
.notice { background: var(--surface); border: 1px solid var(--line); border-left: 6px solid var(--marigold); border-radius: 6px; padding: 12px 18px; }
article > header { display: flex; flex-wrap: wrap; gap: 4px 20px; align-items: baseline; justify-content: space-between; }
article h3 { font-size: 20px; overflow-wrap: anywhere; }
time, .files span { color: var(--muted); font-size: 15px; font-variant-numeric: tabular-nums; }
.envelope { margin-top: 8px; color: var(--muted); font-size: 15px; }
.envelope div { display: flex; gap: 6px; }
.envelope dt { flex: 0 0 84px; }
@media (min-width: 560px) {
  .envelope { display: flex; flex-wrap: wrap; gap: 2px 20px; }
  .envelope dt { flex-basis: auto; }
}
.params { margin-top: 16px; }
.params div { display: grid; gap: 0 24px; padding: 10px 0; border-top: 1px solid var(--line); }
@media (min-width: 560px) { .params div { grid-template-columns: minmax(96px, 160px) minmax(0, 1fr); } }
.params dt { color: var(--muted); font-size: 15px; line-height: 27px; overflow-wrap: anywhere; }
.params dd, .values li { max-width: 68ch; white-space: pre-wrap; overflow-wrap: anywhere; }
.values { display: flex; flex-wrap: wrap; gap: 6px; }
.values li { border: 1px solid var(--line); border-radius: 6px; padding: 0 10px; background: var(--bg); }
article h4 { margin-top: 16px; padding-top: 14px; border-top: 1px solid var(--line); font-size: 15px; font-weight: 600; color: var(--muted); }
.files li { display: flex; flex-wrap: wrap; gap: 0 14px; align-items: baseline; }
.files a { display: inline-block; padding: 8px 0; font-weight: 600; overflow-wrap: anywhere; }
.nothing { color: var(--muted); }
article > .nothing { margin-top: 16px; }

.empty { padding: clamp(28px, 6vw, 64px) clamp(20px, 6vw, 64px); }
.empty svg { display: block; width: 240px; max-width: 100%; fill: none; stroke: var(--marigold); stroke-width: 4; stroke-linecap: round; }
.empty h3 { margin-top: 24px; font-size: 26px; }
.empty p { margin-top: 10px; max-width: 56ch; color: var(--muted); }
.empty .actions { margin-top: 24px; }

aside h2 { font-size: 20px; }
aside h3 { margin: 18px 0 6px; font-size: 16px; letter-spacing: 0; }
aside p { color: var(--muted); font-size: 16px; line-height: 1.5; }
aside h2 + p { margin-top: 8px; }
aside ol { margin-bottom: 12px; padding-left: 24px; font-variant-numeric: tabular-nums; }
aside ol li:first-child { font-weight: 700; }
.choices { display: grid; gap: 6px; }
.choices button { width: 100%; gap: 12px; padding: 0 14px; text-align: left; font-weight: 400; line-height: 1.3; }
.choices b { flex: 0 0 46px; font-variant-numeric: tabular-nums; }
`;

// Not in the template above: formatting it would add spaces, and the hash below covers every one.
const STYLE = raw(`<style>${CSS}</style>`);

/** The one style of the page as a `style-src` source, for its Content-Security-Policy. */
export const STYLE_SOURCE = `'sha256-${createHash('sha256').update(CSS).digest('base64')}'`;
