import { randomStream } from '#domain/random.ts';
import type { Material } from '../../model/materials.ts';
import { type Mesh, MeshBuilder } from '../mesh.ts';
import type { Detail } from '../scene.ts';
import { tube } from '../solids.ts';
import { add, scale, subtract, type Vec3 } from '../vector.ts';
import { blob } from './blob.ts';
import { jittered, onSideOf, randomDirection } from './directions.ts';
import { Foliage } from './foliage.ts';

export interface ShrubShape {
  readonly name: string;
  readonly radiusM: number;
  readonly heightM: number;
  readonly leaf: Material;
  readonly leafM: number;
  readonly flower?: { readonly material: Material; readonly share: number; readonly sizeM: number };
}

const CLUMPS = 6;
/** Scale of the live view's leaves, for a bush 1 m wide and 1 m high. */
const LIVE_SIZE_RATIO = 4.4;
/** Number of leaves of a bush 1 m wide and 1 m high. */
const LEAVES = 2300;
const LIVE_LEAVES = 132;

/** A round bush of several clumps, with or without flowers. */
export function shrub(seed: string, shape: ShrubShape, detail: Detail): Mesh {
  const { name, radiusM, heightM, leaf, leafM, flower } = shape;
  const isLive = detail === 'live';
  const stream = randomStream(seed, 'shrub');
  const wood = new MeshBuilder();
  const foliage = new Foliage();
  const heart: Vec3 = [0, 0, heightM * 0.4];
  const clumps = Array.from({ length: CLUMPS }, () => {
    const [x, y] = [stream.between(-0.42, 0.42), stream.between(-0.42, 0.42)];
    return {
      centre: [x * radiusM, y * radiusM, heightM * stream.between(0.4, 0.62)] as Vec3,
      size: stream.between(0.5, 0.64),
    };
  });
  if (isLive) blob(wood, 'leaf_d', heart, [radiusM * 0.62, radiusM * 0.62, heightM * 0.4], 4, 6);
  else
    stems(
      wood,
      clumps.map(({ centre }) => centre),
      radiusM,
    );
  const count = Math.round((isLive ? LIVE_LEAVES : LEAVES) * Math.sqrt(radiusM * heightM));
  for (let index = 0; index < count; index += 1) {
    const clump = clumps[index % CLUMPS];
    if (!clump) continue;
    const direction = randomDirection(stream);
    const way = isLive ? onSideOf(direction, subtract(clump.centre, heart)) : direction;
    const out = clump.size * (isLive ? stream.between(0.75, 1) : stream.next() ** 0.3);
    const [x, y, z] = add(clump.centre, [
      way[0] * out * radiusM,
      way[1] * out * radiusM,
      way[2] * out * heightM * 0.6,
    ]);
    const base: Vec3 = [x, y, Math.max(0.03, z)];
    const fromHeart = subtract(base, heart);
    const isFlower =
      flower !== undefined && out > clump.size * 0.6 && z > heightM * 0.3 && stream.chance(flower.share);
    const lengthM =
      (isFlower ? flower.sizeM : leafM * stream.between(0.7, 1.25)) *
      (isLive ? LIVE_SIZE_RATIO * Math.sqrt(radiusM * heightM) : 1);
    foliage.leaf(isFlower ? flower.material : leaf, {
      base: isFlower ? add(base, scale(way, 0.03)) : base,
      along: jittered(stream, add(scale(way, isLive ? 0.25 : 1), [0, 0, 0.2]), 0.7),
      up: jittered(stream, add(way, [0, 0, 0.3]), 0.4),
      lengthM,
      widthM: lengthM * (isFlower ? 0.85 : isLive ? 0.65 : 0.52),
      shadeAs: isLive ? add(fromHeart, scale(way, 0.2)) : undefined,
    });
  }
  return foliage.build(name, wood);
}

/** Stems from one root, as far as they are visible under the leaves. */
function stems(wood: MeshBuilder, ends: readonly Vec3[], radiusM: number): void {
  for (const end of ends) {
    tube(wood, 'bark', [[end[0] * 0.15, end[1] * 0.15, -0.04], end], [radiusM * 0.04, radiusM * 0.015], 4);
  }
}
