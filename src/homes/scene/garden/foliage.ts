import type { Material } from '../../model/materials.ts';
import type { Mesh, MeshBuilder, Surface } from '../mesh.ts';
import { add, cross, dot, normalize, scale, subtract, type Vec3 } from '../vector.ts';

/** A diamond folded along its rib, with its tip bent down. */
export interface Leaf {
  readonly base: Vec3;
  /** Rough directions of growth and of the upper side, of any length. */
  readonly along: Vec3;
  readonly up: Vec3;
  readonly lengthM: number;
  readonly widthM: number;
  /** The direction that the leaf is shaded by, such as the crown's surface: a few leaves then look like many. */
  readonly shadeAs?: Vec3 | undefined;
}

/** A long leaf along a spine. */
export interface Ribbon {
  readonly spine: readonly Vec3[];
  /** Half the width at each point of the spine. */
  readonly halfWidthsM: readonly number[];
  readonly across: Vec3;
  /** Rough direction of its upper side. */
  readonly up: Vec3;
}

const FOLD_SHARE = 0.22;
const BEND_SHARE = 0.12;
const WIDEST_SHARE = 0.45;

interface Heap {
  readonly positions: number[];
  readonly normals: number[];
  readonly indices: number[];
}

/** Collects leaves: two-sided, with normals that follow each leaf's bend. */
export class Foliage {
  readonly #heaps = new Map<Material, Heap>();

  leaf(material: Material, { base, along, up: hint, lengthM, widthM, shadeAs }: Leaf): void {
    const d = normalize(along);
    const side = normalize(cross(d, hint));
    const up = cross(side, d);
    const middle = add(add(base, scale(d, lengthM * WIDEST_SHARE)), scale(up, widthM * FOLD_SHARE));
    const corners: Vec3[] = [
      base,
      add(middle, scale(side, widthM / 2)),
      add(add(base, scale(d, lengthM)), scale(up, -lengthM * BEND_SHARE)),
      add(middle, scale(side, -widthM / 2)),
    ];
    const lean = scale(side, 2 * FOLD_SHARE);
    const normals: Vec3[] = shadeAs
      ? corners.map(() => normalize(shadeAs))
      : [up, normalize(subtract(up, lean)), up, normalize(add(up, lean))];
    const isTurned = shadeAs !== undefined && dot(up, shadeAs) < 0;
    this.#add(material, corners, normals, isTurned ? [0, 2, 1, 0, 3, 2] : [0, 1, 2, 0, 2, 3]);
  }

  ribbon(material: Material, { spine, halfWidthsM, across, up: hint }: Ribbon): void {
    const first = spine[0] ?? ORIGIN;
    const last = spine.at(-1) ?? ORIGIN;
    const side = dot(cross(across, subtract(last, first)), hint) < 0 ? scale(across, -1) : across;
    const corners: Vec3[] = [];
    const normals: Vec3[] = [];
    const indices: number[] = [];
    spine.forEach((point, index) => {
      const before = spine[Math.max(0, index - 1)] ?? point;
      const after = spine[Math.min(spine.length - 1, index + 1)] ?? point;
      const up = normalize(cross(side, subtract(after, before)));
      const halfM = halfWidthsM[index] ?? 0;
      const isTip = index === spine.length - 1 && halfM === 0;
      const from = corners.length;
      corners.push(add(point, scale(side, -halfM)));
      if (!isTip) corners.push(add(point, scale(side, halfM)));
      normals.push(...(isTip ? [up] : [up, up]));
      if (index === 0) return;
      if (isTip) indices.push(from - 2, from - 1, from);
      else indices.push(from - 2, from - 1, from + 1, from - 2, from + 1, from);
    });
    this.#add(material, corners, normals, indices);
  }

  /** A flat or nearly flat quad with one normal. */
  quad(material: Material, corners: readonly [Vec3, Vec3, Vec3, Vec3]): void {
    const [a, b, c, d] = corners;
    const normal = normalize(cross(subtract(c, a), subtract(d, b)));
    this.#add(material, corners, [normal, normal, normal, normal], [0, 1, 2, 0, 2, 3]);
  }

  /** Builds one mesh from the leaves and the wood that `wood` has collected. */
  build(name: string, wood?: MeshBuilder): Mesh {
    const leaves = [...this.#heaps].map(
      ([material, { positions, normals, indices }]): Surface => ({
        material,
        positions: Float32Array.from(positions),
        normals: Float32Array.from(normals),
        indices: Uint32Array.from(indices),
      }),
    );
    return { name, surfaces: [...(wood?.build(name).surfaces ?? []), ...leaves] };
  }

  #add(material: Material, corners: readonly Vec3[], normals: readonly Vec3[], indices: number[]): void {
    const heap = this.#heaps.get(material) ?? { positions: [], normals: [], indices: [] };
    this.#heaps.set(material, heap);
    const first = heap.positions.length / 3;
    for (const corner of corners) heap.positions.push(...corner);
    for (const normal of normals) heap.normals.push(...normal);
    for (const index of indices) heap.indices.push(first + index);
  }
}

const ORIGIN: Vec3 = [0, 0, 0];
