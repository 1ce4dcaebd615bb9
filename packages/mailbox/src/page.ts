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
        <h1>Mailbox</h1>
        <p>What this site’s forms send is kept here, on this machine. Nothing goes out.</p>
        <nav aria-label="Mailbox">
          <a href="/__mailbox">Refresh</a>
          <a href="#orders">Orders</a>
          ${total > 0 && button('/__mailbox/clear', 'Clear all')}
        </nav>
        ${
          orders[0] &&
          html`<p>
            The next message will be answered <strong>${answerName(orders[0])}</strong>, as
            <a href="#orders">ordered</a>.
          </p>`
        }
        <main>
          <h2>${total === 0 ? 'No messages yet' : count(total, 'message')}</h2>
          ${total === 0 && html`<p>Send one of the site’s forms: the message appears here.</p>`}
          ${messages.map(messageCard)} ${pager(messages, hasOlder, isNewest)}
        </main>
        ${ordersPanel(orders)}
      </body>
    </html>`;
}

function messageCard(message: Message): Html {
  const { id, kind, service_id, template_id, user_id, template_params, attachments } = message;
  const params = Object.entries(template_params);
  return html`<article aria-labelledby="m-${id}">
    <h3 id="m-${id}" dir="auto">${headline(message)}</h3>
    <time datetime="${message.receivedAt}">${TIME.format(new Date(message.receivedAt))}</time>
    <p>
      By <code>${kind}</code>, service <code>${service_id}</code>, template
      <code>${template_id}</code>, public key <code>${user_id}</code>
    </p>
    ${
      params.length === 0
        ? html`<p>No template params.</p>`
        : html`<dl>
            ${params.map(
              ([name, value]) =>
                html`<dt>${name}</dt>
                  <dd dir="auto">${paramValue(value)}</dd>`,
            )}
          </dl>`
    }
    ${
      attachments.length > 0 &&
      html`<h4>${count(attachments.length, 'attachment')}</h4>
        <ul>
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
    ${count(file.size, 'byte')}, in <code>${file.field}</code>
  </li>`;
}

/** The words a reader would look for first; whichever template is used, one of these is nearly always there. */
function headline({ template_params, template_id }: Message): string {
  const { subject, from_name, name } = template_params;
  const found = [subject, from_name, name].find((value) => typeof value === 'string' && value);
  return typeof found === 'string' ? found : template_id;
}

function paramValue(value: Json): Html | string {
  if (value === '') return html`<em>empty</em>`;
  if (typeof value === 'string') return value;
  return html`<code>${JSON.stringify(value, null, 2)}</code>`;
}

function pager(messages: Message[], hasOlder: boolean, isNewest: boolean): Html | undefined {
  const oldest = messages.at(-1);
  if (isNewest && !hasOlder) return undefined;
  return html`<nav aria-label="Pages">
    ${!isNewest && html`<a href="/__mailbox">Newest messages</a>`}
    ${hasOlder && oldest && html`<a href="/__mailbox?before=${oldest.id}">Older messages</a>`}
  </nav>`;
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
      ${Object.keys(ANSWERS).map(
        (answer) =>
          html`<button name="answers" value="${answer}">${answerName(answer as Answer)}</button>`,
      )}
    </form>
  </aside>`;
}

function button(action: string, label: string): Html {
  return html`<form method="post" action="${action}"><button>${label}</button></form>`;
}

const answerName = (answer: Answer) => `${answer}: ${ANSWERS[answer]}`;

const count = (number: number, noun: string) => `${number} ${noun}${number === 1 ? '' : 's'}`;

const TIME = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'long' });

const CSS = `
body { max-width: 720px; margin: 0 auto; padding: 16px 20px 64px; }
body, button { font: 17px/1.5 system-ui, sans-serif; }
h1, h2, h3, dd, code { overflow-wrap: anywhere; }
nav, aside form { display: flex; flex-wrap: wrap; gap: 12px; align-items: center; }
button { min-height: 44px; padding: 0 12px; }
article { margin-block: 20px; padding: 0 20px 16px; border: 1px solid; border-radius: 6px; }
h3 { margin-bottom: 0; }
dt { margin-top: 8px; font-weight: 600; }
dd { margin: 0; white-space: pre-wrap; }
`;

// Not in the template above: formatting it would add spaces, and the hash below covers every one.
const STYLE = raw(`<style>${CSS}</style>`);

/** The one style of the page as a `style-src` source, for its Content-Security-Policy. */
export const STYLE_SOURCE = `'sha256-${createHash('sha256').update(CSS).digest('base64')}'`;
