import type { UnplacedBlock } from '../../model/block.ts';
import type { Level } from '../../model/model.ts';
import { type Mesh, MeshBuilder } from '../mesh.ts';
import { dressLevel, dressRoof } from './dress/dress.ts';
import { drawCeilings } from './rooms/finishes.ts';
import { drawShell } from './shell.ts';
import type { HouseStyle } from './style.ts';

/** One storey of a block in the block's coordinates, and with it the ceilings of the storey below. */
export function levelMesh(block: UnplacedBlock, level: Level, style: HouseStyle): Mesh {
  const mesh = new MeshBuilder();
  drawShell(mesh, block, level, style);
  dressLevel(mesh, block, level, style.finish, style.detail);
  return mesh.build(`level ${level.index}`);
}

/** What lies above a block's top ceiling, that ceiling included. */
export function roofMesh(block: UnplacedBlock, style: HouseStyle): Mesh {
  const mesh = new MeshBuilder();
  const top = block.levels.at(-1);
  if (top) drawCeilings(mesh, top, null, style.detail);
  dressRoof(mesh, block, style.finish, style.detail);
  return mesh.build('roof');
}
