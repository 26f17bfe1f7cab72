import { randomStream } from '#domain/random.ts';
import { type Mesh, MeshBuilder } from '../mesh.ts';
import type { Detail } from '../scene.ts';
import { tube } from '../solids.ts';
import { add, scale, type Vec3 } from '../vector.ts';
import { towards } from './directions.ts';
import { Foliage } from './foliage.ts';

const FOOT_M = 0.3;

/** A masquerade tree: a narrow column of long, hanging leaves. */
export function column(seed: string, heightM: number, radiusM: number, detail: Detail): Mesh {
  const isLive = detail === 'live';
  const stream = randomStream(seed, 'column');
  const wood = new MeshBuilder();
  const foliage = new Foliage();
  const radiusAt = (t: number): number => radiusM * (1 - t) ** 0.6 * (t > 0.06 ? 1 : 0.7) + 0.03;
  const at = (t: number): number => FOOT_M + (heightM - FOOT_M) * t;
  const trunk: Vec3[] = [
    [0, 0, -0.15],
    [0, 0, FOOT_M + 0.2],
    [0, 0, heightM * 0.9],
  ];
  tube(wood, 'bark', trunk, [0.1, 0.075, 0.015], isLive ? 4 : 8);
  const stops = [0.02, 0.1, 0.4, 0.7, 0.93];
  tube(
    wood,
    'leaf_d',
    stops.map((t): Vec3 => [0, 0, at(t)]),
    stops.map((t) => 0.68 * radiusAt(t)),
    isLive ? 6 : 10,
  );
  const count = isLive ? 190 : 3600;
  for (let index = 0; index < count; index += 1) {
    const t = stream.next() ** 0.85;
    // The crown hangs in tiers, less smooth than a cypress.
    const tier = 1 + 0.09 * Math.sin(t * heightM * 5.2 + Math.sin(index % 7));
    const out = radiusAt(t) * tier * stream.between(0.6, 1.08);
    const way = towards(stream.between(0, 2 * Math.PI));
    const lengthM = stream.between(0.16, 0.26) * (isLive ? 2.2 : 1);
    foliage.leaf(stream.chance(0.12) ? 'leaf' : 'leaf_d', {
      base: add(scale(way, out), [0, 0, Math.max(at(t), lengthM + 0.05)]),
      along: add(scale(way, 0.5), [stream.between(-0.22, 0.22), stream.between(-0.22, 0.22), -1]),
      up: add(way, [0, 0, 0.6]),
      lengthM,
      widthM: isLive ? 0.19 : 0.055,
      shadeAs: isLive ? add(way, [0, 0, 0.25]) : undefined,
    });
  }
  return foliage.build(`masquerade tree ${seed}`, wood);
}
