import { opposite, type Side } from '#homes/model/sides.ts';
import type { Layout } from '../layout/layout.ts';
import { armchair, chair } from '../pieces/armchair.ts';
import { mirror } from '../pieces/bath.ts';
import { floorLamp } from '../pieces/lights.ts';
import { rubberTree, swordPlant } from '../pieces/plants.ts';
import { clayPots } from '../pieces/pots.ts';
import { bookcase, storeShelves } from '../pieces/shelves.ts';
import { sofa } from '../pieces/sofa.ts';
import { rug } from '../pieces/tables.ts';
import { chest, desk, openWardrobe } from '../pieces/wardrobe.ts';
import { seatAt } from './bedroom.ts';
import type { Context } from './context.ts';
import { hangPanelAnywhere, hasWindow, placeAirConditioner, sidesBySolidity } from './walls.ts';

export function study(layout: Layout, context: Context): void {
  const { theme } = context;
  const sides = sidesBySolidity(layout);
  const light = sides.filter((side) => hasWindow(layout, side));
  const table = layout.against(desk(theme), [...light, ...sides]);
  if (table) seatAt(layout, table.rect, table.turnRad, context);
  if (!layout.against(bookcase(1.6, theme), sides)) layout.against(bookcase(1.2, theme), sides);
  if (!layout.against(sofa(1.8, theme), sides)) layout.against(armchair(theme), sides, 'high');
  layout.against(floorLamp(), sides, 'high');
  layout.against(swordPlant('clay'), sides, 'low');
  const { x0, x1, y0, y1 } = layout.inner;
  layout.set(rug(1.8, 1.3, theme), 'north', (x0 + x1) / 2, (y0 + y1) / 2 + 0.65);
  placeAirConditioner(layout);
  hangPanelAnywhere(layout, context);
}

/** Wardrobes along one or two walls. */
export function closet(layout: Layout, { theme }: Context): void {
  const [first, ...others] = sidesBySolidity(layout);
  const fill = (sides: readonly Side[]): boolean =>
    [2.4, 2.1, 1.8, 1.5, 1.2, 0.9].some(
      (widthM) => layout.against(openWardrobe(widthM, theme), sides) !== null,
    );
  if (first && fill([first, ...others])) fill([opposite(first)]);
  layout.against(mirror(0.5, 1.5, 0.35), sidesBySolidity(layout));
}

export function store(layout: Layout, { theme }: Context): void {
  const fill = (): boolean =>
    [2.4, 1.8, 1.4, 1, 0.8].some(
      (widthM) => layout.against(storeShelves(widthM, theme), sidesBySolidity(layout)) !== null,
    );
  if (fill()) fill();
}

/** An entrance hall: a sideboard, a mirror, a plant. */
export function hall(layout: Layout, context: Context): void {
  const sides = sidesBySolidity(layout);
  const board =
    layout.against(chest(1.2, context.theme), sides) ?? layout.against(chest(0.8, context.theme), sides);
  if (board) layout.against(mirror(0.7, 1.05, 1), sides);
  layout.against(swordPlant('black'), sides, 'low');
  hangPanelAnywhere(layout, context);
}

export function corridor(layout: Layout, context: Context): void {
  hangPanelAnywhere(layout, context);
  hangPanelAnywhere(layout, context);
  layout.against(clayPots(), sidesBySolidity(layout), 'high');
}

/** A shared landing: a plant and a seat at the walls. */
export function landing(layout: Layout, { theme }: Context): void {
  const sides = sidesBySolidity(layout);
  layout.against(rubberTree('clay'), sides, 'high');
  layout.against(chair(theme), sides, 'low');
}
