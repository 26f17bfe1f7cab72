/**
 * Generates the server's assets for documents, `npm run documents:assets`: static fonts from the variable fonts on
 * npm, and the motifs of the cloth from the design system's sprite.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import subsetFont, { type VariationAxes } from 'subset-font';
import { ASCII, BRICOLAGE, FEATURES, FIGTREE, HOOKED, TONED, WESTERN } from '../fonts/letters.ts';
import { ROOT } from '../setup/root.mjs';
import { motifsModule } from './motifs.ts';

const output = path.join(ROOT, 'src/server/documents/pdf');
const require = createRequire(import.meta.url);

/** The marks of Nigerian names are combining characters: Ṣ is an S and a dot. */
const marks = '\u0300\u0301\u0302\u0303\u0304\u0307\u0308\u030C\u0323\u0331';
const latin = `${ASCII}${WESTERN}${marks}`;
const more = `₦${TONED}`;

const sources = {
  bricolage: [`${BRICOLAGE}-latin-standard-normal`, `${BRICOLAGE}-latin-ext-standard-normal`],
  figtree: [`${FIGTREE}-latin-wght-normal`, `${FIGTREE}-latin-ext-wght-normal`],
} as const;

interface Face {
  readonly file: string;
  readonly family: keyof typeof sources;
  readonly axes: VariationAxes;
}

/** PDF does not support variable fonts, so each weight is a file. */
const faces: readonly Face[] = [
  { file: 'heading', family: 'bricolage', axes: { wght: 680, wdth: 92, opsz: 40 } },
  { file: 'name', family: 'bricolage', axes: { wght: 430, wdth: 100, opsz: 14 } },
  { file: 'strong-name', family: 'bricolage', axes: { wght: 620, wdth: 98, opsz: 14 } },
  { file: 'text', family: 'figtree', axes: { wght: 400 } },
  { file: 'strong', family: 'figtree', axes: { wght: 600 } },
];

await mkdir(path.join(output, 'fonts'), { recursive: true });
for (const { file, family, axes } of faces) {
  for (const [index, source] of sources[family].entries()) {
    const whole = await readFile(require.resolve(`${source}.woff2`));
    const subset = await subsetFont(whole, index === 0 ? latin : more, {
      targetFormat: 'truetype',
      variationAxes: axes,
      keepFeatures: FEATURES,
      noHinting: true,
    });
    const name = `${file}${index === 0 ? '' : '-more'}.ttf`;
    await writeFile(path.join(output, 'fonts', name), subset);
    console.log(`${name}  ${(subset.length / 1000).toFixed(1)} kB`);
  }
}

// In neither of the faces' families.
for (const { file, weight } of [
  { file: 'rest', weight: 400 },
  { file: 'strong-rest', weight: 600 },
]) {
  const whole = await readFile(
    require.resolve(`@fontsource/arimo/files/arimo-latin-ext-${weight}-normal.woff2`),
  );
  const subset = await subsetFont(whole, HOOKED, { targetFormat: 'truetype', noHinting: true });
  await writeFile(path.join(output, 'fonts', `${file}.ttf`), subset);
  console.log(`${file}.ttf  ${(subset.length / 1000).toFixed(1)} kB`);
}

const sprite = await readFile(path.join(ROOT, 'src/ui/Cloth/sprite.svg'), 'utf8');
await writeFile(path.join(output, 'motifs.generated.ts'), motifsModule(sprite));
