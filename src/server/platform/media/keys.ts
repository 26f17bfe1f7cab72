import path from 'node:path';

/** What is kept, by how its key ends. */
const TYPES: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.jpg': 'image/jpeg',
};
const MAX_LENGTH = 200;
const KEY = /^(?:[A-Za-z0-9][A-Za-z0-9_-]*\/){0,4}[A-Za-z0-9][A-Za-z0-9_-]*\.(?:avif|webp|jpg)$/;

/** Names and folders without dots, and a picture's ending: a key can lead nowhere else. */
export const isMediaKey = (key: string): boolean => key.length <= MAX_LENGTH && KEY.test(key);

/** The type that a key promises. What is served is never sniffed, nor taken from whoever brought it. */
export function mediaTypeOf(key: string): string {
  const type = TYPES[path.posix.extname(key)];
  if (type === undefined || !isMediaKey(key)) throw new Error(`"${key}" is not a key of the media store`);
  return type;
}
