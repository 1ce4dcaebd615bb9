export { createMailbox, isMailboxPath } from './mailbox.ts';
