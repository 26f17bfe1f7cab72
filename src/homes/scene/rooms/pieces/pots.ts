import { type Piece, piece } from '../layout/piece.ts';
import { lathe, type Turning } from './lathe.ts';

/** The outline of a clay pot: a narrow foot, a wide shoulder, a neck. */
export const potOutline = (radiusM: number, heightM: number): Turning[] => [
  [0, 0],
  [radiusM * 0.5, 0],
  [radiusM * 0.82, heightM * 0.18],
  [radiusM, heightM * 0.45],
  [radiusM * 0.86, heightM * 0.72],
  [radiusM * 0.46, heightM * 0.86],
  [radiusM * 0.5, heightM],
  [radiusM * 0.38, heightM],
  [0, heightM * 0.84],
];

/** Clay pots for a shelf, a table or the floor. */
export const clayPots = (): Piece =>
  piece('clay pots', { widthM: 0.62, depthM: 0.5, topM: 0.75 }, (mesh) => {
    lathe(mesh, 'clay', [-0.09, -0.25, 0], [potOutline(0.21, 0.72)], 16);
    lathe(mesh, 'black', [0.2, -0.36, 0], [potOutline(0.1, 0.26)], 14);
  });
