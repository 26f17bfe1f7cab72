import { trianglesIn } from '../../scene/mesh.ts';
import { placeAt, type Scene, type SceneNode } from '../../scene/scene.ts';
import type { PackedCrowd, PackedHome } from './packed.ts';
import { packKinds } from './packKinds.ts';
import { matrixOf } from './places.ts';
import { SurfaceHeap } from './SurfaceHeap.ts';

/** A crowd costs a call of its own, so it has to save this many triangles. */
const CROWD_TRIANGLES = 1500;

/** A scene as few surfaces: per kind of block, for the ground, and for each thing that stands in many places. */
export function pack({ nodes }: Scene): PackedHome {
  const ground = new SurfaceHeap();
  const crowds: PackedCrowd[] = [];
  for (const node of nodes) {
    if ('blockId' in node.subject) continue;
    if (isCrowd(node)) crowds.push(packCrowd(node));
    else for (const place of node.places) ground.add(node.mesh, place);
  }
  return { kinds: packKinds(nodes), ground: ground.pack(), crowds };
}

const isCrowd = ({ mesh, places }: SceneNode): boolean =>
  places.length > 1 && trianglesIn(mesh) * (places.length - 1) >= CROWD_TRIANGLES;

function packCrowd({ mesh, places, subject }: SceneNode): PackedCrowd {
  // A plant's bark is drawn with its leaves: one call instead of two.
  const heap = new SurfaceHeap(subject.kind === 'garden' ? { solid: 'leaf' } : {});
  heap.add(mesh, placeAt([0, 0, 0]));
  return { surfaces: heap.pack(), matrices: Float32Array.from(places.flatMap(matrixOf)) };
}
