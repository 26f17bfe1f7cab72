import type { CameraSide } from './house.ts';
import type { Hour, Light } from './shot.ts';

/** The kinds of pictures of a listing. */
export const VIEW_KINDS = ['street', 'corner', 'garden', 'air', 'inside', 'estate'] as const;
export type ViewKind = (typeof VIEW_KINDS)[number];

/** One in this many pictures of each eye-level kind is at dusk; no listing has two of them. */
const DUSK_EVERY = 5;
const DUSK_TURN: Readonly<Record<ViewKind, number | null>> = {
  street: 3,
  corner: 1,
  garden: 4,
  // From above, dusk shows only dark roofs and gardens, without a bright sky.
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

/** Alternates between left and right, so that neighbours on a page differ. */
export const sideOf = (number: number): CameraSide => (number % 2 === 0 ? 1 : -1);

export function hourOf(number: number, view: ViewKind): Hour {
  if (number % DUSK_EVERY === DUSK_TURN[view]) return 'dusk';
  return Math.floor(number / 2) % 2 === 0 ? 'morning' : 'low sun';
}

/** The sun grazes the front from the side opposite the camera, so that reveals cast visible shadows. */
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

/** Daytime exposure, in stops. */
const EXPOSURE: Readonly<Record<ViewKind, number>> = {
  street: 0.05,
  corner: 0.05,
  garden: 0.1,
  air: 0.15,
  inside: -0.15,
  estate: 0.15,
};
const DUSK_EXPOSURE = 1.8;
