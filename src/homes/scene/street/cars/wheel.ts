import type { Material } from '#homes/model/materials.ts';
import type { MeshBuilder } from '../../mesh.ts';
import { box, tube } from '../../solids.ts';
import type { Vec3 } from '../../vector.ts';

const WIDE_M = 0.215;
const SPOKES = 5;

/** A wheel around the origin; its outer side faces `side` along y. */
export function wheel(mesh: MeshBuilder, radiusM: number, side: 1 | -1, isFine: boolean): void {
  const sides = isFine ? 18 : 8;
  const at = (inM: number): Vec3 => [0, side * inM, 0];
  if (!isFine) {
    tube(mesh, 'tyre', [at(-WIDE_M / 2), at(WIDE_M / 2 - 0.01)], radiusM, sides);
    tube(mesh, 'steel', [at(0.01), at(WIDE_M / 2)], radiusM * 0.66, sides);
    return;
  }
  tube(
    mesh,
    'tyre',
    [at(-WIDE_M / 2), at(WIDE_M / 2 - 0.03), at(WIDE_M / 2 - 0.006), at(WIDE_M / 2)],
    [radiusM, radiusM, radiusM * 0.93, radiusM * 0.8],
    sides,
  );
  tube(
    mesh,
    'steel',
    [at(0), at(WIDE_M / 2 + 0.004), at(WIDE_M / 2 + 0.006)],
    [radiusM * 0.7, radiusM * 0.7, radiusM * 0.66],
    sides,
  );
  tube(mesh, 'black', [at(0.02), at(WIDE_M / 2 + 0.0075)], radiusM * 0.61, sides);
  tube(mesh, 'steel', [at(0.04), at(WIDE_M / 2 + 0.02), at(WIDE_M / 2 + 0.025)], [0.07, 0.07, 0.05], 8);
  for (let spoke = 0; spoke < SPOKES; spoke += 1) {
    const angle = (2 * Math.PI * spoke) / SPOKES + 0.3;
    spokeAt(mesh, angle, radiusM, side);
  }
}

function spokeAt(mesh: MeshBuilder, angle: number, radiusM: number, side: 1 | -1): void {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const faceY = WIDE_M / 2 + 0.014;
  tube(
    mesh,
    'steel',
    [
      [cos * 0.04, side * (faceY - 0.012), sin * 0.04],
      [cos * radiusM * 0.64, side * (faceY - 0.02), sin * radiusM * 0.64],
    ],
    [0.034, 0.024],
    5,
  );
}

/** A side mirror on its foot. */
export function mirror(mesh: MeshBuilder, at: Vec3, side: 1 | -1, paint: Material): void {
  const [x, y, z] = at;
  box(mesh, 'black', [x - 0.03, y - side * 0.06, z - 0.03], [x + 0.03, y + side * 0.06, z + 0.01]);
  box(mesh, paint, [x - 0.055, y + side * 0.04, z - 0.02], [x + 0.055, y + side * 0.21, z + 0.12], 0.03);
}
