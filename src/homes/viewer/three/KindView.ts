import { InstancedBufferAttribute, type InstancedMesh } from 'three';
import type { PackedKind, PackedMember } from '../scene/packed.ts';
import type { WholeSurface } from './BlockView.ts';
import { geometryOf, instancedOf, type Looks } from './geometry.ts';

/** Blocks that are alike, each drawn whole, at once. */
export class KindView {
  readonly meshes: readonly InstancedMesh[];
  readonly surfaces: readonly WholeSurface[];
  readonly members: readonly PackedMember[];
  readonly #matrices: InstancedBufferAttribute;

  constructor({ surfaces, members }: PackedKind, looks: Looks) {
    this.members = members;
    this.#matrices = new InstancedBufferAttribute(
      Float32Array.from(members.flatMap(({ matrix }) => matrix)),
      16,
    );
    this.surfaces = surfaces.map((surface) => ({
      geometry: geometryOf(surface),
      look: surface.look,
      parts: surface.parts,
    }));
    this.meshes = this.surfaces.map(({ geometry, look, parts }) => {
      const shells = parts.filter(({ kind }) => kind === 'shell');
      geometry.setDrawRange(0, Math.max(0, ...shells.map(({ start, count }) => start + count)));
      const mesh = instancedOf(geometry, look, looks, this.#matrices);
      // Of all members, whichever are shown.
      mesh.computeBoundingSphere();
      return mesh;
    });
  }

  /** Draws only the blocks among `blockIds`. */
  keep(blockIds: ReadonlySet<string>): void {
    const shown = this.members.filter(({ blockId }) => blockIds.has(blockId));
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
