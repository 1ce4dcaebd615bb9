export { createMailbox, isMailboxPath, type MailboxOptions } from './mailbox.ts';
