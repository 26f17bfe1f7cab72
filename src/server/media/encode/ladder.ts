import sharp, { type Sharp } from 'sharp';
import { PICTURE_WIDTHS_PX } from '#domain/pictures.ts';
import { decoding, type PictureFile } from './picture-file.ts';

const SHARE_PX = { width: 1200, height: 630 } as const;
/** What the strictest of those who show shared links take. */
const SHARE_MAX_BYTES = 300_000;
const SHARE_QUALITIES = [82, 74, 64, 52, 40, 28] as const;
const SAMPLE_SIDE_PX = 64;

const FORMATS: Readonly<Record<string, (picture: Sharp) => Sharp>> = {
  avif: (picture) => picture.avif({ quality: 56, effort: 4 }),
  webp: (picture) => picture.webp({ quality: 76, effort: 5 }),
  jpg: (picture) => picture.jpeg({ quality: 78, mozjpeg: true }),
};

/** The names of all files of a picture. */
export const LADDER_FILES: readonly string[] = [
  ...PICTURE_WIDTHS_PX.flatMap((widthPx) => Object.keys(FORMATS).map((format) => `${widthPx}.${format}`)),
  'share.jpg',
];

export interface EncodedPicture {
  /** The dominant colour, `rrggbb`: shown until the picture is there. */
  readonly color: string;
  /** By name: `400.avif` to `1280.jpg`, and `share.jpg`. */
  readonly files: ReadonlyMap<string, Buffer>;
}

/**
 * A picture in each width and format, its shape kept, and cut to 1200 × 630 for shared links. One file is made
 * after the other: a picture of many pixels takes much memory.
 * @throws PictureFault `broken`
 */
export const encodeLadder = ({ open }: PictureFile): Promise<EncodedPicture> =>
  decoding(async () => {
    const files = new Map<string, Buffer>();
    for (const widthPx of PICTURE_WIDTHS_PX) {
      const resized = await held(open().resize({ width: widthPx }));
      for (const [format, encode] of Object.entries(FORMATS)) {
        files.set(`${widthPx}.${format}`, await encode(resized()).toBuffer());
      }
    }
    const share = await held(open().resize({ ...SHARE_PX, fit: 'cover' }));
    files.set('share.jpg', await smallEnough(share));
    return { color: await dominantColor(open()), files };
  });

/** Reads a picture once, to be encoded in several ways. What is transparent becomes white. */
async function held(picture: Sharp): Promise<() => Sharp> {
  const { data, info } = await picture
    .flatten({ background: '#fff' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return () => sharp(data, { raw: info });
}

/** In the best quality that keeps it under the limit. */
async function smallEnough(picture: () => Sharp): Promise<Buffer> {
  let file = Buffer.alloc(0);
  for (const quality of SHARE_QUALITIES) {
    file = await picture().jpeg({ quality, mozjpeg: true }).toBuffer();
    if (file.length < SHARE_MAX_BYTES) break;
  }
  return file;
}

async function dominantColor(picture: Sharp): Promise<string> {
  const small = await held(picture.resize(SAMPLE_SIDE_PX, SAMPLE_SIDE_PX, { fit: 'inside' }));
  const { r, g, b } = (await small().stats()).dominant;
  return [r, g, b].map((level) => level.toString(16).padStart(2, '0')).join('');
}
