import { randomBytes } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';

export type Json = string | number | boolean | null | Json[] | { [name: string]: Json };

/** A file as the sender described it. `name` and `type` are the sender's words: never a path, never a header. */
export interface Attachment {
  field: string;
  name: string;
  type: string;
  /** Bytes. */
  size: number;
}

export interface Upload extends Omit<Attachment, 'size'> {
  content: Uint8Array;
}

/** What the sender said, in EmailJS's own names. A form field given several times is a list in `template_params`. */
export interface Draft {
  kind: 'send' | 'send-form';
  lib_version?: string;
  user_id: string;
  service_id: string;
  template_id: string;
  template_params: { [name: string]: Json };
  uploads: Upload[];
}

export interface Message extends Omit<Draft, 'uploads'> {
  /** Sorts by time of arrival: `20261120T093015123Z-0000-1a2b3c4d`. */
  id: string;
  /** ISO 8601, UTC, milliseconds. */
  receivedAt: string;
  attachments: Attachment[];
}

/** Part of the messages, newest first. */
export interface Listing {
  messages: Message[];
  /** All messages on disk, not only those listed. */
  total: number;
  /** True when messages older than the last one listed exist. */
  hasOlder: boolean;
}

export interface Store {
  /**
   * Puts a message on disk, and only then resolves.
   * @throws the file system's error (`ENOSPC`, `EACCES`, …), after which nothing of the message is left to see.
   */
  save(draft: Draft): Promise<Message>;
  /**
   * Lists finished messages, newest first.
   * @param range `before` an id (exclusive), at most `limit` of them; by default all.
   */
  list(range?: { before?: string; limit?: number }): Promise<Listing>;
  /**
   * Reads one attachment; `number` counts from 1 in the order of `Message.attachments`.
   * Resolves to undefined for an id or number that does not exist, whatever its spelling.
   */
  attachment(
    id: string,
    number: number,
  ): Promise<{ attachment: Attachment; content: Uint8Array<ArrayBuffer> } | undefined>;
  /** Deletes every message that is finished when it is called. */
  clear(): Promise<void>;
}

const MESSAGE_FILE = 'message.json';
const ID = /^\d{8}T\d{9}Z-\d{4}-[0-9a-f]{8}$/;

/**
 * Opens the mailbox kept in `directory` (made if missing).
 *
 * On disk a message is one folder, named by its id, with `message.json` and the files `attachment-1`, `attachment-2`, …
 * The folder is written under a temporary name and then renamed, so a folder with a message's name is always whole.
 * @throws the file system's error if the directory cannot be made.
 */
export function openStore(directory: string): Store {
  const root = resolve(directory);
  mkdirSync(root, { recursive: true });

  async function ids(): Promise<string[]> {
    const names = await readdir(root).catch(unlessMissing);
    return (names ?? [])
      .filter((name) => ID.test(name))
      .toSorted()
      .toReversed();
  }

  async function read(id: string): Promise<Message | undefined> {
    const text = await readFile(join(root, id, MESSAGE_FILE), 'utf8').catch(unlessMissing);
    return text === undefined ? undefined : parseMessage(id, text);
  }

  return {
    async save({ uploads, ...draft }) {
      const stamp = nextStamp();
      const message: Message = {
        ...stamp,
        ...draft,
        attachments: uploads.map(({ content, ...words }) => ({ ...words, size: content.length })),
      };
      const temporary = join(root, `.tmp-${stamp.id}`);
      try {
        await mkdir(temporary, { recursive: true });
        await writeFile(join(temporary, MESSAGE_FILE), JSON.stringify(message, null, 2));
        for (const [index, { content }] of uploads.entries())
          await writeFile(join(temporary, attachmentFile(index + 1)), content);
        await rename(temporary, join(root, stamp.id));
      } catch (error) {
        await rm(temporary, { recursive: true, force: true });
        throw error;
      }
      return message;
    },

    async list({ before, limit = Infinity } = {}) {
      const all = await ids();
      const wanted = before === undefined ? all : all.filter((id) => id < before);
      const listed = wanted.slice(0, limit);
      const messages: Message[] = [];
      for (const id of listed) {
        const message = await read(id);
        if (message) messages.push(message);
      }
      return { messages, total: all.length, hasOlder: wanted.length > listed.length };
    },

    async attachment(id, number) {
      const message = ID.test(id) ? await read(id) : undefined;
      const attachment = message?.attachments[number - 1];
      if (!attachment) return undefined;
      const content = await readFile(join(root, id, attachmentFile(number))).catch(unlessMissing);
      return content && { attachment, content };
    },

    async clear() {
      for (const id of await ids()) await rm(join(root, id), { recursive: true, force: true });
    },
  };
}

const attachmentFile = (number: number) => `attachment-${number}`;

let lastTime = 0;
let sequence = 0;

/** Two messages of one process never share an id nor swap order, even if the clock is set back between them. */
function nextStamp(): { id: string; receivedAt: string } {
  const time = Math.max(Date.now(), lastTime);
  sequence = time === lastTime ? sequence + 1 : 0;
  lastTime = time;
  const receivedAt = new Date(time).toISOString();
  const order = String(sequence).padStart(4, '0');
  // The random part keeps two processes apart.
  const id = `${receivedAt.replace(/[-:.]/g, '')}-${order}-${randomBytes(4).toString('hex')}`;
  return { id, receivedAt };
}

/** Undefined for a file that somebody else wrote or damaged: one bad folder must not hide the other messages. */
function parseMessage(id: string, text: string): Message | undefined {
  try {
    const message = JSON.parse(text) as Message;
    return message.id === id ? message : undefined;
  } catch {
    return undefined;
  }
}

/** A message may be cleared, by us or by hand, while it is being listed. */
function unlessMissing(error: unknown): undefined {
  const { code } = error as NodeJS.ErrnoException;
  if (code === 'ENOENT' || code === 'ENOTDIR') return undefined;
  throw error;
}
