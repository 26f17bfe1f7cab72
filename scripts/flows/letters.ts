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
  ...'–—‘’“”…·×é',
];

const figtree = '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2';
const arimo = (weight: number) => `@fontsource/arimo/files/arimo-latin-${weight}-normal.woff2`;
const faces = [
  await widthsOf(figtree, 400),
  await widthsOf(figtree, 600),
  await widthsOf(arimo(400)),
  await widthsOf(arimo(700)),
];

const lines = letters.map((letter, place) => {
  const widths = faces.map((face) => face[place] ?? 0);
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

/** The widths of the letters in a font, in thousandths of the font size. */
async function widthsOf(file: string, wght?: number): Promise<number[]> {
  const whole = await readFile(require.resolve(file));
  const face = await subsetFont(whole, letters.join(''), {
    targetFormat: 'truetype',
    ...(wght && { variationAxes: { wght } }),
  });
  const font = parse(Uint8Array.from(face).buffer);
  return letters.map((letter) =>
    Math.ceil(((font.charToGlyph(letter).advanceWidth ?? 0) * 1000) / font.unitsPerEm),
  );
}
