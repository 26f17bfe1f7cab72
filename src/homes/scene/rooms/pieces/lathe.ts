import type { Material } from '#homes/model/materials.ts';
import type { MeshBuilder } from '../../mesh.ts';
import type { Vec3 } from '../../vector.ts';

/** A point of a turned solid's outline: distance from the axis, and height. */
export type Turning = readonly [radiusM: number, z: number];

/**
 * A turned solid: pots, lamps, round tops. Its outline runs from the axis at the bottom to the axis at the top;
 * each piece of it is smooth, and pieces meet at sharp edges.
 */
export function lathe(
  mesh: MeshBuilder,
  material: Material,
  [x, y, z]: Vec3,
  outlines: readonly (readonly Turning[])[],
  sides = 24,
): void {
  for (const outline of outlines) {
    const corners: Vec3[] = [];
    const rings = outline.map(([radiusM, rise]): number[] => {
      const first = corners.length;
      const count = radiusM === 0 ? 1 : sides;
      for (let side = 0; side < count; side += 1) {
        const angle = (2 * Math.PI * side) / sides;
        corners.push([x + Math.cos(angle) * radiusM, y + Math.sin(angle) * radiusM, z + rise]);
      }
      return Array.from({ length: sides }, (_, side) => first + (count === 1 ? 0 : side));
    });
    const faces = rings.slice(1).flatMap((upper, index) => {
      const lower = rings[index] ?? upper;
      return upper.flatMap((_, side) => {
        const next = (side + 1) % sides;
        const face = [lower[side], lower[next], upper[next], upper[side]].filter(
          (corner) => corner !== undefined,
        );
        const distinct = [...new Set(face)];
        return distinct.length > 2 ? [distinct] : [];
      });
    });
    mesh.smooth(material, corners, faces);
  }
}

/** A round slab with sharp edges. */
export const disc = (
  mesh: MeshBuilder,
  material: Material,
  at: Vec3,
  radiusM: number,
  thicknessM: number,
  sides = 32,
): void =>
  lathe(
    mesh,
    material,
    at,
    [
      [
        [0, 0],
        [radiusM, 0],
      ],
      [
        [radiusM, 0],
        [radiusM, thicknessM],
      ],
      [
        [radiusM, thicknessM],
        [0, thicknessM],
      ],
    ],
    sides,
  );
