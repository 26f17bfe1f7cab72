import { overlap, type Rect, widthOf } from '../geometry.ts';
import { type BlockMassing, heightOver } from './massing.ts';
import { around, bulksOf } from './plantHabits.ts';
import type { Plant } from './site.ts';

/** Depth of the ground in front of a facade. */
const FORECOURT_M = 8;
/** Maximum share of a front behind plants: slightly less than a third. */
const MAX_COVERED_SHARE = 0.28;
const BESIDE_AXIS_M = 0.25;
const OVER_ROOF_M = 0.3;

/** Whether a plant is clear of a block, its roof and its projections. */
export function isClearOf({ bodies, ...massing }: BlockMassing, plant: Plant): boolean {
  const own = { ...massing, bodies };
  return bulksOf(plant).every(({ radiusM, bottomM }) => {
    const ground = around(plant.at, radiusM);
    const near = bodies.filter(({ rect }) => distance(plant.at, rect) < radiusM);
    return near.length === 0 || heightOver({ ...own, bodies: near }, ground) + OVER_ROOF_M <= bottomM;
  });
}

/** Tracks how much of each front is hidden by plants; doors, stairs and main windows must stay visible. */
export class FrontViews {
  readonly #covered = new Map<BlockMassing, number>();
  readonly #massings: readonly BlockMassing[];

  constructor(massings: readonly BlockMassing[]) {
    this.#massings = massings;
  }

  /** Whether every front stays visible enough with this plant too. */
  allows(plant: Plant): boolean {
    return this.#massings.every((massing) => {
      if (!isBefore(massing, plant)) return true;
      const covered = (this.#covered.get(massing) ?? 0) + hiddenSqm(massing, plant);
      return (
        covered <= MAX_COVERED_SHARE * widthOf(massing.rect) * massing.heightM && !hidesAxis(massing, plant)
      );
    });
  }

  add(plant: Plant): void {
    for (const massing of this.#massings) {
      if (isBefore(massing, plant))
        this.#covered.set(massing, (this.#covered.get(massing) ?? 0) + hiddenSqm(massing, plant));
    }
  }
}

function isBefore({ rect: { x0, x1, y0, y1 }, turns }: BlockMassing, plant: Plant): boolean {
  const forecourt: Rect =
    turns === 2 ? { x0, x1, y0: y1 - 1, y1: y1 + FORECOURT_M } : { x0, x1, y0: y0 - FORECOURT_M, y1: y0 + 1 };
  const widest = Math.max(...bulksOf(plant).map(({ radiusM }) => radiusM));
  return (
    overlap(forecourt, around(plant.at, widest)) && plant.at.y > forecourt.y0 && plant.at.y < forecourt.y1
  );
}

/** Measured in the front's elevation. */
const hiddenSqm = ({ rect: { x0, x1 }, heightM }: BlockMassing, plant: Plant): number =>
  bulksOf(plant).reduce((sum, { radiusM, bottomM, topM }) => {
    const across = Math.min(x1, plant.at.x + radiusM) - Math.max(x0, plant.at.x - radiusM);
    const up = Math.min(heightM, topM) - bottomM;
    return sum + Math.max(0, across) * Math.max(0, up);
  }, 0);

const hidesAxis = ({ axes }: BlockMassing, plant: Plant): boolean =>
  bulksOf(plant).some(({ radiusM, bottomM, topM }) =>
    axes.some(
      (axis) =>
        Math.abs(axis.x - plant.at.x) < radiusM + BESIDE_AXIS_M && axis.bottomM < topM && axis.topM > bottomM,
    ),
  );

const distance = ({ x, y }: Plant['at'], { x0, y0, x1, y1 }: Rect): number =>
  Math.hypot(Math.max(x0 - x, 0, x - x1), Math.max(y0 - y, 0, y - y1));
