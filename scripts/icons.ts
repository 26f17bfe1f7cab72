import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { hexOf } from '../src/ui/theme/contrast.ts';
import { light } from '../src/ui/theme/palette.ts';

/**
 * npm run icons
 *
 * Draws the icons of the installed app from public/favicon.svg. A maskable icon keeps the mark within the circle
 * that every system leaves visible.
 */
const PUBLIC = path.join(import.meta.dirname, '..', 'public');
const FOLDER = path.join(PUBLIC, 'icons');
const PAPER = hexOf(light.paper);
const MASKABLE_SHARE = 0.56;

const mark = await readFile(path.join(PUBLIC, 'favicon.svg'));

async function icon(name: string, sidePx: number, share: number, background?: string): Promise<void> {
  const markPx = Math.round(sidePx * share);
  const drawn = await sharp(mark, { density: 72 * (markPx / 30) })
    .resize(markPx, markPx)
    .png()
    .toBuffer();
  const ground = background ?? { r: 0, g: 0, b: 0, alpha: 0 };
  const file = await sharp({ create: { width: sidePx, height: sidePx, channels: 4, background: ground } })
    .composite([{ input: drawn }])
    .png({ palette: true, compressionLevel: 9 })
    .toBuffer();
  await writeFile(path.join(FOLDER, name), file);
}

await mkdir(FOLDER, { recursive: true });
await icon('icon-192.png', 192, 1);
await icon('icon-512.png', 512, 1);
await icon('maskable-512.png', 512, MASKABLE_SHARE, PAPER);
await icon('apple-touch-icon.png', 180, 0.74, PAPER);
