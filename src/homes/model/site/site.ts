import type { FenceStyle } from '../finish.ts';
import type { Point, QuarterTurns, Rect } from '../geometry.ts';
import type { Material } from '../materials.ts';

/** The site around the blocks. The street runs along its south edge. */
export interface Site {
  readonly plot: Rect;
  readonly street: Rect;
  /** The perimeter wall, gate left out, along its middle. */
  readonly fence: readonly FenceRun[];
  readonly gate: Gate;
  /** Round each block's own ground: low towards the lane, with ways in, and high between neighbours. */
  readonly gardenFences: readonly FenceRun[];
  readonly fenceOpenings: readonly FenceOpening[];
  /** Where cars drive, with kerbs and covered drains along the edges; they lie beside each other. */
  readonly roads: readonly Rect[];
  /** From a lane, or the street, to a front door, under its veranda too. */
  readonly paths: readonly Rect[];
  /** From a lane, or the gate, to where cars stand before the blocks. */
  readonly paved: readonly Rect[];
  readonly services: readonly Service[];
  readonly cars: readonly Car[];
  readonly plants: readonly Plant[];
}

/** Beside what fences look like: a wall that hides, and a small gate for people, closed. */
export type RunStyle = FenceStyle | 'wall' | 'wicket';

export interface FenceRun {
  readonly style: RunStyle;
  readonly from: Point;
  readonly to: Point;
  readonly heightM: number;
  readonly thicknessM: number;
  readonly material: Material;
}

export interface Gate {
  readonly x0: number;
  readonly x1: number;
  readonly y: number;
}

/** An opening in a garden's fence towards its lane, from west to east along `y`. */
export interface FenceOpening {
  readonly kind: 'drive' | 'path';
  readonly x0: number;
  readonly x1: number;
  readonly y: number;
  /** 1 where the garden lies to the north of it, -1 to the south. */
  readonly inwards: 1 | -1;
}

const SERVICE_KINDS = ['tank', 'generator', 'gatehouse'] as const;
export type ServiceKind = (typeof SERVICE_KINDS)[number];
export interface Service {
  readonly kind: ServiceKind;
  readonly rect: Rect;
  readonly heightM: number;
}

export const CAR_BODIES = ['saloon', 'suv', 'bus'] as const;
export type CarBody = (typeof CAR_BODIES)[number];
/** Faces north, rotated by `turns` quarter turns. */
export interface Car {
  readonly body: CarBody;
  readonly rect: Rect;
  readonly turns: QuarterTurns;
  readonly material: Material;
}

export const PLANT_KINDS = ['palm', 'tree', 'column', 'shrub', 'plantain', 'bougainvillea'] as const;
export type PlantKind = (typeof PLANT_KINDS)[number];
export interface Plant {
  readonly kind: PlantKind;
  readonly at: Point;
  readonly radiusM: number;
  readonly heightM: number;
  /** Its own seed: how it leans and branches. */
  readonly seed: number;
}
