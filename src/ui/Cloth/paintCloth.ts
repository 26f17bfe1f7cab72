import { light } from '../theme/palette.ts';
import { type MotifName, motifAt } from './motifs.ts';
import { CELL, MOTIF, pasteLines } from './pasteLines.ts';
import spriteUrl from './sprite.svg?no-inline';

interface PaintedCloth {
  readonly columns: number;
  readonly rows: number;
  /** The one square in gold; column and row counted from 0. */
  readonly lit: { readonly column: number; readonly row: number };
  /** In canvas pixels; the height follows from it. */
  readonly width: number;
}

const LINE = 2.6;
const PASTE_LINE = 1.6;

/**
 * Paints the cloth at the top left of a canvas, for shared pictures.
 * @throws TypeError if the motifs failed to load.
 */
export async function paintCloth(
  context: CanvasRenderingContext2D,
  { columns, rows, lit, width }: PaintedCloth,
): Promise<void> {
  const drawing = new DOMParser().parseFromString(await (await fetch(spriteUrl)).text(), 'image/svg+xml');
  context.save();
  context.scale(width / (columns * CELL), width / (columns * CELL));
  context.fillStyle = light.deep;
  context.fillRect(0, 0, columns * CELL, rows * CELL);
  context.strokeStyle = light.deepLine;
  context.lineWidth = PASTE_LINE;
  context.stroke(new Path2D(pasteLines(columns, rows)));
  context.lineCap = 'round';
  context.lineJoin = 'round';
  context.lineWidth = LINE;
  for (let place = 0; place < columns * rows; place += 1) {
    const [column, row] = [place % columns, Math.floor(place / columns)];
    const isLit = column === lit.column && row === lit.row;
    context.save();
    context.translate(column * CELL + (CELL - MOTIF) / 2, row * CELL + (CELL - MOTIF) / 2);
    context.strokeStyle = isLit ? light.gold : light.deepLine;
    context.fillStyle = context.strokeStyle;
    paintMotif(context, drawing, isLit ? 'agbole' : motifAt(column, row));
    context.restore();
  }
  context.restore();
}

function paintMotif(context: CanvasRenderingContext2D, drawing: Document, name: MotifName): void {
  for (const path of drawing.querySelectorAll(`#m-${name} > path`)) {
    const line = new Path2D(path.getAttribute('d') ?? '');
    if (path.getAttribute('fill') === 'none') context.stroke(line);
    else context.fill(line);
  }
}
