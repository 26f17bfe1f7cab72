import type { PlantingTheme } from '../finish.ts';
import type { Point, Rect } from '../geometry.ts';
import type { BlockMassing } from './massing.ts';
import type { Gate, PlantKind } from './site.ts';

/** The ground that is to be planted. */
export interface PlantingInput {
  readonly plot: Rect;
  readonly gate: Gate;
  readonly roads: readonly Rect[];
  readonly paths: readonly Rect[];
  /** All ground that is not for plants, the roads and paths and blocks too. */
  readonly taken: readonly Rect[];
  readonly massings: readonly BlockMassing[];
  readonly theme: PlantingTheme;
  readonly seed: string;
}

/** Where a gardener would like to have something; what stands there already comes first. */
export interface Spot {
  readonly kind: PlantKind;
  readonly at: Point;
  /** Its crown is to show over roofs. */
  readonly isTall?: boolean;
  /** Of a palm's trunk. */
  readonly leastM?: number;
}

/** So many of these at most, the first that there is room for. */
export interface PreferredSpots {
  readonly spots: readonly Spot[];
  readonly most: number;
}
