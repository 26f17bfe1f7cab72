import { opposite, SIDES, type Side } from '#homes/model/sides.ts';
import type { Layout } from '../layout/layout.ts';
import type { PlacedPiece } from '../layout/piece.ts';
import { armchair } from '../pieces/armchair.ts';
import { floorLamp, globePendants } from '../pieces/lights.ts';
import { sofa } from '../pieces/sofa.ts';
import { coffeeTables, rug, sideTable } from '../pieces/tables.ts';
import { tvWall } from '../pieces/tvWall.ts';
import { acrossM, flanks, pointFrom, spanOf } from '../shape/gap.ts';
import type { Context } from './context.ts';
import { hang, hasDoorway, hasWindow } from './walls.ts';

/** What the sofa faces: the television's side, a coordinate along it, and the distance of the sofa's back. */
interface View {
  readonly side: Side;
  readonly along: number;
  readonly awayM: number;
  readonly score: number;
}

const STEP_M = 0.2;
const WALL_GAP_M = 0.04;
const BEST_VIEW_M = 4.1;
const LEAST_VIEW_M = 2.4;
const SEAT_TO_TABLE_M = 0.36;
const SOFA_DEPTH_M = 1.03;
const TABLE_DEPTH_M = 0.98;

/**
 * A sofa facing a television on `screenSide`, with the furniture between them.
 * @returns a score; below 0 if it does not fit
 */
export function seatingGroup(layout: Layout, context: Context, screenSide: Side): number {
  const { theme, ceilingM } = context;
  for (const [sofaM, screenM] of [
    [2.7, 2.6],
    [2.4, 2.2],
    [2.1, 1.8],
    [1.8, 1.6],
  ] as const) {
    for (const view of viewsOf(layout, screenSide)) {
      const { side, along, awayM } = view;
      const set = layout.setAll([
        {
          piece: tvWall(screenM, Math.min(ceilingM - 0.35, 2.6), theme),
          side,
          ...pointFrom(layout.inner, side, along, 0.006),
        },
        { piece: sofa(sofaM, theme), side: opposite(side), ...pointFrom(layout.inner, side, along, awayM) },
      ]);
      if (!set) continue;
      return sofaM + view.score + around(layout, view, sofaM, context);
    }
  }
  return layout.against(sofa(1.8, theme), SIDES) ? -1 : -5;
}

function viewsOf(layout: Layout, side: Side): View[] {
  const depthM = acrossM(layout.inner, side);
  const [low, high] = spanOf(layout.inner, side);
  const middle = (low + high) / 2;
  const all: View[] = [];
  for (let along = low + 0.8; along <= high - 0.8; along += STEP_M) {
    for (const awayM of [depthM - WALL_GAP_M, depthM - 0.24, 4.6, 4.3, 4, 3.7, 3.4, 3.1, 2.8]) {
      if (awayM > depthM - WALL_GAP_M || awayM < LEAST_VIEW_M || awayM > 5.4) continue;
      const atWall = depthM - awayM < 0.3;
      const score =
        (hasWindow(layout, side) ? -2 : 0) +
        (hasDoorway(layout, side) ? -0.6 : 0) +
        (atWall ? 0.8 : 0) +
        (atWall && !hasWindow(layout, opposite(side)) ? 0.5 : 0) -
        Math.abs(along - middle) * 0.35 -
        Math.abs(awayM - BEST_VIEW_M) * 0.5;
      all.push({ side, along, awayM, score });
    }
  }
  return all.sort((a, b) => b.score - a.score);
}

function around(layout: Layout, { side, along, awayM }: View, sofaM: number, context: Context): number {
  const { theme, ceilingM, stream } = context;
  const behind = opposite(side);
  const at = (x: number, away: number) => pointFrom(layout.inner, side, x, away);
  const tableM = awayM - SOFA_DEPTH_M - SEAT_TO_TABLE_M;
  const middleM = tableM - TABLE_DEPTH_M / 2;
  for (const [widthM, depthM] of [
    [3.4, 2.5],
    [2.9, 2.2],
    [2.4, 1.8],
  ] as const) {
    const back = at(along, Math.min(middleM + depthM / 2 + 0.25, awayM - 0.1));
    if (layout.set(rug(widthM, depthM, theme), behind, back.x, back.y)) break;
  }
  const table = at(along, tableM);
  const score = layout.set(coffeeTables(theme), behind, table.x, table.y) ? 2 : 0;
  const [low, high] = flanks(side);
  for (const [flank, sign] of stream.chance(0.5)
    ? ([
        [low, -1],
        [high, 1],
      ] as const)
    : ([
        [high, 1],
        [low, -1],
      ] as const)) {
    if (chairsAt(layout, flank, (outM) => (across) => at(along + sign * outM, middleM + across), context))
      break;
  }
  if (acrossM(layout.inner, side) - awayM < 0.3) hang(layout, behind, along, 3, context);
  for (const sign of stream.chance(0.5) ? [1, -1] : [-1, 1]) {
    const place = at(along + sign * (sofaM / 2 + 0.3), awayM - 0.08);
    const lamp = layout.set(floorLamp(), behind, place.x, place.y);
    const other = at(along - sign * (sofaM / 2 + 0.3), awayM - 0.2);
    layout.set(sideTable(theme), behind, other.x, other.y);
    if (lamp) break;
  }
  const over = at(along, middleM + 0.38);
  layout.add(globePendants(ceilingM > 2.95 ? 3 : 1, ceilingM), behind, over.x, over.y);
  return score;
}

/** Two armchairs facing the table, or one. */
function chairsAt(
  layout: Layout,
  flank: Side,
  place: (outM: number) => (acrossM: number) => { readonly x: number; readonly y: number },
  { theme }: Context,
): PlacedPiece[] | null {
  const piece = armchair(theme);
  for (const outM of [2.3, 2.15, 2]) {
    const at = place(outM);
    const two = [-0.52, 0.52].map((across) => ({ piece, side: flank, ...at(across) }));
    const done = layout.setAll(two) ?? layout.setAll([{ piece, side: flank, ...at(-0.1) }]);
    if (done) return done;
  }
  return null;
}
