import sharp from 'sharp';
import { Fault } from '../../http/fault.ts';
import { isPicture } from './format.ts';

const SIDE_PX = 512;
const QUALITY = 82;
/** More than any phone's camera takes; a small file can name a size that no memory holds. */
const MAX_PIXELS = 60_000_000;

/**
 * A square WebP of the picture's middle, the right way up, with nothing of what the camera wrote beside it
 * (place, time, device).
 * @throws Fault `picture_unreadable`
 */
export async function encodePicture(file: Buffer): Promise<Buffer> {
  if (!isPicture(file)) throw new Fault('picture_unreadable');
  try {
    return await sharp(file, { limitInputPixels: MAX_PIXELS })
      .rotate()
      .resize(SIDE_PX, SIDE_PX, { fit: 'cover' })
      .webp({ quality: QUALITY })
      .toBuffer();
  } catch {
    throw new Fault('picture_unreadable');
  }
}
