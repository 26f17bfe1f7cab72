import type { Rect } from '../geometry.ts';
import type { Material } from '../materials.ts';

/** What is built beside the walls, in the block's coordinates; each has the name of its material. */
export type Part = SlabPart | RoofPart | RailPart | BoxPart | FinsPart | StepsPart;

interface Common {
  /** What it is, for the renderer's and the tests' eyes. */
  readonly name: string;
  readonly material: Material;
}

/** Flat, its top at `topM`. */
export interface SlabPart extends Common {
  readonly kind: 'slab';
  readonly rect: Rect;
  readonly topM: number;
  readonly thicknessM: number;
}

export interface RoofPart extends Common {
  readonly kind: 'roof';
  readonly style: 'hip' | 'gable' | 'flat' | 'mono';
  /** The walls under it. */
  readonly rect: Rect;
  readonly eavesM: number;
  readonly overhangM: number;
  /** Sides against a neighbour's roof, without an overhang. */
  readonly flushSides: readonly Side[];
  readonly pitchDegrees: number;
  readonly fascia: Material;
  readonly soffit: Material;
}

/** On the edge of a balcony or terrace; the side by the house has none. */
export interface RailPart extends Common {
  readonly kind: 'rail';
  readonly style: 'glass' | 'bars' | 'breeze' | 'solid';
  readonly rect: Rect;
  readonly openSides: readonly Side[];
  readonly floorM: number;
  readonly heightM: number;
}
export type Side = 'south' | 'east' | 'north' | 'west';

export interface BoxPart extends Common {
  readonly kind: 'box';
  readonly rect: Rect;
  readonly bottomM: number;
  readonly topM: number;
}

/** Upright slats along the front edge of `rect`. */
export interface FinsPart extends Common {
  readonly kind: 'fins';
  readonly rect: Rect;
  readonly bottomM: number;
  readonly topM: number;
  readonly spacingM: number;
}

/** From the ground up to a door, along the front edge of `rect`. */
export interface StepsPart extends Common {
  readonly kind: 'steps';
  readonly rect: Rect;
  readonly topM: number;
  readonly count: number;
}
