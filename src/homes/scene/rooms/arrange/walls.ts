import { SIDES, type Side } from '#homes/model/sides.ts';
import type { Layout } from '../layout/layout.ts';
import type { PlacedPiece } from '../layout/piece.ts';
import { adirePanel } from '../pieces/adire.ts';
import { airConditioner } from '../pieces/lights.ts';
import { type Gap, isDoorway, pointFrom, spanOf } from '../shape/gap.ts';
import type { Context } from './context.ts';

const isOpen = ({ gaps }: Layout, side: Side, which: (gap: Gap) => boolean): boolean =>
  gaps.some((gap) => gap.side === side && which(gap));

export const hasDoorway = (layout: Layout, side: Side): boolean => isOpen(layout, side, isDoorway);
export const hasWindow = (layout: Layout, side: Side): boolean =>
  isOpen(layout, side, ({ kind }) => kind === 'window' || kind === 'slider');

/** Sides without openings first, then those with windows, then those with doors. */
export function sidesBySolidity(layout: Layout): Side[] {
  const rank = (side: Side): number => (hasDoorway(layout, side) ? 2 : 0) + (hasWindow(layout, side) ? 1 : 0);
  return [...SIDES].sort((a, b) => rank(a) - rank(b) || lengthOf(layout, b) - lengthOf(layout, a));
}

export function lengthOf({ inner }: Layout, side: Side): number {
  const [low, high] = spanOf(inner, side);
  return high - low;
}

const PANEL_STEP_M = 1.0;
const SHADOW_M = 0.004;

/** Hangs up to `count` panels side by side, centred on `along`; fewer if they do not fit. */
export function hang(layout: Layout, side: Side, along: number, count: number, { theme }: Context): boolean {
  for (let left = count; left > 0; left -= 1) {
    const hangings = Array.from({ length: left }, (_, index) => ({
      piece: adirePanel(index, theme),
      side,
      ...pointFrom(layout.inner, side, along + (index - (left - 1) / 2) * PANEL_STEP_M, SHADOW_M),
    }));
    if (layout.setAll(hangings)) return true;
  }
  return false;
}

/** Hangs a panel on the first wall with space for it. */
export function hangPanelAnywhere(layout: Layout, context: Context): void {
  const piece = adirePanel(1, context.theme);
  layout.against(piece, sidesBySolidity(layout));
}

/** Puts an air conditioner high on a wall, clear of tall furniture. */
export function placeAirConditioner(layout: Layout, except: readonly Side[] = []): PlacedPiece | null {
  return layout.against(
    airConditioner(),
    sidesBySolidity(layout).filter((side) => !except.includes(side)),
  );
}
