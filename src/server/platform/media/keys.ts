import path from 'node:path';

/** The content types that are stored, by the ending of the key. */
const TYPES: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.jpg': 'image/jpeg',
};
const MAX_LENGTH = 200;
const KEY = /^(?:[A-Za-z0-9][A-Za-z0-9_-]*\/){0,4}[A-Za-z0-9][A-Za-z0-9_-]*\.(?:avif|webp|jpg)$/;

/** A key has names without dots and a picture's ending, so it cannot lead out of the store. */
export const isMediaKey = (key: string): boolean => key.length <= MAX_LENGTH && KEY.test(key);

/** The content type of a key. It is never guessed from the content or taken from the uploader. */
export function mediaTypeOf(key: string): string {
  const type = TYPES[path.posix.extname(key)];
  if (type === undefined || !isMediaKey(key)) throw new Error(`"${key}" is not a key of the media store`);
  return type;
}
