import { randomStream } from '#domain/random.ts';
import { type Mesh, MeshBuilder } from '../mesh.ts';
import type { Detail } from '../scene.ts';
import { tube } from '../solids.ts';
import { add, mix, scale, type Vec3 } from '../vector.ts';
import { blob } from './blob.ts';
import { jittered, randomDirection, towards } from './directions.ts';
import { Foliage } from './foliage.ts';

/** How far the plant reaches along its fence in each direction. */
export const CLIMBER_HALF_M = 1.1;
/** Height of the fence that the mesh is drawn for. */
export const CLIMBER_FENCE_M = 1.4;

interface Mound {
  readonly centre: Vec3;
  readonly radiusM: number;
}

/**
 * Bougainvillea over a fence that runs from west to east through the origin and is 1.4 m high: the root is on the
 * inside (north), the flowers hang over towards the street (south).
 */
export function climber(seed: string, detail: Detail): Mesh {
  const isLive = detail === 'live';
  const stream = randomStream(seed, 'climber');
  const wood = new MeshBuilder();
  const foliage = new Foliage();
  const root: Vec3 = [stream.between(-0.2, 0.2), 0.42, -0.05];
  const leaf = (base: Vec3, way: Vec3, isBract: boolean): void => {
    const lengthM = (isBract ? 0.052 : stream.between(0.055, 0.09)) * (isLive ? 2 : 1);
    foliage.leaf(isBract ? 'bract' : 'leaf', {
      base,
      along: jittered(stream, scale(way, isLive ? 0.3 : 1), 0.7),
      up: jittered(stream, add(way, [0, 0, 0.4]), 0.4),
      lengthM,
      widthM: lengthM * (isBract ? 0.85 : 0.55),
      shadeAs: isLive ? add(way, [0, -0.4, 0.4]) : undefined,
    });
  };
  const mounds = Array.from(
    { length: 7 },
    (_, index): Mound => ({
      centre: [
        (index / 6 - 0.5) * 1.6 * CLIMBER_HALF_M + stream.between(-0.1, 0.1),
        stream.between(-0.05, 0.14),
        CLIMBER_FENCE_M * stream.between(0.7, 0.9),
      ],
      radiusM: stream.between(0.2, 0.31),
    }),
  );
  for (const { centre, radiusM } of mounds) {
    tube(
      wood,
      'bark',
      [root, add(mix(root, centre, 0.6), [0, 0.05, 0.05]), centre],
      [0.02, 0.014, 0.006],
      isLive ? 3 : 5,
    );
    blob(wood, 'leaf_d', centre, [radiusM * 0.6, radiusM * 0.55, radiusM * 0.55], 3, 5);
    for (let index = 0; index < (isLive ? 13 : 230); index += 1) {
      const way = randomDirection(stream);
      const out = radiusM * (isLive ? stream.between(0.75, 1.05) : stream.next() ** 0.35);
      leaf(add(centre, scale(way, out)), way, way[2] > -0.4 && stream.chance(0.42));
    }
  }
  // Long shoots hang over the fence and flower to their tips.
  const shoots = isLive ? 4 : 22;
  for (let index = 0; index < shoots; index += 1) {
    const mound = mounds[index % mounds.length];
    if (!mound) continue;
    const aside = -Math.PI / 2 + stream.between(-0.9, 0.9);
    const reachM = stream.between(0.28, 0.5);
    const dropM = stream.between(0.15, 0.6);
    const steps = isLive ? 5 : 22;
    for (let step = 0; step < steps; step += 1) {
      const t = (step + 1) / steps;
      const at = add(mound.centre, [
        Math.cos(aside) * reachM * t,
        Math.sin(aside) * reachM * t,
        0.22 * Math.sin(Math.PI * Math.min(1, t * 1.2)) - dropM * t * t,
      ]);
      leaf(jittered(stream, at, 0.03), add(towards(aside, -0.4), [0, 0, 0.3]), stream.chance(0.35 + 0.5 * t));
      if (!isLive) leaf(jittered(stream, at, 0.05), randomDirection(stream), stream.chance(0.3 + 0.5 * t));
    }
  }
  return foliage.build(`climbing bougainvillea ${seed}`, wood);
}
