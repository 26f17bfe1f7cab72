/**
 * Measures the letters of the diagrams' fonts: `npm run flows:letters`. Run it again when a font changes. A diagram
 * shown as an image cannot load a font: it is drawn in Figtree if the reader has it, otherwise in Arial (or a
 * metric-compatible substitute). A text counts with the wider of the two.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { parse } from 'opentype.js';
import subsetFont from 'subset-font';

const require = createRequire(import.meta.url);
const letters = [
  ...Array.from({ length: 0x7f - 0x20 }, (_, step) => String.fromCodePoint(0x20 + step)),
  ...'–—‘’“”…·×é₦',
];

/** A font comes in files of some letters each: ₦ is in the second. */
const FILES = ['latin', 'latin-ext'] as const;
type FileOf = (letters: (typeof FILES)[number]) => string;
const figtree: FileOf = (file) => `@fontsource-variable/figtree/files/figtree-${file}-wght-normal.woff2`;
const arimo =
  (weight: number): FileOf =>
  (file) =>
    `@fontsource/arimo/files/arimo-${file}-${weight}-normal.woff2`;
const faces = [
  await widthsOf(figtree, 400),
  await widthsOf(figtree, 600),
  await widthsOf(arimo(400)),
  await widthsOf(arimo(700)),
];

const lines = letters.map((letter, place) => {
  // A letter that a font lacks is drawn in another.
  const widest = Math.max(...faces.map((face) => face[place] ?? 0));
  if (widest === 0) throw new Error(`No font has ${letter}.`);
  const widths = faces.map((face) => face[place] ?? widest);
  return `  ${letter === "'" ? `"'"` : `'${letter === '\\' ? '\\\\' : letter}'`}: [${widths.join(', ')}],`;
});
await writeFile(
  path.resolve(import.meta.dirname, '../../src/flows/drawing/letters.ts'),
  `/**
 * Made by \`npm run flows:letters\`. The width of each letter in thousandths of its size: Figtree regular and strong,
 * then Arial regular and strong.
 */
// biome-ignore format: a table
export const LETTERS: Readonly<Record<string, readonly [number, number, number, number]>> = {
${lines.join('\n')}
};
`,
);

/** The widths of the letters in a font, in thousandths of the font size; null for those that it lacks. */
async function widthsOf(fileOf: FileOf, wght?: number): Promise<(number | null)[]> {
  const fonts = await Promise.all(
    FILES.map(async (file) => {
      const face = await subsetFont(await readFile(require.resolve(fileOf(file))), letters.join(''), {
        targetFormat: 'truetype',
        ...(wght && { variationAxes: { wght } }),
      });
      return parse(Uint8Array.from(face).buffer);
    }),
  );
  return letters.map((letter) => {
    const font = fonts.find((each) => each.charToGlyph(letter).index !== 0);
    if (!font) return null;
    return Math.ceil(((font.charToGlyph(letter).advanceWidth ?? 0) * 1000) / font.unitsPerEm);
  });
}
