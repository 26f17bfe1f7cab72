import type { RandomStream } from '#domain/random.ts';
import { add, dot, scale, type Vec3 } from '../vector.ts';

/** A uniformly random unit vector. */
export function randomDirection(stream: RandomStream): Vec3 {
  const z = stream.between(-1, 1);
  const around = stream.between(0, 2 * Math.PI);
  const flat = Math.sqrt(1 - z * z);
  return [flat * Math.cos(around), flat * Math.sin(around), z];
}

/** The unit vector at this angle from the east and this elevation. */
export const towards = (aroundRad: number, aboveRad = 0): Vec3 => [
  Math.cos(aroundRad) * Math.cos(aboveRad),
  Math.sin(aroundRad) * Math.cos(aboveRad),
  Math.sin(aboveRad),
];

/** Moved by up to `by` along each axis. */
export const jittered = (stream: RandomStream, point: Vec3, by: number): Vec3 =>
  add(point, [stream.between(-by, by), stream.between(-by, by), stream.between(-by, by)]);

/** Flipped if it points away from `to`. */
export const onSideOf = (way: Vec3, to: Vec3): Vec3 => (dot(way, to) < 0 ? scale(way, -1) : way);

/** The golden angle: consecutive leaves never shade one another. */
export const GOLDEN_RAD = 2.399963;
