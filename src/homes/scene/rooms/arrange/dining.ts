import { centreOf } from '#homes/model/geometry.ts';
import { opposite, type Side } from '#homes/model/sides.ts';
import type { Layout } from '../layout/layout.ts';
import { chair } from '../pieces/armchair.ts';
import { bellPendants } from '../pieces/lights.ts';
import { swordPlant } from '../pieces/plants.ts';
import { diningTable } from '../pieces/tables.ts';
import { chest } from '../pieces/wardrobe.ts';
import { flanks } from '../shape/gap.ts';
import type { Context } from './context.ts';
import { hangPanelAnywhere, placeAirConditioner, sidesBySolidity } from './walls.ts';

const SIZES = [
  { seats: 8, lengthM: 2.4, depthM: 1 },
  { seats: 6, lengthM: 1.8, depthM: 0.9 },
  { seats: 4, lengthM: 1.3, depthM: 0.85 },
  { seats: 2, lengthM: 0.8, depthM: 0.8 },
] as const;
const STEP_M = 0.3;
/** Space behind the chairs on both sides. */
const AROUND_M = 0.75;

/** The largest table that fits, for up to `mostSeats`, as close to the middle as possible. */
export function diningGroup(layout: Layout, context: Context, mostSeats: number): boolean {
  const { x0, y0, x1, y1 } = layout.inner;
  const middle = centreOf(layout.inner);
  for (const size of SIZES.filter(({ seats }) => seats <= mostSeats)) {
    const points: { x: number; y: number }[] = [];
    for (let x = x0 + AROUND_M; x <= x1 - AROUND_M; x += STEP_M) {
      for (let y = y0 + AROUND_M; y <= y1 - AROUND_M; y += STEP_M) points.push({ x, y });
    }
    const off = (point: { x: number; y: number }) => Math.hypot(point.x - middle.x, point.y - middle.y);
    points.sort((a, b) => off(a) - off(b));
    const ways: readonly Side[] = x1 - x0 > y1 - y0 ? ['north', 'west'] : ['west', 'north'];
    for (const point of [middle, ...points]) {
      for (const way of ways) if (tableAt(layout, context, way, point, size)) return true;
    }
  }
  return false;
}

function tableAt(
  layout: Layout,
  { theme, ceilingM }: Context,
  way: Side,
  { x, y }: { readonly x: number; readonly y: number },
  { seats, lengthM, depthM }: (typeof SIZES)[number],
): boolean {
  // `way` is the back of the table; the table's length is across it.
  const isAlongX = way === 'north';
  const at = (along: number, across: number) =>
    isAlongX ? { x: x + along, y: y + across } : { x: x - across, y: y + along };
  const piece = chair(theme);
  const gapM = 0.005;
  const perSide = Math.max(1, Math.floor((seats === 8 ? 6 : seats) / 2));
  const [low, high] = flanks(way);
  const chairs = Array.from({ length: perSide }, (_, index) => (index - (perSide - 1) / 2) * 0.58).flatMap(
    (along) => [
      { piece, side: way, ...at(along, depthM / 2 + gapM + piece.depthM) },
      { piece, side: opposite(way), ...at(along, -depthM / 2 - gapM - piece.depthM) },
    ],
  );
  const ends =
    seats === 8
      ? [
          { piece, side: low, ...at(-lengthM / 2 - gapM - piece.depthM, 0) },
          { piece, side: high, ...at(lengthM / 2 + gapM + piece.depthM, 0) },
        ]
      : [];
  const set = layout.setAll([
    { piece: diningTable(lengthM, depthM, theme), side: way, ...at(0, depthM / 2) },
    ...chairs,
    ...ends,
  ]);
  if (!set) return false;
  const over = at(0, 0.15);
  layout.add(bellPendants(lengthM, ceilingM), way, over.x, over.y);
  return true;
}

export function dining(layout: Layout, context: Context): void {
  diningGroup(layout, context, 8);
  placeAirConditioner(layout);
  const sides = sidesBySolidity(layout);
  const board =
    layout.against(chest(1.6, context.theme), sides) ?? layout.against(chest(1.2, context.theme), sides);
  if (!board) layout.against(swordPlant('clay'), sides, 'high');
  layout.against(swordPlant('black'), sides, 'low');
  hangPanelAnywhere(layout, context);
  hangPanelAnywhere(layout, context);
}
