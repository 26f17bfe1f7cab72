import { box } from '../../solids.ts';
import { type Piece, piece } from '../layout/piece.ts';
import type { Theme } from '../theme.ts';
import { cushion } from './cushion.ts';
import { lathe } from './lathe.ts';
import { leaning, soft } from './soft.ts';

const LENGTH_M = 2.12;

/** A made-up bed with its headboard at the wall. */
export function bed(widthM: number, { wood, headboard, throwOver, cushions }: Theme): Piece {
  return piece(`bed ${widthM}`, { widthM: widthM + 0.08, depthM: LENGTH_M, topM: 1.15 }, (mesh) => {
    const half = widthM / 2;
    const foot = -LENGTH_M + 0.03;
    const panels = widthM > 1.3 ? 4 : 3;
    box(mesh, wood, [-half - 0.035, -0.05, 0.12], [half + 0.035, 0, 1.08], 0.008);
    const each = (widthM + 0.04) / panels;
    for (let index = 0; index < panels; index += 1) {
      const x = -half - 0.02 + index * each;
      soft(mesh, headboard, [x + 0.002, -0.125, 0.3], [x + each - 0.002, -0.046, 1.13], {
        radiusM: 0.035,
        segments: 2,
      });
    }
    box(mesh, wood, [-half, foot + 0.02, 0.12], [half, -0.06, 0.3], 0.01);
    for (const x of [-half + 0.06, half - 0.14]) {
      for (const y of [foot + 0.1, -0.28]) box(mesh, wood, [x, y, 0], [x + 0.08, y + 0.08, 0.122], 0.006);
    }
    soft(mesh, 'linen', [-half + 0.015, foot + 0.03, 0.29], [half - 0.015, -0.13, 0.52], { radiusM: 0.06 });
    // The cover hangs over the sides and ends before the pillows.
    soft(mesh, 'linen', [-half - 0.02, foot, 0.26], [half + 0.02, -0.72, 0.56], {
      radiusM: 0.05,
    });
    soft(mesh, throwOver, [-half - 0.032, foot + 0.16, 0.25], [half + 0.032, foot + 0.72, 0.575], {
      radiusM: 0.055,
    });
    soft(mesh, 'linen', [-half - 0.024, -0.98, 0.3], [half + 0.024, -0.7, 0.585], {
      radiusM: 0.06,
    });
    const pillows = widthM > 1.3 ? 2 : 1;
    const pillowM = (widthM - 0.1) / pillows;
    for (let index = 0; index < pillows; index += 1) {
      const x = -half + 0.05 + index * pillowM;
      for (const [y, z, lean] of [
        [-0.25, 0.5, 0.42],
        [-0.4, 0.51, 0.62],
      ] as const) {
        soft(mesh, 'linen', [x + 0.025, y - 0.075, z], [x + pillowM - 0.025, y + 0.075, z + 0.42], {
          radiusM: 0.073,
          bend: leaning(lean, [0, y, z]),
        });
      }
    }
    const y = -0.6;
    if (pillows > 1)
      for (const side of [-1, 1])
        cushion(mesh, cushions[0], [side * 0.3, y, 0.53], {
          turnRad: side * -0.08,
          sizeM: 0.42,
          leanRad: 0.75,
        });
    cushion(mesh, cushions[1], [0, y - 0.1, 0.55], { turnRad: 0, sizeM: 0.32, leanRad: 0.85, plumpM: 0.06 });
  });
}

/** A bedside table with a lamp and a book. */
export const bedside = ({ wood, cushions }: Theme): Piece =>
  piece(
    'bedside table',
    {
      widthM: 0.48,
      depthM: 0.42,
      topM: 1.05,
      glows: [{ kind: 'shade', at: [-0.04, -0.18, 0.94], sizeM: [0.16, 0.16], aims: 'up', watts: 3 }],
    },
    (mesh) => {
      box(mesh, wood, [-0.22, -0.4, 0.2], [0.22, -0.01, 0.52], 0.008);
      for (const z of [0.215, 0.365]) {
        box(mesh, wood, [-0.208, -0.415, z], [0.208, -0.398, z + 0.14], 0.004);
        box(mesh, 'brass', [-0.05, -0.428, z + 0.066], [0.05, -0.414, z + 0.078]);
      }
      for (const x of [-0.2, 0.17])
        for (const y of [-0.38, -0.06]) box(mesh, 'brass', [x, y, 0], [x + 0.025, y + 0.025, 0.201]);
      lathe(
        mesh,
        'clay',
        [-0.04, -0.18, 0.5215],
        [
          [
            [0, 0],
            [0.06, 0],
            [0.09, 0.07],
            [0.06, 0.17],
            [0.018, 0.21],
            [0.015, 0.27],
            [0, 0.27],
          ],
        ],
        20,
      );
      lampshade(mesh, [-0.04, -0.18, 0.75], 0.16, 0.12, 0.2);
      box(mesh, cushions[0], [0.06, -0.36, 0.5215], [0.2, -0.16, 0.545], 0.003);
    },
  );

/** A cylindrical cloth shade around a glowing core, open above and below. */
export function lampshade(
  mesh: Parameters<Piece['draw']>[0],
  at: readonly [number, number, number],
  lowM: number,
  highM: number,
  heightM: number,
): void {
  const shell = 0.004;
  lathe(
    mesh,
    'shade',
    at,
    [
      [
        [lowM, 0],
        [highM, heightM],
      ],
      [
        [highM, heightM],
        [highM - shell, heightM],
      ],
      [
        [highM - shell, heightM],
        [lowM - shell, 0],
      ],
      [
        [lowM - shell, 0],
        [lowM, 0],
      ],
    ],
    18,
  );
  lathe(
    mesh,
    'lamp',
    [at[0], at[1], at[2] + heightM * 0.3],
    [
      [
        [0, 0],
        [0.028, 0.02],
        [0.034, 0.05],
        [0.02, 0.09],
        [0, 0.095],
      ],
    ],
    12,
  );
}
