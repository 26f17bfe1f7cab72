import { type Mesh, MeshBuilder } from '../mesh.ts';
import type { Detail } from '../scene.ts';
import { box } from '../solids.ts';

export const PLANTER_M = { width: 0.46, height: 0.5 } as const;
/** Height of the soil in it. */
export const PLANTER_SOIL_M = 0.46;
const WALL_M = 0.04;

/** A square tub with soil; callers add the plant. */
export function planter(detail: Detail): Mesh {
  const mesh = new MeshBuilder();
  const half = PLANTER_M.width / 2;
  const inner = half - WALL_M;
  const chamferM = detail === 'live' ? 0 : 0.008;
  const z1 = PLANTER_M.height;
  const wall = (x0: number, y0: number, x1: number, y1: number): void =>
    box(mesh, 'stucco_char', [x0, y0, 0.01], [x1, y1, z1], chamferM);
  wall(-half, -half, half, -inner - 0.001);
  wall(-half, inner + 0.001, half, half);
  wall(-half, -inner, -inner - 0.001, inner);
  wall(inner + 0.001, -inner, half, inner);
  box(mesh, 'soil', [-inner, -inner, 0.03], [inner, inner, PLANTER_SOIL_M]);
  return mesh.build('planter');
}
