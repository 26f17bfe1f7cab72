import { type RandomStream, randomStream } from '#domain/random.ts';
import { type Mesh, MeshBuilder } from '../mesh.ts';
import { tube } from '../solids.ts';
import { add, cross, mix, scale, type Vec3 } from '../vector.ts';
import { GOLDEN_RAD, towards } from './directions.ts';
import { Foliage } from './foliage.ts';
import type { PlantDetail } from './plantDetail.ts';

interface Blade {
  readonly foot: Vec3;
  readonly aroundRad: number;
  readonly riseRad: number;
  readonly bowRad: number;
  readonly lengthM: number;
  readonly halfWidthM: number;
  /** Share of the leaf's length before the blade begins. */
  readonly stalk: number;
  readonly isDry: boolean;
}

/** Pieces of a blade, from its base to its tip. */
const PIECES: Readonly<Record<PlantDetail, number>> = { picture: 22, live: 7, distant: 4 };

/** A plantain: a green stem of leaf sheaths and large leaves torn by the wind. */
export function plantain(seed: string, heightM: number, detail: PlantDetail): Mesh {
  const stream = randomStream(seed, 'plantain');
  const wood = new MeshBuilder();
  const foliage = new Foliage();
  const stemM = heightM * 0.52;
  const sides = detail === 'picture' ? 12 : 6;
  tube(
    wood,
    'leaf',
    [0, 0.3, 0.75, 1.1].map((t): Vec3 => [0.05 * t * t, 0, t === 0 ? -0.1 : stemM * t]),
    [0.17, 0.145, 0.11, 0.06],
    sides,
  );
  const leaves = 9;
  for (let index = 0; index < leaves; index += 1) {
    const age = index / (leaves - 1);
    blade(wood, foliage, detail, stream, {
      foot: [0.05, 0, stemM * (1.06 - 0.16 * age)],
      aroundRad: index * GOLDEN_RAD + stream.between(-0.2, 0.2),
      riseRad: 1.42 - 0.72 * age + stream.between(-0.1, 0.1),
      bowRad: 0.75 + 0.95 * age,
      lengthM: heightM * stream.between(0.76, 0.95) * (index === 0 ? 0.7 : 1),
      halfWidthM: heightM * 0.125 * (index === 0 ? 0.4 : 1),
      stalk: 0.14,
      isDry: index === leaves - 1,
    });
  }
  return foliage.build(`plantain ${seed}`, wood);
}

/** A traveller's palm: the same leaves on long stalks, in one plane like a fan. */
export function travellersPalm(seed: string, heightM: number, detail: PlantDetail): Mesh {
  const stream = randomStream(seed, 'fan');
  const wood = new MeshBuilder();
  const foliage = new Foliage();
  const stemM = heightM * 0.28;
  tube(
    wood,
    'bark',
    [
      [0, 0, -0.1],
      [0, 0, stemM],
    ],
    [0.15, 0.13],
    detail === 'picture' ? 12 : 6,
  );
  const leaves = detail === 'live' ? 9 : 13;
  for (let index = 0; index < leaves; index += 1) {
    const aside = (index / (leaves - 1)) * 2 - 1;
    blade(wood, foliage, detail, stream, {
      foot: [aside * 0.1, stream.between(-0.03, 0.03), stemM * 0.9],
      aroundRad: (aside > 0 ? 0 : Math.PI) + stream.between(-0.06, 0.06),
      riseRad: Math.PI / 2 - Math.abs(aside) * 1.12,
      bowRad: 0.2 + 0.45 * Math.abs(aside),
      lengthM: heightM * stream.between(0.78, 0.86),
      halfWidthM: heightM * 0.085,
      stalk: 0.44,
      isDry: false,
    });
  }
  return foliage.build(`traveller's palm ${seed}`, wood);
}

function blade(
  wood: MeshBuilder,
  foliage: Foliage,
  detail: PlantDetail,
  stream: RandomStream,
  leaf: Blade,
): void {
  const { foot, aroundRad, riseRad, bowRad, lengthM, halfWidthM, stalk, isDry } = leaf;
  const isLive = detail !== 'picture';
  const pieces = PIECES[detail];
  const across = towards(aroundRad - Math.PI / 2);
  const spine: Vec3[] = [];
  const ups: Vec3[] = [];
  let at = foot;
  for (let piece = 0; piece <= pieces; piece += 1) {
    const way = towards(aroundRad, riseRad - bowRad * (piece / pieces) ** 1.6);
    spine.push(at);
    ups.push(cross(across, way));
    at = add(at, scale(way, lengthM / pieces));
  }
  const ribs = spine.filter((_, index) => index % (isLive ? 3 : 2) === 0);
  tube(
    wood,
    isDry ? 'leaf_dry' : 'crownshaft',
    ribs,
    ribs.map((_, index) => 0.03 * (1 - (0.85 * index) / ribs.length)),
    isLive ? 3 : 6,
  );
  const halfAt = (t: number): number =>
    t < stalk
      ? 0
      : halfWidthM * Math.sin(Math.PI * Math.min(1, 0.07 + 0.92 * ((t - stalk) / (1 - stalk)))) ** 0.55;
  for (const side of [-1, 1]) {
    // The wind tears the blade along its veins; after each tear, the next piece droops separately.
    let droop = 0;
    for (let piece = 0; piece < pieces; piece += 1) {
      const [t0, t1] = [piece / pieces, (piece + 1) / pieces];
      if (halfAt(t1) === 0) continue;
      const isTorn = !isLive && stream.chance(0.3);
      if (isTorn) droop = stream.between(-0.1, 0.24);
      const edge = (index: number, t: number, back: number): Vec3 => {
        const base = spine[index] ?? foot;
        const up = ups[index] ?? ([0, 0, 1] as const);
        const halfM = halfAt(t);
        const next = spine[Math.min(pieces, index + 1)] ?? base;
        const out = add(scale(across, side * halfM), scale(up, halfM * 0.36));
        return add(mix(add(base, out), add(next, out), back), [0, 0, -halfM * droop]);
      };
      const a = spine[piece] ?? foot;
      const b = spine[piece + 1] ?? foot;
      const near = edge(piece, t0, isTorn ? 0.35 : 0);
      const far = edge(piece + 1, t1, 0);
      foliage.quad(isDry ? 'leaf_dry' : 'leaf_y', side > 0 ? [a, near, far, b] : [b, far, near, a]);
    }
  }
}
