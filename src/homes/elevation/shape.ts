import type { Material } from '../model/materials.ts';

/** Seen from the street: x to the right, z up, in metres. */
export interface Area {
  readonly x0: number;
  readonly x1: number;
  readonly z0: number;
  readonly z1: number;
}

/** How a shape is filled: by its material, as glass, or as a pattern of bars. */
export type Fill = 'solid' | 'glass' | 'uprights' | 'levels' | 'pierced' | 'sheer';

/** Something that one sees from the street. */
export interface Shape {
  readonly kind: 'shape';
  readonly material: Material;
  readonly fill: Fill;
  readonly outline: readonly (readonly [x: number, z: number])[];
  /** How far away: what is drawn later lies before it. */
  readonly depthM: number;
  /** How far it stands out of what is behind it, for its shadow. */
  readonly outM: number;
}

/** A window or a door in a wall. */
export interface Pane {
  readonly kind: 'pane';
  readonly area: Area;
  readonly isDoor: boolean;
  /** The unit behind it; null is shared by the block. */
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
