import type { Vec3 } from '../../vector.ts';
import { type CarShape, type Curve, valueAt } from './shape.ts';

const ARCH_GAP_M = 0.05;
const archM = ({ wheelM }: CarShape): number => wheelM + ARCH_GAP_M;

/** Height of the hull's lower edge: the sill, or an arch over a wheel. */
function lowerEdge(shape: CarShape, x: number): number {
  const { axles, wheelM, sillM, lengthM } = shape;
  const rise = 0.1 * Math.max(0, 1 - x / 0.5, 1 - (lengthM - x) / 0.5);
  return axles.reduce((edge, axle) => {
    const dx = x - axle;
    const radiusM = archM(shape);
    return Math.abs(dx) >= radiusM ? edge : Math.max(edge, wheelM + Math.sqrt(radiusM * radiusM - dx * dx));
  }, sillM + rise);
}

/** Positions of the sections, denser at both ends and around the arches. */
export function stationsOf(shape: CarShape, isFine: boolean): number[] {
  const { lengthM, axles, cabin, sillM, wheelM } = shape;
  const radiusM = archM(shape);
  const reach = Math.sqrt(radiusM * radiusM - (wheelM - sillM) ** 2);
  const steps = isFine ? 9 : 2;
  const arches = axles.flatMap((axle) => [
    axle - reach - 0.004,
    ...Array.from({ length: steps + 1 }, (_, index) => axle - reach * Math.cos((Math.PI * index) / steps)),
    axle + reach + 0.004,
  ]);
  const ends = isFine ? [0, 0.04, 0.1, 0.2, 0.32, 0.45] : [0, 0.24];
  const all = [
    ...ends,
    ...ends.map((each) => lengthM - each),
    ...arches,
    ...(isFine ? [...cabin, (axles[0] + axles[1]) / 2] : []),
  ];
  return [...new Set(all.map((x) => Math.round(x * 1000) / 1000))]
    .filter((x) => x >= 0 && x <= lengthM)
    .sort((a, b) => a - b);
}

/** A point of half a section, and the strip from it to the next point. */
interface SectionPoint {
  readonly strip: Strip;
  readonly y: number;
  readonly z: number;
  readonly isFineOnly: boolean;
}
export type Strip = 'under' | 'low' | 'body' | 'lamp' | 'deck';

/** A cross-section of the car, from its lower edge on the +y side over the deck to the other lower edge. */
export interface Section {
  readonly points: readonly Vec3[];
  /** For each point, the strip that begins there. */
  readonly strips: readonly Strip[];
}

export function sectionAt(shape: CarShape, x: number, isFine: boolean): Section {
  const half = shape.halfWidthM * valueAt(shape.plan, x);
  const low = lowerEdge(shape, x);
  const deck = valueAt(shape.deck, x);
  // Towards the nose the crease drops, so that there is room for lamps.
  const waist = Math.min(Math.max(shape.waistM - 0.14 * Math.max(0, 1 - x / 0.45), low + 0.03), deck - 0.1);
  const lip = Math.min(low + 0.035, waist - 0.01);
  const all: readonly SectionPoint[] = [
    { strip: 'under', y: half - 0.09, z: low, isFineOnly: true },
    { strip: 'low', y: half - 0.012, z: low, isFineOnly: false },
    { strip: 'body', y: half - 0.002, z: lip, isFineOnly: true },
    { strip: 'body', y: half, z: waist - 0.035, isFineOnly: true },
    { strip: 'lamp', y: half - 0.014, z: waist, isFineOnly: false },
    { strip: 'deck', y: half - 0.03, z: deck - 0.06, isFineOnly: false },
    { strip: 'deck', y: half - 0.055, z: deck - 0.02, isFineOnly: true },
    { strip: 'deck', y: half - 0.12, z: deck + 0.004, isFineOnly: true },
    { strip: 'deck', y: half * 0.42, z: deck + 0.03, isFineOnly: false },
  ];
  const kept = all.filter(({ isFineOnly }) => isFine || !isFineOnly);
  const along = (z: number): number => x + leanAt(shape, x, (z - shape.sillM) / (deck - shape.sillM));
  const strips = kept.map(({ strip }) => strip);
  return {
    points: [
      ...kept.map(({ y, z }): Vec3 => [along(z), y, z]),
      ...[...kept].reverse().map(({ y, z }): Vec3 => [along(z), -y, z]),
    ],
    // On the other side the strips run in reverse.
    strips: [...strips, ...strips.slice(0, -1).reverse(), 'under'],
  };
}

/**
 * How far an end leans back at a height (0 at the sill, 1 at the deck): bumpers project, the bonnet's edge does
 * not.
 */
function leanAt({ lengthM }: CarShape, x: number, height: number): number {
  const isNose = x < lengthM / 2;
  const share = Math.max(0, 1 - (isNose ? x : lengthM - x) / END_M);
  const lean = share * valueAt(isNose ? NOSE : TAIL, Math.min(1, Math.max(0, height)));
  return isNose ? lean : -lean;
}

const END_M = 0.5;
const NOSE: Curve = [
  [0, 0.07],
  [0.3, 0],
  [0.5, 0.005],
  [0.75, 0.05],
  [1, 0.17],
];
const TAIL: Curve = [
  [0, 0.09],
  [0.35, 0],
  [0.5, 0.01],
  [0.7, 0.05],
  [1, 0.09],
];
