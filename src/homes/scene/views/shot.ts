import type { Vec3 } from '../vector.ts';

/** Everything a renderer needs in addition to the scene. */
export interface Shot {
  readonly camera: Camera;
  readonly light: Light;
  readonly lamps: readonly Lamp[];
}

export interface Camera {
  readonly at: Vec3;
  /** The point in the middle of the picture, before the lens shift. */
  readonly towards: Vec3;
  /** Focal length for a sensor 36 mm wide. */
  readonly lensMm: number;
  /** Whether the camera stays horizontal whatever it points at, so that vertical edges stay vertical. */
  readonly isLevel: boolean;
  /** Lens shift up and to the right, as a share of the picture's width. */
  readonly shiftUp: number;
  readonly shiftRight: number;
}

export const HOURS = ['morning', 'low sun', 'dusk'] as const;
export type Hour = (typeof HOURS)[number];

export interface Light {
  readonly hour: Hour;
  readonly isInside: boolean;
  /** Position of the sun: height above the horizon, and bearing anticlockwise from the east as seen from above. */
  readonly sunHeightDegrees: number;
  readonly sunBearingDegrees: number;
  /** Strength of direct sun; 0 at dusk. */
  readonly sunStrength: number;
  readonly skyStrength: number;
  /** Seed of the clouds. */
  readonly cloudSeed: number;
  /** In stops. */
  readonly exposure: number;
}

/** A rectangular light that shines in one direction and is invisible itself. */
export interface Lamp {
  readonly at: Vec3;
  readonly widthM: number;
  readonly depthM: number;
  /** Rotation of its sides about `direction`. */
  readonly turnRad: number;
  readonly powerW: number;
  /** Linear red, green and blue. */
  readonly colour: readonly [number, number, number];
  /** The direction that it shines in. */
  readonly direction: Vec3;
}
