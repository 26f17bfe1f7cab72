import PDFDocument from 'pdfkit';
import { describe, expect, test } from 'vitest';
import { FONT_FILES, readFont } from './fonts.ts';
import { fontOf, placeMarks } from './marks.ts';
import { runsOf } from './runs.ts';

const FACES = ['heading', 'name', 'strong-name', 'text', 'strong'] as const;
/** Of Yoruba, Igbo and Hausa, with the tones that their names are written with. */
const LETTERS =
  'Ẹ ẹ Ọ ọ Ṣ ṣ Ị ị Ụ ụ Ṅ ṅ Ɓ ɓ Ɗ ɗ Ƙ ƙ Ƴ ƴ À à Á á È è É é Ì ì Í í Ò ò Ó ó Ù ù Ú ú Ẹ̀ ẹ̀ Ẹ́ ẹ́ Ọ̀ ọ̀ Ọ́ ọ́ Ị̀ ị̀ Ị́ ị́ Ụ̀ ụ̀ Ụ́ ụ́ Ǹ ǹ Ń ń M̀ m̀ Ḿ ḿ Ā ā Ē ē Ī ī Ō ō Ū ū n̄ m̄'.split(
    ' ',
  );

function fontsOf() {
  const doc = new PDFDocument();
  return new Map(
    FONT_FILES.map((file) => {
      doc.registerFont(file, readFont(file));
      const font = fontOf(doc.font(file));
      placeMarks(font);
      return [file, font];
    }),
  );
}
const fonts = fontsOf();
const hasGlyph = (file: (typeof FONT_FILES)[number], codePoint: number): boolean =>
  fonts.get(file)?.characterSet.includes(codePoint) ?? false;

/** How far each mark of a letter is from its middle, and whether it is over or under it; in thousandths of the font. */
function misplaced(letter: string, face: (typeof FACES)[number]): string[] {
  return runsOf(letter, face, hasGlyph).flatMap(({ file, text }) => {
    const layout = fonts.get(file)?.layout(text);
    const [base, ...marks] = layout?.glyphs ?? [];
    const width = layout?.positions[0]?.xAdvance ?? 0;
    if (!base) return [`${letter} has no glyph`];
    return marks.flatMap(({ bbox }, index) => {
      const { xOffset, yOffset } = layout?.positions[index + 1] ?? { xOffset: 0, yOffset: 0 };
      const left = width + xOffset + (bbox.minX + bbox.maxX) / 2;
      const isWithin = left > base.bbox.minX && left < base.bbox.maxX;
      const isClear = bbox.minY + yOffset > base.bbox.maxY || bbox.maxY + yOffset < base.bbox.minY;
      return isWithin && isClear ? [] : [`a mark of ${letter} is at ${left}, ${bbox.minY + yOffset}`];
    });
  });
}

describe.each(FACES)('the face %s', (face) => {
  test('has every letter of Yoruba, Igbo and Hausa', () => {
    const lacking = LETTERS.filter((letter) =>
      runsOf(letter, face, hasGlyph).some(({ file, text }) =>
        [...text].some((character) => !hasGlyph(file, character.codePointAt(0) ?? 0)),
      ),
    );
    expect(lacking).toStrictEqual([]);
  });

  test('sets each mark over or under its letter', () => {
    expect(LETTERS.flatMap((letter) => misplaced(letter, face))).toStrictEqual([]);
  });
});
