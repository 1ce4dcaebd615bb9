import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createServer } from 'vite';
import { mailboxPlugin } from '../../tools/server/vite-mailbox.ts';

test('an address that is none does not end the development server', async () => {
  const root = mkdtempSync(join(tmpdir(), 'served-'));
  const server = await createServer({
    root,
    configFile: false,
    logLevel: 'silent',
    server: { port: 0, host: '127.0.0.1', ws: false },
    plugins: [mailboxPlugin(join(root, 'mailbox'))],
  });
  await server.listen();
  const { port } = new URL(server.resolvedUrls?.local[0] ?? '');
  const answer = await new Promise<string>((answered, failed) => {
    const socket = connect(Number(port), '127.0.0.1');
    socket.on('data', (data) => answered(String(data))).on('error', failed);
    socket.write('GET // HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n');
  });
  expect(answer).toMatch(/^HTTP\/1\.1 [2-4]/);
  const messages = await fetch(`http://127.0.0.1:${port}/__mailbox/messages`);
  expect(messages.status).toBe(200);
  await server.close();
  rmSync(root, { recursive: true });
});
