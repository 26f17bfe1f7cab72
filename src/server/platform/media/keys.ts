import path from 'node:path';

/** The content types that are stored, by the ending of the key. */
const TYPES: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.jpg': 'image/jpeg',
};
/** The folder of the photographs of homes. */
export const LISTINGS_FOLDER = 'listings';
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

/** A picture that anyone may store for ever: its key never changes its content. */
export const PUBLIC_CACHING = 'public, max-age=31536000, immutable';

/**
 * How caches may store a file of the media store. Photographs of homes are public; the others are of people, and are
 * deleted with their account: no shared cache stores them, and a browser asks each time whether they are still there.
 */
export const cachingOf = (key: string): string =>
  key.startsWith(`${LISTINGS_FOLDER}/`) ? PUBLIC_CACHING : 'private, no-cache';
