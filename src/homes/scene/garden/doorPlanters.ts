import { overlap, placeRect, type Rect } from '../../model/geometry.ts';
import type { HomeModel } from '../../model/model.ts';
import type { PlantInstances } from './PlantInstances.ts';
import { PLANTER_M, PLANTER_SOIL_M } from './planter.ts';
import { PLANTER, SNAKE_PLANT } from './variants.ts';

const GROUND_M = 0.05;

/** Puts a pair of planters next to the steps of each front door. @returns the ground under them. */
export function placeDoorPlanters(
  instances: PlantInstances,
  { blocks }: HomeModel,
  holes: readonly Rect[],
): Rect[] {
  const half = PLANTER_M.width / 2;
  const spots = blocks.flatMap(({ parts, placement }) =>
    parts.flatMap((part) => {
      if (part.kind !== 'steps') return [];
      const { x0, x1, y1 } = part.rect;
      const y = y1 - half - 0.12;
      return [x0 - half - 0.16, x1 + half + 0.16].map((x) =>
        placeRect({ x0: x - half, x1: x + half, y0: y - half, y1: y + half }, placement),
      );
    }),
  );
  const free = spots.filter((spot) => !holes.some((hole) => overlap(hole, spot)));
  for (const { x0, x1, y0, y1 } of free) {
    const [x, y] = [(x0 + x1) / 2, (y0 + y1) / 2];
    instances.add(PLANTER, { at: [x, y, GROUND_M], turnRad: 0, scale: [1, 1, 1] });
    instances.add(SNAKE_PLANT, {
      at: [x, y, GROUND_M + PLANTER_SOIL_M - 0.01],
      turnRad: (x * 7 + y * 3) % 6,
      scale: [0.85, 0.85, 0.9],
    });
  }
  return free;
}
