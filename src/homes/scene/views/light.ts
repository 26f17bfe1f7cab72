import type { CameraSide } from './house.ts';
import type { Hour, Light } from './shot.ts';

/** Which of a listing's pictures. */
export const VIEW_KINDS = ['street', 'corner', 'garden', 'air', 'inside', 'estate'] as const;
export type ViewKind = (typeof VIEW_KINDS)[number];

/** One picture of each kind at eye level in so many is of dusk, and no listing has two of them. */
const DUSK_EVERY = 5;
const DUSK_TURN: Readonly<Record<ViewKind, number | null>> = {
  street: 3,
  corner: 1,
  garden: 4,
  // From above one sees dark roofs and gardens, and no bright sky.
  air: null,
  inside: null,
  estate: null,
};
const HEIGHTS_DEGREES: Readonly<Record<Hour, readonly [number, number]>> = {
  morning: [28, 30],
  'low sun': [21, 24],
  dusk: [3, 3],
};
const OFF_FRONT_DEGREES = [40, 47, 36, 44] as const;

/** Left and right in turns, so that neighbours on a page differ. */
export const sideOf = (number: number): CameraSide => (number % 2 === 0 ? 1 : -1);

export function hourOf(number: number, view: ViewKind): Hour {
  if (number % DUSK_EVERY === DUSK_TURN[view]) return 'dusk';
  return Math.floor(number / 2) % 2 === 0 ? 'morning' : 'low sun';
}

/** The sun rakes the front from the side away from the camera, so that reveals draw themselves. */
export function lightOf(
  number: number,
  view: ViewKind,
  { frontBearingRad, side }: { frontBearingRad: number; side: CameraSide },
): Light {
  const hour = hourOf(number, view);
  const off = OFF_FRONT_DEGREES[number % OFF_FRONT_DEGREES.length] ?? OFF_FRONT_DEGREES[0];
  const isDusk = hour === 'dusk';
  return {
    hour,
    isInside: view === 'inside',
    sunHeightDegrees: HEIGHTS_DEGREES[hour][number % 3 === 0 ? 1 : 0],
    sunBearingDegrees: (frontBearingRad * 180) / Math.PI - side * off,
    sunStrength: isDusk ? 0 : 4.2,
    skyStrength: isDusk ? 0.55 : 0.17,
    cloudSeed: number,
    exposure: isDusk ? DUSK_EXPOSURE : EXPOSURE[view],
  };
}

/** In stops, by day. */
const EXPOSURE: Readonly<Record<ViewKind, number>> = {
  street: 0.05,
  corner: 0.05,
  garden: 0.1,
  air: 0.15,
  inside: -0.15,
  estate: 0.15,
};
const DUSK_EXPOSURE = 1.8;
