import type { Vec3 } from '../../scene/vector.ts';
import type { BlockSpace } from '../space/blockSpace.ts';
import type { FreeEdge } from '../space/freeEdges.ts';
import { unitEdges } from '../space/unitEdges.ts';

/** Distance of a highlight from the wall's centre line: clear of its face, sills and reveals. */
const BEFORE_WALL_M = 0.2;
/** Height above the floor's tiles. */
const OVER_FLOOR_M = 0.03;
const SLAB_EDGE_M = 0.08;
const SAME_POINT_M = 0.05;

/** Corners of the highlights of a storey's units, by unit. */
export interface HighlightCorners {
  /** Triangles, three corners each. */
  readonly faces: { readonly unitId: string; readonly corners: readonly Vec3[] }[];
  /** Lines, two ends each. */
  readonly lines: { readonly unitId: string; readonly corners: readonly Vec3[] }[];
}

/** Highlights in front of the outer walls of each unit on a storey, and above its floors. */
export function highlightCorners(block: BlockSpace, level: number): HighlightCorners {
  const space = block.levels[level];
  if (!space) return { faces: [], lines: [] };
  const units = unitEdges(block, level);
  const all = units.flatMap(({ edges }) => edges);
  const low = space.zM + SLAB_EDGE_M;
  const high = space.topM - SLAB_EDGE_M;
  const walls = units.flatMap(({ unitId, edges }) =>
    edges.map((edge) => ({ unitId, quad: wallQuad(edge, all, low, high) })),
  );
  const floors = block.rooms
    .filter((room) => room.level === level)
    .map(({ unitId, rect: { x0, y0, x1, y1 } }) => {
      const z = space.zM + OVER_FLOOR_M;
      const quad: Vec3[] = [
        [x0, y0, z],
        [x1, y0, z],
        [x1, y1, z],
        [x0, y1, z],
      ];
      return { unitId, quad };
    });
  return {
    faces: [...walls, ...floors].map(({ unitId, quad }) => ({ unitId, corners: trianglesOf(quad) })),
    lines: walls.map(({ unitId, quad }) => ({ unitId, corners: outlineOf(quad) })),
  };
}

/** Anticlockwise as seen from outside. */
function wallQuad(edge: FreeEdge, all: readonly FreeEdge[], low: number, high: number): Vec3[] {
  const isAcross = edge.side === 'south' || edge.side === 'north';
  const outwards = edge.side === 'south' || edge.side === 'west' ? -BEFORE_WALL_M : BEFORE_WALL_M;
  // At a corner of the house two highlights meet; next to another unit's highlight there is a gap.
  const turnsAt = (end: number) =>
    all.some(
      (other) =>
        (other.side === 'south' || other.side === 'north') !== isAcross &&
        Math.abs(other.at - end) < SAME_POINT_M &&
        other.low - SAME_POINT_M < edge.at &&
        edge.at < other.high + SAME_POINT_M,
    );
  const start = edge.low - (turnsAt(edge.low) ? BEFORE_WALL_M : -SLAB_EDGE_M);
  const end = edge.high + (turnsAt(edge.high) ? BEFORE_WALL_M : -SLAB_EDGE_M);
  const point = (along: number, z: number): Vec3 =>
    isAcross ? [along, edge.at + outwards, z] : [edge.at + outwards, along, z];
  const runsOn = edge.side === 'south' || edge.side === 'east';
  const [a, b] = runsOn ? [start, end] : [end, start];
  return [point(a, low), point(b, low), point(b, high), point(a, high)];
}

const ORIGIN: Vec3 = [0, 0, 0];

const trianglesOf = ([a = ORIGIN, b = ORIGIN, c = ORIGIN, d = ORIGIN]: readonly Vec3[]): Vec3[] => [
  ...[a, b, c],
  ...[a, c, d],
];

const outlineOf = ([a = ORIGIN, b = ORIGIN, c = ORIGIN, d = ORIGIN]: readonly Vec3[]): Vec3[] => [
  ...[a, b],
  ...[b, c],
  ...[c, d],
  ...[d, a],
];
