import {
  DynamicDrawUsage,
  type Frustum,
  InstancedBufferAttribute,
  type InstancedMesh,
  Sphere,
  Vector3,
} from 'three';
import type { PackedCrowd } from '../scene/packed.ts';
import { geometryOf, instancedOf, type Looks } from './geometry.ts';

/** What an eye sees of its surroundings. */
export interface Sight {
  readonly eye: Vector3;
  readonly frustum: Frustum;
  /** How many px a metre takes at a metre's distance. */
  readonly pxPerRad: number;
  /** Trees that stand nearer than this would stand before the chosen block. */
  readonly clearM: number;
  /** What has a smaller radius in the picture is not missed. */
  readonly smallestPx: number;
}

/** One thing in many places, of which only those are drawn that can be seen. */
export class CrowdView {
  readonly meshes: readonly InstancedMesh[];
  readonly #all: Float32Array;
  readonly #shown: InstancedBufferAttribute;
  readonly #spheres: readonly Sphere[];
  /** Of one. */
  readonly #triangles: number;

  constructor({ surfaces, matrices }: PackedCrowd, looks: Looks) {
    this.#all = matrices;
    this.#shown = new InstancedBufferAttribute(matrices.slice(), 16).setUsage(DynamicDrawUsage);
    this.meshes = surfaces.map((surface) =>
      instancedOf(geometryOf(surface), surface.look, looks, this.#shown),
    );
    this.#triangles = surfaces.reduce((sum, { indices }) => sum + indices.length / 3, 0);
    this.#spheres = spheresOf(this.meshes, matrices);
    for (const mesh of this.meshes) mesh.frustumCulled = false;
  }

  /**
   * Keeps what `sight` sees; all where it is null, for the shadow.
   * @returns how many triangles that is.
   */
  keep(sight: Sight | null): number {
    let count = 0;
    const into = this.#shown.array;
    this.#spheres.forEach((sphere, index) => {
      if (sight && !isSeen(sphere, sight)) return;
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

function isSeen(sphere: Sphere, { eye, frustum, pxPerRad, clearM, smallestPx }: Sight): boolean {
  const distanceM = sphere.center.distanceTo(eye);
  const isInWay = sphere.radius > TREE_RADIUS_M && distanceM < clearM;
  const radiusPx = (sphere.radius / Math.max(distanceM, 1)) * pxPerRad;
  return !isInWay && radiusPx > smallestPx && frustum.intersectsSphere(sphere);
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
