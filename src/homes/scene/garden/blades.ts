import { randomStream } from '#domain/random.ts';
import type { Mesh } from '../mesh.ts';
import { add, scale, type Vec3 } from '../vector.ts';
import { towards } from './directions.ts';
import { Foliage } from './foliage.ts';

const BLADES_PER_SQM = 1050;
const BLADE_M = 0.06;
const HALF_WIDTH_M = 0.0045;

/** A square of mown grass around its origin, made of blades only. */
export function blades(seed: string, sizeM: number): Mesh {
  const stream = randomStream(seed, `blades ${sizeM}`);
  const foliage = new Foliage();
  const count = Math.round(BLADES_PER_SQM * sizeM * sizeM);
  const half = sizeM / 2 + 0.012;
  for (let index = 0; index < count; index += 1) {
    const foot: Vec3 = [stream.between(-half, half), stream.between(-half, half), 0];
    const around = stream.between(0, 2 * Math.PI);
    const way = towards(around);
    const highM = BLADE_M * stream.between(0.5, 1.2);
    const at = (out: number, up: number): Vec3 => add(foot, add(scale(way, highM * out), [0, 0, highM * up]));
    foliage.ribbon(stream.chance(0.04) ? 'leaf_y' : 'grass', {
      spine: [foot, at(0.25, 0.65), at(0.75, 1)],
      halfWidthsM: [HALF_WIDTH_M, HALF_WIDTH_M * 0.8, 0],
      across: towards(around + Math.PI / 2),
      up: add(scale(way, -1), [0, 0, 1]),
    });
  }
  return foliage.build(`grass ${sizeM} m ${seed}`);
}
