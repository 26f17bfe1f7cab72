import {
  DynamicDrawUsage,
  type Frustum,
  InstancedBufferAttribute,
  type InstancedMesh,
  Sphere,
  Vector3,
} from 'three';
import type { PackedScatter } from '../scene/packed.ts';
import { geometryOf, instancedOf, type SceneMaterials } from './geometry.ts';

/** What the camera can see. */
export interface Visibility {
  readonly eye: Vector3;
  readonly frustum: Frustum;
  /** Pixels per metre at a distance of one metre. */
  readonly pxPerRad: number;
  /** Trees closer than this would hide the chosen block. */
  readonly clearM: number;
  /** Objects with a smaller radius on screen are left out. */
  readonly smallestPx: number;
}

/** One object in many places: an instanced mesh of those that are visible. */
export class ScatterView {
  readonly meshes: readonly InstancedMesh[];
  readonly #all: Float32Array;
  readonly #shown: InstancedBufferAttribute;
  readonly #spheres: readonly Sphere[];
  /** Triangles per instance. */
  readonly #triangles: number;

  constructor({ surfaces, matrices }: PackedScatter, materials: SceneMaterials) {
    this.#all = matrices;
    this.#shown = new InstancedBufferAttribute(matrices.slice(), 16).setUsage(DynamicDrawUsage);
    this.meshes = surfaces.map((surface) =>
      instancedOf(geometryOf(surface), surface.shading, materials, this.#shown),
    );
    this.#triangles = surfaces.reduce((sum, { indices }) => sum + indices.length / 3, 0);
    this.#spheres = spheresOf(this.meshes, matrices);
    for (const mesh of this.meshes) mesh.frustumCulled = false;
  }

  /**
   * Draws the visible instances, or all if `visibility` is null (for the shadow pass).
   * @returns the number of triangles drawn
   */
  cull(visibility: Visibility | null): number {
    let count = 0;
    const into = this.#shown.array;
    this.#spheres.forEach((sphere, index) => {
      if (visibility && !isSeen(sphere, visibility)) return;
      into.set(this.#all.subarray(index * 16, index * 16 + 16), count * 16);
      count += 1;
    });
    this.#shown.clearUpdateRanges();
    this.#shown.addUpdateRange(0, count * 16);
    this.#shown.needsUpdate = true;
    for (const mesh of this.meshes) {
      mesh.count = count;
      mesh.visible = count > 0;
    }
    return count * this.#triangles;
  }

  dispose(): void {
    for (const mesh of this.meshes) {
      mesh.geometry.dispose();
      mesh.dispose();
    }
  }
}

const TREE_RADIUS_M = 1.8;

function isSeen(sphere: Sphere, { eye, frustum, pxPerRad, clearM, smallestPx }: Visibility): boolean {
  const distanceM = sphere.center.distanceTo(eye);
  const isOccluding = sphere.radius > TREE_RADIUS_M && distanceM < clearM;
  const radiusPx = (sphere.radius / Math.max(distanceM, 1)) * pxPerRad;
  return !isOccluding && radiusPx > smallestPx && frustum.intersectsSphere(sphere);
}

function spheresOf(meshes: readonly InstancedMesh[], matrices: Float32Array): Sphere[] {
  const whole = new Sphere().makeEmpty();
  for (const { geometry } of meshes) if (geometry.boundingSphere) whole.union(geometry.boundingSphere);
  return Array.from({ length: matrices.length / 16 }, (_, index) => {
    const [a = 0, b = 0, , , , , , , , , upScale = 0] = matrices.subarray(index * 16, index * 16 + 16);
    const at = new Vector3().fromArray(matrices, index * 16 + 12);
    const scale = Math.max(Math.hypot(a, b), upScale);
    const middle = new Vector3(0, 0, whole.center.z * upScale);
    const off = Math.hypot(whole.center.x, whole.center.y) * scale;
    return new Sphere(at.add(middle), whole.radius * scale + off);
  });
}
