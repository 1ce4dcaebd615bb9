/** The mailbox in the development server. */
import { type Plugin, runnerImport } from 'vite';
import { appPlugin } from './vite-app.ts';

/** Lets the development server answer for the mailbox. */
export function mailboxPlugin(directory: string): Plugin {
  return appPlugin('mailbox', async () => {
    // Not imported above: Node reads Vite's configuration, and no TypeScript of a package.
    const { module } = await runnerImport<typeof import('@workshop/mailbox')>('@workshop/mailbox');
    return { app: module.createMailbox({ directory }), isOwn: module.isMailboxPath };
  });
}
