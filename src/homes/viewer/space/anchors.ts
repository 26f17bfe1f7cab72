import { SIDES, type Side } from '../../model/sides.ts';
import { dot, normalize, subtract, type Vec3 } from '../../scene/vector.ts';
import { type BlockSpace, middleOf, type RoomSpace } from './blockSpace.ts';
import type { FreeEdge } from './freeEdges.ts';
import { type Lift, OPEN_WALL_M } from './lift.ts';

/** A place on a unit's facade for a label. */
interface Face {
  readonly at: Vec3;
  readonly normal: Vec3;
}

export interface UnitAnchors {
  readonly unitId: string;
  /** The storey of its label while the block is whole: the unit's middle storey. */
  readonly level: number;
  readonly faces: readonly Face[];
  /** The centre of its rooms per storey. */
  readonly floors: ReadonlyMap<number, Vec3>;
}

const NORMALS: Readonly<Record<Side, Vec3>> = {
  south: [0, -1, 0],
  east: [1, 0, 0],
  north: [0, 1, 0],
  west: [-1, 0, 0],
};
const FACE_HEIGHT = 0.55;

export function anchorsOf(block: BlockSpace): UnitAnchors[] {
  const unitIds = [...new Set(block.rooms.map(({ unitId }) => unitId))];
  return unitIds.map((unitId) => {
    const rooms = block.rooms.filter((room) => room.unitId === unitId);
    const levels = [...new Set(rooms.map(({ level }) => level))];
    const level = levels[Math.floor(levels.length / 2)] ?? 0;
    const onLevel = (index: number) => rooms.filter((room) => room.level === index);
    const { zM = 0, topM = 0 } = block.levels[level] ?? {};
    const faceM = zM + (topM - zM) * FACE_HEIGHT;
    return {
      unitId,
      level,
      faces: facesOf(onLevel(level), faceM),
      floors: new Map(
        levels.map((index) => {
          const { x, y } = middleOf(onLevel(index).map(({ rect }) => rect));
          return [index, [x, y, block.levels[index]?.zM ?? 0] as const];
        }),
      ),
    };
  });
}

const facesOf = (rooms: readonly RoomSpace[], zM: number): Face[] =>
  SIDES.flatMap((side) => {
    const edges = rooms.flatMap((room) => room.edges).filter((edge) => edge.side === side);
    return edges.length === 0 ? [] : { normal: NORMALS[side], at: middleOfEdges(side, edges, zM) };
  });

function middleOfEdges(side: Side, edges: readonly FreeEdge[], zM: number): Vec3 {
  const long = edges.reduce((sum, { low, high }) => sum + high - low, 0) || 1;
  const along = edges.reduce((sum, { low, high }) => sum + ((low + high) / 2) * (high - low), 0) / long;
  const across = edges.reduce((sum, { at, low, high }) => sum + at * (high - low), 0) / long;
  return side === 'south' || side === 'north' ? [along, across, zM] : [across, along, zM];
}

/** A face seen at a shallower angle than this has no room for a label. */
const MOST_SLANTED = 0.2;

/**
 * Where a unit's label is for a camera at `eye`: on the face most towards the camera, or above its open floor.
 * Null if the unit faces away, or if it was lifted with the floors above an open one.
 */
export function labelPlace(
  { unitId: _, level, faces, floors }: UnitAnchors,
  eye: Vec3,
  openLevel: number | null,
  lift: Lift | null,
): Vec3 | null {
  if (openLevel !== null) {
    const floor = floors.get(openLevel);
    return floor ? [floor[0], floor[1], floor[2] + OPEN_WALL_M * 0.5] : null;
  }
  let best: { at: Vec3; facing: number } | null = null;
  for (const { at, normal } of faces) {
    const facing = dot(normalize(subtract(eye, at)), normal);
    if (facing > (best?.facing ?? MOST_SLANTED)) best = { at, facing };
  }
  return best ? [best.at[0], best.at[1], best.at[2] + (lift?.risesM[level] ?? 0)] : null;
}
