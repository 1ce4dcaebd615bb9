/** Replaces a folder at once. */
import { mkdir, rename, rm } from 'node:fs/promises';

/**
 * Makes a folder anew beside the old one, which gives way only when the new one is whole.
 * @param make fills an empty folder; what it returns is handed on, and where it throws the old folder stays as it was.
 */
export async function replaceFolder<T>(
  folder: string,
  make: (folder: string) => Promise<T>,
): Promise<T> {
  const [next, last] = [`${folder}-next`, `${folder}-last`];
  await remove(next);
  await mkdir(next, { recursive: true });
  try {
    const made = await make(next);
    await remove(last);
    await rename(folder, last).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT') throw error;
    });
    await rename(next, folder);
    await remove(last);
    return made;
  } finally {
    await remove(next);
  }
}

const remove = (folder: string) => rm(folder, { recursive: true, force: true });
