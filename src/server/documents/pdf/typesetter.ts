import { type Face, FONT_FILES, type FontFile, readFont } from './fonts.ts';
import { fontOf, placeMarks } from './marks.ts';
import { type Run, runsOf } from './runs.ts';

export interface TextStyle {
  readonly face: Face;
  /** In points. */
  readonly sizePt: number;
  readonly color: string;
  /** The line height, as a multiple of the size. */
  readonly leadingEm?: number;
  readonly align?: 'left' | 'center' | 'right';
}

/** The position of a text in points: its top left corner and its width. */
export interface TextBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

interface MeasuredRun extends Run {
  readonly width: number;
}

interface Line {
  readonly runs: readonly MeasuredRun[];
  readonly width: number;
}

const LEADING_EM = 1.4;
/** The ascent, as a multiple of the size. */
const ASCENT_EM = 0.95;
const letters = new Intl.Segmenter('en', { granularity: 'grapheme' });
/** Columns of figures line up. */
const FEATURES: PDFKit.Mixins.OpenTypeFeatures[] = ['tnum'];

/** Writes texts that need several font files, with its own line breaking. */
export class Typesetter {
  readonly #doc: PDFKit.PDFDocument;
  readonly #codePoints = new Map<FontFile, ReadonlySet<number>>();
  /** Words by face, size and text. Line breaking measures each word of a line again with every word that follows. */
  readonly #measured = new Map<string, readonly MeasuredRun[]>();

  constructor(doc: PDFKit.PDFDocument) {
    this.#doc = doc;
    for (const file of FONT_FILES) doc.registerFont(file, readFont(file));
  }

  /** The width of a text on one line. */
  widthOf(text: string, style: TextStyle): number {
    return this.#lineOf(text, style).width;
  }

  /** The height of a text at a width. */
  heightOf(text: string, style: TextStyle, width: number): number {
    return this.#linesOf(text, style, width).length * style.sizePt * (style.leadingEm ?? LEADING_EM);
  }

  /** Writes a text, and returns its height. */
  write(text: string, style: TextStyle, { x, y, width }: TextBox): number {
    const lines = this.#linesOf(text, style, width);
    const step = style.sizePt * (style.leadingEm ?? LEADING_EM);
    for (const [index, line] of lines.entries()) {
      const shift = { left: 0, center: (width - line.width) / 2, right: width - line.width }[
        style.align ?? 'left'
      ];
      this.#draw(line, style, { x: x + shift, baseline: y + index * step + style.sizePt * ASCENT_EM });
    }
    return lines.length * step;
  }

  #linesOf(text: string, style: TextStyle, width: number): Line[] {
    const lines: Line[] = [];
    let current = '';
    for (const word of text.split(' ')) {
      const [first = '', ...rest] = this.#piecesOf(word, style, width);
      const longer = current === '' ? first : `${current} ${first}`;
      if (current !== '' && this.#lineOf(longer, style).width > width) {
        lines.push(this.#lineOf(current, style));
        current = first;
      } else current = longer;
      for (const piece of rest) {
        lines.push(this.#lineOf(current, style));
        current = piece;
      }
    }
    return [...lines, this.#lineOf(current, style)];
  }

  /** A word as it is, or, where it is wider than a line, in pieces: broken after its hyphens, else between letters. */
  #piecesOf(word: string, style: TextStyle, width: number): string[] {
    const fits = (text: string) => this.#lineOf(text, style).width <= width;
    if (fits(word)) return [word];
    const parts = word
      .split(/(?<=[-\u2010])/)
      .flatMap((part) => (fits(part) ? [part] : Array.from(letters.segment(part), ({ segment }) => segment)));
    const pieces: string[] = [];
    for (const part of parts) {
      const longer = (pieces.at(-1) ?? '') + part;
      if (pieces.length > 0 && fits(longer)) pieces[pieces.length - 1] = longer;
      else pieces.push(part);
    }
    return pieces;
  }

  #lineOf(text: string, style: TextStyle): Line {
    const runs = text.split(/(?<= )/).flatMap((word) => this.#wordOf(word, style));
    return { runs, width: runs.reduce((sum, { width }) => sum + width, 0) };
  }

  #wordOf(word: string, { face, sizePt }: TextStyle): readonly MeasuredRun[] {
    const key = `${face} ${sizePt} ${word}`;
    const known = this.#measured.get(key);
    if (known) return known;
    const measured = runsOf(word, face, (file, point) => this.#has(file, point)).map((run) => ({
      ...run,
      width: this.#widthOfRun(run, sizePt),
    }));
    this.#measured.set(key, measured);
    return measured;
  }

  #widthOfRun(run: Run, sizePt: number): number {
    return this.#writeIn(run, sizePt).widthOfString(run.text, { features: FEATURES });
  }

  /** The document, once it writes in the font and size of a run. */
  #writeIn({ file, scale }: Run, sizePt: number): PDFKit.PDFDocument {
    this.#charactersOf(file);
    return this.#doc.font(file).fontSize(sizePt * scale);
  }

  #draw(line: Line, { sizePt, color }: TextStyle, { x, baseline }: { x: number; baseline: number }): void {
    let left = x;
    for (const run of line.runs) {
      this.#writeIn(run, sizePt)
        .fillColor(color)
        .text(run.text, left, baseline, { lineBreak: false, baseline: 'alphabetic', features: FEATURES });
      left += run.width;
    }
  }

  #has(file: FontFile, codePoint: number): boolean {
    return this.#charactersOf(file).has(codePoint);
  }

  /** The characters of a font. The first use also places its marks. */
  #charactersOf(file: FontFile): ReadonlySet<number> {
    const known = this.#codePoints.get(file);
    if (known) return known;
    const font = fontOf(this.#doc.font(file));
    placeMarks(font);
    const characters = new Set(font.characterSet);
    this.#codePoints.set(file, characters);
    return characters;
  }
}
