import sharp, { type Metadata, type Sharp } from 'sharp';

/** What pictures may come as, by how each kind of file begins; `null` is any byte. */
const BEGINNINGS: readonly (readonly (number | null)[])[] = [
  [0xff, 0xd8, 0xff],
  [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
  [...Buffer.from('RIFF'), null, null, null, null, ...Buffer.from('WEBP')],
];

export const PICTURE_FAULTS = {
  unknown: 'it is no JPEG, PNG or WebP',
  broken: 'the file is broken',
  animated: 'it is animated',
  huge: 'it has too many pixels',
} as const;
export type PictureErrorKind = keyof typeof PICTURE_FAULTS;

/** A file that cannot be used as a picture. */
export class PictureError extends Error {
  readonly kind: PictureErrorKind;

  constructor(kind: PictureErrorKind, options?: ErrorOptions) {
    super(PICTURE_FAULTS[kind], options);
    this.name = 'PictureError';
    this.kind = kind;
  }
}

export interface PictureFile {
  /** Its width and height as a person sees it, the right way up. */
  readonly widthPx: number;
  readonly heightPx: number;
  /** Reads the picture: the right way up, in sRGB, with nothing of what the camera wrote beside it. */
  readonly open: () => Sharp;
}

/**
 * Looks at a file that came from outside, by its content alone: names and declared types say nothing.
 * @param maxPixels a small file can name a size that no memory holds.
 * @throws PictureError
 */
export async function pictureFile(file: Buffer, maxPixels: number): Promise<PictureFile> {
  const isKnown = BEGINNINGS.some((beginning) =>
    beginning.every((byte, index) => byte === null || file[index] === byte),
  );
  if (!isKnown) throw new PictureError('unknown');
  const { pages = 1, autoOrient } = await metadataOf(file);
  if (pages > 1 || isAnimatedPng(file)) throw new PictureError('animated');
  const { width: widthPx, height: heightPx } = autoOrient;
  if (widthPx * heightPx > maxPixels) throw new PictureError('huge');
  return {
    widthPx,
    heightPx,
    open: () => sharp(file, { limitInputPixels: maxPixels }).autoOrient(),
  };
}

/** Runs what reads a picture to its end. @throws PictureError `broken` where the file ends or errs on the way. */
export async function decoding<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    throw new PictureError('broken', { cause: error });
  }
}

/** The header alone is read, so that a picture of any size may be asked. */
const metadataOf = (file: Buffer): Promise<Metadata> =>
  decoding(() => sharp(file, { limitInputPixels: false }).metadata());

/** A PNG says that it moves before its first pixels; its reader shows the first frame and says nothing. */
function isAnimatedPng(file: Buffer): boolean {
  const animation = file.indexOf('acTL');
  return file[0] === 0x89 && animation !== -1 && animation < file.indexOf('IDAT');
}
