import type { Mesh } from '../mesh.ts';
import { MeshBuilder } from '../mesh.ts';
import type { Place, SceneNode, Subject } from '../scene.ts';

interface Instanced {
  readonly mesh: Mesh;
  readonly places: Place[];
}

/** Collects objects with many instances; each mesh is built on first use. */
export class StreetInstances {
  readonly #byName = new Map<string, Instanced>();

  /** `name` must identify everything that `draw` depends on: each name has one mesh. */
  put(name: string, places: readonly Place[], draw: (mesh: MeshBuilder) => void): void {
    if (places.length === 0) return;
    const known = this.#byName.get(name);
    if (known) {
      known.places.push(...places);
      return;
    }
    const mesh = new MeshBuilder();
    draw(mesh);
    this.#byName.set(name, { mesh: mesh.build(name), places: [...places] });
  }

  nodes(subject: Subject): SceneNode[] {
    return [...this.#byName.values()].map(({ mesh, places }) => ({ mesh, subject, places }));
  }
}
