import type { Area, Drawn } from './shape.ts';

/** Size in pixels, 3:2. */
export const PICTURE_PX = { width: 600, height: 400 } as const;
const RATIO = PICTURE_PX.width / PICTURE_PX.height;
/** Margin left and right of a house, and above it. */
const BESIDE_M = 2.6;
const ABOVE_M = 1.6;
/** A longer block is cropped around the lit window. */
const MAX_WIDTH_M = 27;
/** Share of the picture's height for the ground in front of the house. */
const GROUND_SHARE = 0.17;

/** Converts metres in the elevation to pixels of the picture. */
export interface Frame {
  readonly x: (metres: number) => number;
  readonly z: (metres: number) => number;
  /** Converts a length. */
  readonly px: (metres: number) => number;
}

/** A frame around the whole house or, if that is too long, around the lit area. */
export function frameOf(drawn: readonly Drawn[], lit: Area): Frame {
  const house = areaOf(drawn);
  const highM = ((house.z1 + ABOVE_M) / (1 - GROUND_SHARE)) * RATIO;
  const wideM = Math.min(house.x1 - house.x0 + 2 * BESIDE_M, MAX_WIDTH_M);
  const widthM = Math.max(highM, wideM);
  const middle = (house.x0 + house.x1) / 2;
  const slack = Math.max(0, (house.x1 - house.x0 + 2 * BESIDE_M - widthM) / 2);
  const wanted = (lit.x0 + lit.x1) / 2;
  const centre = Math.min(Math.max(wanted, middle - slack), middle + slack);
  const scale = PICTURE_PX.width / widthM;
  const horizon = PICTURE_PX.height * (1 - GROUND_SHARE);
  const round = (value: number): number => Math.round(value * 10) / 10;
  return {
    x: (metres) => round((metres - centre) * scale + PICTURE_PX.width / 2),
    z: (metres) => round(horizon - metres * scale),
    px: (metres) => round(metres * scale),
  };
}

function areaOf(drawn: readonly Drawn[]): Area {
  const points = drawn.flatMap((each) => (each.kind === 'shape' ? each.outline : []));
  const xs = points.map(([x]) => x);
  const zs = points.map(([, z]) => z);
  return { x0: Math.min(...xs), x1: Math.max(...xs), z0: Math.min(...zs), z1: Math.max(...zs) };
}
