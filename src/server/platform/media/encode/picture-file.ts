import type { Metadata, Sharp } from 'sharp';

/** The first bytes of each accepted format; `null` is any byte. */
const MAGIC_NUMBERS: readonly (readonly (number | null)[])[] = [
  [0xff, 0xd8, 0xff],
  [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  [...Buffer.from('RIFF'), null, null, null, null, ...Buffer.from('WEBP')],
];

const PICTURE_ERRORS = {
  unknown: 'it is no JPEG, PNG or WebP',
  broken: 'the file is broken',
  animated: 'it is animated',
  huge: 'it has too many pixels',
} as const;
export type PictureErrorKind = keyof typeof PICTURE_ERRORS;

/** A file that cannot be used as a picture. */
export class PictureError extends Error {
  readonly kind: PictureErrorKind;

  constructor(kind: PictureErrorKind, options?: ErrorOptions) {
    super(PICTURE_ERRORS[kind], options);
    this.name = 'PictureError';
    this.kind = kind;
  }
}

export interface PictureFile {
  /** Width and height after rotation. */
  readonly widthPx: number;
  readonly heightPx: number;
  /** Opens the picture: upright, in sRGB, without the camera's metadata. */
  readonly open: () => Sharp;
}

/**
 * Checks an uploaded file by its content alone: its name and declared type are not trusted.
 * @param maxPixels limits memory use: a small file can declare a huge size.
 * @throws PictureError
 */
export async function pictureFile(file: Buffer, maxPixels: number): Promise<PictureFile> {
  const isKnown = MAGIC_NUMBERS.some((beginning) =>
    beginning.every((byte, index) => byte === null || file[index] === byte),
  );
  if (!isKnown) throw new PictureError('unknown');
  // Loaded on first use, because many processes never decode a picture.
  const { default: sharp } = await import('sharp');
  const { pages = 1, autoOrient } = await decoding(() => headerOf(sharp, file));
  if (pages > 1 || isAnimatedPng(file)) throw new PictureError('animated');
  const { width: widthPx, height: heightPx } = autoOrient;
  if (widthPx * heightPx > maxPixels) throw new PictureError('huge');
  return {
    widthPx,
    heightPx,
    open: () => sharp(file, { limitInputPixels: maxPixels }).autoOrient(),
  };
}

/** Runs `work`, which decodes a picture. @throws PictureError `broken` if it fails. */
export async function decoding<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    throw new PictureError('broken', { cause: error });
  }
}

/** Reads only the header, so the picture's size does not matter. */
const headerOf = (sharp: typeof import('sharp').default, file: Buffer): Promise<Metadata> =>
  sharp(file, { limitInputPixels: false }).metadata();

/** Detects an animated PNG by its declaration before the pixel data; sharp would silently decode the first frame. */
function isAnimatedPng(file: Buffer): boolean {
  const animation = file.indexOf('acTL');
  return file[0] === 0x89 && animation !== -1 && animation < file.indexOf('IDAT');
}
