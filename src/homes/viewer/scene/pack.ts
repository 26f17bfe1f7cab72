import { trianglesIn } from '../../scene/mesh.ts';
import { placeAt, type Scene, type SceneNode } from '../../scene/scene.ts';
import { GeometryBatcher } from './GeometryBatcher.ts';
import { instanceGroups } from './instanceGroups.ts';
import type { PackedHome, PackedScatter } from './packed.ts';
import { matrixOf } from './places.ts';

/** An instanced mesh costs an extra draw call, so it must save at least this many triangles. */
const SCATTER_TRIANGLES = 1500;

/**
 * Packs a scene into few surfaces: one set per group of identical blocks, one for the ground, one per object with
 * many instances.
 */
export function pack({ nodes }: Scene): PackedHome {
  const ground = new GeometryBatcher();
  const scatters: PackedScatter[] = [];
  for (const node of nodes) {
    if ('blockId' in node.subject) continue;
    if (isScattered(node)) scatters.push(packScatter(node));
    else for (const place of node.places) ground.add(node.mesh, place);
  }
  return { blockGroups: instanceGroups(nodes), ground: ground.pack(), scatters };
}

const isScattered = ({ mesh, places }: SceneNode): boolean =>
  places.length > 1 && trianglesIn(mesh) * (places.length - 1) >= SCATTER_TRIANGLES;

function packScatter({ mesh, places, subject }: SceneNode): PackedScatter {
  // A plant's bark is merged with its leaves: one draw call instead of two.
  const batcher = new GeometryBatcher(subject.kind === 'garden' ? { solid: 'leaf' } : {});
  batcher.add(mesh, placeAt([0, 0, 0]));
  return { surfaces: batcher.pack(), matrices: Float32Array.from(places.flatMap(matrixOf)) };
}
