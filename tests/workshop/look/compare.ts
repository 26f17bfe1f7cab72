import pixelmatch from 'pixelmatch';
import sharp from 'sharp';

/** How much a colour channel may differ, as a share of its range: allows for the edges of letters. */
const THRESHOLD = 0.1;
/** How many pixels may differ before a picture counts as changed. */
const TOLERATED_PIXELS = 12;

export interface Comparison {
  readonly isChanged: boolean;
  /** A PNG with the differences in red; null if the pictures have different sizes or one is missing. */
  readonly difference: Buffer | null;
}

/** Whether two pictures look the same. Each may be in any format that sharp reads, or null if there is none. */
export async function compare(before: Buffer | null, after: Buffer | null): Promise<Comparison> {
  if (!before || !after) return { isChanged: true, difference: null };
  if (before.equals(after)) return { isChanged: false, difference: null };
  const [was, is] = await Promise.all([pixelsOf(before), pixelsOf(after)]);
  if (was.width !== is.width || was.height !== is.height) return { isChanged: true, difference: null };
  const { width, height } = is;
  const painted = new Uint8Array(width * height * 4);
  const changed = pixelmatch(was.data, is.data, painted, width, height, { threshold: THRESHOLD });
  if (changed <= TOLERATED_PIXELS) return { isChanged: false, difference: null };
  const difference = await sharp(painted, { raw: { width, height, channels: 4 } })
    .png()
    .toBuffer();
  return { isChanged: true, difference };
}

async function pixelsOf(picture: Buffer): Promise<{ data: Uint8Array; width: number; height: number }> {
  const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data: new Uint8Array(data), width: info.width, height: info.height };
}
