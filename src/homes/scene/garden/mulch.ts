import { type Mesh, MeshBuilder } from '../mesh.ts';
import type { Detail } from '../scene.ts';
import { blob } from './blob.ts';

/** A low round heap of soil. */
export function mulch(detail: Detail): Mesh {
  const mesh = new MeshBuilder();
  const isLive = detail === 'live';
  blob(mesh, 'soil', [0, 0, 0], [0.5, 0.5, 0.1], isLive ? 3 : 6, isLive ? 7 : 16);
  return mesh.build('mulch');
}
