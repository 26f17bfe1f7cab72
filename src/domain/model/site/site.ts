import type { Point, QuarterTurns, Rect } from '../geometry.ts';
import type { Material } from '../materials.ts';

/** The ground that the blocks stand on, and what else stands there. The street runs along its south edge. */
export interface Site {
  readonly plot: Rect;
  readonly street: Rect;
  /** The perimeter wall, gate left out, along its middle. */
  readonly fence: readonly FenceRun[];
  readonly gate: Gate;
  /** Where cars drive. */
  readonly roads: readonly Rect[];
  /** From a lane to a front door, under its veranda too. */
  readonly paths: readonly Rect[];
  /** Where cars stand before the blocks. */
  readonly paved: readonly Rect[];
  readonly services: readonly Service[];
  readonly cars: readonly Car[];
  readonly plants: readonly Plant[];
}

export interface FenceRun {
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

export const SERVICE_KINDS = ['tank', 'generator', 'gatehouse'] as const;
export type ServiceKind = (typeof SERVICE_KINDS)[number];
export interface Service {
  readonly kind: ServiceKind;
  readonly rect: Rect;
  readonly heightM: number;
}

export interface Car {
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
