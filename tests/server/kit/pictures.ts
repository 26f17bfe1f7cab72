import sharp from 'sharp';

/** A JPEG with a plain sky above a plain ground. */
export async function createPhoto(
  widthPx: number,
  heightPx: number,
  { sky = '#7fa8d8', ground = '#9a5b3a' }: { sky?: string; ground?: string } = {},
): Promise<Buffer> {
  const half = Math.round(heightPx / 2);
  return sharp({ create: { width: widthPx, height: heightPx, channels: 3, background: sky } })
    .composite([
      {
        input: await sharp({ create: { width: widthPx, height: half, channels: 3, background: ground } })
          .png()
          .toBuffer(),
        top: heightPx - half,
        left: 0,
      },
    ])
    .jpeg({ quality: 92 })
    .toBuffer();
}
