import type { RoofPart } from '../../model/parts/part.ts';
import type { Point2 } from '../house/parts/grid.ts';
import { heightAt, type Piece, piecesOf, spansOf } from '../house/parts/roof/envelope.ts';
import type { MeshBuilder } from '../mesh.ts';
import { tube } from '../solids.ts';
import type { Vec3 } from '../vector.ts';

const RAFTER_SPACING_M = 0.9;
const PURLIN_SPACING_M = 0.95;
const RAFTER_M = 0.045;
const PURLIN_M = 0.03;
const UNDER_SHEET_M = 0.1;

/** Rafters and purlins along the slopes of a pitched roof without sheets. */
export function drawTrusses(mesh: MeshBuilder, part: RoofPart): void {
  for (const piece of piecesOf(spansOf(part))) {
    const fallsAlongY = piece.slope.side === 'south' || piece.slope.side === 'north';
    draw(mesh, piece, fallsAlongY ? 'x' : 'y', RAFTER_SPACING_M, RAFTER_M, -UNDER_SHEET_M);
    draw(mesh, piece, fallsAlongY ? 'y' : 'x', PURLIN_SPACING_M, PURLIN_M, -UNDER_SHEET_M + RAFTER_M);
  }
}

/** Timbers at regular values of `axis`, over the piece's full extent. */
function draw(
  mesh: MeshBuilder,
  { outline, slope: { plane } }: Piece,
  axis: 'x' | 'y',
  spacingM: number,
  halfM: number,
  up: number,
): void {
  const values = outline.map(([x, y]) => (axis === 'x' ? x : y));
  const first = Math.ceil((Math.min(...values) + 0.02) / spacingM) * spacingM;
  for (let at = first; at < Math.max(...values) - 0.02; at += spacingM) {
    const ends = crossings(outline, axis, at);
    const [from, to] = [ends[0], ends.at(-1)];
    if (!from || !to || Math.hypot(to[0] - from[0], to[1] - from[1]) < 0.3) continue;
    const on = (point: Point2): Vec3 => [...point, heightAt(plane, point) + up];
    tube(mesh, 'oak', [on(from), on(to)], halfM, 4);
  }
}

/** The crossings of a line with the edges of a convex outline, in order. */
function crossings(outline: readonly Point2[], axis: 'x' | 'y', at: number): Point2[] {
  const across = ([x, y]: Point2): number => (axis === 'x' ? x : y);
  const along = ([x, y]: Point2): number => (axis === 'x' ? y : x);
  return outline
    .flatMap((from, index): Point2[] => {
      const to = outline[(index + 1) % outline.length] ?? from;
      const [a, b] = [across(from), across(to)];
      if (a === b || (at - a) * (at - b) > 0) return [];
      const other = along(from) + ((at - a) / (b - a)) * (along(to) - along(from));
      return [axis === 'x' ? [at, other] : [other, at]];
    })
    .sort((a, b) => along(a) - along(b));
}
