import { COLORS } from './colors.ts';
import { FILLERS, MOTIFS } from './motifs.generated.ts';
import { A4_PT, type PdfWriter } from './pdf-writer.ts';

/** A4 is 17 squares by 24, almost exactly. */
const COLUMNS = 17;
const ROWS = 24;
const SQUARE_PT = { width: A4_PT.width / COLUMNS, height: A4_PT.height / ROWS } as const;
/** The width of the border. */
export const BORDER_PT = SQUARE_PT.width;

type Motif = keyof typeof MOTIFS;
/** The compound in gold, above the title: the holder's own house. */
const LIT = { column: (COLUMNS - 1) / 2, row: 0 };

/** The motif of a square, as in the design system's cloth, which the server cannot import. */
export const motifAt = (column: number, row: number): Motif =>
  FILLERS[(column * 3 + row * 5) % FILLERS.length] ?? 'ripple';

/** A motif in a square. */
export function drawMotif(
  { doc }: PdfWriter,
  name: Motif,
  { x, y, sizePt, color }: { x: number; y: number; sizePt: number; color: string },
): void {
  const { stroke, dots } = MOTIFS[name];
  doc
    .save()
    .translate(x, y)
    .scale(sizePt / 100);
  doc.path(stroke).lineWidth(4).lineCap('round').lineJoin('round').stroke(color);
  doc.path(dots).fill(color);
  doc.restore();
}

/** The cloth as the border of a sheet: one square of it lit. */
export function drawClothBorder(paper: PdfWriter): void {
  const { doc } = paper;
  doc.rect(0, 0, A4_PT.width, A4_PT.height).fill(COLORS.deep);
  doc
    .rect(BORDER_PT, BORDER_PT, A4_PT.width - 2 * BORDER_PT, A4_PT.height - 2 * BORDER_PT)
    .fill(COLORS.surface);
  for (let row = 0; row < ROWS; row += 1)
    for (let column = 0; column < COLUMNS; column += 1) {
      const isEdge = row === 0 || column === 0 || row === ROWS - 1 || column === COLUMNS - 1;
      if (isEdge) drawSquare(paper, column, row);
    }
  doc
    .rect(BORDER_PT + 7, BORDER_PT + 7, A4_PT.width - 2 * BORDER_PT - 14, A4_PT.height - 2 * BORDER_PT - 14)
    .lineWidth(0.6)
    .stroke(COLORS.brandLine);
}

function drawSquare(paper: PdfWriter, column: number, row: number): void {
  const isLit = column === LIT.column && row === LIT.row;
  const inset = SQUARE_PT.width * 0.1;
  drawMotif(paper, isLit ? 'agbole' : motifAt(column, row), {
    x: column * SQUARE_PT.width + inset,
    y: row * SQUARE_PT.height + inset,
    sizePt: SQUARE_PT.width - 2 * inset,
    color: isLit ? COLORS.gold : COLORS.deepLine,
  });
}

/** A strip of the cloth, as the head of a plainer document. */
export function drawClothStrip(paper: PdfWriter, height: number): void {
  const count = Math.ceil(A4_PT.width / height);
  paper.doc.rect(0, 0, A4_PT.width, height).fill(COLORS.deep);
  for (let column = 0; column < count; column += 1) {
    const inset = height * 0.12;
    drawMotif(paper, motifAt(column, 0), {
      x: column * height + inset,
      y: inset,
      sizePt: height - 2 * inset,
      color: COLORS.deepLine,
    });
  }
}
