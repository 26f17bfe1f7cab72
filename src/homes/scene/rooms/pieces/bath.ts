import { box, tube } from '../../solids.ts';
import { type Piece, piece } from '../layout/piece.ts';
import type { Theme } from '../theme.ts';
import { lathe } from './lathe.ts';
import { soft } from './soft.ts';

/** A toilet with its tank. */
export const toilet = (): Piece =>
  piece('toilet', { widthM: 0.4, depthM: 0.68, topM: 0.84, frontM: 0.4 }, (mesh) => {
    soft(mesh, 'ceramic', [-0.19, -0.2, 0.38], [0.19, 0, 0.8], { radiusM: 0.035 });
    soft(mesh, 'ceramic', [-0.195, -0.205, 0.8], [0.195, 0, 0.835], { radiusM: 0.015 });
    lathe(
      mesh,
      'chrome',
      [0, -0.1, 0.834],
      [
        [
          [0, 0],
          [0.025, 0],
          [0.022, 0.008],
          [0, 0.008],
        ],
      ],
      14,
    );
    const narrow = ([x, y, z]: readonly [number, number, number]) => [x * (0.72 + 0.7 * z), y, z] as const;
    soft(mesh, 'ceramic', [-0.17, -0.6, 0], [0.17, -0.05, 0.37], { radiusM: 0.1, segments: 4, bend: narrow });
    soft(mesh, 'ceramic', [-0.185, -0.67, 0.345], [0.185, -0.16, 0.405], { radiusM: 0.028, bend: rounded });
    soft(mesh, 'ceramic', [-0.19, -0.68, 0.407], [0.19, -0.19, 0.435], { radiusM: 0.013, bend: rounded });
  });

/** Rounder towards the front. */
const rounded = ([x, y, z]: readonly [number, number, number]) =>
  [y < -0.4 ? x * Math.sqrt(Math.max(0.3, 1 - ((-y - 0.4) / 0.34) ** 2)) : x, y, z] as const;

/** A basin on a wall-hung cabinet. */
export function vanity(widthM: number, { wood, worktop }: Theme): Piece {
  return piece(`vanity ${widthM}`, { widthM, depthM: 0.48, topM: 1.1, frontM: 0.5 }, (mesh) => {
    const half = widthM / 2;
    box(mesh, wood, [-half + 0.005, -0.46, 0.42], [half - 0.005, 0, 0.78], 0.006);
    box(mesh, 'black', [-half + 0.012, -0.4642, 0.594], [half - 0.012, -0.4595, 0.606]);
    box(mesh, worktop, [-half, -0.48, 0.782], [half, 0, 0.815], 0.005);
    lathe(
      mesh,
      'ceramic',
      [0, -0.25, 0.815],
      [
        [
          [0, 0],
          [0.12, 0],
          [0.17, 0.05],
          [0.185, 0.12],
          [0.175, 0.125],
          [0.155, 0.06],
          [0.1, 0.025],
          [0, 0.02],
        ],
      ],
      32,
    );
    tube(
      mesh,
      'brass',
      [
        [0, -0.045, 0.815],
        [0, -0.045, 1.03],
        [0, -0.08, 1.06],
        [0, -0.15, 1.06],
        [0, -0.17, 1.04],
      ],
      0.011,
      10,
    );
    if (widthM > 0.75)
      lathe(
        mesh,
        'clay',
        [half - 0.12, -0.16, 0.815],
        [
          [
            [0, 0],
            [0.03, 0],
            [0.032, 0.1],
            [0.012, 0.12],
            [0.012, 0.15],
            [0, 0.15],
          ],
        ],
        14,
      );
    tube(
      mesh,
      'brass',
      [
        [-half + 0.06, -0.478, 0.66],
        [half - 0.06, -0.478, 0.66],
      ],
      0.007,
      8,
    );
    soft(mesh, 'linen', [-0.14, -0.492, 0.46], [0.14, -0.468, 0.672], { radiusM: 0.009, segments: 2 });
  });
}

/** A backlit mirror. */
export function mirror(widthM: number, heightM: number, lowM: number): Piece {
  const shape = { widthM, depthM: 0.05, bottomM: lowM, topM: lowM + heightM, layer: 'wall' as const };
  return piece(`mirror ${widthM} ${heightM} ${lowM}`, shape, (mesh) => {
    const half = widthM / 2;
    box(mesh, 'cove', [-half + 0.05, -0.012, lowM + 0.05], [half - 0.05, 0, lowM + heightM - 0.05]);
    box(mesh, 'brass', [-half, -0.035, lowM], [half, -0.012, lowM + heightM], 0.005);
    box(
      mesh,
      'mirror',
      [-half + 0.014, -0.039, lowM + 0.014],
      [half - 0.014, -0.034, lowM + heightM - 0.014],
    );
  });
}

/** A shower with its own floor and glass at the front and, in the middle of a wall, at the sides. */
export function shower(sizeM: number): Piece {
  const shape = { widthM: sizeM, depthM: sizeM, topM: 2.05, frontM: 0.45, hidesWindow: false };
  return piece(`shower ${sizeM}`, shape, (mesh) => {
    const half = sizeM / 2;
    box(mesh, 'ceramic', [-half, -sizeM, 0], [half, 0, 0.05], 0.012);
    box(mesh, 'stone_g', [-half + 0.05, -sizeM + 0.05, 0.0505], [half - 0.05, -0.05, 0.054]);
    for (const x of [-half + 0.004, half - 0.02])
      box(mesh, 'glass_rail', [x, -sizeM + 0.03, 0.056], [x + 0.008, -0.01, 2.0]);
    box(mesh, 'glass_rail', [-half + 0.02, -sizeM + 0.01, 0.056], [0.02, -sizeM + 0.018, 2.0]);
    box(mesh, 'frame', [-half, -sizeM + 0.004, 2.002], [half, -sizeM + 0.026, 2.03]);
    for (const x of [-half, half - 0.022])
      box(mesh, 'frame', [x, -sizeM + 0.022, 2.004], [x + 0.022, -0.004, 2.028]);
    tube(
      mesh,
      'chrome',
      [
        [0, -0.06, 0.95],
        [0, -0.06, 2.02],
        [0, -0.12, 2.08],
        [0, -0.3, 2.08],
      ],
      0.011,
      8,
    );
    lathe(
      mesh,
      'chrome',
      [0, -0.3, 2.055],
      [
        [
          [0, 0],
          [0.1, 0],
          [0.1, 0.012],
          [0.02, 0.03],
          [0, 0.03],
        ],
      ],
      24,
    );
    box(mesh, 'chrome', [-0.09, -0.085, 1.02], [0.09, -0.04, 1.07], 0.012);
  });
}

/** A bathtub along a wall. */
export const bathtub = (lengthM: number): Piece =>
  piece(
    `bathtub ${lengthM}`,
    { widthM: lengthM, depthM: 0.76, topM: 0.62, frontM: 0.5, hidesWindow: false },
    (mesh) => {
      const half = lengthM / 2;
      for (const y of [-0.76, -0.09])
        soft(mesh, 'ceramic', [-half, y, 0], [half, y + 0.09, 0.58], { radiusM: 0.03 });
      for (const x of [-half, half - 0.1]) {
        soft(mesh, 'ceramic', [x + 0.002, -0.75, 0.004], [x + 0.098, -0.01, 0.576], { radiusM: 0.03 });
      }
      box(mesh, 'ceramic', [-half + 0.05, -0.7, 0.06], [half - 0.05, -0.05, 0.2]);
      tube(
        mesh,
        'brass',
        [
          [half - 0.05, -0.38, 0.57],
          [half - 0.05, -0.38, 0.74],
          [half - 0.18, -0.38, 0.74],
          [half - 0.19, -0.38, 0.7],
        ],
        0.012,
        10,
      );
      soft(mesh, 'linen', [-half + 0.3, -0.775, 0.3], [-half + 0.62, -0.75, 0.592], {
        radiusM: 0.01,
        segments: 2,
      });
    },
  );
