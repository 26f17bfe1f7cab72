import type { Rect } from '../../model/geometry.ts';
import type { Face } from '../mesh.ts';
import type { Hole } from './sweep.ts';

/** A horizontal face that faces up. */
export const horizontalFace = ({ x0, y0, x1, y1 }: Rect, z: number): Face => [
  [x0, y0, z],
  [x1, y0, z],
  [x1, y1, z],
  [x0, y1, z],
];

/** A vertical face in an opening's frame that faces out of the house. */
export const pane = ({ x0, x1, z0, z1 }: Hole, y: number): Face => [
  [x0, y, z0],
  [x1, y, z0],
  [x1, y, z1],
  [x0, y, z1],
];
