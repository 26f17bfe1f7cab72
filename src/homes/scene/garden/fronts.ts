import { grow, type Rect } from '../../model/geometry.ts';
import type { HomeModel } from '../../model/model.ts';
import type { FenceRun, Plant } from '../../model/site/site.ts';

/** A low fence, and the side on which its garden is. */
export interface FrontFence {
  readonly run: FenceRun;
  readonly inwards: 1 | -1;
}

/** The fences towards the street and the lanes. */
export function frontFences({ site }: HomeModel): FrontFence[] {
  const isFront = ({ style, from, to }: FenceRun): boolean =>
    from.y === to.y && style !== 'wall' && style !== 'wicket';
  return [
    ...site.fence.filter(isFront).map((run) => ({ run, inwards: 1 as const })),
    ...site.gardenFences.filter(isFront).map((run) => ({
      run,
      inwards: site.fenceOpenings.find(({ y }) => y === run.from.y)?.inwards ?? (1 as const),
    })),
  ];
}

/** Grass inside the plot and on its part of the verge; neighbours have their own. */
export const grassGround = ({ site: { plot, street } }: HomeModel): Rect[] => [
  plot,
  { x0: plot.x0, x1: plot.x1, y0: street.y1 + KERB_AND_DRAIN_M, y1: plot.y0 },
];

const KERB_AND_DRAIN_M = 0.76;
const TRUNK_M = 0.45;

/** The ground around a trunk. */
export const trunkGround = ({ at: { x, y } }: Plant): Rect => grow({ x0: x, y0: y, x1: x, y1: y }, TRUNK_M);
