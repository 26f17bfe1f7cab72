import type { FenceStyle } from '../finish.ts';
import type { Point, QuarterTurns, Rect } from '../geometry.ts';
import type { Material } from '../materials.ts';

/** The site around the blocks. The street runs along its south edge. */
export interface Site {
  readonly plot: Rect;
  readonly street: Rect;
  /** The perimeter wall's centre line, without the gate. */
  readonly fence: readonly FenceRun[];
  readonly gate: Gate;
  /** Fences around each block's ground: low towards the lane, with openings, and high between neighbours. */
  readonly gardenFences: readonly FenceRun[];
  readonly fenceOpenings: readonly FenceOpening[];
  /** Roads, with kerbs and covered drains along the edges; they adjoin each other. */
  readonly roads: readonly Rect[];
  /** From a lane, or the street, to a front door, including the part under its veranda. */
  readonly paths: readonly Rect[];
  /** Drives from a lane, or the gate, to the parking spots in front of the blocks. */
  readonly paved: readonly Rect[];
  readonly services: readonly Service[];
  readonly cars: readonly Car[];
  readonly plants: readonly Plant[];
}

/** The fence styles, plus a wall that screens and a small closed gate for pedestrians. */
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
  /** 1 if the garden is north of it, -1 if south. */
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
  /** The plant's own seed: how it leans and branches. */
  readonly seed: number;
}
