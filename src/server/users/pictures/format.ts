import type { PICTURE_TYPES } from '#api/contract/users.ts';

type PictureType = (typeof PICTURE_TYPES)[number];

/** How each kind of file begins; `null` is any byte. */
const BEGINNINGS: Readonly<Record<PictureType, readonly (number | null)[]>> = {
  'image/jpeg': [0xff, 0xd8, 0xff],
  'image/png': [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  'image/webp': [...Buffer.from('RIFF'), null, null, null, null, ...Buffer.from('WEBP')],
};

/** Whether a file is one of `PICTURE_TYPES`, by its content: names and declared types say nothing. */
export const isPicture = (file: Buffer): boolean =>
  Object.values(BEGINNINGS).some((beginning) =>
    beginning.every((byte, index) => byte === null || file[index] === byte),
  );
