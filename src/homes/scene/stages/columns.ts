import type { Point } from '../../model/geometry.ts';
import type { Level } from '../../model/model.ts';
import type { MeshBuilder } from '../mesh.ts';
import { box, tube } from '../solids.ts';

const HALF_M = 0.12;
/** Points closer than this share one column. */
const APART_M = 1.2;
const BAR_M = 0.01;
const COVER_M = 0.07;
const LINK_SPACING_M = 0.2;
const LINK_M = 0.005;

/**
 * The points with columns: the ends of load-bearing walls, which are the corners of a storey and the junctions of
 * such walls.
 */
export function columnPoints({ walls }: Level): Point[] {
  const points: Point[] = [];
  for (const { kind, from, to } of walls) {
    if (kind === 'partition') continue;
    for (const point of [from, to]) {
      if (points.every(({ x, y }) => Math.hypot(x - point.x, y - point.y) > APART_M)) points.push(point);
    }
  }
  return points;
}

/** A concrete column from `bottomM` to `topM`. */
export const drawColumn = (mesh: MeshBuilder, { x, y }: Point, bottomM: number, topM: number): void =>
  box(mesh, 'concrete', [x - HALF_M, y - HALF_M, bottomM], [x + HALF_M, y + HALF_M, topM], 0.008);

/** Four starter bars with links; the column above will be cast around them. */
export function drawStarters(mesh: MeshBuilder, { x, y }: Point, bottomM: number, topM: number): void {
  for (const [dx, dy] of CORNERS) {
    const at = [x + dx * COVER_M, y + dy * COVER_M] as const;
    // Bars end at different heights.
    const endM = topM - 0.06 * (dx + 1) - 0.03 * (dy + 1);
    tube(
      mesh,
      'rebar',
      [
        [...at, bottomM],
        [...at, endM],
      ],
      BAR_M,
      5,
    );
  }
  for (let z = bottomM + LINK_SPACING_M; z < topM - 0.35; z += LINK_SPACING_M) {
    for (const side of [-1, 1]) {
      const edgeM = side * (COVER_M + BAR_M);
      box(mesh, 'rebar', [x - COVER_M, y + edgeM, z], [x + COVER_M, y + edgeM + LINK_M, z + 2 * LINK_M]);
      box(mesh, 'rebar', [x + edgeM, y - COVER_M, z], [x + edgeM + LINK_M, y + COVER_M, z + 2 * LINK_M]);
    }
  }
}

const CORNERS = [
  [-1, -1],
  [1, -1],
  [1, 1],
  [-1, 1],
] as const;
