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
import type { Look } from '../scene/looks.ts';
import type { PackedBlock, PartRange } from '../scene/packed.ts';
import type { BlockSpace } from '../space/blockSpace.ts';
import { cutAboveM, type Lift } from '../space/lift.ts';
import { geometryOf, type Looks, meshOf, partOf } from './geometry.ts';

/** Risen further than this a floor throws no shadow, so that the plan below lies in the light. */
const SHADOWLESS_M = 0.05;

/** A block: drawn whole, or storey by storey while it is the chosen one. */
export class BlockView {
  readonly group = new Group();
  readonly #looks: Looks;
  readonly #space: BlockSpace;
  readonly #cutFace: MeshBasicMaterial;
  readonly #wholes: { readonly mesh: Mesh; readonly look: Look; readonly parts: readonly PartRange[] }[];
  /** Made when they are first needed. */
  #storeys: Storey[] = [];
  #isApart = false;

  constructor(packed: PackedBlock, space: BlockSpace, looks: Looks, cutFace: MeshBasicMaterial) {
    this.#looks = looks;
    this.#space = space;
    this.#cutFace = cutFace;
    this.#wholes = packed.surfaces.map((surface) => {
      const geometry = geometryOf(surface);
      const shells = surface.parts.filter(({ kind }) => kind === 'shell');
      geometry.setDrawRange(
        0,
        shells.reduce((end, { start, count }) => Math.max(end, start + count), 0),
      );
      return { mesh: meshOf(geometry, surface.look, looks), look: surface.look, parts: surface.parts };
    });
    this.group.add(...this.#wholes.map(({ mesh }) => mesh));
  }

  /** Storey by storey from now on, or as one. */
  takeApart(isApart: boolean): void {
    if (isApart === this.#isApart) return;
    this.#isApart = isApart;
    if (this.#storeys.length === 0) this.#storeys = this.#makeStoreys();
    this.group.clear();
    const shown = isApart ? this.#storeys.map(({ group }) => group) : this.#wholes.map(({ mesh }) => mesh);
    this.group.add(...shown);
  }

  /** After the looks have changed. */
  repaint(): void {
    for (const storey of this.#storeys) storey.repaint();
  }

  setLift(lift: Lift): void {
    for (const storey of this.#storeys) storey.setLift(lift);
  }

  dispose(): void {
    for (const storey of this.#storeys) storey.dispose();
    for (const { mesh } of this.#wholes) mesh.geometry.dispose();
  }

  #makeStoreys(): Storey[] {
    const { levels } = this.#space;
    return [...levels.keys(), levels.length].map((level) => {
      const pieces = this.#wholes.flatMap(({ mesh, look, parts }) =>
        parts
          .filter((part) => part.level === level)
          .map((part) => ({ geometry: partOf(mesh.geometry, part), look, kind: part.kind })),
      );
      return new Storey(level, pieces, this.#space, this.#looks, this.#cutFace);
    });
  }
}

interface Piece {
  readonly geometry: BufferGeometry;
  readonly look: Look;
  readonly kind: PartRange['kind'];
}

/** One storey, or the roof: rises, and is cut open at the height of a sill. */
class Storey {
  readonly group = new Group();
  readonly #level: number;
  readonly #space: BlockSpace;
  readonly #plane = new Plane(new Vector3(0, 0, -1), 0);
  readonly #shells: { readonly mesh: Mesh; readonly whole: Material; readonly cut: Material }[];
  readonly #cutFaces: Mesh[];
  readonly #inside: MeshBasicMaterial;
  readonly #cutFace: MeshBasicMaterial;
  readonly #furniture: Mesh[];

  constructor(
    level: number,
    pieces: readonly Piece[],
    space: BlockSpace,
    looks: Looks,
    cutFace: MeshBasicMaterial,
  ) {
    this.#level = level;
    this.#space = space;
    this.#cutFace = cutFace;
    const shells = pieces.filter(({ kind }) => kind === 'shell');
    this.#shells = shells.map(({ geometry, look }) => ({
      mesh: meshOf(geometry, look, looks),
      whole: looks[look],
      cut: looks[look].clone(),
    }));
    this.#inside = cutFace.clone();
    this.#cutFaces = shells
      .filter(({ look }) => look === 'solid')
      .map(({ geometry }) => new Mesh(geometry, this.#inside));
    this.#furniture = pieces
      .filter(({ kind }) => kind === 'furniture')
      .map(({ geometry, look }) => meshOf(geometry, look, looks));
    for (const mesh of this.#furniture) mesh.castShadow = false;
    this.group.add(...this.#shells.map(({ mesh }) => mesh), ...this.#cutFaces, ...this.#furniture);
    this.repaint();
  }

  repaint(): void {
    const clippingPlanes = [this.#plane];
    for (const { whole, cut } of this.#shells) Object.assign(cut.copy(whole), { clippingPlanes });
    Object.assign(this.#inside.copy(this.#cutFace), { clippingPlanes, side: BackSide });
  }

  setLift(lift: Lift): void {
    const riseM = lift.risesM[this.#level] ?? 0;
    const cutM = cutAboveM(this.#space, lift, this.#level);
    this.group.position.z = riseM;
    this.group.updateMatrixWorld(true);
    this.#plane.constant = cutM ?? 0;
    for (const { mesh, whole, cut } of this.#shells) {
      mesh.material = cutM === null ? whole : cut;
      mesh.castShadow = riseM < SHADOWLESS_M && mesh.receiveShadow;
    }
    for (const mesh of this.#cutFaces) mesh.visible = cutM !== null;
    for (const mesh of this.#furniture) mesh.visible = (lift.cuts[this.#level] ?? 0) > 0;
  }

  dispose(): void {
    for (const { mesh, cut } of this.#shells) {
      mesh.geometry.dispose();
      cut.dispose();
    }
    for (const mesh of this.#furniture) mesh.geometry.dispose();
    this.#inside.dispose();
  }
}
