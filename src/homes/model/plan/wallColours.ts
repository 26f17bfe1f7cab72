import type { WallScheme } from '../designs.ts';
import type { Finish } from '../finish.ts';
import type { Material } from '../materials.ts';
import type { Edge, FloorRoom } from './floor.ts';

interface Storey {
  readonly index: number;
  readonly count: number;
}

/** Closer to the street than a unit's own front line. */
const FORWARD_M = 0.05;

/** The material of an outer wall, by the design's scheme and the room behind it. */
export function outerMaterial(
  edge: Edge,
  scheme: WallScheme,
  { index, count }: Storey,
  { wall, accent, base }: Finish,
): Material {
  const room = edge.low ?? edge.high;
  if (!room) return wall;
  const isFront = edge.along === 'x' && edge.low === null;
  const isAccent: Readonly<Record<WallScheme, boolean>> = {
    plain: false,
    baseStorey: false,
    topStorey: index === count - 1 && count > 1,
    wings: isForward(room),
    bays: room.kind === 'bedroom' && (isFront || isForward(room)),
    core: room.kind === 'landing' || room.kind === 'stair',
  };
  if (scheme === 'baseStorey' && index === 0 && count > 1) return base;
  return isAccent[scheme] ? accent : wall;
}

const isForward = ({ rect }: FloorRoom): boolean => rect.y0 < -FORWARD_M;
