/**
 * Generates the design system's font files from the full fonts on npm: `npm run fonts`.
 * Only the letters, axes and features in use remain. The stock Latin files lack ₦ and the letters of Nigerian names, so
 * each face has small files with those (two files cannot be merged into one). What neither family has is Inter's.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import subsetFont, { type VariationAxes } from 'subset-font';
import { ASCII, BRICOLAGE, COMPOSED, FEATURES, FIGTREE, HOOKED, INTER, TONED, WESTERN } from './letters.ts';

const output = path.resolve(import.meta.dirname, '../../src/ui/theme/fonts');
const require = createRequire(import.meta.url);

const figures = '0123456789.,:+-−–%/ ';
const latin = `${ASCII}${WESTERN}™`;
const dottedVowels = 'ẸẹỌọỊịỤụ';
/** With the high and the middle tone: ẹ́ is a letter and a mark, which have to be in one file. */
const dotted = `${dottedVowels}\u0301\u0304`;
/** Bricolage sets the low tone beside the letter, and Figtree has no dotted letters. */
const lowTone = `${dottedVowels}\u0300`;

interface Face {
  readonly file: string;
  readonly source: string;
  readonly letters: string;
  readonly axes: VariationAxes;
}

const headAxes: VariationAxes = { wght: { min: 680, max: 730 }, wdth: 92, opsz: { min: 20, max: 76 } };
const figureAxes: VariationAxes = {
  wght: { min: 500, max: 680 },
  wdth: { min: 86, max: 92 },
  opsz: { min: 16, max: 96 },
};
/** In figures the naira sign has only one weight and width. */
const signAxes: VariationAxes = { wght: 500, wdth: 92, opsz: { min: 16, max: 96 } };
const textAxes: VariationAxes = { wght: { min: 400, max: 600 } };

/** For text and headings. */
const interAxes: VariationAxes = { wght: { min: 400, max: 730 } };
/** Figtree has no dotted letters; these look most like its own of all that were compared. */
const dottedTextAxes: VariationAxes = { ...textAxes, wdth: 100, opsz: 14 };

const faces: readonly Face[] = [
  {
    file: 'bricolage',
    source: `${BRICOLAGE}-latin-standard-normal`,
    letters: latin,
    axes: headAxes,
  },
  {
    file: 'bricolage-more',
    source: `${BRICOLAGE}-latin-ext-standard-normal`,
    letters: TONED,
    axes: headAxes,
  },
  {
    file: 'bricolage-dotted',
    source: `${BRICOLAGE}-vietnamese-standard-normal`,
    letters: dotted,
    axes: headAxes,
  },
  { file: 'figures', source: `${BRICOLAGE}-latin-standard-normal`, letters: figures, axes: figureAxes },
  { file: 'figures-naira', source: `${BRICOLAGE}-latin-ext-standard-normal`, letters: '₦', axes: signAxes },
  { file: 'figtree', source: `${FIGTREE}-latin-wght-normal`, letters: latin, axes: textAxes },
  { file: 'figtree-more', source: `${FIGTREE}-latin-ext-wght-normal`, letters: TONED, axes: textAxes },
  { file: 'figtree-naira', source: `${INTER}-latin-ext-wght-normal`, letters: '₦', axes: textAxes },
  {
    file: 'hooked',
    source: `${INTER}-latin-ext-wght-normal`,
    letters: `${HOOKED}${COMPOSED}`,
    axes: interAxes,
  },
  { file: 'low-tone', source: `${INTER}-vietnamese-wght-normal`, letters: lowTone, axes: interAxes },
  {
    file: 'figtree-dotted',
    source: `${BRICOLAGE}-vietnamese-standard-normal`,
    letters: dotted,
    axes: dottedTextAxes,
  },
];

await mkdir(output, { recursive: true });
for (const { file, source, letters, axes } of faces) {
  const whole = await readFile(require.resolve(`${source}.woff2`));
  const subset = await subsetFont(whole, letters, {
    targetFormat: 'woff2',
    variationAxes: axes,
    keepFeatures: FEATURES,
    noHinting: true,
  });
  await writeFile(path.join(output, `${file}.woff2`), subset);
  console.log(`${file}.woff2  ${(subset.length / 1000).toFixed(1)} kB`);
}
