import type { Material } from '#homes/model/materials.ts';
import type { Face, MeshBuilder } from '../../mesh.ts';
import type { Vec3 } from '../../vector.ts';

interface Opening {
  readonly x0: number;
  readonly x1: number;
  readonly low: number;
  readonly high: number;
}

/**
 * A closed ring between an outer and an inner rectangle; `place` maps (u, v, depth) to a point, u × v towards
 * depth.
 */
function ring(
  mesh: MeshBuilder,
  material: Material,
  outer: Opening,
  inner: Opening,
  depths: readonly [number, number],
  place: (u: number, v: number, depth: number) => Vec3,
): void {
  const round = ({ x0, x1, low, high }: Opening, depth: number): Vec3[] => [
    place(x0, low, depth),
    place(x1, low, depth),
    place(x1, high, depth),
    place(x0, high, depth),
  ];
  const [near, far] = depths;
  const [outerNear, outerFar, innerNear, innerFar] = [
    round(outer, near),
    round(outer, far),
    round(inner, near),
    round(inner, far),
  ];
  const faces: Face[] = [];
  for (let index = 0; index < 4; index += 1) {
    const next = (index + 1) % 4;
    const quad = (a: Vec3[], b: Vec3[]): Vec3[] =>
      [a[index], a[next], b[next], b[index]].filter((corner) => corner !== undefined);
    faces.push(
      quad(outerFar, innerFar),
      quad(innerNear, outerNear),
      quad(outerNear, outerFar),
      quad(innerFar, innerNear),
    );
  }
  mesh.faces(material, faces);
}

/** A horizontal ring: a ceiling's edge, a tray. */
export const flatRing = (
  mesh: MeshBuilder,
  material: Material,
  outer: Opening,
  inner: Opening,
  z: readonly [number, number],
): void => ring(mesh, material, outer, inner, z, (u, v, depth) => [u, v, depth]);

/** A vertical ring facing -y, such as a picture frame: its front at `y[0]` and its back at `y[1]`. */
export const uprightRing = (
  mesh: MeshBuilder,
  material: Material,
  outer: Opening,
  inner: Opening,
  [front, back]: readonly [number, number],
): void => ring(mesh, material, outer, inner, [-back, -front], (u, v, depth) => [u, -depth, v]);
