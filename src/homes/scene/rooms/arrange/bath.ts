import { SIDES } from '#homes/model/sides.ts';
import { bestOf } from '../layout/bestOf.ts';
import { type Ground, Layout } from '../layout/layout.ts';
import type { Piece } from '../layout/piece.ts';
import { bathtub, mirror, shower, toilet, vanity } from '../pieces/bath.ts';
import { swordPlant } from '../pieces/plants.ts';
import { pointFrom } from '../shape/gap.ts';
import type { Context } from './context.ts';
import { sidesBySolidity } from './walls.ts';

const MIRROR_LOW_M = 1.12;

/** The score of a complete bathroom with a basin of reasonable size. */
const ENOUGH_SCORE = 10.6;
const LEAST_TUB_SQM = 4.5;

/** A shower or a tub, a toilet and a basin, in the order and on the walls that fit the most of them. */
export function bath(ground: Ground, { theme, stream }: Context, withShower: boolean): Layout {
  const { x0, y0, x1, y1 } = ground.inner;
  const hasTub = (x1 - x0) * (y1 - y0) > LEAST_TUB_SQM && stream.chance(0.6);
  const showers = [shower(1), shower(0.9), shower(0.8), shower(0.7)];
  const wet: (Piece | null)[] = withShower ? [...(hasTub ? [bathtub(1.6)] : []), ...showers] : [null];
  const vanities = [1, 0.8, 0.6, 0.5].map((widthM) => vanity(widthM, theme));
  const solid = sidesBySolidity(new Layout(ground));
  const tries = wet.flatMap((tub, size) =>
    solid.flatMap((wall) =>
      solid.flatMap((other) =>
        (['low', 'high'] as const).map((end) => (layout: Layout): number => {
          const tubFits = tub !== null && layout.against(tub, [wall], end) !== null;
          const otherEnd = end === 'low' ? 'high' : 'low';
          const toiletFits = layout.against(toilet(), [other, ...solid], otherEnd) !== null;
          const basin = vanities.findIndex(
            (piece) => layout.against(piece, [other, ...solid], 'middle') !== null,
          );
          return (tubFits ? 4 - size * 0.3 : 0) + (toiletFits ? 4 : 0) + (basin < 0 ? 0 : 4 - basin * 0.4);
        }),
      ),
    ),
  );
  const best = bestOf(ground, tries, withShower ? ENOUGH_SCORE : ENOUGH_SCORE - 4);
  finish(best, vanities);
  return best;
}

/** A mirror over the basin, and a plant if it fits. */
function finish(layout: Layout, vanities: readonly Piece[]): void {
  const basin = layout.pieces.find(({ piece }) => vanities.includes(piece));
  if (basin) {
    const side = SIDES.find((each) => {
      const { x, y } = pointFrom(
        layout.inner,
        each,
        each === 'south' || each === 'north' ? basin.x : basin.y,
        0.02,
      );
      return Math.hypot(x - basin.x, y - basin.y) < 0.001;
    });
    const at =
      side && pointFrom(layout.inner, side, side === 'south' || side === 'north' ? basin.x : basin.y, 0.004);
    if (side && at)
      layout.set(mirror(Math.min(basin.piece.widthM, 0.8), 0.9, MIRROR_LOW_M), side, at.x, at.y);
  }
  layout.against(swordPlant('black'), sidesBySolidity(layout), 'high');
}
