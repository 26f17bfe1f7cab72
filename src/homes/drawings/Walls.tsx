import type { Rect } from '../model/geometry.ts';
import type { Wall } from '../model/model.ts';
import { svgRect } from './geometry.ts';
import * as styles from './planDrawing.css.ts';

/** The walls in section, with gaps at openings. */
export function Walls({ walls }: { readonly walls: readonly Wall[] }) {
  return walls.flatMap((wall) =>
    solidPieces(wall).map((piece) => (
      <rect
        key={`${piece.x0} ${piece.y0} ${piece.x1} ${piece.y1}`}
        {...svgRect(piece)}
        className={styles.wall}
      />
    )),
  );
}

function solidPieces(wall: Wall): Rect[] {
  const length = wall.to.x - wall.from.x + wall.to.y - wall.from.y;
  // Extends past the ends by half the thickness, to close corners.
  const reach = wall.thicknessM / 2;
  let from = -reach;
  const pieces: Rect[] = [];
  for (const { offsetM, widthM } of wall.openings) {
    pieces.push(alongWall(wall, from, offsetM));
    from = offsetM + widthM;
  }
  return [...pieces, alongWall(wall, from, length + reach)];
}

/** The rectangle of a wall between two distances from its start. */
export function alongWall({ from, to, thicknessM }: Wall, start: number, end: number): Rect {
  const half = thicknessM / 2;
  return from.y === to.y
    ? { x0: from.x + start, x1: from.x + end, y0: from.y - half, y1: from.y + half }
    : { x0: from.x - half, x1: from.x + half, y0: from.y + start, y1: from.y + end };
}
