import type { UnplacedBlock } from '../../model/block.ts';
import type { Level } from '../../model/model.ts';
import type { Part } from '../../model/parts/part.ts';
import type { MeshBuilder } from '../mesh.ts';
import { drawOpenings } from './openings/openings.ts';
import { isScreened } from './openings/screened.ts';
import { coversReveal } from './openings/trim.ts';
import { holeOf } from './openings/window.ts';
import { drawCeilings, drawFloors } from './rooms/finishes.ts';
import { drawStairs } from './stairs/stairs.ts';
import type { HouseStyle } from './style.ts';
import type { PlacedOpening } from './walls/sides.ts';
import { drawWalls } from './walls/walls.ts';

/** A storey's walls, doors and windows, floors and stairs, and the ceilings of the storey below. */
export function drawShell(
  mesh: MeshBuilder,
  { levels, parts }: UnplacedBlock,
  level: Level,
  style: HouseStyle,
): void {
  const { detail } = style;
  drawWalls(mesh, level, {
    isTop: level.index === levels.length - 1,
    detail,
    isLined: (opening) => isLinedByTrim(opening, level, parts, style),
  });
  drawOpenings(mesh, level, parts, style);
  drawFloors(mesh, level, detail);
  const below = levels[level.index - 1];
  // In the live view the slab itself serves as the ceiling.
  if (below && detail === 'picture') drawCeilings(mesh, below, level, detail);
  drawStairs(mesh, level, style);
}

/** Whether trim lines an opening in place of the wall's reveal. */
const isLinedByTrim = (
  placed: PlacedOpening,
  level: Level,
  parts: readonly Part[],
  style: HouseStyle,
): boolean =>
  placed.opening.kind === 'window' &&
  coversReveal(holeOf(placed), style) &&
  !isScreened(placed, level, parts);
