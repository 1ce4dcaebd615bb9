// @vitest-environment node
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { init, send, sendForm } from '@emailjs/browser';
import { serve } from '@hono/node-server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { MAX_ATTACHMENTS_BYTES, MAX_PARAMS_BYTES } from '../src/emailjs.ts';
import { createMailbox, isMailboxPath } from '../src/mailbox.ts';
import { type Draft, type Message, openStore } from '../src/store.ts';

// The slowest takes 3 s alone; on a busy machine the default of 5 s would be a matter of luck.
vi.setConfig({ testTimeout: 30_000 });

const SEND = '/api/v1.0/email/send';
const SEND_FORM = '/api/v1.0/email/send-form';

/** What `send` of @emailjs/browser posts. */
const PAYLOAD = {
  lib_version: '4.4.1',
  user_id: 'public_key',
  service_id: 'service_contact',
  template_id: 'template_contact',
  template_params: {
    from_name: 'Asha Rao',
    email: 'asha@example.com',
    phone: '+91 00000 00000',
    subject: 'A new shop',
    message: 'We sell silk.\nCan you build us a site?',
  },
};
const IDS = { user_id: 'u', service_id: 's', template_id: 't' };

const cleanups: (() => unknown)[] = [];
afterEach(async () => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  for (const cleanup of cleanups.splice(0).toReversed()) await cleanup();
});

function temporaryDirectory(): string {
  const directory = mkdtempSync(join(tmpdir(), 'mailbox-'));
  cleanups.push(() => rmSync(directory, { recursive: true, force: true }));
  return directory;
}

async function start() {
  const directory = join(temporaryDirectory(), 'mail');
  const app = createMailbox({ directory });
  const handled: { path: string; response: Promise<unknown> }[] = [];
  const server = serve({
    hostname: '127.0.0.1',
    port: 0,
    fetch(...args) {
      const response = Promise.resolve(app.fetch(...args));
      handled.push({ path: new URL(args[0].url).pathname, response });
      return response;
    },
  });
  await once(server, 'listening');
  cleanups.push(() => {
    server.close();
    if ('closeAllConnections' in server) server.closeAllConnections();
  });
  const { port } = server.address() as AddressInfo;
  const origin = `http://127.0.0.1:${port}`;
  return {
    directory,
    port,
    origin,
    handled,
    get: (path: string, init?: RequestInit) => fetch(origin + path, init),
    /** Presses a button of the page. */
    press: (path: string, body = '') =>
      fetch(origin + path, {
        method: 'POST',
        headers: { origin, 'sec-fetch-site': 'same-origin' },
        body: new URLSearchParams(body),
        redirect: 'manual',
      }),
    send: (body: unknown, init?: RequestInit) => postJson(origin + SEND, body, init),
    sendForm: (form: FormData) => fetch(origin + SEND_FORM, { method: 'POST', body: form }),
    order: (...answers: unknown[]) => postJson(`${origin}/__mailbox/orders`, { answers }),
    waiting: async () => (await fetch(`${origin}/__mailbox/orders`)).json(),
    messages: () => messagesOf(origin),
    page: async () => (await fetch(`${origin}/__mailbox`)).text(),
  };
}

async function messagesOf(origin: string): Promise<Message[]> {
  const response = await fetch(`${origin}/__mailbox/messages`);
  return ((await response.json()) as { messages: Message[] }).messages;
}

const postJson = (url: string, body: unknown, init?: RequestInit) =>
  fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    ...init,
  });

function formOf(fields: [string, string | File][], ids: Record<string, string> = IDS): FormData {
  const form = new FormData();
  for (const [name, value] of [...fields, ...Object.entries(ids)]) form.append(name, value);
  return form;
}

/** A request whose headers, unlike those of `fetch`, may be anything. */
async function rawRequest(
  port: number,
  path: string,
  { body = '', ...options }: { method?: string; headers?: Record<string, string>; body?: string },
) {
  const sent = request({ port, path, host: '127.0.0.1', ...options }).end(body);
  const [response] = (await once(sent, 'response')) as [import('node:http').IncomingMessage];
  return { status: response.statusCode, text: await text(response) };
}

function present<T>(value: T | null | undefined): T {
  if (value === null || value === undefined) throw new Error('Nothing there');
  return value;
}

/** One part of form data, with names as only a hostile client writes them. */
const BOUNDARY = '----boundary';
const rawPart = (name: string, content: string, more = '') =>
  `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"${more}\r\n\r\n${content}\r\n`;
const RAW_TYPE = `multipart/form-data; boundary=${BOUNDARY}`;
const RAW_END = `${Object.entries(IDS)
  .map(([name, id]) => rawPart(name, id))
  .join('')}--${BOUNDARY}--\r\n`;

const answer = async (response: Response) => [response.status, await response.text()];

describe('what EmailJS accepts', () => {
  it('keeps what the real library sends exactly, and shows it', async () => {
    const box = await start();
    vi.stubGlobal('location', { pathname: '/Contact' });
    init({ publicKey: 'public_key' }, box.origin);
    const { template_params: params } = PAYLOAD;
    const status = await send('service_contact', 'template_contact', params);
    expect(status).toMatchObject({ status: 200, text: 'OK' });

    const [message, ...others] = await box.messages();
    expect(others).toEqual([]);
    expect(message).toMatchObject({ kind: 'send', ...PAYLOAD, attachments: [] });
    expect(Date.parse(present(message).receivedAt)).toBeGreaterThan(Date.now() - 60_000);

    const page = await box.page();
    for (const word of Object.values(params)) expect(page).toContain(word);
    expect(page).toContain('service_contact');
    expect(page).toContain('template_contact');

    await box.order('429');
    await expect(send('service_contact', 'template_contact', params)).rejects.toMatchObject({
      status: 429,
      text: 'Too Many Requests',
    });
  });

  it('understands the real library’s sendForm', async () => {
    const box = await start();
    const entries: [string, string | File][] = [
      ['name', 'Asha'],
      ['skills', 'react'],
      ['skills', 'C++'],
      ['resume', new File(['%PDF'], 'asha.pdf', { type: 'application/pdf' })],
    ];
    const form = { nodeName: 'FORM', entries } as unknown as HTMLFormElement;
    vi.stubGlobal('location', { pathname: '/Carrer' });
    vi.stubGlobal(
      'FormData',
      class extends FormData {
        constructor(source?: { entries: [string, string | File][] }) {
          super();
          for (const [name, value] of source?.entries ?? []) this.append(name, value);
        }
      },
    );
    init({ publicKey: 'public_key' }, box.origin);
    const status = await sendForm('service_jobs', 'template_jobs', form);
    expect(status).toMatchObject({ status: 200, text: 'OK' });
    expect((await box.messages())[0]).toMatchObject({
      kind: 'send-form',
      lib_version: '4.4.1',
      user_id: 'public_key',
      service_id: 'service_jobs',
      template_id: 'template_jobs',
      template_params: { name: 'Asha', skills: ['react', 'C++'] },
      attachments: [{ field: 'resume', name: 'asha.pdf', type: 'application/pdf', size: 4 }],
    });
  });

  it('keeps every byte of an attachment, and hands it out as a download only', async () => {
    const box = await start();
    const bytes = Uint8Array.from({ length: 70_000 }, (_, index) => (index * 31) % 256);
    const files: [string, File][] = [
      ['resume', new File([bytes], 'résumé 2026.pdf', { type: 'application/pdf' })],
      ['letter', new File(['<script>'], 'letter.html', { type: 'text/html' })],
    ];
    expect((await box.sendForm(formOf(files))).status).toBe(200);

    const message = present((await box.messages())[0]);
    expect(message.attachments.map(({ size }) => size)).toEqual([70_000, 8]);
    const base = `/__mailbox/messages/${message.id}/attachments`;
    expect(await box.page()).toContain(`href="${base}/1"`);

    const first = await box.get(`${base}/1`);
    expect(new Uint8Array(await first.arrayBuffer())).toEqual(bytes);
    expect(first.headers.get('content-disposition')).toBe(
      `attachment; filename="r_sum_ 2026.pdf"; filename*=UTF-8''r%C3%A9sum%C3%A9%202026.pdf`,
    );
    const second = await box.get(`${base}/2`);
    expect(second.headers.get('content-type')).toBe('application/octet-stream');
    expect(second.headers.get('x-content-type-options')).toBe('nosniff');
  });

  it('keeps all values of a repeated field, and no file for an input left empty', async () => {
    const box = await start();
    const skill = (value: string) => rawPart('skills', value);
    const noFile = rawPart('resume', '', '; filename=""\r\nContent-Type: application/octet-stream');
    await box.get(SEND_FORM, {
      method: 'POST',
      headers: { 'content-type': RAW_TYPE },
      // Before the fields of the library, which count, a field of the same name.
      body: [rawPart('user_id', 'mine'), rawPart('accessToken', 'secret'), skill('C++'), noFile]
        .concat(rawPart('name', 'Asha'), skill('react'), skill(''), RAW_END)
        .join(''),
    });
    const message = present((await box.messages())[0]);
    expect(message.template_params).toEqual({ skills: ['C++', 'react', ''], name: 'Asha' });
    expect(message.user_id).toBe('u');
    expect(message.attachments).toEqual([]);
  });

  it('keeps odd names and values: __proto__, numbers, lists, objects, no params at all', async () => {
    const box = await start();
    const params = '{"__proto__":"a","constructor":"b","n":5,"list":[1,{"x":null}],"on":true}';
    const body = `{"user_id":"u","service_id":"s","template_id":"t","template_params":${params}}`;
    expect((await box.send(undefined, { body })).status).toBe(200);
    expect((await box.sendForm(formOf([['__proto__', 'form']]))).status).toBe(200);
    expect((await box.send(IDS)).status).toBe(200);
    const kept = (await box.messages()).map((message) => JSON.stringify(message.template_params));
    expect(kept).toEqual(['{}', '{"__proto__":"form"}', params]);
    expect((await box.get('/__mailbox')).status).toBe(200);
  });

  it('shows the newest message first, and older ones on further pages', async () => {
    const box = await start();
    const numbers = Array.from({ length: 53 }, (_, index) => index);
    for (const n of numbers) await box.send({ ...IDS, template_params: { subject: `No. ${n}.` } });
    const newestFirst = numbers.toReversed().map((n) => `No. ${n}.`);

    const messages = await box.messages();
    expect(messages.map((message) => message.template_params.subject)).toEqual(newestFirst);

    const shown = (page: string) => [...page.matchAll(/<h3 [^>]*>(No\. \d+\.)</g)].map((m) => m[1]);
    const first = await box.page();
    expect(shown(first)).toEqual(newestFirst.slice(0, 50));
    const older = /href="(\/__mailbox\?before=[^"]+)"/.exec(first)?.[1];
    const second = await (await box.get(present(older))).text();
    expect(shown(second)).toEqual(newestFirst.slice(50));
    expect(second).not.toContain('?before=');
  });
});

describe('what EmailJS refuses', () => {
  it('refuses missing, empty and non-text ids with 400 and says which', async () => {
    const box = await start();
    for (const name of ['user_id', 'service_id', 'template_id']) {
      for (const bad of [undefined, '', 5]) {
        const refusal = await answer(await box.send({ ...PAYLOAD, [name]: bad }));
        expect(refusal).toEqual([400, `The ${name} parameter is required`]);
      }
      const others = Object.fromEntries(Object.entries(IDS).filter(([id]) => id !== name));
      const refusal = await answer(await box.sendForm(formOf([], others)));
      expect(refusal).toEqual([400, `The ${name} parameter is required`]);
    }
    expect(await box.messages()).toEqual([]);
  });

  it('refuses bad JSON, params that are no object, and malformed form data with 400', async () => {
    const box = await start();
    for (const body of ['', '{', 'null', '[]', '"x"']) {
      expect((await box.send(undefined, { body })).status).toBe(400);
    }
    for (const template_params of [null, [], 'x']) {
      expect((await box.send({ ...IDS, template_params })).status).toBe(400);
    }
    for (const [type, body] of [
      ['application/json', JSON.stringify(PAYLOAD)],
      ['multipart/form-data; boundary=x', '--x\r\nrubbish'],
    ] as const) {
      const headers = { 'content-type': type };
      const response = await box.get(SEND_FORM, { method: 'POST', headers, body });
      expect(response.status).toBe(400);
    }
    expect(await box.messages()).toEqual([]);
  });

  it('takes 50 kB of fields, counted in bytes, and refuses a byte more with 413', async () => {
    const box = await start();
    const full = 'x'.repeat(MAX_PARAMS_BYTES - '{"m":""}'.length);
    expect((await box.send({ ...IDS, template_params: { m: full } })).status).toBe(200);
    expect((await box.sendForm(formOf([['m', full]]))).status).toBe(200);

    const limit = [413, 'Variables size limit. The maximum allowed variables size is 50Kb'];
    const over = { m: `${full}x` };
    expect(await answer(await box.send({ ...IDS, template_params: over }))).toEqual(limit);
    expect(await answer(await box.sendForm(formOf([['m', over.m]])))).toEqual(limit);
    const accented = { m: 'é'.repeat(MAX_PARAMS_BYTES / 2) };
    expect(await answer(await box.send({ ...IDS, template_params: accented }))).toEqual(limit);
    expect(await answer(await box.send('x'.repeat(5_000_000)))).toEqual(limit);
    expect(await box.messages()).toHaveLength(2);
  });

  it('takes 2 MB of files, and refuses more, together or alone, with 413', async () => {
    const box = await start();
    const sendFiles = (...sizes: number[]) => {
      const files = sizes.map((size) => new File([new Uint8Array(size)], 'a.bin'));
      return box.sendForm(formOf(files.map((file) => ['f', file])));
    };
    const half = MAX_ATTACHMENTS_BYTES / 2;
    const limit = [413, 'Attachments size limit. The maximum allowed attachments size is 2Mb'];
    expect((await sendFiles(half, half)).status).toBe(200);
    expect(await answer(await sendFiles(half, half + 1))).toEqual(limit);
    expect(await answer(await sendFiles(8 * MAX_ATTACHMENTS_BYTES))).toEqual(limit);
    expect(await box.messages()).toHaveLength(1);
  });

  it('answers 500 and shows nothing when the disk fails', async () => {
    const box = await start();
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    rmSync(box.directory, { recursive: true });
    writeFileSync(box.directory, 'a file where the folder was');
    expect((await box.send(PAYLOAD)).status).toBe(500);
    expect(log).toHaveBeenCalledOnce();
    rmSync(box.directory);
    expect((await box.send(PAYLOAD)).status).toBe(200);
    expect(await box.messages()).toHaveLength(1);
  });
});

describe('hostile senders', () => {
  const NAMES = [
    '../../etc/passwd',
    '..\\..\\windows\\system.ini',
    'a\r\nSet-Cookie: x=1\r\n\r\n<script>alert(1)</script>.pdf',
    '"; filename="evil.exe',
    '<img src=x onerror=alert(1)>',
    '\u202efdp.exe',
    '\u0000',
    '..',
    'message.json',
    '文'.repeat(5_000),
    `a${'.'.repeat(500)}b`,
    '😀'.repeat(500),
    "it's 100% (safe)*.pdf",
  ];

  it('never lets a file name choose a path, split a header or become HTML', async () => {
    const box = await start();
    const files = NAMES.map((name): [string, File] => ['f', new File(['x'], name)]);
    const raw = (name: string) => rawPart('f', 'x', `; filename="${name}"`);
    expect((await box.sendForm(formOf(files))).status).toBe(200);
    const response = await box.get(SEND_FORM, {
      method: 'POST',
      headers: { 'content-type': RAW_TYPE },
      body: raw('../../x') + raw('/etc/passwd') + raw('%2e%2e%2fx') + RAW_END,
    });
    expect(response.status).toBe(200);

    const messages = await box.messages();
    expect(messages.map((message) => message.attachments.length)).toEqual([3, NAMES.length]);
    for (const { id, attachments } of messages) {
      for (const [index] of attachments.entries()) {
        const file = await box.get(`/__mailbox/messages/${id}/attachments/${index + 1}`);
        expect(await answer(file)).toEqual([200, 'x']);
        expect(file.headers.get('set-cookie')).toBeNull();
        expect(file.headers.get('content-disposition')).toMatch(
          /^attachment; filename="[\w -][\w. -]*"; filename\*=UTF-8''(?!\.)(?:[\w.!$&+^`|~-]|%[\dA-F]{2})+$/,
        );
        expect(present(file.headers.get('content-disposition')).length).toBeLessThan(2_000);
      }
      const expected = ['message.json', ...attachments.map((_, n) => `attachment-${n + 1}`)];
      expect(readdirSync(join(box.directory, id)).toSorted()).toEqual(expected.toSorted());
    }
    expect(readdirSync(join(box.directory, '..'))).toEqual(['mail']);
  });

  it('shows hostile HTML as text, under a policy that runs no script', async () => {
    const box = await start();
    const hostile = `"'><script>alert(1)</script><img src=x onerror=alert(1)></title></style>&amp;`;
    const ids = { user_id: hostile, service_id: hostile, template_id: hostile };
    const params = {
      [hostile]: hostile,
      subject: hostile,
      list: [hostile],
      o: { [hostile]: hostile },
    };
    await box.send({ ...ids, template_params: params });
    await box.sendForm(formOf([[hostile, new File(['x'], hostile, { type: 'text/html' })]]));

    const response = await box.get('/__mailbox');
    const page = await response.text();
    expect(page).not.toMatch(/<script|<img|onerror=alert\(1\)>/i);
    expect(page).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(page).toContain('&amp;amp;');

    const policy = response.headers.get('content-security-policy');
    const styles = [...page.matchAll(/<style>(.*?)<\/style>/gs)].map((match) => present(match[1]));
    const hashes = styles.map((css) => createHash('sha256').update(css).digest('base64'));
    expect(hashes).toHaveLength(1);
    expect(policy).toContain(`default-src 'none'; style-src 'sha256-${hashes[0]}';`);
    expect(page).not.toContain(' style=');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  it('reads nothing outside its messages, whatever the address', async () => {
    const box = await start();
    await box.send(PAYLOAD);
    const outside = join(box.directory, '..', 'secret');
    mkdirSync(outside);
    const attachments = [{ name: 'a.txt', type: 'text/plain', size: 6 }];
    writeFileSync(join(outside, 'message.json'), JSON.stringify({ id: '../secret', attachments }));
    writeFileSync(join(outside, 'attachment-1'), 'secret');
    const { id } = present((await box.messages())[0]);
    for (const path of [
      '/__mailbox/messages/..%2fsecret/attachments/1',
      '/__mailbox/messages/%2e%2e/attachments/1',
      `/__mailbox/messages/${id}/attachments/..%2fmessage.json`,
      `/__mailbox/messages/${id}/attachments/1`,
      `/__mailbox/messages/${id}/attachments/1e0`,
      `/__mailbox/messages/${id}/attachments/99999999999999999999`,
      '/__mailbox/messages/__proto__/attachments/1',
      '/__mailbox/messages/%ff/attachments/1',
    ]) {
      const response = await rawRequest(box.port, path, {});
      expect(response.status).toBe(404);
      expect(response.text).not.toContain('secret');
    }
    for (const before of ['', '..', '%00', '<script>', 'zzz', '😀']) {
      const page = await box.get(`/__mailbox?before=${encodeURIComponent(before)}`);
      expect(page.status).toBe(200);
      expect(await page.text()).not.toContain('<script>');
    }
  });

  it('lets no other website clear the mailbox, order answers or open it', async () => {
    const box = await start();
    await box.send(PAYLOAD);
    const own = { host: `127.0.0.1:${box.port}` };
    for (const headers of [
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { origin: `http://127.0.0.1:${box.port + 1}` },
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
      { host: 'evil.example' },
      { host: 'localhost.evil.example' },
    ] as Record<string, string>[]) {
      for (const [path, body] of [
        ['/__mailbox/clear', ''],
        ['/__mailbox/orders', 'answers=500'],
        ['/__mailbox/orders', '{"answers":["500"]}'],
        ['/__mailbox/orders/clear', ''],
      ] as const) {
        const response = await rawRequest(box.port, path, {
          method: 'POST',
          body,
          headers: { ...own, ...headers },
        });
        expect(response.status).toBe(403);
      }
    }
    const read = (host: string) =>
      rawRequest(box.port, '/__mailbox/messages', { headers: { host } });
    expect((await read('evil.example')).status).toBe(403);
    for (const host of ['localhost:80', '[::1]:80', '192.168.1.5', 'devbox', 'devbox.local']) {
      expect((await read(host)).status).toBe(200);
    }
    expect(await box.messages()).toHaveLength(1);
    expect(await box.waiting()).toEqual({ answers: [] });
  });
});

describe('orders', () => {
  it('gives ordered answers in turn with EmailJS’s texts, stores none of them, then is normal again', async () => {
    const box = await start();
    const response = await box.order('429', '451', '403', '500', '503', '400');
    expect(await response.json()).toEqual({ answers: ['429', '451', '403', '500', '503', '400'] });
    expect(await box.page()).toContain('429: Too Many Requests');

    const answers = [];
    for (let n = 0; n < 7; n += 1) answers.push(await answer(await box.send(PAYLOAD)));
    expect(answers).toEqual([
      [429, 'Too Many Requests'],
      [451, 'Unavailable For Headless Browser'],
      [403, 'Forbidden'],
      [500, 'Internal Server Error'],
      [503, 'Service Unavailable'],
      [400, 'Bad Request'],
      [200, 'OK'],
    ]);
    expect(await box.messages()).toHaveLength(1);
  });

  it('uses up no order for a request that is no sending', async () => {
    const box = await start();
    await box.order('500');
    await box.page();
    await box.get(SEND);
    await box.send('x'.repeat(5_000_000));
    expect((await box.sendForm(formOf([]))).status).toBe(500);
    expect((await box.sendForm(formOf([]))).status).toBe(200);
  });

  it('leaves a hung request without answer until the client goes away, then lets it go', async () => {
    const box = await start();
    await box.order('hang');
    const client = new AbortController();
    const hung = box.send(PAYLOAD, { signal: client.signal });
    let settled = false;
    const outcome = hung.catch((error: unknown) => error).finally(() => (settled = true));
    while (JSON.stringify(await box.waiting()) !== '{"answers":[]}');
    const handler = present(box.handled.find(({ path }) => path === SEND));

    expect((await box.send(PAYLOAD)).status).toBe(200);
    expect(settled).toBe(false);
    client.abort();
    expect(await outcome).toMatchObject({ name: 'AbortError' });
    await handler.response;
    expect(await box.messages()).toHaveLength(1);
  });

  it('drops the connection so that the client sees a network failure', async () => {
    const box = await start();
    await box.order('drop', 'drop', 'drop');
    // A browser sends again, unasked, what a kept-alive connection swallowed without a byte in answer.
    const socket = connect(box.port, '127.0.0.1');
    socket.write(`POST ${SEND} HTTP/1.1\r\nHost: localhost\r\nContent-Length: 2\r\n\r\n{}`);
    expect(await text(socket)).toBe('\0');
    await expect(box.send(PAYLOAD)).rejects.toThrow(TypeError);
    await expect(rawRequest(box.port, SEND, { method: 'POST' })).rejects.toThrow();
    expect((await box.send(PAYLOAD)).status).toBe(200);
    expect(await box.messages()).toHaveLength(1);
  });

  it('takes orders from the page’s form and cancels them there', async () => {
    const box = await start();
    const ordered = await box.press('/__mailbox/orders', 'answers=429&answers=hang');
    expect([ordered.status, ordered.headers.get('location')]).toEqual([303, '/__mailbox#orders']);
    expect(await box.waiting()).toEqual({ answers: ['429', 'hang'] });
    expect((await box.press('/__mailbox/orders/clear')).status).toBe(303);
    expect(await box.waiting()).toEqual({ answers: [] });
  });

  it('refuses unknown orders whole, with 400', async () => {
    const box = await start();
    for (const bad of [['429', 'x'], [429], [], ['__proto__']]) {
      expect((await box.order(...bad)).status).toBe(400);
    }
    for (const body of ['', '{', 'null', '{"answers":"429"}', 'answers=x']) {
      const response = await box.get('/__mailbox/orders', { method: 'POST', body });
      expect(response.status).toBe(400);
    }
    expect(await box.waiting()).toEqual({ answers: [] });
  });
});

describe('what is kept', () => {
  it('clears all messages from the page', async () => {
    const box = await start();
    await box.send(PAYLOAD);
    const cleared = await box.press('/__mailbox/clear');
    expect([cleared.status, cleared.headers.get('location')]).toEqual([303, '/__mailbox']);
    expect(await box.messages()).toEqual([]);
    expect(await box.page()).toContain('No messages yet');
    expect(readdirSync(box.directory)).toEqual([]);
  });

  it('shows the same messages after a restart, and still the newest first if the clock went back', async () => {
    const directory = temporaryDirectory();
    const store = openStore(directory);
    const first = await store.save(DRAFT);
    vi.spyOn(Date, 'now').mockReturnValue(0);
    const second = await store.save(DRAFT);
    expect((await openStore(directory).list()).messages).toEqual([second, first]);
  });

  it('hides no message behind one that is damaged', async () => {
    const directory = temporaryDirectory();
    for (const [index, text] of ['{"half', '{"id":"another"}'].entries()) {
      const damaged = join(directory, `20261120T093015123Z-000${index}-1a2b3c4d`);
      mkdirSync(damaged);
      writeFileSync(join(damaged, 'message.json'), text);
    }
    const store = openStore(directory);
    const saved = await store.save(DRAFT);
    expect((await store.list()).messages).toEqual([saved]);
  });

  const DRAFT: Draft = { kind: 'send', ...IDS, template_params: { a: 'b' }, uploads: [] };
});

describe('isMailboxPath', () => {
  it('claims the API and the page, and nothing of the site', () => {
    for (const path of [SEND, SEND_FORM, '/__mailbox', '/__mailbox/', '/__mailbox/messages']) {
      expect(isMailboxPath(path)).toBe(true);
    }
    for (const path of ['/', '/Contact', '/__mailboxes', '/api', '/api/v1.0/emails/send', '']) {
      expect(isMailboxPath(path)).toBe(false);
    }
  });
});
