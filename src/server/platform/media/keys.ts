import path from 'node:path';

/** The allowed content types, by the key's file extension. */
const TYPES: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.jpg': 'image/jpeg',
};
/** The folder of the photographs of homes. */
export const LISTINGS_FOLDER = 'listings';
const MAX_LENGTH = 200;
const KEY = /^(?:[A-Za-z0-9][A-Za-z0-9_-]*\/){0,4}[A-Za-z0-9][A-Za-z0-9_-]*\.(?:avif|webp|jpg)$/;

/** The segments of a key have no dots except for the extension, so a key cannot escape the store. */
export const isMediaKey = (key: string): boolean => key.length <= MAX_LENGTH && KEY.test(key);

/** The content type, derived only from the key, never from the content or the uploader. */
export function mediaTypeOf(key: string): string {
  const type = TYPES[path.posix.extname(key)];
  if (type === undefined || !isMediaKey(key)) throw new Error(`"${key}" is not a key of the media store`);
  return type;
}

/** For public pictures whose content never changes under the same key. */
export const PUBLIC_CACHING = 'public, max-age=31536000, immutable';

/**
 * The `Cache-Control` of a media file. Photographs of homes are public. The others show people and are deleted with their
 * account, so shared caches must not store them and browsers must revalidate them.
 */
export const cachingOf = (key: string): string =>
  key.startsWith(`${LISTINGS_FOLDER}/`) ? PUBLIC_CACHING : 'private, no-cache';
