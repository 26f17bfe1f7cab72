import { createHash } from 'node:crypto';
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { PICTURE_WIDTHS_PX } from '../../src/domain/pictures.ts';
import { PICTURES } from './places.ts';

export const FORMATS = ['avif', 'webp', 'jpg'] as const;
type Format = (typeof FORMATS)[number];

export const SHARE = { file: 'share.jpg', width: 1200, height: 630, maxBytes: 300_000 } as const;
const SHARE_QUALITIES = [66, 55, 45] as const;

/**
 * AVIF is what nearly all browsers take, and looks best; JPEG is for those that take nothing else. All pictures together
 * have to stay small enough to be kept with the code.
 */
const ENCODERS: Readonly<Record<Format, (picture: Sharp) => Sharp>> = {
  avif: (picture) => picture.avif({ quality: 46, effort: 6 }),
  webp: (picture) => picture.webp({ quality: 37, effort: 6 }),
  jpg: (picture) => picture.jpeg({ quality: 32, mozjpeg: true }),
};

export interface Encoded {
  readonly key: string;
  readonly width: number;
  readonly height: number;
  readonly totalBytes: number;
}

/**
 * Writes a picture in all its sizes and formats under a key that says its colour and what is in it, so that its address
 * never means another picture; files of the same view that were there before go.
 */
export async function encode(master: string, code: string, view: string): Promise<Encoded> {
  const files = new Map<string, Buffer>();
  for (const width of PICTURE_WIDTHS_PX) {
    const smaller = sharp(master).resize({ width, kernel: 'lanczos3' });
    for (const format of FORMATS) {
      files.set(`${width}.${format}`, await ENCODERS[format](smaller.clone()).toBuffer());
    }
  }
  if (view === 'street') files.set(SHARE.file, await shareImage(master));
  const hash = createHash('sha256');
  for (const data of files.values()) hash.update(data);
  const folder = `${view}-${await colourOf(master)}-${hash.digest('hex').slice(0, 8)}`;
  await removeEarlier(code, view);
  const key = `${code}/${folder}`;
  await mkdir(path.join(PICTURES, key), { recursive: true });
  for (const [name, data] of files) await writeFile(path.join(PICTURES, key, name), data);
  const { width, height } = await sharp(master).metadata();
  return { key, width, height, totalBytes: [...files.values()].reduce((sum, { length }) => sum + length, 0) };
}

/** As link previews want it: wide and light. */
async function shareImage(master: string): Promise<Buffer> {
  const cropped = sharp(master).resize({ width: SHARE.width, height: SHARE.height, fit: 'cover' });
  for (const quality of SHARE_QUALITIES) {
    const data = await cropped.clone().jpeg({ quality, mozjpeg: true }).toBuffer();
    if (data.length < SHARE.maxBytes) return data;
  }
  throw new Error(`${master} does not fit into ${SHARE.maxBytes} bytes`);
}

/** What one would call the picture's colour, as `rrggbb`. */
async function colourOf(master: string): Promise<string> {
  const { dominant } = await sharp(master).stats();
  return [dominant.r, dominant.g, dominant.b]
    .map((channel) => channel.toString(16).padStart(2, '0'))
    .join('');
}

async function removeEarlier(code: string, view: string): Promise<void> {
  const folder = path.join(PICTURES, code);
  await mkdir(folder, { recursive: true });
  for (const name of await readdir(folder)) {
    if (name.startsWith(`${view}-`)) await rm(path.join(folder, name), { recursive: true });
  }
}
