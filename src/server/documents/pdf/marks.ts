import * as z from 'zod/mini';

/** A glyph and its place, as fontkit lays them out; in units of the font. */
interface Glyph {
  readonly codePoints: readonly number[];
  readonly bbox: {
    readonly minX: number;
    readonly minY: number;
    readonly maxX: number;
    readonly maxY: number;
  };
}
interface Place {
  readonly xAdvance: number;
  xOffset: number;
  yOffset: number;
}
interface Layout {
  readonly glyphs: readonly Glyph[];
  readonly positions: readonly Place[];
}

/** The part of a font of fontkit that is used here. */
interface MarkedFont {
  readonly characterSet: readonly number[];
  readonly xHeight: number;
  layout: (text: string, ...options: readonly unknown[]) => Layout;
}

const markedFont = z.custom<MarkedFont>(
  (font) => typeof font === 'object' && font !== null && 'layout' in font && 'characterSet' in font,
);

/** The part of a document that the types of pdfkit leave out: the font that it writes in now. */
const writing = z.object({ _font: z.object({ font: markedFont }) });

export const fontOf = (doc: PDFKit.PDFDocument): MarkedFont => writing.parse(doc)._font.font;

const isMark = ({ codePoints }: Glyph): boolean =>
  codePoints.length > 0 && codePoints.every((point) => /^\p{M}$/u.test(String.fromCodePoint(point)));

/**
 * Centres each mark that a font's own anchors do not place over its letter, as the grave on n and m, which both faces
 * leave beside it. A tall letter has it as much higher.
 */
export function placeMarks(font: MarkedFont): void {
  const layOut = font.layout.bind(font);
  font.layout = (text, ...options) => {
    const layout = layOut(text, ...options);
    let base: { readonly glyph: Glyph; readonly place: Place } | null = null;
    for (const [index, glyph] of layout.glyphs.entries()) {
      const place = layout.positions[index];
      if (!place) continue;
      if (!isMark(glyph)) base = { glyph, place };
      else if (base && place.xOffset === 0) {
        const centre = (base.glyph.bbox.minX + base.glyph.bbox.maxX - glyph.bbox.minX - glyph.bbox.maxX) / 2;
        place.xOffset = centre - base.place.xAdvance;
        if (glyph.bbox.minY > 0) place.yOffset = Math.max(0, base.glyph.bbox.maxY - font.xHeight);
      }
    }
    return layout;
  };
}
