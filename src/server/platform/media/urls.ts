import { isRendered, RENDERED_PATH } from '#domain/listings/pictures.ts';

const MEDIA_PATH = '/media';

/** The URL path of a file in the store. */
export const mediaUrl = (key: string): string => `${MEDIA_PATH}/${key}`;

/** The URL path of a bundled picture. */
export const sampleUrl = (key: string): string => `${RENDERED_PATH}/${key}`;

/** The store key of a URL path; null for other paths. */
export const keyOfUrl = (url: string): string | null =>
  url.startsWith(`${MEDIA_PATH}/`) && !isRendered(url) ? url.slice(MEDIA_PATH.length + 1) : null;
