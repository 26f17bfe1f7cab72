import type { Vec3 } from '../vector.ts';
import type { Camera } from './shot.ts';

/** Sensor width of a full-frame camera, which focal lengths refer to. */
export const SENSOR_MM = 36;
/** All pictures are 3:2. */
const FRAME_RATIO = 2 / 3;

/** A position in the picture: 0 is the left or lower edge, 1 the right or upper. */
export interface Framed {
  readonly left: number;
  readonly right: number;
  readonly bottom: number;
  readonly top: number;
}

/** Positions of points in a level camera's view, as tangents from the view axis. */
function tangents(eye: Vec3, bearingRad: number, points: readonly Vec3[]) {
  const [cos, sin] = [Math.cos(bearingRad), Math.sin(bearingRad)];
  return points.map(([x, y, z]) => {
    const [dx, dy] = [x - eye[0], y - eye[1]];
    const depth = Math.max(dx * cos + dy * sin, 0.1);
    return { across: (dx * sin - dy * cos) / depth, up: (z - eye[2]) / depth };
  });
}

export interface FramingOptions {
  /** Maximum shares of the picture's width and height that the points may fill. */
  readonly widthShare: number;
  readonly heightShare: number;
  readonly lensMm: readonly [shortest: number, longest: number];
  /** Vertical position of the middle of the points, from the bottom. */
  readonly middle: number;
}

/** A level camera at `eye` with these points centred horizontally, as large as the options allow. */
export function framing(eye: Vec3, points: readonly Vec3[], options: FramingOptions): Camera {
  let bearing = Math.atan2(mean(points, 1) - eye[1], mean(points, 0) - eye[0]);
  // Turning changes the tangents slightly; three iterations are precise enough.
  for (let turn = 0; turn < 3; turn += 1) {
    const across = tangents(eye, bearing, points).map((point) => point.across);
    bearing -= Math.atan((Math.min(...across) + Math.max(...across)) / 2);
  }
  const seen = tangents(eye, bearing, points);
  const across = seen.map((point) => point.across);
  const up = seen.map((point) => point.up);
  const width = Math.max(...across) - Math.min(...across);
  const height = Math.max(...up) - Math.min(...up);
  const fitting = Math.min(
    (options.widthShare * SENSOR_MM) / width,
    (options.heightShare * SENSOR_MM * FRAME_RATIO) / height,
  );
  const lensMm = Math.min(Math.max(fitting, options.lensMm[0]), options.lensMm[1]);
  const middleUp = (Math.max(...up) + Math.min(...up)) / 2;
  return {
    at: eye,
    towards: [eye[0] + 10 * Math.cos(bearing), eye[1] + 10 * Math.sin(bearing), eye[2]],
    lensMm,
    isLevel: true,
    shiftUp: (middleUp * lensMm) / SENSOR_MM + (0.5 - options.middle) * FRAME_RATIO,
    shiftRight: 0,
  };
}

/** The extent of points in the picture of a level camera. */
export function framed(
  { at, towards, lensMm, shiftUp, shiftRight }: Camera,
  points: readonly Vec3[],
): Framed {
  const bearing = Math.atan2(towards[1] - at[1], towards[0] - at[0]);
  const seen = tangents(at, bearing, points);
  const x = seen.map(({ across }) => 0.5 + (across * lensMm) / SENSOR_MM - shiftRight);
  const y = seen.map(({ up }) => 0.5 + ((up * lensMm) / SENSOR_MM - shiftUp) / FRAME_RATIO);
  return { left: Math.min(...x), right: Math.max(...x), bottom: Math.min(...y), top: Math.max(...y) };
}

const mean = (points: readonly Vec3[], axis: 0 | 1): number =>
  points.reduce((sum, point) => sum + point[axis], 0) / points.length;
