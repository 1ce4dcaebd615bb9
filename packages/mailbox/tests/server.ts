/** A mailbox in a process of its own, to be killed: `node --import tsx server.ts <directory>` prints its port. */
import { serve } from '@hono/node-server';
import { createMailbox } from '../src/mailbox.ts';

const [directory] = process.argv.slice(2);
if (directory === undefined) throw new Error('Usage: server.ts <directory>');
serve({ fetch: createMailbox({ directory }).fetch, hostname: '127.0.0.1', port: 0 }, ({ port }) => {
  console.log(port);
});
