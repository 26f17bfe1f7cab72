import { SIDES } from '#homes/model/sides.ts';
import { bestOf } from '../layout/bestOf.ts';
import type { Ground, Layout } from '../layout/layout.ts';
import { rubberTree, swordPlant } from '../pieces/plants.ts';
import { clayPots } from '../pieces/pots.ts';
import { bookcase } from '../pieces/shelves.ts';
import { chest } from '../pieces/wardrobe.ts';
import type { Context } from './context.ts';
import { diningGroup } from './dining.ts';
import { seatingGroup } from './seating.ts';
import { hangPanelAnywhere, placeAirConditioner, sidesBySolidity } from './walls.ts';

/** From this area in square metres, a living room has a dining corner. */
export const DINING_CORNER_MIN_SQM = 24;

export function living(ground: Ground, context: Context, areaSqm: number): Layout {
  const eats = context.dinesHere && areaSqm > DINING_CORNER_MIN_SQM;
  const best = bestOf(
    ground,
    SIDES.map((side) => (layout) => {
      const score = seatingGroup(layout, context, side);
      return score + (eats && diningGroup(layout, context, 6) ? 2 : 0);
    }),
  );
  dress(best, context, areaSqm);
  return best;
}

function dress(layout: Layout, context: Context, areaSqm: number): void {
  const { theme } = context;
  placeAirConditioner(layout);
  const sides = sidesBySolidity(layout);
  layout.against(rubberTree('clay'), sides, 'high');
  if (areaSqm > 16) layout.against(swordPlant('black'), sides, 'low');
  if (areaSqm > 20)
    layout.against(context.stream.chance(0.5) ? bookcase(1.2, theme) : chest(1.4, theme), sides);
  if (areaSqm > 22) layout.against(clayPots(), sides, 'low');
  hangPanelAnywhere(layout, context);
}
