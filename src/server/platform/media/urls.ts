const MEDIA_PATH = '/media';
const SAMPLE_PATH = `${MEDIA_PATH}/pictures`;

/** The path that a file of the store is served at. */
export const mediaUrl = (key: string): string => `${MEDIA_PATH}/${key}`;

/** The path that a picture of the product's own is served at. */
export const sampleUrl = (key: string): string => `${SAMPLE_PATH}/${key}`;

/** Whether a path is that of a picture of the product's own. */
export const isSampleUrl = (url: string): boolean => url.startsWith(`${SAMPLE_PATH}/`);

/** The key of a path into the store; null for other paths. */
export const keyOfUrl = (url: string): string | null =>
  url.startsWith(`${MEDIA_PATH}/`) && !isSampleUrl(url) ? url.slice(MEDIA_PATH.length + 1) : null;
