import { snap } from '../geometry.ts';
import type { Material } from '../materials.ts';
import type { Opening, Wall, WallKind } from '../model.ts';
import { type Edge, edgeKind, type FloorRoom } from './floor.ts';
import type { LevelFrame } from './levelFrame.ts';
import { merged, segmentsOf } from './segments.ts';
import { outerMaterial } from './wallColours.ts';

/** A 225 mm block with render, and a 150 mm block without. */
export const WALL_THICKNESS_M: Readonly<Record<WallKind, number>> = {
  outer: 0.23,
  party: 0.23,
  partition: 0.15,
};

/** An opening, positioned by its middle on an edge. */
export interface EdgeOpening extends Omit<Opening, 'offsetM'> {
  readonly edge: Edge;
  readonly middle: number;
}

export function wallsOf(
  rooms: readonly FloorRoom[],
  openings: readonly EdgeOpening[],
  frame: LevelFrame,
): Wall[] {
  const { bounds, blind, finish, walls } = frame;
  const kindOf = (edge: Edge) => edgeKind(edge, bounds, blind);
  const materialOf = (edge: Edge): Material =>
    kindOf(edge) === 'partition'
      ? 'stucco_w'
      : kindOf(edge) === 'outer'
        ? outerMaterial(edge, walls, frame, finish)
        : finish.wall;
  const edges = segmentsOf(rooms).filter((edge) => kindOf(edge) !== 'open');
  const isOneWall = (a: Edge, b: Edge) => kindOf(a) === kindOf(b) && materialOf(a) === materialOf(b);
  return merged(edges, isOneWall).flatMap((edge) => {
    const kind = kindOf(edge);
    if (kind === 'open') return [];
    const { along, at, from, to } = edge;
    const point = (position: number) => (along === 'x' ? { x: position, y: at } : { x: at, y: position });
    return [
      {
        kind,
        from: point(from),
        to: point(to),
        thicknessM: WALL_THICKNESS_M[kind],
        material: materialOf(edge),
        openings: openings
          .filter((opening) => lies(opening, edge))
          .sort((a, b) => a.middle - b.middle)
          .map(({ edge: _, middle, ...opening }) => ({
            ...opening,
            offsetM: snap(middle - opening.widthM / 2 - from),
          })),
      },
    ];
  });
}

const lies = ({ edge, middle }: EdgeOpening, wall: Edge): boolean =>
  edge.along === wall.along && edge.at === wall.at && middle > wall.from && middle < wall.to;
