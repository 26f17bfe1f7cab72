import { grow, type Rect } from '../geometry.ts';
import type { Plant, PlantKind } from './site.ts';

interface Habit {
  readonly radiusM: readonly [number, number];
  readonly heightM: readonly [number, number];
  /** Clearance around the trunk from roads and walls. */
  readonly footM: number;
  /** Clearance from the trunk to a block. */
  readonly toBlockM: number;
  /** Half the distance between two plants. */
  readonly spreadM: number;
}

/** Size and spacing of each kind. A palm's height is that of its trunk. */
export const HABITS: Readonly<Record<PlantKind, Habit>> = {
  palm: { radiusM: [1, 1.3], heightM: [5.4, 7.2], footM: 0.4, toBlockM: 0.9, spreadM: 1 },
  tree: { radiusM: [1.8, 2.5], heightM: [4.8, 6.4], footM: 0.5, toBlockM: 1.2, spreadM: 1.7 },
  column: { radiusM: [0.45, 0.55], heightM: [4.6, 6], footM: 0.5, toBlockM: 0.8, spreadM: 0.7 },
  shrub: { radiusM: [0.4, 0.55], heightM: [0.5, 0.8], footM: 0.5, toBlockM: 0.7, spreadM: 0.4 },
  plantain: { radiusM: [0.8, 1.1], heightM: [2.2, 2.8], footM: 0.5, toBlockM: 1.4, spreadM: 0.75 },
  bougainvillea: { radiusM: [0.5, 0.7], heightM: [0.9, 1.4], footM: 0.6, toBlockM: 0.9, spreadM: 0.6 },
};

/** From this height a palm rises above roofs, and a tree has a long bare trunk. */
export const TALL_M: Readonly<Record<'palm' | 'tree', number>> = { palm: 7.6, tree: 7 };

/** A vertical cylinder: a trunk or a crown. */
export interface Bulk {
  readonly radiusM: number;
  readonly bottomM: number;
  readonly topM: number;
}

const PALM_TRUNK_M = 0.26;
const TREE_TRUNK_M = 0.3;
/** Radius to the tips of the fronds, and how far they reach below and above the top of the trunk. */
const PALM_CROWN = { radiusM: 2.9, hangsM: 0.55, standsM: 3.6 } as const;
/** Share of a tree's height at which its crown begins. */
const CROWN_FROM = { low: 0.3, tall: 0.42 } as const;

/** Leaves extend beyond the crown's radius by this factor. */
const CROWN_TO_TIPS = 1.26;

/** The volumes that a plant fills, with an allowance for loose leaves. */
export function bulksOf({ kind, radiusM, heightM }: Pick<Plant, 'kind' | 'radiusM' | 'heightM'>): Bulk[] {
  if (kind === 'palm') {
    return [
      { radiusM: PALM_TRUNK_M, bottomM: 0, topM: heightM },
      {
        radiusM: PALM_CROWN.radiusM,
        bottomM: heightM - PALM_CROWN.hangsM,
        topM: heightM + PALM_CROWN.standsM,
      },
    ];
  }
  if (kind === 'tree') {
    const bottomM = heightM * (heightM < TALL_M.tree ? CROWN_FROM.low : CROWN_FROM.tall);
    return [
      { radiusM: TREE_TRUNK_M, bottomM: 0, topM: bottomM },
      { radiusM: radiusM * CROWN_TO_TIPS, bottomM, topM: heightM },
    ];
  }
  return [{ radiusM, bottomM: 0, topM: heightM }];
}

/** The ground within `metres` of a place. */
export const around = ({ x, y }: Plant['at'], metres: number): Rect =>
  grow({ x0: x, y0: y, x1: x, y1: y }, metres);
