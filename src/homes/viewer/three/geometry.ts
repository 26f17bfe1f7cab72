import {
  BufferAttribute,
  BufferGeometry,
  type InstancedBufferAttribute,
  InstancedMesh,
  type Material,
  Mesh,
} from 'three';
import type { PackedSurface, PartRange } from '../scene/packed.ts';
import type { Shading } from '../scene/shading.ts';

export type SceneMaterials = Readonly<Record<Shading, Material>>;

export function geometryOf({ positions, normals, colors, indices }: PackedSurface): BufferGeometry {
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new BufferAttribute(positions, 3));
  geometry.setAttribute('normal', new BufferAttribute(normals, 4, true));
  geometry.setAttribute('color', new BufferAttribute(colors, 4, true));
  geometry.setIndex(new BufferAttribute(indices, 1));
  geometry.computeBoundingSphere();
  return geometry;
}

/** A range of `whole` as a separate geometry that shares its buffers. */
export function partOf(whole: BufferGeometry, { start, count }: PartRange): BufferGeometry {
  const part = new BufferGeometry();
  for (const [name, attribute] of Object.entries(whole.attributes)) part.setAttribute(name, attribute);
  part.setIndex(whole.index);
  part.setDrawRange(start, count);
  // The bounding sphere of the whole: larger than needed, but never wrong.
  part.boundingSphere = whole.boundingSphere?.clone() ?? null;
  return part;
}

/** Disposes of a part without the buffers that it shares with the whole. */
export function disposePart(part: BufferGeometry): void {
  for (const name of Object.keys(part.attributes)) part.deleteAttribute(name);
  part.setIndex(null);
  part.dispose();
}

export function meshOf(geometry: BufferGeometry, shading: Shading, materials: SceneMaterials): Mesh {
  return withShadow(new Mesh(geometry, materials[shading]), shading);
}

/** An instanced mesh at the given matrices, which several meshes may share. */
export function instancedOf(
  geometry: BufferGeometry,
  shading: Shading,
  materials: SceneMaterials,
  matrices: InstancedBufferAttribute,
): InstancedMesh {
  const mesh = new InstancedMesh(geometry, materials[shading], matrices.count);
  mesh.instanceMatrix = matrices;
  return withShadow(mesh, shading);
}

function withShadow<Drawn extends Mesh>(mesh: Drawn, shading: Shading): Drawn {
  const isSolid = shading === 'solid' || shading === 'leaf';
  mesh.castShadow = isSolid;
  mesh.receiveShadow = isSolid;
  mesh.matrixAutoUpdate = false;
  return mesh;
}
