import type { PlantingTheme } from '../finish.ts';
import type { Point, Rect } from '../geometry.ts';
import type { BlockMassing } from './massing.ts';
import type { Gate, PlantKind } from './site.ts';

/** What the planting of a site depends on. */
export interface PlantingInput {
  readonly plot: Rect;
  readonly gate: Gate;
  readonly roads: readonly Rect[];
  readonly paths: readonly Rect[];
  /** Ground without plants, including roads, paths and blocks. */
  readonly taken: readonly Rect[];
  readonly massings: readonly BlockMassing[];
  readonly theme: PlantingTheme;
  readonly seed: string;
}

/** A preferred place for a plant; what is built there takes precedence. */
export interface Spot {
  readonly kind: PlantKind;
  readonly at: Point;
  /** Tall enough for its crown to show over roofs. */
  readonly isTall?: boolean;
  /** Minimum height of a palm's trunk. */
  readonly leastM?: number;
}

/** Spots in order of preference, of which at most `most` are planted. */
export interface PreferredSpots {
  readonly spots: readonly Spot[];
  readonly most: number;
}
