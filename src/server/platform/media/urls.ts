const MEDIA_PATH = '/media';
const SAMPLE_PATH = `${MEDIA_PATH}/pictures`;

/** The URL path of a file in the store. */
export const mediaUrl = (key: string): string => `${MEDIA_PATH}/${key}`;

/** The URL path of a bundled picture. */
export const sampleUrl = (key: string): string => `${SAMPLE_PATH}/${key}`;

export const isSampleUrl = (url: string): boolean => url.startsWith(`${SAMPLE_PATH}/`);

/** The store key of a URL path; null for other paths. */
export const keyOfUrl = (url: string): string | null =>
  url.startsWith(`${MEDIA_PATH}/`) && !isSampleUrl(url) ? url.slice(MEDIA_PATH.length + 1) : null;
