import type { MeshBuilder } from '../../mesh.ts';
import type { Detail } from '../../scene.ts';
import { box, tube } from '../../solids.ts';
import type { Vec3 } from '../../vector.ts';

const LEAN_RATIO = 0.16;
const BANDS = 3;

/** An open boom barrier: its post at the origin, its arm up and slightly towards +x. */
export function barrier(mesh: MeshBuilder, lengthM: number, detail: Detail): void {
  box(mesh, 'alu_char', [-0.16, -0.13, -0.1], [0.16, 0.13, 1.05], detail === 'picture' ? 0.02 : 0);
  const point = (along: number): Vec3 => [along * LEAN_RATIO, 0.2, 0.9 + along];
  tube(mesh, 'frame_w', [point(0), point(lengthM)], 0.045, 8);
  for (let band = 0; band < BANDS; band += 1) {
    const from = (lengthM * (2 * band + 1)) / (2 * BANDS + 1);
    const to = (lengthM * (2 * band + 2)) / (2 * BANDS + 1);
    tube(mesh, 'pave_red', [point(from), point(to)], 0.05, 8);
  }
  tube(
    mesh,
    'steel',
    [
      [0, 0.1, 0.9],
      [0, 0.26, 0.9],
    ],
    0.07,
    10,
  );
}
