import { InstancedBufferAttribute, type InstancedMesh } from 'three';
import type { GroupInstance, InstanceGroup } from '../scene/packed.ts';
import type { WholeSurface } from './BlockView.ts';
import { geometryOf, instancedOf, type SceneMaterials } from './geometry.ts';

/** Identical blocks as one instanced mesh per shading. */
export class InstanceGroupView {
  readonly meshes: readonly InstancedMesh[];
  readonly surfaces: readonly WholeSurface[];
  readonly instances: readonly GroupInstance[];
  readonly #matrices: InstancedBufferAttribute;

  constructor({ surfaces, instances }: InstanceGroup, materials: SceneMaterials) {
    this.instances = instances;
    this.#matrices = new InstancedBufferAttribute(
      Float32Array.from(instances.flatMap(({ matrix }) => matrix)),
      16,
    );
    this.surfaces = surfaces.map((surface) => ({
      geometry: geometryOf(surface),
      shading: surface.shading,
      parts: surface.parts,
    }));
    this.meshes = this.surfaces.map(({ geometry, shading }) => {
      const mesh = instancedOf(geometry, shading, materials, this.#matrices);
      // Covers all instances, whichever are shown.
      mesh.computeBoundingSphere();
      return mesh;
    });
  }

  /** Draws only the blocks among `blockIds`. */
  cull(blockIds: ReadonlySet<string>): void {
    const shown = this.instances.filter(({ blockId }) => blockIds.has(blockId));
    shown.forEach(({ matrix }, index) => {
      this.#matrices.array.set(matrix, index * 16);
    });
    this.#matrices.needsUpdate = true;
    for (const mesh of this.meshes) {
      mesh.count = shown.length;
      mesh.visible = shown.length > 0;
    }
  }

  dispose(): void {
    for (const mesh of this.meshes) {
      mesh.geometry.dispose();
      mesh.dispose();
    }
  }
}
