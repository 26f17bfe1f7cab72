import { readFile } from 'node:fs/promises';
import { keyedLimit } from '../../../platform/http/concurrency.ts';
import { HttpError } from '../../../platform/http/http-error.ts';
import {
  decoding,
  PictureError,
  type PictureErrorKind,
  pictureFile,
} from '../../../platform/media/encode/picture-file.ts';

/** Shown at up to 64 px, on screens with up to four pixels for one. */
const SIDE_PX = 256;
const QUALITY = 82;
/** More than the camera of any phone produces. */
const MAX_PIXELS = 60_000_000;
/** Decoding one picture can take 200 MB of memory. */
const AT_ONCE = 2;

const MESSAGES: Readonly<Record<PictureErrorKind, string>> = {
  unknown: 'We could not read that picture. Use a JPEG, PNG or WebP.',
  broken: 'We could not read that picture: the file is broken. Try another.',
  animated: 'That picture moves. Use one that stands still.',
  huge: `That picture has too many pixels. Use one of at most ${MAX_PIXELS / 1_000_000} megapixels.`,
};

const limit = keyedLimit({ running: AT_ONCE });

/**
 * A square WebP of the picture's middle, upright, without the camera's metadata (place, time, device).
 * @param file the path of the uploaded file, which is read only when decoding starts.
 * @throws HttpError `picture_unreadable`
 */
export async function encodePicture(file: string): Promise<Buffer> {
  try {
    return await limit('all', async () => {
      const picture = await pictureFile(await readFile(file), MAX_PIXELS);
      return decoding(() =>
        picture.open().resize(SIDE_PX, SIDE_PX, { fit: 'cover' }).webp({ quality: QUALITY }).toBuffer(),
      );
    });
  } catch (error) {
    if (!(error instanceof PictureError)) throw error;
    throw new HttpError('picture_unreadable', { message: MESSAGES[error.kind] });
  }
}
