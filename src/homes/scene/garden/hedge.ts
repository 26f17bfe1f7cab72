import { randomStream } from '#domain/random.ts';
import { type Mesh, MeshBuilder } from '../mesh.ts';
import type { Detail } from '../scene.ts';
import { box } from '../solids.ts';
import type { Vec3 } from '../vector.ts';
import { jittered } from './directions.ts';
import { Foliage } from './foliage.ts';

export const HEDGE_M = { length: 1, depth: 0.46, height: 0.72 } as const;

interface Side {
  readonly normal: Vec3;
  readonly share: number;
}

const SIDES: readonly [Side, ...Side[]] = [
  { normal: [0, 0, 1], share: 0.3 },
  { normal: [0, -1, 0], share: 0.29 },
  { normal: [0, 1, 0], share: 0.29 },
  { normal: [-1, 0, 0], share: 0.06 },
  { normal: [1, 0, 0], share: 0.06 },
];

/** One metre of clipped box hedge from west to east, centred on its origin. */
export function hedge(seed: string, detail: Detail): Mesh {
  const isLive = detail === 'live';
  const stream = randomStream(seed, 'hedge');
  const wood = new MeshBuilder();
  const foliage = new Foliage();
  const [x, y, z] = [HEDGE_M.length / 2, HEDGE_M.depth / 2, HEDGE_M.height];
  box(wood, 'leaf_d', [-x + 0.01, -y + 0.08, 0.04], [x - 0.01, y - 0.08, z - 0.08]);
  const count = isLive ? 84 : 1500;
  for (const { normal, share } of SIDES) {
    for (let index = 0; index < count * share; index += 1) {
      const depth = stream.between(-0.09, -0.01);
      const spot: Vec3 = [
        normal[0] === 0 ? stream.between(-x, x) : normal[0] * (x + depth),
        normal[1] === 0 ? stream.between(-y, y) : normal[1] * (y + depth),
        normal[2] === 0 ? stream.between(0.05, z) : z + depth,
      ];
      const lengthM = stream.between(0.06, 0.09) * (isLive ? 2.2 : 1);
      foliage.leaf(stream.chance(0.3) ? 'leaf' : 'leaf_d', {
        base: isLive
          ? [spot[0] - normal[0] * 0.04, spot[1] - normal[1] * 0.04, spot[2] - normal[2] * 0.04]
          : spot,
        along: jittered(stream, [normal[0] * 0.5, normal[1] * 0.5, normal[2] * 0.5 + 0.3], 0.9),
        up: jittered(stream, [normal[0], normal[1], normal[2] + 0.2], 0.4),
        lengthM,
        widthM: lengthM * 0.6,
        shadeAs: isLive ? normal : undefined,
      });
    }
  }
  return foliage.build('box hedge', wood);
}
