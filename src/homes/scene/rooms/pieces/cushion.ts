import type { Material } from '#homes/model/materials.ts';
import type { MeshBuilder } from '../../mesh.ts';
import type { Vec3 } from '../../vector.ts';
import { leaning } from './soft.ts';

const CELLS = 5;

/** A cushion with pinched corners that leans back on `at`. */
export function cushion(
  mesh: MeshBuilder,
  material: Material,
  at: Vec3,
  {
    turnRad,
    sizeM,
    leanRad = 0.35,
    plumpM = 0.075,
  }: { turnRad: number; sizeM: number; leanRad?: number; plumpM?: number },
): void {
  const bend = leaning(leanRad, [0, 0, 0]);
  const corners: Vec3[] = [];
  const index = new Map<string, number>();
  const corner = (column: number, row: number, side: number): number => {
    const isRim = column === 0 || row === 0 || column === CELLS || row === CELLS;
    const key = `${column} ${row} ${isRim ? 0 : side}`;
    const known = index.get(key);
    if (known !== undefined) return known;
    const [u, v] = [(column / CELLS) * 2 - 1, (row / CELLS) * 2 - 1];
    const puff = Math.sqrt((1 - Math.abs(u) ** 2.6) * (1 - Math.abs(v) ** 2.6));
    const pinch = 1 - 0.07 * (1 - (u * v) ** 2);
    const half = sizeM / 2;
    corners.push(bend([u * half * pinch, side * plumpM * puff, half + v * half * pinch]));
    index.set(key, corners.length - 1);
    return corners.length - 1;
  };
  const faces: number[][] = [];
  for (const side of [-1, 1]) {
    for (let column = 0; column < CELLS; column += 1) {
      for (let row = 0; row < CELLS; row += 1) {
        const face = [
          corner(column, row, side),
          corner(column + 1, row, side),
          corner(column + 1, row + 1, side),
          corner(column, row + 1, side),
        ];
        faces.push(side < 0 ? face : face.reverse());
      }
    }
  }
  mesh.within({ at, turnRad }, (inner) => inner.smooth(material, corners, faces));
}
