import type { UnplacedBlock } from '../block.ts';
import type { Design } from '../designs.ts';
import { depthOf, type Placement, placeRect, type Rect, rect, snap, widthOf } from '../geometry.ts';
import type { ForecourtOptions } from './forecourts.ts';
import type { Row } from './rows.ts';

/** Placed blocks and the lanes that lead to them. */
export interface Lots {
  readonly placements: ReadonlyMap<number, Placement>;
  /** From west to east, along the fronts. */
  readonly lanes: readonly Rect[];
  readonly rows: readonly PlacedRow[];
  /** Whether the drive starts at the street. */
  readonly isCompound: boolean;
  readonly forecourt: ForecourtOptions;
  /** The whole site between the side gardens. */
  readonly widthM: number;
  readonly depthM: number;
}

/** A row placed on the site. */
export interface PlacedRow {
  readonly turns: Row['turns'];
  /** y of the fence towards the lane. */
  readonly fenceY: number;
  /** y where the gardens behind end; null at the plot's wall, or if the row behind defines that line. */
  readonly rearY: number | null;
  readonly rearEndY: number;
  /** From west to east. */
  readonly footprints: readonly Rect[];
}

/** Behind the street's wall, and behind each row. */
const GARDEN_M = 4.5;
/** Between the street's wall and the first lane: deep enough to see a whole house front. */
const FRONT_GARDEN_M = 7.5;
/** With kerbs and covered drains on both sides. */
const LANE_M = 6.6;
/** Grass between a lane and the gardens' fence. */
const VERGE_M = 1;
/** Between a garden's rear wall and the lane behind it. */
const REAR_VERGE_M = 0.7;
/** Between a lane and the fronts: verge, fence, a car's length and a path. */
const FORECOURT_M = 7.4;
/** From the street's fence to a single house. */
const COMPOUND_FRONT_M = 7.6;
const BESIDE_COMPOUND_M = 2.4;
export const SIDE_GAP_M = 4;
const BESIDE_HOUSE_M = 1.6;
/** Of a site without blocks. */
const MIN_WIDTH_M = 9;
const EMPTY_DEPTH_M = 20;

export function lotsOf(rows: readonly Row[], blocks: readonly UnplacedBlock[], { form }: Design): Lots {
  const [only] = blocks;
  if (only && blocks.length === 1 && only.units.length === 1) return compoundOf(only);
  const gapM = form === 'row' ? 0 : SIDE_GAP_M;
  const lengths = rows.map((row) => lengthOf(row, blocks, gapM));
  const widthM = snap(Math.max(MIN_WIDTH_M, ...lengths));
  const placements = new Map<number, Placement>();
  const lanes: Rect[] = [];
  const laid: PlacedRow[] = [];
  let y = rows.length === 0 ? EMPTY_DEPTH_M : rows[0]?.turns === 0 ? FRONT_GARDEN_M : GARDEN_M;
  rows.forEach((row, index) => {
    const facesStreet = row.turns === 0;
    const previousFacesHere = rows[index - 1]?.turns === 2;
    const nextTurnsItsBack = rows[index + 1]?.turns === 2;
    const isLast = index === rows.length - 1;
    if (facesStreet && !previousFacesHere) {
      lanes.push(rect(0, y, widthM, y + LANE_M));
      y += LANE_M;
    }
    const laneEdge = y;
    if (facesStreet) y += FORECOURT_M;
    const depthM = Math.max(...row.blocks.map((block) => depthOf(footprint(blocks, block))));
    const footprints: Rect[] = [];
    let x = (widthM - (lengths[index] ?? widthM)) / 2;
    for (const block of row.blocks) {
      const own = footprint(blocks, block);
      // Fronts are aligned.
      const [x0, y0] = [x, facesStreet ? y : y + depthM - depthOf(own)];
      const placement = placedAt(own, row.turns, x0, y0);
      placements.set(block, placement);
      footprints.push(placeRect(own, placement));
      x += widthOf(own) + gapM;
    }
    const rowY = y;
    y += depthM;
    if (facesStreet) {
      y += GARDEN_M;
      const rearY = snap(nextTurnsItsBack ? y : y - REAR_VERGE_M);
      laid.push({
        turns: 0,
        fenceY: snap(laneEdge + VERGE_M),
        rearY: isLast ? null : rearY,
        rearEndY: rearY,
        footprints,
      });
      if (nextTurnsItsBack) y += GARDEN_M;
    } else {
      y += FORECOURT_M;
      laid.push({
        turns: 2,
        fenceY: snap(y - VERGE_M),
        rearY: null,
        rearEndY: snap(rowY - GARDEN_M),
        footprints,
      });
      lanes.push(rect(0, y, widthM, y + LANE_M));
      y += LANE_M;
    }
  });
  const forecourt = {
    depthM: FORECOURT_M,
    fenceM: VERGE_M + 0.1,
    besideM: form === 'row' ? 0 : BESIDE_HOUSE_M,
  };
  return { placements, lanes, rows: laid, isCompound: false, forecourt, widthM, depthM: snap(y) };
}

/** A single house behind its own gate. */
function compoundOf(block: UnplacedBlock): Lots {
  const own = block.footprint;
  return {
    placements: new Map([[block.index, placedAt(own, 0, 0, COMPOUND_FRONT_M)]]),
    lanes: [],
    rows: [],
    isCompound: true,
    forecourt: { depthM: COMPOUND_FRONT_M, fenceM: 1.6, besideM: BESIDE_COMPOUND_M },
    widthM: snap(widthOf(own)),
    depthM: snap(COMPOUND_FRONT_M + depthOf(own) + GARDEN_M + 1),
  };
}

function lengthOf({ blocks: members }: Row, blocks: readonly UnplacedBlock[], gapM: number): number {
  const widths = members.map((block) => widthOf(footprint(blocks, block)));
  return widths.reduce((sum, width) => sum + width, 0) + gapM * (members.length - 1);
}

const NOWHERE: Rect = { x0: 0, y0: 0, x1: 0, y1: 0 };
const footprint = (blocks: readonly UnplacedBlock[], index: number): Rect =>
  blocks[index]?.footprint ?? NOWHERE;

/** The placement that puts the turned footprint's south-west corner at (x, y). */
function placedAt(own: Rect, turns: Row['turns'], x: number, y: number): Placement {
  const turned = placeRect(own, { at: { x: 0, y: 0 }, turns });
  return { turns, at: { x: snap(x - turned.x0), y: snap(y - turned.y0) } };
}
