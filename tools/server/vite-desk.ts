/** The owner's desk in the development server, at `/__owner`. */
import { type Plugin, runnerImport } from 'vite';
import { envFolder } from '../owner/folder.ts';
import { appPlugin } from './vite-app.ts';

/** Lets the development server answer for the desk. What is saved is on its pages at once. */
export function deskPlugin(): Plugin {
  return appPlugin('desk', async ({ config }) => {
    // Not imported above: Node reads Vite's configuration, and no TypeScript of a package.
    const { module } =
      await runnerImport<typeof import('../desk/desk.tsx')>('/tools/desk/desk.tsx');
    const facts = await runnerImport<typeof import('@workshop/facts')>('@workshop/facts');
    const { host } = config.server;
    return {
      app: module.createDesk({
        owner: facts.module.ownerFolder(),
        env: envFolder(),
        host: host === true ? '0.0.0.0' : host || 'localhost',
      }),
      isOwn: (path) => path === '/__owner' || path.startsWith('/__owner/'),
    };
  });
}
