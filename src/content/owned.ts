import type { Picture } from './types.ts';

type Folder = 'portraits' | 'projects' | 'posts';

/**
 * A picture that the owner names: a file of theirs, which has an ending, or one of the site's own.
 * @param folder below `owner/`, where the file is.
 */
export function pictureIn(folder: Folder, file: string, alt: string): Picture {
  const [name = '', ending] = file.split('.');
  return { name: ending === undefined ? name : `${folder}/${name}`, alt };
}

/** The same, where the owner may name none. */
export const ownedPicture = (folder: Folder, file: string, alt: string): Picture | undefined =>
  file === '' ? undefined : pictureIn(folder, file, alt);
