import { opposite, SIDES, type Side } from '#homes/model/sides.ts';
import { bestOf } from '../layout/bestOf.ts';
import type { Ground, Layout } from '../layout/layout.ts';
import { armchair, chair } from '../pieces/armchair.ts';
import { bed, bedside } from '../pieces/bed.ts';
import { ceilingFan, floorLamp } from '../pieces/lights.ts';
import { swordPlant } from '../pieces/plants.ts';
import { rug } from '../pieces/tables.ts';
import { tvWall } from '../pieces/tvWall.ts';
import { chest, desk, wardrobe } from '../pieces/wardrobe.ts';
import { acrossM, pointFrom, spanOf } from '../shape/gap.ts';
import type { Context } from './context.ts';
import {
  hang,
  hangPanelAnywhere,
  hasDoorway,
  hasWindow,
  placeAirConditioner,
  sidesBySolidity,
} from './walls.ts';

const STEP_M = 0.1;
const TABLE_M = 0.48;
const BED_M = 2.12;

export function bedroom(ground: Ground, context: Context): Layout {
  let head: Head | null = null;
  let most = Number.NEGATIVE_INFINITY;
  const best = bestOf(
    ground,
    SIDES.map((side) => (layout) => {
      const made = setBed(layout, context, side);
      if (!made) return -10;
      const closetM = CLOSETS_M.find((widthM) =>
        layout.against(wardrobe(widthM, context.theme), sidesBySolidity(layout), 'low'),
      );
      const score = made.score + (closetM ?? -1);
      if (score > most) [head, most] = [made, score];
      return score;
    }),
  );
  dress(best, head, context);
  return best;
}

const CLOSETS_M = [2.4, 2, 1.6, 1.2, 0.9];

function dress(layout: Layout, head: Head | null, context: Context): void {
  const { theme, ceilingM, isMain } = context;
  const sides = sidesBySolidity(layout);
  if (head && isMain) facing(layout, head, context);
  const table = layout.against(desk(theme), sides.toReversed(), 'low');
  if (table) seatAt(layout, table.rect, table.turnRad, context);
  else layout.against(chest(1.2, theme), sides) ?? layout.against(chest(0.8, theme), sides);
  placeAirConditioner(layout, head ? [head.side] : []);
  if (isMain) layout.against(armchair(theme), sides.toReversed(), 'high');
  if (isMain) layout.against(floorLamp(), sides.toReversed(), 'high');
  layout.against(swordPlant('clay'), sides.toReversed(), 'high');
  if (head) {
    hang(layout, head.side, head.along, isMain ? 2 : 1, context);
    const fan = pointFrom(layout.inner, head.side, head.along, 0.75);
    layout.add(ceilingFan(ceilingM), head.side, fan.x, fan.y);
  } else hangPanelAnywhere(layout, context);
}

interface Head {
  readonly side: Side;
  readonly along: number;
  readonly score: number;
}

/** The largest bed that leaves a way around it, with two, one or no bedside tables. */
function setBed(layout: Layout, { theme, isMain }: Context, side: Side): Head | null {
  const [low, high] = spanOf(layout.inner, side);
  const middle = (low + high) / 2;
  const heads: Head[] = [];
  for (let along = low + 0.5; along <= high - 0.5; along += STEP_M) {
    const score =
      (hasDoorway(layout, side) ? -1.5 : 0) +
      (hasWindow(layout, side) ? -1 : 0) +
      (acrossM(layout.inner, side) > 3.2 ? 0.4 : 0) -
      Math.abs(along - middle) * 0.5;
    heads.push({ side, along, score });
  }
  heads.sort((a, b) => b.score - a.score);
  const widths = isMain ? [1.8, 1.5, 1.2] : [1.5, 1.2, 0.95];
  for (const tables of [[-1, 1], [1], [-1], []]) {
    for (const widthM of tables.length > 1 ? widths.slice(0, 2) : widths) {
      for (const head of heads) {
        const at = (along: number, away: number) => pointFrom(layout.inner, head.side, along, away);
        const offM = widthM / 2 + 0.05 + TABLE_M / 2;
        const set = layout.setAll([
          { piece: bed(widthM, theme), side: head.side, ...at(head.along, 0.02) },
          ...tables.map((sign) => ({
            piece: bedside(theme),
            side: head.side,
            ...at(head.along + sign * offM, 0.02),
          })),
        ]);
        if (!set) continue;
        for (const [wideM, deepM] of [
          [widthM + 1.4, 2],
          [widthM + 0.9, 1.8],
          [widthM + 0.5, 1.5],
        ] as const) {
          const back = at(head.along, 0.85);
          const end = 0.85 + deepM;
          if (end > BED_M && layout.set(rug(wideM, deepM, theme), head.side, back.x, back.y)) break;
        }
        return { ...head, score: head.score + widthM + tables.length * 0.6 };
      }
    }
  }
  return null;
}

/** A television opposite the main bed, on its own low board. */
function facing(layout: Layout, { side, along }: Head, { theme, ceilingM }: Context): void {
  layout.against(tvWall(1.6, Math.min(ceilingM - 0.35, 2.5), theme), [opposite(side)], along);
}

/** A chair in front of a desk, facing it. */
export function seatAt(
  layout: Layout,
  { x0, y0, x1, y1 }: { x0: number; y0: number; x1: number; y1: number },
  turnRad: number,
  { theme }: Context,
): void {
  const piece = chair(theme);
  const [x, y] = [(x0 + x1) / 2, (y0 + y1) / 2];
  const gapM = 0.01 + piece.depthM;
  if (turnRad === 0) layout.set(piece, 'south', x - 0.2, y0 - gapM);
  else if (turnRad === Math.PI) layout.set(piece, 'north', x + 0.2, y1 + gapM);
  else if (turnRad > 0) layout.set(piece, 'east', x1 + gapM, y - 0.2);
  else layout.set(piece, 'west', x0 - gapM, y + 0.2);
}
