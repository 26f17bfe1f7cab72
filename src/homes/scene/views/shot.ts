import type { Vec3 } from '../vector.ts';

/** All that a renderer needs beside the scene itself. */
export interface Shot {
  readonly camera: Camera;
  readonly light: Light;
  readonly lamps: readonly Lamp[];
}

export interface Camera {
  readonly at: Vec3;
  /** A point in the middle of the picture, before the shift. */
  readonly towards: Vec3;
  /** Of a sensor 36 mm wide. */
  readonly lensMm: number;
  /** Whether it looks straight ahead whatever it is pointed at, so that upright edges stay upright. */
  readonly isLevel: boolean;
  /** How far the picture is moved up and to the right, as a share of its width: a shift lens. */
  readonly shiftUp: number;
  readonly shiftRight: number;
}

export const HOURS = ['morning', 'low sun', 'dusk'] as const;
export type Hour = (typeof HOURS)[number];

export interface Light {
  readonly hour: Hour;
  readonly isInside: boolean;
  /** Where the sun stands: above the horizon, and anticlockwise from the east as seen from above. */
  readonly sunHeightDegrees: number;
  readonly sunBearingDegrees: number;
  /** Of direct sun; none at dusk. */
  readonly sunStrength: number;
  readonly skyStrength: number;
  /** Which clouds. */
  readonly cloudSeed: number;
  /** In stops. */
  readonly exposure: number;
}

/** A rectangle that shines to one side and is not seen itself. */
export interface Lamp {
  readonly at: Vec3;
  readonly widthM: number;
  readonly depthM: number;
  /** Of its sides about where it shines. */
  readonly turnRad: number;
  readonly powerW: number;
  /** Linear red, green and blue. */
  readonly colour: readonly [number, number, number];
  /** Where it shines. */
  readonly direction: Vec3;
}
