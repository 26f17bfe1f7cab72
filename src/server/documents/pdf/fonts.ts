import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** A font of the documents, with the fallback for letters it lacks. */
const FACES = ['heading', 'name', 'strong-name', 'text', 'strong'] as const;
export type Face = (typeof FACES)[number];

/** Figtree has no dot below: words with one use the grotesque of the same weight. */
export const FALLBACK: Readonly<Record<Face, Face>> = {
  heading: 'heading',
  name: 'name',
  'strong-name': 'strong-name',
  text: 'name',
  strong: 'strong-name',
};

/** A third family for the hooked letters of Hausa and the ṅ of Igbo, which the other two lack. */
const REST_FILES = ['rest', 'strong-rest'] as const;
export const REST: Readonly<Record<Face, (typeof REST_FILES)[number]>> = {
  heading: 'strong-rest',
  name: 'rest',
  'strong-name': 'strong-rest',
  text: 'rest',
  strong: 'strong-rest',
};

/** Each font has two files, as on npm: Latin, and further letters of Nigerian languages. */
export const FONT_FILES = [...FACES.flatMap((face) => [face, `${face}-more`] as const), ...REST_FILES];
export type FontFile = (typeof FONT_FILES)[number];

/** The bytes of a font file. */
export const readFont = (file: FontFile): Buffer =>
  readFileSync(fileURLToPath(new URL(`fonts/${file}.ttf`, import.meta.url)));
