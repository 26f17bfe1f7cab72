import { readFile } from 'node:fs/promises';
import { keyedLimit } from '#server/platform/http/concurrency.ts';
import { HttpError } from '#server/platform/http/http-error.ts';
import {
  decoding,
  PictureFault,
  type PictureFaultKind,
  pictureFile,
} from '#server/platform/media/encode/picture-file.ts';

/** Shown at up to 64 px, on screens with up to four pixels for one. */
const SIDE_PX = 256;
const QUALITY = 82;
/** More than any phone's camera takes. */
const MAX_PIXELS = 60_000_000;
/** A picture that is being read can take 200 MB. */
const AT_ONCE = 2;

const MESSAGES: Readonly<Record<PictureFaultKind, string>> = {
  unknown: 'We could not read that picture. Use a JPEG, PNG or WebP.',
  broken: 'We could not read that picture: the file is broken. Try another.',
  animated: 'That picture moves. Use one that stands still.',
  huge: `That picture has too many pixels. Use one of at most ${MAX_PIXELS / 1_000_000} megapixels.`,
};

const limit = keyedLimit({ running: AT_ONCE });

/**
 * A square WebP of the picture's middle, the right way up, with nothing of what the camera wrote beside it
 * (place, time, device).
 * @param file the path of what was sent: it takes memory only while it runs.
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
    if (!(error instanceof PictureFault)) throw error;
    throw new HttpError('picture_unreadable', { message: MESSAGES[error.kind] });
  }
}
