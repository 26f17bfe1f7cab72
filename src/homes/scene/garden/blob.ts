import type { Material } from '../../model/materials.ts';
import type { MeshBuilder } from '../mesh.ts';
import { add, type Vec3 } from '../vector.ts';
import { towards } from './directions.ts';

/** A rounded body that fills gaps between sparse leaves. Has 2 * sides * (rings - 1) triangles. */
export function blob(
  mesh: MeshBuilder,
  material: Material,
  centre: Vec3,
  [rx, ry, rz]: Vec3,
  rings = 4,
  sides = 6,
): void {
  const corners: Vec3[] = [add(centre, [0, 0, -rz])];
  for (let ring = 1; ring < rings; ring += 1) {
    for (let side = 0; side < sides; side += 1) {
      const [x, y, z] = towards((2 * Math.PI * side) / sides, -Math.PI / 2 + (Math.PI * ring) / rings);
      corners.push(add(centre, [x * rx, y * ry, z * rz]));
    }
  }
  const top = corners.length;
  corners.push(add(centre, [0, 0, rz]));
  const at = (ring: number, side: number): number => 1 + (ring - 1) * sides + (side % sides);
  const faces: number[][] = [];
  for (let side = 0; side < sides; side += 1) {
    faces.push([0, at(1, side + 1), at(1, side)], [top, at(rings - 1, side), at(rings - 1, side + 1)]);
    for (let ring = 1; ring + 1 < rings; ring += 1) {
      faces.push([at(ring, side), at(ring, side + 1), at(ring + 1, side + 1), at(ring + 1, side)]);
    }
  }
  mesh.smooth(material, corners, faces);
}
