import { FALLBACK, type Face, type FontFile, REST } from './fonts.ts';

/** A piece of text in one font. */
export interface Run {
  readonly file: FontFile;
  readonly text: string;
  /** Of the size of the text around it. */
  readonly scale: number;
}

/** Whether a font file has a character. */
export type HasGlyph = (file: FontFile, codePoint: number) => boolean;

const NAIRA = '₦';
/** At full weight and size the naira sign's bars collide with the first digit. */
const NAIRA_RUN = { file: 'name-more', text: NAIRA } as const;
const NAIRA_SCALE = 0.88;

const clusters = new Intl.Segmenter('en', { granularity: 'grapheme' });

const DOT_BELOW = '\u0323';

/** `ò` and then the dot below, for a letter with both: PDFKit misplaces the grave of a letter whose marks are all apart. */
function dotted(letter: string): string {
  const apart = letter.normalize('NFD');
  const dotless = apart.replace(DOT_BELOW, '');
  return dotless.normalize('NFC') + (dotless === apart ? '' : DOT_BELOW);
}

/**
 * Splits a word into runs by font. If its font lacks a letter, the whole word uses the fallback, with each dot below as
 * a separate mark, which the fallback can place under any letter.
 */
export function runsOf(word: string, face: Face, hasGlyph: HasGlyph): Run[] {
  const inFace = (text: string, of: Face): FontFile | null =>
    ([of, `${of}-more`, REST[of]] as const).find((file) =>
      [...text].every((character) => hasGlyph(file, character.codePointAt(0) ?? 0)),
    ) ?? null;
  const parts = Array.from(clusters.segment(word), ({ segment }) => segment);
  const isWritten = parts.every((part) => part === NAIRA || inFace(part.normalize('NFC'), face) !== null);
  const runs: Run[] = [];
  for (const part of parts) {
    if (part === NAIRA) {
      runs.push({ ...NAIRA_RUN, scale: NAIRA_SCALE });
      continue;
    }
    const written = isWritten ? face : FALLBACK[face];
    const forms = [part.normalize('NFC'), ...(isWritten ? [] : [dotted(part), part.normalize('NFD')])];
    const text = forms.find((form) => inFace(form, written) !== null) ?? part;
    append(runs, inFace(text, written) ?? written, text);
  }
  return runs;
}

function append(runs: Run[], file: FontFile, text: string): void {
  const last = runs.at(-1);
  if (last?.file === file && last.scale === 1) runs[runs.length - 1] = { ...last, text: last.text + text };
  else runs.push({ file, text, scale: 1 });
}
