import type { Picture } from './types.ts';

/**
 * A picture that the owner names: a file of theirs, which has an ending, or one of the site's own.
 * @param folder below `owner/`, where the file is.
 */
export function ownedPicture(
  folder: 'portraits' | 'projects',
  file: string,
  alt: string,
): Picture | undefined {
  if (file === '') return undefined;
  const [name = '', ending] = file.split('.');
  return { name: ending === undefined ? name : `${folder}/${name}`, alt };
}
