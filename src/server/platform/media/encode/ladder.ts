import sharp, { type Sharp } from 'sharp';
import { PICTURE_WIDTHS_PX, SHARE_FILE, SHARE_MAX_BYTES, SHARE_PX } from '#domain/listings/pictures.ts';
import { decoding, type PictureFile } from './picture-file.ts';

const SAMPLE_SIDE_PX = 64;

const LADDER_FORMATS = ['avif', 'webp', 'jpg'] as const;
type LadderFormat = (typeof LADDER_FORMATS)[number];

/** The encoders of each format. */
interface Quality {
  readonly encoders: Readonly<Record<LadderFormat, (picture: Sharp) => Sharp>>;
  /** JPEG qualities for the share image, best first; the first with a small enough file is used. */
  readonly share: readonly number[];
}

/** For photographs, which are viewed closely. */
export const PHOTOGRAPH: Quality = {
  encoders: {
    avif: (picture) => picture.avif({ quality: 56, effort: 4 }),
    webp: (picture) => picture.webp({ quality: 76, effort: 5 }),
    jpg: (picture) => picture.jpeg({ quality: 78, mozjpeg: true }),
  },
  share: [82, 74, 64, 52, 40, 28],
};

/**
 * For the sample's rendered pictures, which must be small enough for the repository. AVIF gets the best quality, because
 * nearly all browsers support it.
 */
export const RENDERED: Quality = {
  encoders: {
    avif: (picture) => picture.avif({ quality: 46, effort: 6 }),
    webp: (picture) => picture.webp({ quality: 37, effort: 6 }),
    jpg: (picture) => picture.jpeg({ quality: 32, mozjpeg: true }),
  },
  share: [66, 55, 45],
};

/** For small pictures of building sites: earth and bare blocks compress badly, and few people view them closely. */
export const SMALL: Pick<Quality, 'encoders'> = {
  encoders: {
    avif: (picture) => picture.avif({ quality: 35, effort: 6 }),
    webp: (picture) => picture.webp({ quality: 12, effort: 6 }),
    jpg: (picture) => picture.jpeg({ quality: 20, mozjpeg: true }),
  },
};

/** The names of a picture's files in these widths. */
export const filesOfWidths = (widthsPx: readonly number[]): string[] =>
  widthsPx.flatMap((widthPx) => LADDER_FORMATS.map((format) => `${widthPx}.${format}`));

/** The names of all files of a picture. */
export const LADDER_FILES: readonly string[] = [...filesOfWidths(PICTURE_WIDTHS_PX), SHARE_FILE];

interface EncodedPicture {
  /** The dominant colour, `rrggbb`: shown until the picture is loaded. */
  readonly color: string;
  /** By name: `400.avif` to `1280.jpg`, and `share.jpg`. */
  readonly files: ReadonlyMap<string, Buffer>;
}

/**
 * Encodes a picture in each width and format, plus a 1200 × 630 crop for shared links. Sequential, to limit memory.
 * @throws PictureError `broken`
 */
export const encodeLadder = ({ open }: PictureFile, { encoders, share }: Quality): Promise<EncodedPicture> =>
  decoding(async () => {
    const files = await inWidths(open, PICTURE_WIDTHS_PX, encoders);
    const cut = await decodeOnce(open().resize({ ...SHARE_PX, fit: 'cover' }));
    files.set(SHARE_FILE, await smallEnough(cut, share));
    return { color: await dominantColor(open()), files };
  });

/**
 * Encodes a picture in each of these widths and in each format; no share image.
 * @throws PictureError `broken`
 */
export const encodeWidths = (
  { open }: PictureFile,
  widthsPx: readonly number[],
  { encoders }: Pick<Quality, 'encoders'>,
): Promise<EncodedPicture> =>
  decoding(async () => ({
    color: await dominantColor(open()),
    files: await inWidths(open, widthsPx, encoders),
  }));

async function inWidths(
  open: PictureFile['open'],
  widthsPx: readonly number[],
  encoders: Quality['encoders'],
): Promise<Map<string, Buffer>> {
  const files = new Map<string, Buffer>();
  for (const widthPx of widthsPx) {
    const resized = await decodeOnce(open().resize({ width: widthPx }));
    for (const format of LADDER_FORMATS) {
      files.set(`${widthPx}.${format}`, await encoders[format](resized()).toBuffer());
    }
  }
  return files;
}

/** Decodes a picture once, to be encoded several times. Transparency becomes white. */
async function decodeOnce(picture: Sharp): Promise<() => Sharp> {
  const { data, info } = await picture
    .flatten({ background: '#fff' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return () => sharp(data, { raw: info });
}

/** Encodes in the best quality below the size limit, or in the lowest quality if none is. */
async function smallEnough(picture: () => Sharp, qualities: readonly number[]): Promise<Buffer> {
  let file = Buffer.alloc(0);
  for (const quality of qualities) {
    file = await picture().jpeg({ quality, mozjpeg: true }).toBuffer();
    if (file.length < SHARE_MAX_BYTES) break;
  }
  return file;
}

async function dominantColor(picture: Sharp): Promise<string> {
  const small = await decodeOnce(picture.resize(SAMPLE_SIDE_PX, SAMPLE_SIDE_PX, { fit: 'inside' }));
  const { r, g, b } = (await small().stats()).dominant;
  return [r, g, b].map((level) => level.toString(16).padStart(2, '0')).join('');
}
