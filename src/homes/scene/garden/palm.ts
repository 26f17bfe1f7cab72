import { type RandomStream, randomStream } from '#domain/random.ts';
import { type Mesh, MeshBuilder } from '../mesh.ts';
import { tube } from '../solids.ts';
import { add, cross, mix, normalize, scale, type Vec3 } from '../vector.ts';
import { GOLDEN_RAD, towards } from './directions.ts';
import { Foliage } from './foliage.ts';
import type { PlantDetail } from './plantDetail.ts';

/** Numbers of fronds, of leaflets per side, and of sides and pieces of round parts. */
interface Fineness {
  readonly fronds: number;
  readonly leaflets: number;
  readonly leafletHalfM: number;
  /** Along the leaflet: distance, droop and width. */
  readonly leafletShape: readonly (readonly [along: number, droop: number, width: number])[];
  readonly rachisPieces: number;
  readonly rachisSides: number;
  readonly trunkSides: number;
  readonly scarM: number;
}

const FINENESS: Readonly<Record<PlantDetail, Fineness>> = {
  picture: {
    fronds: 17,
    leaflets: 44,
    leafletHalfM: 0.021,
    leafletShape: [
      [0, 0, 0.6],
      [0.45, 0.01, 1],
      [0.8, 0.15, 0.8],
      [0.98, 0.38, 0],
    ],
    rachisPieces: 12,
    rachisSides: 5,
    trunkSides: 12,
    scarM: 0.19,
  },
  live: {
    fronds: 11,
    leaflets: 9,
    leafletHalfM: 0.1,
    leafletShape: [
      [0, 0, 0.7],
      [0.55, 0.03, 1],
      [0.95, 0.3, 0],
    ],
    rachisPieces: 3,
    rachisSides: 3,
    trunkSides: 6,
    scarM: 0,
  },
  distant: {
    fronds: 11,
    leaflets: 9,
    leafletHalfM: 0.09,
    leafletShape: [
      [0, 0, 1],
      [0.98, 0.25, 0],
    ],
    rachisPieces: 1,
    rachisSides: 0,
    trunkSides: 5,
    scarM: 0,
  },
};

const CROWNSHAFT_M = 1.15;
const LEAFLET_M = 0.64;
const RACHIS_M = 0.028;

/** A royal palm with a trunk of `trunkM` below its crownshaft and fronds of about `frondM`. */
export function palm(seed: string, trunkM: number, frondM: number, detail: PlantDetail): Mesh {
  const stream = randomStream(seed, 'palm');
  const fine = FINENESS[detail];
  const wood = new MeshBuilder();
  const foliage = new Foliage();
  const leanM = stream.between(-0.12, 0.12);
  const trunkAt = (t: number): Vec3 => [leanM * t * t, 0.5 * leanM * t * t, trunkM * t];
  trunk(wood, trunkAt, trunkM, fine);
  const foot = trunkAt(1);
  const shaft = [0, 0.3, 0.72, CROWNSHAFT_M, CROWNSHAFT_M + 0.3].map((z): Vec3 => add(foot, [0, 0, z]));
  tube(wood, 'crownshaft', shaft, [0.155, 0.18, 0.15, 0.11, 0.03], fine.trunkSides);
  const top = shaft[3] ?? foot;
  for (let index = 0; index < fine.fronds; index += 1) {
    frond(wood, foliage, { top, frondM, age: index / (fine.fronds - 1), index, stream, fine });
  }
  return foliage.build(`royal palm ${seed}`, wood);
}

/** Stout at the foot, slightly bulging, slender below the crownshaft, ringed by the scars of old fronds. */
function trunk(
  wood: MeshBuilder,
  at: (t: number) => Vec3,
  trunkM: number,
  { scarM, trunkSides }: Fineness,
): void {
  const rings = scarM > 0 ? Math.round(trunkM / scarM) : 5;
  const radiusAt = (t: number): number =>
    0.26 -
    0.075 * Math.min(1, t * 7) +
    0.045 * Math.sin(Math.PI * Math.min(1, t * 1.05)) -
    0.1 * Math.max(0, t - 0.5);
  const stops = Array.from({ length: rings }, (_, ring) => ring / rings).flatMap((t) =>
    scarM > 0
      ? [
          { t, swell: 0.975 },
          { t: t + 0.25 / rings, swell: 1.012 },
        ]
      : [{ t, swell: 1 }],
  );
  const all = [...stops, { t: 1, swell: 1 }];
  const foot: Vec3 = [0, 0, -0.15];
  tube(
    wood,
    'bark_palm',
    [foot, ...all.map(({ t }) => at(t))],
    [0.29, ...all.map(({ t, swell }) => radiusAt(t) * swell)],
    trunkSides,
  );
}

interface FrondOptions {
  readonly top: Vec3;
  readonly frondM: number;
  /** 0 is the spear in the middle, 1 the lowest frond. */
  readonly age: number;
  readonly index: number;
  readonly stream: RandomStream;
  readonly fine: Fineness;
}

const RAD = Math.PI / 180;
const STEPS = 16;

/** A curved rachis with pairs of leaflets at a shallow V, their tips drooping. */
function frond(
  wood: MeshBuilder,
  foliage: Foliage,
  { top, frondM, age, index, stream, fine }: FrondOptions,
): void {
  const around = index * GOLDEN_RAD + stream.between(-0.15, 0.15);
  const rise = (82 - 84 * age + stream.between(-6, 6)) * RAD;
  const lengthM =
    frondM * stream.between(0.92, 1.08) * (0.8 + 0.2 * Math.sin(Math.PI * Math.min(1, age + 0.3)));
  const bowed = 82 * RAD * (0.6 + 0.4 * (1 - age)) * stream.between(0.9, 1.12);
  const across = towards(around - Math.PI / 2);
  let at = add(top, [0, 0, -0.25 * age]);
  const spine: Vec3[] = [];
  const ways: Vec3[] = [];
  for (let step = 0; step <= STEPS; step += 1) {
    const way = towards(around, rise - bowed * (step / STEPS) ** 1.4);
    spine.push(at);
    ways.push(way);
    at = add(at, scale(way, lengthM / STEPS));
  }
  const rachis = Array.from({ length: fine.rachisPieces + 1 }, (_, piece) => piece / fine.rachisPieces);
  if (fine.rachisSides > 0)
    tube(
      wood,
      'crownshaft',
      rachis.map((t) => along(spine, t)),
      rachis.map((t) => RACHIS_M * (1 - 0.86 * t)),
      fine.rachisSides,
    );
  for (let pair = 0; pair < fine.leaflets; pair += 1) {
    const t = 0.1 + (0.9 * pair) / (fine.leaflets - 1);
    const way = along(ways, t);
    const up = cross(across, way);
    const base = along(spine, t);
    for (const side of [-1, 1]) {
      const longM =
        LEAFLET_M * (frondM / 2.7) * Math.sin(Math.PI * (0.12 + 0.84 * t)) ** 0.7 * stream.between(0.88, 1.1);
      const out = normalize(
        add(add(scale(way, 0.42 + 0.5 * t), scale(across, side)), scale(up, stream.between(0.02, 0.4))),
      );
      leaflet(foliage, { base, out, way, up, longM, fine });
    }
  }
}

interface LeafletOptions {
  readonly base: Vec3;
  readonly out: Vec3;
  readonly way: Vec3;
  readonly up: Vec3;
  readonly longM: number;
  readonly fine: Fineness;
}

function leaflet(foliage: Foliage, { base, out, way, up, longM, fine }: LeafletOptions): void {
  const halfM = fine.leafletHalfM;
  const to = (t: number, droop: number): Vec3 =>
    add(add(base, scale(out, longM * t)), [0, 0, -longM * droop]);
  foliage.ribbon('leaf_palm', {
    spine: fine.leafletShape.map(([t, droop]) => to(t, droop)),
    halfWidthsM: fine.leafletShape.map(([, , half]) => half * halfM),
    across: way,
    up,
  });
}

/** The point on a path at `t`: 0 is its first point, 1 its last. */
function along(path: readonly Vec3[], t: number): Vec3 {
  const far = t * (path.length - 1);
  const index = Math.min(path.length - 2, Math.floor(far));
  const [from, to] = [path[index], path[index + 1]];
  return from && to ? mix(from, to, far - index) : [0, 0, 0];
}
