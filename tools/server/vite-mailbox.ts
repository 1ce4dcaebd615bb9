/** The mailbox in the development server. */
import { getRequestListener } from '@hono/node-server';
import { type Plugin, runnerImport } from 'vite';

/** Lets the development server answer for the mailbox, as `npm start` does. */
export function mailboxPlugin(directory: string): Plugin {
  const load = async () => {
    // Not imported above: Node reads Vite's configuration, and no TypeScript of a package.
    const { module } = await runnerImport<typeof import('@workshop/mailbox')>('@workshop/mailbox');
    const listener = getRequestListener(module.createMailbox({ directory }).fetch);
    return { isMailboxPath: module.isMailboxPath, listener };
  };
  return {
    name: 'mailbox',
    apply: 'serve',
    configureServer(server) {
      // Loaded at the first request: a test run starts this server too, and has no use for a folder of messages.
      let mailbox: ReturnType<typeof load> | undefined;
      server.middlewares.use((request, response, next) => {
        mailbox ??= load();
        mailbox.then(({ isMailboxPath, listener }) => {
          const [pathname = ''] = (request.url ?? '').split('?', 1);
          if (isMailboxPath(pathname)) void listener(request, response);
          else next();
        }, next);
      });
    },
  };
}
