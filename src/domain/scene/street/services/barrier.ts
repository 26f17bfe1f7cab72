import type { MeshBuilder } from '../../mesh.ts';
import type { Detail } from '../../scene.ts';
import { box, tube } from '../../solids.ts';
import type { Vec3 } from '../../vector.ts';

const LEAN = 0.16;
const PIECES = 6;

/** A boom that stands open: its post at the origin, its arm up and a little towards +x. */
export function barrier(mesh: MeshBuilder, lengthM: number, detail: Detail): void {
  box(mesh, 'alu_char', [-0.16, -0.13, -0.1], [0.16, 0.13, 1.05], detail === 'picture' ? 0.02 : 0);
  const point = (along: number): Vec3 => [along * LEAN, 0.2, 0.9 + along];
  for (let piece = 0; piece < PIECES; piece += 1) {
    const from = (lengthM * piece) / PIECES;
    const to = (lengthM * (piece + 1)) / PIECES;
    tube(mesh, piece % 2 === 0 ? 'frame_w' : 'pave_red', [point(from), point(to)], 0.045, 8);
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
