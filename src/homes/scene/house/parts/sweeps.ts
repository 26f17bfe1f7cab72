import type { Material } from '#homes/model/materials.ts';
import type { Face, MeshBuilder } from '../../mesh.ts';
import type { Vec3 } from '../../vector.ts';
import type { Point2 } from './grid.ts';

/**
 * A moulding's section: distance to the right of its path, and height. Convex, anticlockwise looking along the
 * path.
 */
export type Section = readonly (readonly [rightM: number, z: number])[];

export const barSection = (fromM: number, toM: number, bottomM: number, topM: number): Section => [
  [fromM, bottomM],
  [toM, bottomM],
  [toM, topM],
  [fromM, topM],
];

/** A moulding along a path on the ground, mitred at its corners; closed into a ring, or with flat ends. */
export function sweep(
  mesh: MeshBuilder,
  material: Material,
  path: readonly Point2[],
  section: Section,
  isRing: boolean,
): void {
  const cuts = path.map((point, index) => {
    const [x, y] = mitre(path, index, isRing);
    return section.map(([right, z]): Vec3 => [point[0] + x * right, point[1] + y * right, z]);
  });
  const faces: Face[] = [];
  const count = isRing ? path.length : path.length - 1;
  for (let index = 0; index < count; index += 1) {
    const cut = cuts[index] ?? [];
    const next = cuts[(index + 1) % cuts.length] ?? [];
    section.forEach((_, side) => {
      const other = (side + 1) % section.length;
      const face = [cut[side], next[side], next[other], cut[other]];
      faces.push(face.filter((corner) => corner !== undefined));
    });
  }
  const [first] = cuts;
  const last = cuts.at(-1);
  if (!isRing && first && last) faces.push(first, [...last].reverse());
  mesh.faces(material, faces);
}

/** The offset to the right of the path at a corner, lengthened for the mitre. */
function mitre(path: readonly Point2[], index: number, isRing: boolean): Point2 {
  const here = path[index] ?? [0, 0];
  const before = path[index - 1] ?? (isRing ? path.at(-1) : undefined);
  const after = path[index + 1] ?? (isRing ? path[0] : undefined);
  const a = before ? rightOf(before, here) : after ? rightOf(here, after) : ([0, 0] as const);
  const b = after ? rightOf(here, after) : a;
  const [x, y] = [a[0] + b[0], a[1] + b[1]];
  const scale = 2 / (x * x + y * y || 1);
  return [x * scale, y * scale];
}

function rightOf(a: Point2, b: Point2): Point2 {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const long = Math.hypot(dx, dy) || 1;
  return [dy / long, -dx / long];
}
