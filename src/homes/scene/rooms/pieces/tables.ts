import { box, tube } from '../../solids.ts';
import { type Piece, piece } from '../layout/piece.ts';
import type { Theme } from '../theme.ts';
import { bowl } from './bowl.ts';
import { disc, lathe } from './lathe.ts';
import { soft } from './soft.ts';

/** Two round tables of different heights, with books and a bowl. */
export const coffeeTables = ({ wood, cushions }: Theme): Piece =>
  piece('coffee tables', { widthM: 1.5, depthM: 0.98, topM: 0.45 }, (mesh) => {
    for (const [x, y, radiusM, topM] of [
      [-0.26, -0.49, 0.47, 0.37],
      [0.43, -0.58, 0.31, 0.3],
    ] as const) {
      disc(mesh, topM > 0.35 ? 'marble' : wood, [x, y, topM - 0.03], radiusM, 0.03, 22);
      for (const angle of [0.5, 2.6, 4.7]) {
        const at = (share: number, z: number) =>
          [x + radiusM * share * Math.cos(angle), y + radiusM * share * Math.sin(angle), z] as const;
        tube(mesh, 'brass', [at(0.72, 0), at(0.66, topM - 0.03)], 0.011, 8);
      }
    }
    box(mesh, cushions[0], [-0.5, -0.5, 0.371], [-0.2, -0.3, 0.4], 0.004);
    box(mesh, 'linen', [-0.48, -0.48, 0.401], [-0.22, -0.32, 0.424], 0.004);
    lathe(mesh, 'clay', [-0.06, -0.66, 0.371], [bowl(0.12, 0.06)], 12);
  });

/** A small round table on one foot. */
export const sideTable = ({ wood }: Theme): Piece =>
  piece('side table', { widthM: 0.46, depthM: 0.46, topM: 0.55 }, (mesh) => {
    disc(mesh, wood, [0, -0.23, 0.5], 0.22, 0.025, 18);
    tube(
      mesh,
      'brass',
      [
        [0, -0.23, 0.02],
        [0, -0.23, 0.5],
      ],
      0.014,
      10,
    );
    disc(mesh, 'brass', [0, -0.23, 0], 0.15, 0.02, 16);
  });

/** A rug with two stripes near each end. */
export const rug = (widthM: number, depthM: number, { rug: cloth, rugBorder }: Theme): Piece =>
  piece(`rug ${widthM} ${depthM}`, { widthM, depthM, topM: 0.022, layer: 'flat' }, (mesh) => {
    const half = widthM / 2;
    soft(mesh, cloth, [-half, -depthM, 0], [half, 0, 0.02], { radiusM: 0.009, segments: 2 });
    for (const inM of [0.09, 0.17]) {
      for (const side of [-1, 1]) {
        const x = side * (half - inM);
        box(mesh, rugBorder, [x - 0.02, -depthM + 0.03, 0.0185], [x + 0.02, -0.03, 0.0215]);
      }
    }
  });

/** A dining table; its chairs are separate pieces. */
export const diningTable = (lengthM: number, depthM: number, { wood }: Theme): Piece =>
  piece(`dining table ${lengthM} ${depthM}`, { widthM: lengthM, depthM, topM: 0.76 }, (mesh) => {
    const half = lengthM / 2;
    soft(mesh, wood, [-half, -depthM, 0.715], [half, 0, 0.755], { radiusM: 0.018 });
    box(mesh, wood, [-half + 0.12, -depthM + 0.1, 0.64], [half - 0.12, -0.1, 0.712], 0.006);
    for (const x of [-half + 0.1, half - 0.1]) {
      for (const y of [-depthM + 0.09, -0.09])
        tube(
          mesh,
          wood,
          [
            [x, y, 0],
            [x * 0.96, y, 0.72],
          ],
          [0.024, 0.036],
          10,
        );
    }
    const middle = -depthM / 2;
    box(mesh, 'linen', [-half + 0.18, middle - 0.16, 0.755], [half - 0.18, middle + 0.16, 0.7585]);
    lathe(mesh, 'clay', [0, middle, 0.7595], [bowl(0.17, 0.08)], 20);
    lathe(
      mesh,
      'black',
      [0.34, middle + 0.02, 0.7595],
      [
        [
          [0, 0],
          [0.05, 0],
          [0.075, 0.07],
          [0.03, 0.16],
          [0.036, 0.2],
          [0.02, 0.2],
          [0, 0.15],
        ],
      ],
      20,
    );
  });
