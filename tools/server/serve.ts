/** Starts a server. */
import { createAdaptorServer } from '@hono/node-server';
import type { Hono } from 'hono';
import type { AddressInfo } from 'node:net';

/** The server could not take its place; the message says what the user can do. */
export class ServeError extends Error {
  override name = 'ServeError';
}

/**
 * Reads where to listen from the environment: `PORT` (4173) and `HOST` (loopback unless told otherwise).
 * @throws ServeError when `PORT` is no port.
 */
export function readAddress(env: Readonly<Record<string, string | undefined>>): {
  port: number;
  host: string;
} {
  const port = Number(env.PORT || 4173);
  if (!Number.isInteger(port) || port < 0 || port > 65535) {
    throw new ServeError(`PORT is "${env.PORT}"; it must be a number from 0 to 65535.`);
  }
  return { port, host: env.HOST || '127.0.0.1' };
}

/**
 * Serves an application until it is closed.
 * @returns its address, and a function that closes it together with the connections still open.
 * @throws ServeError when the port is taken or may not be used.
 */
export async function serve(
  app: Hono,
  { port, host }: { port: number; host: string },
): Promise<{ url: string; close: () => Promise<void> }> {
  const server = createAdaptorServer({ fetch: app.fetch });
  await new Promise<void>((listening, failed) => {
    server.once('error', (error: NodeJS.ErrnoException) => failed(explain(error, port, host)));
    server.listen(port, host, listening);
  });
  const bound = server.address() as AddressInfo;
  // Not `localhost`: another program may answer there under IPv6.
  const name = host.includes(':') ? `[${host}]` : host;
  return {
    url: `http://${name}:${bound.port}`,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        if ('closeAllConnections' in server) server.closeAllConnections();
      }),
  };
}

function explain(error: NodeJS.ErrnoException, port: number, host: string): Error {
  switch (error.code) {
    case 'EADDRINUSE':
      return new ServeError(
        `Port ${port} is taken. Stop the program that uses it, or choose another: PORT=${port + 1} npm start`,
      );
    case 'EACCES':
      return new ServeError(
        `Port ${port} needs special rights. Choose one above 1023: PORT=4173 npm start`,
      );
    case 'EADDRNOTAVAIL':
      return new ServeError(`This machine has no address ${host} (HOST).`);
    default:
      return error;
  }
}
