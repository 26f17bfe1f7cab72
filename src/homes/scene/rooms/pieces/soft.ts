import type { Material } from '#homes/model/materials.ts';
import type { MeshBuilder } from '../../mesh.ts';
import type { Vec3 } from '../../vector.ts';

/** Maps each corner of a solid, for example to lean or taper it. */
export type Bend = (corner: Vec3) => Vec3;

interface Softness {
  readonly radiusM: number;
  /** Segments per rounded edge. */
  readonly segments?: number;
  readonly bend?: Bend;
}

const QUADRANTS = [
  [1, 1],
  [-1, 1],
  [-1, -1],
  [1, -1],
] as const;

/** A box with rounded edges: upholstery, cushions, mattresses, ceramics. */
export function soft(
  mesh: MeshBuilder,
  material: Material,
  from: Vec3,
  to: Vec3,
  { radiusM, segments = 3, bend = (corner) => corner }: Softness,
): void {
  const half = [0, 1, 2].map((axis) => Math.abs((to[axis] ?? 0) - (from[axis] ?? 0)) / 2);
  const [hx = 0, hy = 0, hz = 0] = half;
  const [cx, cy, cz] = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2, (from[2] + to[2]) / 2];
  const r = Math.min(radiusM, 0.48 * 2 * Math.min(hx, hy, hz));
  const corners: Vec3[] = [];
  const add = (qx: number, qy: number, qz: number, dx: number, dy: number, dz: number): void => {
    const at: Vec3 = [cx + qx * (hx - r) + dx * r, cy + qy * (hy - r) + dy * r, cz + qz * (hz - r) + dz * r];
    corners.push(bend(at));
  };
  // Rings from the bottom to the top; the first and last have four corners, the others cover all quadrants.
  const columns = 4 * (segments + 1);
  for (const qz of [-1, 1]) {
    for (let step = 0; step <= segments; step += 1) {
      const rise = qz < 0 ? step - segments : step;
      const isPole = Math.abs(rise) === segments;
      const tilt = (rise / segments) * (Math.PI / 2);
      QUADRANTS.forEach(([qx, qy], quadrant) => {
        for (let turn = 0; turn <= (isPole ? 0 : segments); turn += 1) {
          const angle = (quadrant + turn / segments) * (Math.PI / 2);
          const flat = isPole ? 0 : Math.cos(tilt);
          add(qx, qy, qz, Math.cos(angle) * flat, Math.sin(angle) * flat, isPole ? qz : Math.sin(tilt));
        }
      });
    }
  }
  mesh.smooth(material, corners, facesOf(segments, columns, corners.length));
}

function facesOf(segments: number, columns: number, count: number): number[][] {
  const faces: number[][] = [[3, 2, 1, 0]];
  const rings = 2 * segments;
  const start = (ring: number): number => 4 + (ring - 1) * columns;
  const top = count - 4;
  const quadrantOf = (column: number): number => Math.floor(column / (segments + 1));
  for (let column = 0; column < columns; column += 1) {
    const next = (column + 1) % columns;
    const [here, there] = [quadrantOf(column), quadrantOf(next)];
    const [low, lowNext] = [start(1) + column, start(1) + next];
    const [high, highNext] = [start(rings) + column, start(rings) + next];
    faces.push(here === there ? [here, lowNext, low] : [here, there, lowNext, low]);
    for (let ring = 1; ring < rings; ring += 1) {
      faces.push([
        start(ring) + column,
        start(ring) + next,
        start(ring + 1) + next,
        start(ring + 1) + column,
      ]);
    }
    faces.push(here === there ? [high, highNext, top + here] : [high, highNext, top + there, top + here]);
  }
  faces.push([top, top + 1, top + 2, top + 3]);
  return faces;
}

/** Leans a solid about an edge along x: backwards if `rad` is positive. */
export const leaning =
  (rad: number, [, py, pz]: Vec3): Bend =>
  ([x, y, z]) => {
    const [dy, dz] = [y - py, z - pz];
    return [x, py + dy * Math.cos(rad) + dz * Math.sin(rad), pz - dy * Math.sin(rad) + dz * Math.cos(rad)];
  };
