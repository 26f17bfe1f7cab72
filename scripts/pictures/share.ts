import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { SHARE_FILE, SHARE_MAX_BYTES, SHARE_PX } from '#domain/listings/pictures.ts';
import { motifAt } from '../../src/ui/Cloth/motifs.ts';
import { CELL, MOTIF, pasteLines } from '../../src/ui/Cloth/pasteLines.ts';
import { hexOf } from '../../src/ui/theme/contrast.ts';
import { light } from '../../src/ui/theme/palette.ts';
import { ROOT } from '../setup/root.mjs';
import { PICTURES } from './paths.ts';

/**
 * `npx node scripts/pictures/share.ts KEY` draws the site's preview image for shared links into `public`: a sample home
 * next to a cloth with one lit square. KEY is a picture of `pictures/pictures.json`.
 */
const COLUMNS = 3;
const ROWS = 4;
const LIT = { column: 1, row: 2 };
const COLORS = { ground: hexOf(light.deep), line: hexOf(light.deepLine), lit: hexOf(light.gold) };
const CLOTH_WIDTH = Math.round((SHARE_PX.height / ROWS) * COLUMNS);

async function cloth(): Promise<Buffer> {
  const sprite = await readFile(path.join(ROOT, 'src/ui/Cloth/sprite.svg'), 'utf8');
  const symbols = sprite.replace(/^<svg[^>]*>|<\/svg>\s*$/g, '');
  const squares = Array.from({ length: COLUMNS * ROWS }, (_, place) => {
    const column = place % COLUMNS;
    const row = Math.floor(place / COLUMNS);
    const isLit = column === LIT.column && row === LIT.row;
    const inset = (CELL - MOTIF) / 2;
    return `<use href="#m-${isLit ? 'agbole' : motifAt(column, row)}" x="${column * CELL + inset}" y="${row * CELL + inset}"
      width="${MOTIF}" height="${MOTIF}" color="${isLit ? COLORS.lit : COLORS.line}"/>`;
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${CLOTH_WIDTH}" height="${SHARE_PX.height}"
      viewBox="0 0 ${COLUMNS * CELL} ${ROWS * CELL}" color="${COLORS.line}" stroke-width="2.6">
    <rect width="100%" height="100%" fill="${COLORS.ground}"/>${symbols}
    <path d="${pasteLines(COLUMNS, ROWS)}" fill="none" stroke="currentColor" stroke-width="1.6"/>${squares.join('')}</svg>`;
  return sharp(Buffer.from(svg)).png().toBuffer();
}

const [key] = process.argv.slice(2);
if (key === undefined) throw new Error('Name a picture, like LAG-0001/street-b8a8b8-2e5a67c7.');
const home = await sharp(path.join(PICTURES, key, '1280.jpg'))
  .resize({ width: SHARE_PX.width - CLOTH_WIDTH, height: SHARE_PX.height, fit: 'cover' })
  .toBuffer();
const picture = await sharp({ create: { ...SHARE_PX, channels: 3, background: COLORS.ground } })
  .composite([
    { input: home, left: CLOTH_WIDTH, top: 0 },
    { input: await cloth(), left: 0, top: 0 },
  ])
  .jpeg({ quality: 80, mozjpeg: true })
  .toBuffer();
if (picture.length >= SHARE_MAX_BYTES) throw new Error(`The picture has ${picture.length} bytes.`);
await writeFile(path.join(ROOT, 'public', SHARE_FILE), picture);
