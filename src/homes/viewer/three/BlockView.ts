import {
  BackSide,
  type BufferGeometry,
  Group,
  type Material,
  Mesh,
  type MeshBasicMaterial,
  Plane,
  Vector3,
} from 'three';
import type { PartRange } from '../scene/packed.ts';
import type { Shading } from '../scene/shading.ts';
import type { BlockSpace } from '../space/blockSpace.ts';
import { cutAboveM, type Lift } from '../space/lift.ts';
import { disposePart, meshOf, partOf, type SceneMaterials } from './geometry.ts';

/** A floor raised further than this casts no shadow, so that the plan below is lit. */
const SHADOWLESS_M = 0.05;

/** A surface of a whole block, and the ranges of its parts. */
export interface WholeSurface {
  readonly geometry: BufferGeometry;
  readonly shading: Shading;
  readonly parts: readonly PartRange[];
}

/** The chosen block, storey by storey. */
export class BlockView {
  readonly group = new Group();
  readonly #storeys: readonly Storey[];

  /** @param matrix the block's place: sixteen numbers, column-major */
  constructor(
    surfaces: readonly WholeSurface[],
    matrix: readonly number[],
    space: BlockSpace,
    materials: SceneMaterials,
    cutFace: MeshBasicMaterial,
  ) {
    this.group.matrixAutoUpdate = false;
    this.group.matrix.fromArray(matrix);
    this.#storeys = [...space.levels.keys(), space.levels.length].map((level) => {
      const pieces = surfaces.flatMap(({ geometry, shading, parts }) =>
        parts
          .filter((part) => part.level === level)
          .map((part) => ({ geometry: partOf(geometry, part), shading })),
      );
      return new Storey(level, pieces, space, materials, cutFace);
    });
    this.group.add(...this.#storeys.map(({ group }) => group));
  }

  /** Call after the materials have changed. */
  repaint(): void {
    for (const storey of this.#storeys) storey.repaint();
  }

  setLift(lift: Lift): void {
    for (const storey of this.#storeys) storey.setLift(lift);
  }

  dispose(): void {
    for (const storey of this.#storeys) storey.dispose();
  }
}

interface Piece {
  readonly geometry: BufferGeometry;
  readonly shading: Shading;
}

/** One storey, or the roof: it can be raised, and cut open at sill height. */
class Storey {
  readonly group = new Group();
  readonly #level: number;
  readonly #space: BlockSpace;
  readonly #plane = new Plane(new Vector3(0, 0, -1), 0);
  readonly #surfaces: { readonly mesh: Mesh; readonly whole: Material; readonly cut: Material }[];
  readonly #cutFaces: Mesh[];
  readonly #inside: MeshBasicMaterial;
  readonly #cutFace: MeshBasicMaterial;

  constructor(
    level: number,
    pieces: readonly Piece[],
    space: BlockSpace,
    materials: SceneMaterials,
    cutFace: MeshBasicMaterial,
  ) {
    this.#level = level;
    this.#space = space;
    this.#cutFace = cutFace;
    this.#surfaces = pieces.map(({ geometry, shading }) => ({
      mesh: meshOf(geometry, shading, materials),
      whole: materials[shading],
      cut: materials[shading].clone(),
    }));
    this.#inside = cutFace.clone();
    this.#cutFaces = pieces
      .filter(({ shading }) => shading === 'solid')
      .map(({ geometry }) => new Mesh(geometry, this.#inside));
    this.group.add(...this.#surfaces.map(({ mesh }) => mesh), ...this.#cutFaces);
    this.repaint();
  }

  repaint(): void {
    const clippingPlanes = [this.#plane];
    for (const { whole, cut } of this.#surfaces) Object.assign(cut.copy(whole), { clippingPlanes });
    Object.assign(this.#inside.copy(this.#cutFace), { clippingPlanes, side: BackSide });
  }

  setLift(lift: Lift): void {
    const riseM = lift.risesM[this.#level] ?? 0;
    const cutM = cutAboveM(this.#space, lift, this.#level);
    this.group.position.z = riseM;
    this.group.updateMatrixWorld(true);
    this.#plane.constant = cutM ?? 0;
    for (const { mesh, whole, cut } of this.#surfaces) {
      mesh.material = cutM === null ? whole : cut;
      mesh.castShadow = riseM < SHADOWLESS_M && mesh.receiveShadow;
    }
    for (const mesh of this.#cutFaces) mesh.visible = cutM !== null;
  }

  dispose(): void {
    for (const { mesh, cut } of this.#surfaces) {
      disposePart(mesh.geometry);
      cut.dispose();
    }
    this.#inside.dispose();
  }
}
