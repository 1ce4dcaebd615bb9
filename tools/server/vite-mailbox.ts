import { getRequestListener } from '@hono/node-server';
import type { Plugin } from 'vite';
import { createMailbox, isMailboxPath } from '../mailbox/mailbox.ts';

/** Lets the development server answer for the mailbox, as `npm start` does. */
export function mailboxPlugin(directory: string): Plugin {
  return {
    name: 'mailbox',
    apply: 'serve',
    configureServer(server) {
      // Made at the first request: a test run starts this server too, and has no use for a folder of messages.
      let listener: ReturnType<typeof getRequestListener> | undefined;
      server.middlewares.use((request, response, next) => {
        if (!isMailboxPath(new URL(request.url ?? '/', 'http://localhost').pathname)) return next();
        listener ??= getRequestListener(createMailbox({ directory }).fetch);
        void listener(request, response);
      });
    },
  };
}
