import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { readAddress, serve, ServeError } from '../../tools/server/serve.ts';

test('the site is at port 4173 of this machine only, unless told otherwise', () => {
  expect(readAddress({})).toEqual({ port: 4173, host: '127.0.0.1' });
  expect(readAddress({ PORT: '8080', HOST: '0.0.0.0' })).toEqual({ port: 8080, host: '0.0.0.0' });
});

test.each(['abc', '-1', '65536', '80.5'])('PORT=%s is a clear error', (PORT) => {
  expect(() => readAddress({ PORT })).toThrow(ServeError);
  expect(() => readAddress({ PORT })).toThrow(`PORT is "${PORT}"`);
});

test('a taken port is a clear error that names the port and a way out', async () => {
  const first = await serve(new Hono(), { port: 0, host: '127.0.0.1' });
  const port = Number(new URL(first.url).port);
  await expect(serve(new Hono(), { port, host: '127.0.0.1' })).rejects.toThrow(
    new RegExp(`Port ${port} is taken.*PORT=${port + 1} npm start`),
  );
  await first.close();
});

test('a host that is not this machine’s is a clear error', async () => {
  await expect(serve(new Hono(), { port: 0, host: '192.0.2.1' })).rejects.toThrow(
    'no address 192.0.2.1',
  );
});
