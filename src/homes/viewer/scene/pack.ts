import { trianglesIn } from '../../scene/mesh.ts';
import { placeAt, type Scene, type SceneNode } from '../../scene/scene.ts';
import { GeometryBatcher } from './GeometryBatcher.ts';
import { instanceGroups } from './instanceGroups.ts';
import type { PackedHome, PackedScatter } from './packed.ts';
import { matrixOf } from './places.ts';

/** An instanced mesh costs a draw call of its own, so it has to save this many triangles. */
const SCATTER_TRIANGLES = 1500;

/** A scene as few surfaces: for each group of identical blocks, the ground, and each object with many instances. */
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
  // A plant's bark is drawn with its leaves: one draw call instead of two.
  const batcher = new GeometryBatcher(subject.kind === 'garden' ? { solid: 'leaf' } : {});
  batcher.add(mesh, placeAt([0, 0, 0]));
  return { surfaces: batcher.pack(), matrices: Float32Array.from(places.flatMap(matrixOf)) };
}
