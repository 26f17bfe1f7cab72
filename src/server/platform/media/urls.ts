import { pictureAt } from '#domain/pictures.ts';

const MEDIA_PATH = '/media';
const SAMPLE_PATH = `${MEDIA_PATH}/pictures`;

/** Where what the store keeps under a key is served. */
export const mediaUrl = (key: string): string => `${MEDIA_PATH}/${key}`;

/** Where a file of the pictures that come with the product is served. */
export const sampleUrl = (key: string): string => `${SAMPLE_PATH}/${key}`;

/** Whether an address is of a picture that comes with the product. */
export const isSampleUrl = (url: string): boolean => url.startsWith(`${SAMPLE_PATH}/`);

/** The key in the store that an address leads to; null for all other addresses. */
export const keyOfUrl = (url: string): string | null =>
  url.startsWith(`${MEDIA_PATH}/`) && !isSampleUrl(url) ? url.slice(MEDIA_PATH.length + 1) : null;

/** The picture in the shape of shared links, for the address of a listing's picture; null for foreign ones. */
export const shareUrlOf = (url: string): string | null => {
  const picture = pictureAt(url);
  return picture && `${picture.folder}/share.jpg`;
};
