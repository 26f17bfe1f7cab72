import type { Mesh } from '../mesh.ts';
import type { Detail, Place, SceneNode, Subject } from '../scene.ts';
import type { Variant } from './variants.ts';

const GARDEN: Subject = { kind: 'garden' };

/** Collects the places of plants and builds each variant's mesh once. */
export class PlantInstances {
  readonly #places = new Map<Variant, Place[]>();

  add(variant: Variant, place: Place): void {
    const places = this.#places.get(variant);
    if (places) places.push(place);
    else this.#places.set(variant, [place]);
  }

  nodes(detail: Detail): SceneNode[] {
    return [...this.#places].map(([variant, places]) => ({
      mesh: drawn(variant, detail),
      subject: GARDEN,
      places,
    }));
  }
}

const meshes = new Map<string, Mesh>();

/** Plants are the same in every garden, so each mesh is built once per process. */
function drawn(variant: Variant, detail: Detail): Mesh {
  const key = `${variant.id}/${detail}`;
  const known = meshes.get(key);
  if (known) return known;
  const mesh = variant.mesh(detail);
  meshes.set(key, mesh);
  return mesh;
}
