import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { PLAIN_PICTURE_PX } from '#domain/listings/pictures.ts';
import { OperationError } from '../../platform/command.ts';
import { encodeLadder, PHOTOGRAPH } from '../../platform/media/encode/ladder.ts';
import { PictureError, pictureFile } from '../../platform/media/encode/picture-file.ts';

const MAX_FILE_BYTES = 60 * 1024 * 1024;
const MAX_PIXELS = 120_000_000;
/** Narrower photographs look blurred at large sizes. */
const MIN_WIDTH_PX = PLAIN_PICTURE_PX;
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
    const { color, files } = await encodeLadder(picture, PHOTOGRAPH);
    const hash = createHash('sha256').update(content).digest('hex').slice(0, HASH_LENGTH);
    return { name: `photo-${color}-${hash}`, files };
  } catch (error) {
    if (!(error instanceof PictureError)) throw error;
    throw new PhotographError(`${file}: ${error.message}.`);
  }
}

async function read(file: string): Promise<Buffer> {
  try {
    const { size } = await stat(file);
    if (size <= MAX_FILE_BYTES) return await readFile(file);
  } catch (error) {
    throw new PhotographError(`${file} cannot be read: ${error instanceof Error ? error.message : error}.`);
  }
  throw new PhotographError(`${file}: it is larger than ${MAX_FILE_BYTES / 1024 / 1024} MB.`);
}
