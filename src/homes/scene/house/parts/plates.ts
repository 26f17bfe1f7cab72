import type { Rect } from '#homes/model/geometry.ts';
import type { Material } from '#homes/model/materials.ts';
import type { Face, MeshBuilder } from '../../mesh.ts';
import type { Vec3 } from '../../vector.ts';
import { type Grid, gridOf } from './grid.ts';

interface Plate {
  readonly rects: readonly Rect[];
  readonly holes?: readonly Rect[];
  readonly bottomM: number;
  readonly topM: number;
}

/** One closed flat solid over the union of rectangles; its outer edges are chamfered by `chamferM`. */
export function drawPlate(
  mesh: MeshBuilder,
  material: Material,
  { rects, holes = [], bottomM, topM }: Plate,
  chamferM = 0,
): void {
  const grid = gridOf(rects, holes);
  const { xs, ys, covered } = grid;
  const corner = (column: number, row: number, insetM: number, z: number): Vec3 => {
    const [dx, dy] = insetM > 0 ? inwards(grid, column, row) : [0, 0];
    return [(xs[column] ?? 0) + dx * insetM, (ys[row] ?? 0) + dy * insetM, z];
  };
  const faces: Face[] = [];
  /** A side face seen from outside, `a` to the left of `b`. */
  const side = (a: readonly [number, number], b: readonly [number, number]) => {
    const up = (low: number, lowInset: number, high: number, highInset: number) =>
      faces.push([
        corner(a[0], a[1], lowInset, low),
        corner(b[0], b[1], lowInset, low),
        corner(b[0], b[1], highInset, high),
        corner(a[0], a[1], highInset, high),
      ]);
    if (chamferM > 0) up(bottomM, chamferM, bottomM + chamferM, 0);
    up(bottomM + chamferM, 0, topM - chamferM, 0);
    if (chamferM > 0) up(topM - chamferM, 0, topM, chamferM);
  };
  for (let column = 0; column < xs.length - 1; column += 1) {
    for (let row = 0; row < ys.length - 1; row += 1) {
      if (!covered(column, row)) continue;
      const at = (z: number): Vec3[] => [
        corner(column, row, chamferM, z),
        corner(column + 1, row, chamferM, z),
        corner(column + 1, row + 1, chamferM, z),
        corner(column, row + 1, chamferM, z),
      ];
      faces.push(at(topM), at(bottomM).reverse());
      if (!covered(column, row - 1)) side([column, row], [column + 1, row]);
      if (!covered(column + 1, row)) side([column + 1, row], [column + 1, row + 1]);
      if (!covered(column, row + 1)) side([column + 1, row + 1], [column, row + 1]);
      if (!covered(column - 1, row)) side([column, row + 1], [column, row]);
    }
  }
  mesh.faces(material, faces);
}

/** From a grid corner towards the area along each axis; 0 if the corner is surrounded by area or by air. */
function inwards({ covered }: Grid, column: number, row: number): readonly [number, number] {
  const [sw, se, nw, ne] = [
    covered(column - 1, row - 1),
    covered(column, row - 1),
    covered(column - 1, row),
    covered(column, row),
  ].map(Number);
  const east = (se ?? 0) + (ne ?? 0) - (sw ?? 0) - (nw ?? 0);
  const north = (nw ?? 0) + (ne ?? 0) - (sw ?? 0) - (se ?? 0);
  return [Math.sign(east), Math.sign(north)];
}
