import type { Material } from '#homes/model/materials.ts';
import type { Mesh } from '#homes/scene/mesh.ts';
import { cross, length, scale, subtract, type Vec3 } from '#homes/scene/vector.ts';

export interface Triangle {
  readonly mesh: string;
  readonly material: Material;
  readonly corners: readonly [Vec3, Vec3, Vec3];
  /** Of length 1, by the order of the corners. */
  readonly normal: Vec3;
  readonly areaSqm: number;
}

/** All triangles that have an area. */
export const trianglesOf = (mesh: Mesh): Triangle[] =>
  mesh.surfaces.flatMap(({ material, positions, indices }) => {
    const corner = (index: number): Vec3 => {
      const at = 3 * (indices[index] ?? 0);
      return [positions[at] ?? 0, positions[at + 1] ?? 0, positions[at + 2] ?? 0];
    };
    return Array.from({ length: indices.length / 3 }, (_, index): Triangle => {
      const [a, b, c] = [corner(3 * index), corner(3 * index + 1), corner(3 * index + 2)];
      const twice = cross(subtract(b, a), subtract(c, a));
      const size = length(twice);
      return {
        mesh: mesh.name,
        material,
        corners: [a, b, c],
        normal: scale(twice, 1 / Math.max(size, 1e-12)),
        areaSqm: size / 2,
      };
    }).filter(({ areaSqm }) => areaSqm > 1e-8);
  });

/** For failures that a person reads. */
export const show = (point: Vec3): string => point.map((each) => each.toFixed(3)).join(' ');
