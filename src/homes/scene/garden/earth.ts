import { grow, type Rect } from '../../model/geometry.ts';
import type { MeshBuilder } from '../mesh.ts';
import { box } from '../solids.ts';

const TOP_M = 0.056;
const FOOT_M = -0.1;

/** Bare earth under rows of plants. */
export function drawEarth(mesh: MeshBuilder, strips: readonly Rect[]): void {
  for (const strip of strips) {
    const { x0, y0, x1, y1 } = grow(strip, -0.002);
    box(mesh, 'soil', [x0, y0, FOOT_M], [x1, y1, TOP_M]);
  }
}
