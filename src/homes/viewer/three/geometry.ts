import {
  BufferAttribute,
  BufferGeometry,
  type InstancedBufferAttribute,
  InstancedMesh,
  type Material,
  Mesh,
} from 'three';
import type { Look } from '../scene/looks.ts';
import type { PackedSurface, PartRange } from '../scene/packed.ts';

export type Looks = Readonly<Record<Look, Material>>;

export function geometryOf({ positions, normals, colors, indices }: PackedSurface): BufferGeometry {
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new BufferAttribute(positions, 3));
  geometry.setAttribute('normal', new BufferAttribute(normals, 4, true));
  geometry.setAttribute('color', new BufferAttribute(colors, 4, true));
  geometry.setIndex(new BufferAttribute(indices, 1));
  geometry.computeBoundingSphere();
  return geometry;
}

/** A part of `whole` by itself: the same corners on the graphics card, fewer triangles. */
export function partOf(whole: BufferGeometry, { start, count }: PartRange): BufferGeometry {
  const part = new BufferGeometry();
  for (const [name, attribute] of Object.entries(whole.attributes)) part.setAttribute(name, attribute);
  part.setIndex(whole.index);
  part.setDrawRange(start, count);
  // That of the whole: a little large, never wrong.
  part.boundingSphere = whole.boundingSphere?.clone() ?? null;
  return part;
}

/** Lets go of a part, and leaves the corners to the whole. */
export function disposePart(part: BufferGeometry): void {
  for (const name of Object.keys(part.attributes)) part.deleteAttribute(name);
  part.setIndex(null);
  part.dispose();
}

export function meshOf(geometry: BufferGeometry, look: Look, looks: Looks): Mesh {
  return withShadow(new Mesh(geometry, looks[look]), look);
}

/** Set down at the first `count` of the matrices, which several meshes may share. */
export function instancedOf(
  geometry: BufferGeometry,
  look: Look,
  looks: Looks,
  matrices: InstancedBufferAttribute,
): InstancedMesh {
  const mesh = new InstancedMesh(geometry, looks[look], matrices.count);
  mesh.instanceMatrix = matrices;
  return withShadow(mesh, look);
}

function withShadow<Drawn extends Mesh>(mesh: Drawn, look: Look): Drawn {
  const isSolid = look === 'solid' || look === 'leaf';
  mesh.castShadow = isSolid;
  mesh.receiveShadow = isSolid;
  mesh.matrixAutoUpdate = false;
  return mesh;
}
