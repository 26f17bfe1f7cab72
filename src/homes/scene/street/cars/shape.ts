import type { CarBody } from '#homes/model/site/site.ts';

/** A car seen from the side, its nose at x = 0 and its tail towards +x; metres above the ground. */
export interface CarShape {
  readonly lengthM: number;
  readonly halfWidthM: number;
  readonly sillM: number;
  /** Height of the crease along the doors, the shoulder under the windows. */
  readonly waistM: number;
  readonly wheelM: number;
  readonly axles: readonly [front: number, rear: number];
  /** The line of bonnet, belt and boot: x and height. */
  readonly deck: Curve;
  /** Half the width seen from above, as a share of the maximum. */
  readonly plan: Curve;
  /** Foot of the windscreen, front and back of the roof, foot of the rear window. */
  readonly cabin: readonly [number, number, number, number];
  readonly roofM: number;
  readonly roofHalfM: number;
  /** x of the pillars between the side windows. */
  readonly pillars: readonly number[];
  /** Whether sills and arches are of unpainted plastic. */
  readonly hasCladding: boolean;
}

/** Points sorted by x. */
export type Curve = readonly (readonly [x: number, value: number])[];

/** Interpolates smoothly between points without overshooting them. */
export function valueAt(curve: Curve, x: number): number {
  const after = curve.findIndex(([at]) => at >= x);
  if (after === 0) return curve[0]?.[1] ?? 0;
  const [x1, v1] = curve[after] ?? curve.at(-1) ?? [0, 0];
  if (after < 0) return v1;
  const [x0, v0] = curve[after - 1] ?? [x1, v1];
  const t = x1 > x0 ? (x - x0) / (x1 - x0) : 1;
  return v0 + (v1 - v0) * t * t * (3 - 2 * t);
}

export const CAR_SHAPES: Readonly<Record<CarBody, CarShape>> = {
  saloon: {
    lengthM: 4.68,
    halfWidthM: 0.905,
    sillM: 0.24,
    waistM: 0.76,
    wheelM: 0.33,
    axles: [0.93, 3.66],
    deck: [
      [0, 0.74],
      [0.12, 0.79],
      [1.35, 0.95],
      [2.2, 0.97],
      [3.7, 1.02],
      [4.5, 1.05],
      [4.68, 1],
    ],
    plan: [
      [0, 0.74],
      [0.1, 0.86],
      [0.38, 0.96],
      [0.95, 1],
      [3.7, 1],
      [4.3, 0.96],
      [4.6, 0.87],
      [4.68, 0.8],
    ],
    cabin: [1.24, 2.02, 3.3, 4.08],
    roofM: 1.45,
    roofHalfM: 0.58,
    pillars: [2.6],
    hasCladding: false,
  },
  suv: {
    lengthM: 4.7,
    halfWidthM: 0.94,
    sillM: 0.32,
    waistM: 0.86,
    wheelM: 0.37,
    axles: [0.92, 3.68],
    deck: [
      [0, 0.9],
      [0.12, 0.97],
      [1.25, 1.09],
      [2.2, 1.1],
      [4, 1.14],
      [4.7, 1.12],
    ],
    plan: [
      [0, 0.8],
      [0.1, 0.9],
      [0.4, 0.975],
      [0.95, 1],
      [3.9, 1],
      [4.5, 0.96],
      [4.66, 0.9],
      [4.7, 0.86],
    ],
    cabin: [1.16, 1.86, 4.1, 4.56],
    roofM: 1.73,
    roofHalfM: 0.66,
    pillars: [2.45, 3.45],
    hasCladding: true,
  },
  bus: {
    lengthM: 4.72,
    halfWidthM: 0.86,
    sillM: 0.28,
    waistM: 0.84,
    wheelM: 0.31,
    axles: [0.72, 3.36],
    deck: [
      [0, 0.86],
      [0.1, 0.96],
      [0.36, 1.06],
      [0.7, 1.1],
      [4.72, 1.1],
    ],
    plan: [
      [0, 0.86],
      [0.08, 0.93],
      [0.35, 0.985],
      [0.8, 1],
      [4.5, 1],
      [4.68, 0.96],
      [4.72, 0.93],
    ],
    cabin: [0.24, 0.92, 4.5, 4.66],
    roofM: 1.98,
    roofHalfM: 0.7,
    pillars: [1.72, 2.6, 3.5],
    hasCladding: false,
  },
};
