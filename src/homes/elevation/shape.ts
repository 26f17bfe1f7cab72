import type { Material } from '../model/materials.ts';

/** An area seen from the street: x to the right, z up, in metres. */
export interface Area {
  readonly x0: number;
  readonly x1: number;
  readonly z0: number;
  readonly z1: number;
}

/** How a shape is filled: by its material, as glass, or as a pattern of bars. */
export type Fill = 'solid' | 'glass' | 'uprights' | 'levels' | 'pierced' | 'sheer';

/** A shape that is visible from the street. */
export interface Shape {
  readonly kind: 'shape';
  readonly material: Material;
  readonly fill: Fill;
  readonly outline: readonly (readonly [x: number, z: number])[];
  /** Distance from the street; later shapes are drawn in front. */
  readonly depthM: number;
  /** Projection from the surface behind it, for its shadow. */
  readonly outM: number;
}

/** A window or a door in a wall. */
export interface Pane {
  readonly kind: 'pane';
  readonly area: Area;
  readonly isDoor: boolean;
  /** The unit behind it; null if the block shares it. */
  readonly unitId: string | null;
  readonly depthM: number;
}

export type Drawn = Shape | Pane;

export const boxOf = ({ x0, x1, z0, z1 }: Area): Shape['outline'] => [
  [x0, z0],
  [x1, z0],
  [x1, z1],
  [x0, z1],
];
