import type { Level, Wall } from '../../model/model.ts';
import type { MeshBuilder } from '../mesh.ts';
import { box } from '../solids.ts';

const INTO_SLAB_M = 0.05;
const LINTEL_M = 0.225;
/** On each side of its opening. */
const LINTEL_BEARING_M = 0.2;
const LINTEL_PROUD_M = 0.008;
/** Blocks are laid in courses. */
export const COURSE_M = 0.225;

/** A rectangle of a wall, from the wall's start and above the floor. */
interface Piece {
  readonly from: number;
  readonly to: number;
  readonly z0: number;
  readonly z1: number;
}

/**
 * The walls of a storey in bare blocks, with concrete lintels over open openings.
 * @param heightOf height of a wall above the floor; 0 if it is not begun
 */
export function drawBlockWalls(mesh: MeshBuilder, level: Level, heightOf: (wall: Wall) => number): void {
  for (const wall of level.walls) {
    const heightM = heightOf(wall);
    if (heightM <= 0) continue;
    for (const piece of blockPieces(wall, heightM)) drawPiece(mesh, wall, level.zM, piece, 'block');
    for (const piece of lintels(wall, heightM))
      drawPiece(mesh, wall, level.zM, piece, 'concrete', LINTEL_PROUD_M);
  }
}

const lengthOf = ({ from, to }: Wall): number => Math.hypot(to.x - from.x, to.y - from.y);

function blockPieces(wall: Wall, heightM: number): Piece[] {
  const endM = wall.thicknessM / 2;
  const pieces: Piece[] = [];
  let doneM = -endM;
  for (const { offsetM, widthM, sillM, heightM: openM } of wall.openings) {
    const toM = offsetM + widthM;
    pieces.push({ from: doneM, to: offsetM, z0: 0, z1: heightM });
    pieces.push({ from: offsetM, to: toM, z0: 0, z1: Math.min(sillM, heightM) });
    pieces.push({ from: offsetM, to: toM, z0: sillM + openM, z1: heightM });
    doneM = toM;
  }
  pieces.push({ from: doneM, to: lengthOf(wall) + endM, z0: 0, z1: heightM });
  return pieces.filter(({ from, to, z0, z1 }) => to - from > 1e-3 && z1 - z0 > 1e-3);
}

const lintels = (wall: Wall, heightM: number): Piece[] =>
  wall.openings
    .map(({ offsetM, widthM, sillM, heightM: openM }) => ({
      from: Math.max(offsetM - LINTEL_BEARING_M, 0),
      to: Math.min(offsetM + widthM + LINTEL_BEARING_M, lengthOf(wall)),
      z0: sillM + openM,
      z1: sillM + openM + LINTEL_M,
    }))
    .filter(({ z1 }) => z1 <= heightM);

function drawPiece(
  mesh: MeshBuilder,
  { from: start, to: end, thicknessM }: Wall,
  zM: number,
  { from, to, z0, z1 }: Piece,
  material: 'block' | 'concrete',
  proudM = 0,
): void {
  const halfM = thicknessM / 2 + proudM;
  const [low, high] = [z0 === 0 ? zM - INTO_SLAB_M : zM + z0, zM + z1];
  if (start.y === end.y)
    box(mesh, material, [start.x + from, start.y - halfM, low], [start.x + to, start.y + halfM, high]);
  else box(mesh, material, [start.x - halfM, start.y + from, low], [start.x + halfM, start.y + to, high]);
}
