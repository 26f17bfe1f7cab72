import type { Material } from '../model/materials.ts';
import type { Face, MeshBuilder } from './mesh.ts';
import { add, cross, normalize, scale, subtract, type Vec3 } from './vector.ts';

/** A box between two opposite corners, with edges chamfered by `chamferM` for a realistic look. */
export function box(mesh: MeshBuilder, material: Material, from: Vec3, to: Vec3, chamferM = 0): void {
  const [x0, y0, z0] = [Math.min(from[0], to[0]), Math.min(from[1], to[1]), Math.min(from[2], to[2])];
  const [x1, y1, z1] = [Math.max(from[0], to[0]), Math.max(from[1], to[1]), Math.max(from[2], to[2])];
  const cut = Math.min(chamferM, 0.3 * Math.min(x1 - x0, y1 - y0, z1 - z0));
  mesh.faces(
    material,
    cut > 0 ? chamferedBox([x0, y0, z0], [x1, y1, z1], cut) : plainBox([x0, y0, z0], [x1, y1, z1]),
  );
}

function plainBox([x0, y0, z0]: Vec3, [x1, y1, z1]: Vec3): Face[] {
  return [
    [
      [x0, y1, z0],
      [x1, y1, z0],
      [x1, y0, z0],
      [x0, y0, z0],
    ],
    [
      [x0, y0, z1],
      [x1, y0, z1],
      [x1, y1, z1],
      [x0, y1, z1],
    ],
    [
      [x0, y0, z0],
      [x1, y0, z0],
      [x1, y0, z1],
      [x0, y0, z1],
    ],
    [
      [x1, y0, z0],
      [x1, y1, z0],
      [x1, y1, z1],
      [x1, y0, z1],
    ],
    [
      [x1, y1, z0],
      [x0, y1, z0],
      [x0, y1, z1],
      [x1, y1, z1],
    ],
    [
      [x0, y1, z0],
      [x0, y0, z0],
      [x0, y0, z1],
      [x0, y1, z1],
    ],
  ];
}

const ENDS = [0, 1] as const;

/** Six faces, twelve strips along the edges, eight triangles at the corners. */
function chamferedBox(low: Vec3, high: Vec3, cut: number): Face[] {
  const centre = scale(add(low, high), 0.5);
  /** The point near the box's corner (`ends`) that is on the face across `axis`. */
  const near = (ends: readonly (0 | 1)[], axis: 0 | 1 | 2): Vec3 => {
    const coordinate = (index: 0 | 1 | 2): number => {
      const isHigh = ends[index] === 1;
      const edge = isHigh ? high[index] : low[index];
      return index === axis ? edge : edge + (isHigh ? -cut : cut);
    };
    return [coordinate(0), coordinate(1), coordinate(2)];
  };
  const faces: Vec3[][] = [];
  for (const a of ENDS) {
    faces.push(
      [near([a, 0, 0], 0), near([a, 1, 0], 0), near([a, 1, 1], 0), near([a, 0, 1], 0)],
      [near([0, a, 0], 1), near([1, a, 0], 1), near([1, a, 1], 1), near([0, a, 1], 1)],
      [near([0, 0, a], 2), near([1, 0, a], 2), near([1, 1, a], 2), near([0, 1, a], 2)],
    );
    for (const b of ENDS) {
      faces.push(
        [near([a, b, 0], 0), near([a, b, 1], 0), near([a, b, 1], 1), near([a, b, 0], 1)],
        [near([a, 0, b], 0), near([a, 1, b], 0), near([a, 1, b], 2), near([a, 0, b], 2)],
        [near([0, a, b], 1), near([1, a, b], 1), near([1, a, b], 2), near([0, a, b], 2)],
      );
      for (const c of ENDS) faces.push([near([a, b, c], 0), near([a, b, c], 1), near([a, b, c], 2)]);
    }
  }
  return faces.map((face) => awayFrom(centre, face));
}

/** The face with its corners ordered so that its normal points away from `centre`; for faces of convex solids. */
export function awayFrom(centre: Vec3, face: Face): Face {
  const [a = centre, b = centre, c = centre] = face;
  const normal = cross(subtract(b, a), subtract(c, a));
  const outwards = subtract(scale(face.reduce<Vec3>(add, [0, 0, 0]), 1 / face.length), centre);
  return normal[0] * outwards[0] + normal[1] * outwards[1] + normal[2] * outwards[2] < 0
    ? [...face].reverse()
    : face;
}

/** A round bar or trunk along a path, with a radius at each of its points, closed at both ends. */
export function tube(
  mesh: MeshBuilder,
  material: Material,
  path: readonly Vec3[],
  radiiM: readonly number[] | number,
  sides = 10,
): void {
  const corners = path.flatMap((point, index): Vec3[] => {
    const before = path[Math.max(index - 1, 0)] ?? point;
    const after = path[Math.min(index + 1, path.length - 1)] ?? point;
    const along = normalize(subtract(after, before));
    const across = normalize(cross(along, Math.abs(along[2]) < 0.95 ? [0, 0, 1] : [1, 0, 0]));
    const other = cross(along, across);
    const radiusM = typeof radiiM === 'number' ? radiiM : (radiiM[index] ?? 0);
    return Array.from({ length: sides }, (_, side) => {
      const angle = (2 * Math.PI * side) / sides;
      return add(
        point,
        add(scale(across, Math.cos(angle) * radiusM), scale(other, Math.sin(angle) * radiusM)),
      );
    });
  });
  mesh.smooth(material, corners, facesBetweenRings(path.length, sides));
  const last = corners.length - sides;
  mesh.faces(material, [corners.slice(0, sides).reverse(), corners.slice(last)]);
}

/** The faces between consecutive rings with equal numbers of corners, as indices of their corners. */
export const facesBetweenRings = (ringCount: number, sides: number): number[][] =>
  Array.from({ length: (ringCount - 1) * sides }, (_, place) => {
    const from = place - (place % sides);
    const next = from + ((place + 1) % sides);
    return [place, next, next + sides, place + sides];
  });
