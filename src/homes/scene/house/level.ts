import type { UnplacedBlock } from '../../model/block.ts';
import type { Level } from '../../model/model.ts';
import { type Mesh, MeshBuilder } from '../mesh.ts';
import { drawLevelParts, drawRoofParts } from './parts/blockParts.ts';
import { drawCeilings } from './rooms/finishes.ts';
import { drawShell } from './shell.ts';
import type { HouseStyle } from './style.ts';

/** One storey of a block in the block's coordinates, including the ceilings of the storey below. */
export function levelMesh(block: UnplacedBlock, level: Level, style: HouseStyle): Mesh {
  const mesh = new MeshBuilder();
  drawShell(mesh, block, level, style);
  drawLevelParts(mesh, block, level, style.finish, style.detail);
  return mesh.build(`level ${level.index}`);
}

/** Everything above a block's top storey, including its ceiling. */
export function roofMesh(block: UnplacedBlock, style: HouseStyle): Mesh {
  const mesh = new MeshBuilder();
  const top = block.levels.at(-1);
  if (top) drawCeilings(mesh, top, null, style.detail);
  drawRoofParts(mesh, block, style.finish, style.detail);
  return mesh.build('roof');
}
