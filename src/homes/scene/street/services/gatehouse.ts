import type { Finish } from '#homes/model/finish.ts';
import type { MeshBuilder } from '../../mesh.ts';
import type { Detail } from '../../scene.ts';
import { box } from '../../solids.ts';

const SILL_M = 0.95;
const HEAD_M = 2.05;
const POST_M = 0.28;
const WALL_M = 0.18;
const FLOOR_M = 0.15;

/** A square guard's room with windows on all sides but the back, under a flat lid; its corner is the origin. */
export function gatehouse(
  mesh: MeshBuilder,
  sizeM: number,
  heightM: number,
  finish: Finish,
  detail: Detail,
): void {
  const fine = detail === 'picture';
  const cutM = fine ? 0.01 : 0;
  const far = sizeM;
  box(mesh, finish.base, [-0.06, -0.06, -0.3], [far + 0.06, far + 0.06, FLOOR_M], cutM);
  for (const x of [0, far - POST_M]) {
    for (const y of [0, far - POST_M])
      box(mesh, finish.wall, [x, y, FLOOR_M - 0.01], [x + POST_M, y + POST_M, heightM], cutM);
  }
  const [inner0, inner1] = [POST_M - 0.01, far - POST_M + 0.01];
  // The south, east and west sides have windows; the back is a wall.
  const alongX = (y: number, z0: number, z1: number) =>
    box(mesh, finish.accent, [inner0, y, z0], [inner1, y + WALL_M, z1], cutM);
  const alongY = (x: number, z0: number, z1: number) =>
    box(mesh, finish.accent, [x, inner0, z0], [x + WALL_M, inner1, z1], cutM);
  alongX(0.05, FLOOR_M - 0.02, SILL_M);
  alongX(0.05, HEAD_M, heightM - 0.01);
  alongX(far - 0.05 - WALL_M, FLOOR_M - 0.02, heightM - 0.01);
  for (const x of [0.05, far - 0.05 - WALL_M]) {
    alongY(x, FLOOR_M - 0.02, SILL_M);
    alongY(x, HEAD_M, heightM - 0.01);
  }
  const pane = (from: readonly [number, number], to: readonly [number, number]) =>
    box(mesh, 'car_glass', [from[0], from[1], SILL_M - 0.012], [to[0], to[1], HEAD_M + 0.012]);
  pane([inner0 - 0.02, 0.12], [inner1 + 0.02, 0.135]);
  pane([0.12, inner0 - 0.02], [0.135, inner1 + 0.02]);
  pane([far - 0.135, inner0 - 0.02], [far - 0.12, inner1 + 0.02]);
  const middle = far / 2;
  box(mesh, 'frame', [middle - 0.025, 0.095, SILL_M - 0.005], [middle + 0.025, 0.16, HEAD_M + 0.005]);
  for (const x of [0.095, far - 0.16])
    box(mesh, 'frame', [x, middle - 0.025, SILL_M - 0.005], [x + 0.065, middle + 0.025, HEAD_M + 0.005]);
  box(mesh, finish.warm, [-0.4, -0.5, heightM - 0.005], [far + 0.4, far + 0.4, heightM + 0.05], cutM);
  box(mesh, finish.trim, [-0.46, -0.56, heightM + 0.048], [far + 0.46, far + 0.46, heightM + 0.22], cutM);
}
