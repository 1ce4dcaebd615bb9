import { randomBytes } from 'node:crypto';
import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { z } from 'zod';

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
   * Puts a message on disk so that it outlives a crash, and only then resolves.
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

const MESSAGE: z.ZodType<Message> = z.object({
  id: z.string(),
  receivedAt: z.iso.datetime(),
  kind: z.enum(['send', 'send-form']),
  lib_version: z.string().exactOptional(),
  user_id: z.string(),
  service_id: z.string(),
  template_id: z.string(),
  // Not z.record, which loses a param called `__proto__`.
  template_params: z.custom<Message['template_params']>(
    (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
  ),
  attachments: z.array(
    z.object({ field: z.string(), name: z.string(), type: z.string(), size: z.number() }),
  ),
});

const MESSAGE_FILE = 'message.json';
const ID = /^\d{8}T\d{9}Z-\d{4}-[0-9a-f]{8}$/;
/** Names the process in every unfinished folder, so that a second server on the same mailbox spares our work. */
const RUN = randomBytes(4).toString('hex');
const TEMPORARY = /^\.tmp-(\d+)-([0-9a-f]{8})-/;
/** Listing reads this many messages at once: ten thousand at once would run out of file handles. */
const READ_BATCH = 64;

/**
 * Opens the mailbox kept in `directory` (made if missing) and clears what killed processes left unfinished.
 *
 * On disk a message is one folder, named by its id, with `message.json` and the files `attachment-1`, `attachment-2`, …
 * The folder is written under a temporary name and flushed to the disk. Then it is renamed, so a folder with a message's
 * name is always whole. Several processes may share one directory.
 * @throws the file system's error if the directory cannot be made or read.
 */
export function openStore(directory: string): Store {
  const root = resolve(directory);
  mkdirSync(root, { recursive: true });
  for (const name of readdirSync(root)) {
    if (isLeftover(name)) rmSync(join(root, name), { recursive: true, force: true });
  }

  const temporaryPath = (id: string) => join(root, `.tmp-${process.pid}-${RUN}-${id}`);

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
      const temporary = temporaryPath(stamp.id);
      await makeDurableDirectory(root);
      await mkdir(temporary);
      try {
        await writeDurably(join(temporary, MESSAGE_FILE), JSON.stringify(message, null, 2));
        for (const [index, { content }] of uploads.entries()) {
          await writeDurably(join(temporary, attachmentFile(index + 1)), content);
        }
        await syncDirectory(temporary);
        await rename(temporary, join(root, stamp.id));
        await syncDirectory(root);
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
      for (let start = 0; start < listed.length; start += READ_BATCH) {
        const batch = await Promise.all(listed.slice(start, start + READ_BATCH).map(read));
        messages.push(...batch.filter((message) => message !== undefined));
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
      // Renamed first, so that a message is there or gone and never half deleted.
      for (const id of await ids()) {
        const temporary = temporaryPath(id);
        await rename(join(root, id), temporary).catch(unlessMissing);
        await rm(temporary, { recursive: true, force: true });
      }
      await syncDirectory(root).catch(unlessMissing);
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

function isLeftover(name: string): boolean {
  const match = TEMPORARY.exec(name);
  if (!match) return false;
  const owner = Number(match[1]);
  return owner === process.pid ? match[2] !== RUN : !isRunning(owner);
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: it runs, under another user.
    return isSystemError(error) && error.code === 'EPERM';
  }
}

/** Undefined for a file that somebody else wrote or damaged: one bad folder must not hide the other messages. */
function parseMessage(id: string, text: string): Message | undefined {
  try {
    const message = MESSAGE.parse(JSON.parse(text));
    return message.id === id ? message : undefined;
  } catch {
    return undefined;
  }
}

async function writeDurably(path: string, content: string | Uint8Array): Promise<void> {
  const file = await open(path, 'wx');
  try {
    await file.writeFile(content);
    await file.sync();
  } finally {
    await file.close();
  }
}

/** A new name survives a power cut only once the directory holding it is flushed too. */
async function syncDirectory(path: string): Promise<void> {
  // Windows cannot open a directory, and its file system journals renames by itself.
  if (process.platform === 'win32') return;
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function makeDurableDirectory(path: string): Promise<void> {
  const firstMade = await mkdir(path, { recursive: true });
  if (firstMade === undefined) return;
  for (let made = path; ; made = dirname(made)) {
    await syncDirectory(dirname(made));
    if (made === firstMade || made === dirname(made)) return;
  }
}

const isSystemError = (error: unknown): error is NodeJS.ErrnoException =>
  error instanceof Error && 'code' in error;

/** A message may be cleared, by us or by hand, while it is being listed. */
function unlessMissing(error: unknown): undefined {
  if (isSystemError(error) && (error.code === 'ENOENT' || error.code === 'ENOTDIR'))
    return undefined;
  throw error;
}
