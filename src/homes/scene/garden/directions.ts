import type { RandomStream } from '#domain/random.ts';
import { add, dot, scale, type Vec3 } from '../vector.ts';

/** Of length 1, any way alike. */
export function anyDirection(stream: RandomStream): Vec3 {
  const z = stream.between(-1, 1);
  const around = stream.between(0, 2 * Math.PI);
  const flat = Math.sqrt(1 - z * z);
  return [flat * Math.cos(around), flat * Math.sin(around), z];
}

/** Of length 1, so far round from the east, so far above the level. */
export const towards = (aroundRad: number, aboveRad = 0): Vec3 => [
  Math.cos(aroundRad) * Math.cos(aboveRad),
  Math.sin(aroundRad) * Math.cos(aboveRad),
  Math.sin(aboveRad),
];

/** Moved by up to `by` each way. */
export const jittered = (stream: RandomStream, point: Vec3, by: number): Vec3 =>
  add(point, [stream.between(-by, by), stream.between(-by, by), stream.between(-by, by)]);

/** Turned about where it points away from `to`. */
export const onSideOf = (way: Vec3, to: Vec3): Vec3 => (dot(way, to) < 0 ? scale(way, -1) : way);

/** The golden angle: leaves that follow one another never shade one another. */
export const GOLDEN_RAD = 2.399963;
