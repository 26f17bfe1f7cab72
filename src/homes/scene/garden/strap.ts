import { randomStream } from '#domain/random.ts';
import type { Material } from '../../model/materials.ts';
import { type Mesh, MeshBuilder } from '../mesh.ts';
import type { Detail } from '../scene.ts';
import { add, scale, type Vec3 } from '../vector.ts';
import { randomDirection, towards } from './directions.ts';
import { Foliage } from './foliage.ts';

export interface StrapShape {
  readonly name: string;
  readonly leaf: Material;
  readonly leaves: number;
  readonly lengthM: number;
  readonly widthM: number;
  /** 0 is upright, 1 falls to the ground. */
  readonly spread: number;
  /** Flower heads on stalks. */
  readonly flower?: Material;
}

/** Long leaves from one root: agapanthus, lily, snake plant. */
export function strap(seed: string, shape: StrapShape, detail: Detail): Mesh {
  const { name, leaf, lengthM, spread, flower } = shape;
  const isLive = detail === 'live';
  const stream = randomStream(seed, 'strap');
  const foliage = new Foliage();
  const pieces = isLive ? 3 : 6;
  const count = isLive ? Math.round(shape.leaves / 2) : shape.leaves;
  const widthM = shape.widthM * (isLive ? 1.6 : 1);
  for (let index = 0; index < count; index += 1) {
    const around = stream.between(0, 2 * Math.PI);
    const rise = stream.between(0.95, 1.5) - spread * stream.between(0, 0.4);
    const longM = lengthM * stream.between(0.7, 1.1);
    const spine: Vec3[] = [];
    let at: Vec3 = add(scale(towards(around), 0.03), [0, 0, -0.02]);
    for (let piece = 0; piece <= pieces; piece += 1) {
      spine.push(at);
      const way = towards(around, rise - spread * 1.7 * (piece / pieces) ** 1.6);
      at = add(at, scale(way, longM / pieces));
    }
    foliage.ribbon(leaf, {
      spine,
      halfWidthsM: spine.map((_, piece) =>
        piece === pieces ? 0 : (widthM / 2) * Math.sin(Math.PI * (0.15 + 0.83 * (piece / pieces))) ** 0.6,
      ),
      across: towards(around + Math.PI / 2),
      up: add(towards(around, Math.PI / 2), scale(towards(around), -0.4)),
    });
  }
  if (flower) heads(foliage, flower, lengthM, isLive, seed);
  return foliage.build(name, new MeshBuilder());
}

function heads(foliage: Foliage, flower: Material, lengthM: number, isLive: boolean, seed: string): void {
  const stream = randomStream(seed, 'heads');
  const petals = isLive ? 5 : 26;
  for (let head = 0; head < 3; head += 1) {
    const around = stream.between(0, 2 * Math.PI);
    const top = add(scale(towards(around), lengthM * 0.22), [0, 0, lengthM * stream.between(1, 1.2)]);
    const foot: Vec3 = [0, 0, 0];
    foliage.ribbon('leaf', {
      spine: [foot, top],
      halfWidthsM: [0.006, 0.005],
      across: towards(around + Math.PI / 2),
      up: [0, 0, 1],
    });
    for (let petal = 0; petal < petals; petal += 1) {
      const way = randomDirection(stream);
      foliage.leaf(flower, {
        base: add(top, scale(way, 0.02)),
        along: add(way, [0, 0, 0.4]),
        up: [way[1], way[2], way[0]],
        lengthM: isLive ? 0.12 : 0.055,
        widthM: isLive ? 0.09 : 0.03,
      });
    }
  }
}
