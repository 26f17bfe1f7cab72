import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { PLAIN_PICTURE_PX } from '#domain/listings/pictures.ts';
import { OperationError } from '../../platform/command.ts';
import { encodeLadder, PHOTOGRAPH } from '../../platform/media/encode/ladder.ts';
import { PictureError, type PictureFile, pictureFile } from '../../platform/media/encode/picture-file.ts';

const MAX_FILE_BYTES = 60 * 1024 * 1024;
const MAX_PIXELS = 120_000_000;
/** Narrower photographs look blurred at large sizes. */
const MIN_WIDTH_PX = PLAIN_PICTURE_PX;
/** Of the longer side to the shorter. Formats limit a side, and a card would show a strip of the picture. */
const MAX_RATIO = 4;
const HASH_LENGTH = 8;

/** Photographs cannot be added. The message explains why, for the operator. */
export class PhotographError extends OperationError {
  constructor(message: string) {
    super(message);
    this.name = 'PhotographError';
  }
}

export interface Photograph {
  /** `photo-<rrggbb>-<hash>`: the placeholder's colour, and the beginning of the file's SHA-256. */
  readonly name: string;
  /** By name: `400.avif` to `1280.jpg`, and `share.jpg`. */
  readonly files: ReadonlyMap<string, Buffer>;
}

/** Reads a photograph and encodes it in every stored size. @throws PhotographError */
export async function readPhotograph(file: string): Promise<Photograph> {
  const content = await read(file);
  try {
    const picture = await pictureFile(content, MAX_PIXELS);
    if (picture.widthPx < MIN_WIDTH_PX) {
      throw new PhotographError(
        `${file}: it is ${picture.widthPx} px wide, and has to be at least ${MIN_WIDTH_PX} px.`,
      );
    }
    if (ratioOf(picture) > MAX_RATIO) {
      throw new PhotographError(
        `${file}: it is ${picture.widthPx} × ${picture.heightPx} px, and one side has to be at most ${MAX_RATIO} times the other.`,
      );
    }
    const { color, files } = await encodeLadder(picture, PHOTOGRAPH);
    const hash = createHash('sha256').update(content).digest('hex').slice(0, HASH_LENGTH);
    return { name: `photo-${color}-${hash}`, files };
  } catch (error) {
    if (!(error instanceof PictureError)) throw error;
    throw new PhotographError(`${file}: ${error.message}.`);
  }
}

const ratioOf = ({ widthPx, heightPx }: PictureFile): number =>
  Math.max(widthPx, heightPx) / Math.min(widthPx, heightPx);

async function read(file: string): Promise<Buffer> {
  try {
    const stats = await stat(file);
    // A device or a pipe has no size and may be endless.
    if (!stats.isFile()) throw new PhotographError(`${file} is not a file.`);
    if (stats.size > MAX_FILE_BYTES)
      throw new PhotographError(`${file}: it is larger than ${MAX_FILE_BYTES / 1024 / 1024} MB.`);
    return await readFile(file);
  } catch (error) {
    if (error instanceof PhotographError) throw error;
    throw new PhotographError(`${file} cannot be read: ${error instanceof Error ? error.message : error}.`);
  }
}
