import type { PropertyType } from '../../homes.ts';
import type { LooseBlock } from '../block.ts';
import { depthOf, type Placement, placeRect, type Rect, rect, snap, widthOf } from '../geometry.ts';
import type { Row } from './rows.ts';

/** Blocks in their places, with the lanes that lead to them. */
export interface Lots {
  readonly placements: ReadonlyMap<number, Placement>;
  /** From west to east, at the fronts. */
  readonly lanes: readonly Rect[];
  /** All of it, between the side gardens. */
  readonly widthM: number;
  readonly depthM: number;
}

/** Behind the wall to the street, and behind each row. */
const GARDEN_M = 4.5;
const LANE_M = 6;
/** Between a lane and the fronts: a car's length and a path. */
export const FORECOURT_M = 6.2;
const SIDE_GAP_M = 4;
/** Of ground on which nothing stands yet. */
const LEAST_WIDTH_M = 9;
const EMPTY_DEPTH_M = 20;

export function lotsOf(rows: readonly Row[], blocks: readonly LooseBlock[], type: PropertyType): Lots {
  const gapM = type === 'terrace' ? 0 : SIDE_GAP_M;
  const lengths = rows.map((row) => lengthOf(row, blocks, gapM));
  const widthM = snap(Math.max(LEAST_WIDTH_M, ...lengths));
  const placements = new Map<number, Placement>();
  const lanes: Rect[] = [];
  let y = rows.length > 0 ? GARDEN_M : EMPTY_DEPTH_M;
  rows.forEach((row, index) => {
    const facesStreet = row.turns === 0;
    const previousFacesHere = rows[index - 1]?.turns === 2;
    if (facesStreet && !previousFacesHere) {
      lanes.push(rect(0, y, widthM, y + LANE_M));
      y += LANE_M;
    }
    if (facesStreet) y += FORECOURT_M;
    const depthM = Math.max(...row.blocks.map((block) => depthOf(footprint(blocks, block))));
    let x = (widthM - (lengths[index] ?? widthM)) / 2;
    for (const block of row.blocks) {
      const own = footprint(blocks, block);
      // Fronts stand in one line.
      const [x0, y0] = [x, facesStreet ? y : y + depthM - depthOf(own)];
      placements.set(block, placedAt(own, row.turns, x0, y0));
      x += widthOf(own) + gapM;
    }
    y += depthM;
    if (!facesStreet) {
      y += FORECOURT_M;
      lanes.push(rect(0, y, widthM, y + LANE_M));
      y += LANE_M;
    } else y += GARDEN_M;
  });
  return { placements, lanes, widthM, depthM: snap(y) };
}

function lengthOf({ blocks: members }: Row, blocks: readonly LooseBlock[], gapM: number): number {
  const widths = members.map((block) => widthOf(footprint(blocks, block)));
  return widths.reduce((sum, width) => sum + width, 0) + gapM * (members.length - 1);
}

const NOWHERE: Rect = { x0: 0, y0: 0, x1: 0, y1: 0 };
const footprint = (blocks: readonly LooseBlock[], index: number): Rect => blocks[index]?.footprint ?? NOWHERE;

/** So that the turned footprint's south-west corner comes to lie there. */
function placedAt(own: Rect, turns: Row['turns'], x: number, y: number): Placement {
  const turned = placeRect(own, { at: { x: 0, y: 0 }, turns });
  return { turns, at: { x: snap(x - turned.x0), y: snap(y - turned.y0) } };
}
