import { type RandomStream, randomStream } from '#domain/random.ts';
import { type Mesh, MeshBuilder } from '../mesh.ts';
import { tube } from '../solids.ts';
import { add, mix, normalize, scale, subtract, type Vec3 } from '../vector.ts';
import { blob } from './blob.ts';
import { GOLDEN_RAD, jittered, onSideOf, randomDirection, towards } from './directions.ts';
import { Foliage } from './foliage.ts';
import type { PlantDetail } from './plantDetail.ts';

interface Fineness {
  readonly lobes: number;
  readonly leavesPerLobe: number;
  readonly leafM: number;
  readonly barkSides: number;
  readonly barkPieces: number;
}

const FINENESS: Readonly<Record<PlantDetail, Fineness>> = {
  picture: { lobes: 36, leavesPerLobe: 235, leafM: 0.225, barkSides: 7, barkPieces: 4 },
  live: { lobes: 13, leavesPerLobe: 26, leafM: 0.54, barkSides: 4, barkPieces: 2 },
  distant: { lobes: 6, leavesPerLobe: 11, leafM: 0.65, barkSides: 3, barkPieces: 1 },
};

interface Lobe {
  readonly centre: Vec3;
  readonly radiusM: number;
}

const LIMBS = 5;
/** Half the crown's height, as a share of the height above the trunk. */
const CROWN_HALF_SHARE = 0.493;

export interface TreeShape {
  readonly heightM: number;
  /** Radius of the crown. */
  readonly radiusM: number;
  /** Height of the trunk's fork, as a share of the tree's height. */
  readonly forkShare: number;
}

/** A mango: a stout trunk, limbs that fork, a dense round crown of drooping leaves. */
export function tree(seed: string, shape: TreeShape, detail: PlantDetail): Mesh {
  const stream = randomStream(seed, 'tree');
  const fine = FINENESS[detail];
  const wood = new MeshBuilder();
  const foliage = new Foliage();
  const { heightM, radiusM } = shape;
  const forkM = heightM * shape.forkShare;
  const halfHighM = CROWN_HALF_SHARE * (heightM - forkM);
  const crown: Lobe = { centre: [0, 0, heightM - halfHighM], radiusM };
  const lobes = lobesOf(crown, halfHighM, fine.lobes, stream);
  branches(wood, lobes, forkM, fine, stream);
  for (const lobe of lobes) {
    const coreM = lobe.radiusM * 0.66;
    if (detail !== 'picture') blob(wood, 'leaf_d', lobe.centre, [coreM, coreM, coreM * 0.8], 3, 5);
    leaves(foliage, lobe, crown, fine, detail !== 'picture', stream);
  }
  return foliage.build(`mango tree ${seed}`, wood);
}

/** Clumps of leaves over the dome of the crown, and a few inside. */
function lobesOf({ centre, radiusM }: Lobe, crownHalfM: number, count: number, stream: RandomStream): Lobe[] {
  const lobeM = radiusM * (1.5 / Math.sqrt(count) + 0.1);
  const halfHighM = crownHalfM - lobeM * 0.6;
  return Array.from({ length: count }, (_, index) => {
    // From the top down to slightly below the middle.
    const above = Math.asin(1 - 1.5 * ((index + 0.5) / count));
    const out = (radiusM - lobeM * 0.85) * stream.between(0.82, 1.06);
    const [x, y, z] = towards(index * GOLDEN_RAD, above);
    return {
      centre: jittered(stream, add(centre, [x * out, y * out, z * halfHighM]), 0.08 * radiusM),
      radiusM: lobeM * stream.between(0.8, 1.2),
    };
  });
}

/** A trunk, limbs from its fork, and a branch from the limbs to each clump. */
function branches(
  wood: MeshBuilder,
  lobes: readonly Lobe[],
  forkM: number,
  { barkSides, barkPieces }: Fineness,
  stream: RandomStream,
): void {
  const trunkM = Math.min(0.21, forkM * 0.085 + 0.02);
  const fork: Vec3 = [stream.between(-0.12, 0.12), stream.between(-0.12, 0.12), forkM];
  tube(
    wood,
    'bark',
    [[0, 0, -0.15], [0, 0, 0.12], mix([0, 0, 0], fork, 0.55), fork],
    [trunkM * 1.55, trunkM * 1.15, trunkM * 0.95, trunkM * 0.82],
    barkSides + 2,
  );
  const limbs = Array.from({ length: LIMBS }, (_, limb) => {
    const own = lobes.filter((_each, index) => index % LIMBS === limb);
    const middle = own.reduce<Vec3>((sum, { centre }) => add(sum, scale(centre, 1 / own.length)), [0, 0, 0]);
    const end = mix(fork, middle, 0.72);
    return { own, end };
  });
  for (const { own, end } of limbs) {
    tube(
      wood,
      'bark',
      bowed([fork[0] * 0.8, fork[1] * 0.8, forkM * 0.86], end, barkPieces, stream),
      tapering(trunkM * 0.66, trunkM * 0.32, barkPieces),
      barkSides,
    );
    for (const { centre } of own) {
      const twigs = Math.max(1, barkPieces - 1);
      tube(
        wood,
        'bark',
        bowed(end, centre, twigs, stream),
        tapering(trunkM * 0.3, trunkM * 0.08, twigs),
        Math.max(3, barkSides - 4),
      );
    }
  }
}

/** A path from one point to another that bends slightly off the straight line. */
function bowed(from: Vec3, to: Vec3, pieces: number, stream: RandomStream): Vec3[] {
  return Array.from({ length: pieces + 1 }, (_, piece) => {
    const t = piece / pieces;
    const point = add(mix(from, to, t), [0, 0, 0.12 * Math.sin(Math.PI * t)]);
    return t === 0 || t === 1 ? point : jittered(stream, point, 0.05);
  });
}

const tapering = (fromM: number, toM: number, pieces: number): number[] =>
  Array.from({ length: pieces + 1 }, (_, piece) => fromM + ((toM - fromM) * piece) / pieces);

function leaves(
  foliage: Foliage,
  { centre, radiusM }: Lobe,
  crown: Lobe,
  { leavesPerLobe, leafM }: Fineness,
  isRound: boolean,
  stream: RandomStream,
): void {
  const fromHeart = subtract(centre, crown.centre);
  for (let index = 0; index < leavesPerLobe; index += 1) {
    const direction = randomDirection(stream);
    // Sparse leaves lie like tiles on the outside of their clump; many leaves fill it.
    const way = isRound ? onSideOf(direction, fromHeart) : direction;
    const out = radiusM * (isRound ? stream.between(0.72, 1) : stream.next() ** 0.42);
    const base = add(centre, [way[0] * out, way[1] * out, way[2] * out * 0.82]);
    const droop: Vec3 = [stream.between(-0.6, 0.6), stream.between(-0.6, 0.6), stream.between(-0.9, 0.15)];
    const tilt: Vec3 = [stream.between(-0.5, 0.5), stream.between(-0.5, 0.5), isRound ? 0.4 : 1];
    // Young leaves on the sunny outside are lighter.
    const isYoung = base[2] > crown.centre[2] && out > radiusM * 0.85 && stream.chance(0.16);
    const lengthM = leafM * stream.between(0.7, 1.2);
    foliage.leaf(isYoung ? 'leaf' : 'leaf_d', {
      base,
      along: isRound ? add(droop, scale(way, 0.3)) : add(way, droop),
      up: add(tilt, scale(way, isRound ? 1.2 : 0.6)),
      lengthM,
      widthM: lengthM * (isRound ? 0.6 : 0.44),
      shadeAs: isRound ? add(normalize(subtract(base, crown.centre)), scale(way, 0.6)) : undefined,
    });
  }
}
