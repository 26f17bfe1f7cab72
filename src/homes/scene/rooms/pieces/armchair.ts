import type { Material } from '#homes/model/materials.ts';
import type { MeshBuilder } from '../../mesh.ts';
import { box, tube } from '../../solids.ts';
import { type Piece, piece } from '../layout/piece.ts';
import type { Theme } from '../theme.ts';
import { leaning, soft } from './soft.ts';

/** A timber frame with two loose cushions. */
export const armchair = ({ wood, chair }: Theme): Piece =>
  piece('armchair', { widthM: 0.92, depthM: 0.98, topM: 0.95 }, (mesh) =>
    // Turned slightly, for a natural look.
    mesh.within({ at: [0, -0.5, 0], turnRad: 0.12 }, (inner) => drawArmchair(inner, wood, chair)),
  );

function drawArmchair(mesh: MeshBuilder, wood: Material, chair: Material): void {
  const y = 0;
  for (const side of [-1, 1]) {
    tube(
      mesh,
      wood,
      [
        [side * 0.36, y - 0.34, 0],
        [side * 0.35, y - 0.32, 0.565],
      ],
      [0.016, 0.022],
      8,
    );
    tube(
      mesh,
      wood,
      [
        [side * 0.36, y + 0.34, 0],
        [side * 0.35, y + 0.3, 0.72],
      ],
      [0.016, 0.022],
      8,
    );
    soft(mesh, wood, [side * 0.36 - 0.032, y - 0.39, 0.56], [side * 0.36 + 0.032, y + 0.35, 0.6], {
      radiusM: 0.016,
    });
    box(mesh, wood, [side * 0.35 - 0.014, y - 0.33, 0.26], [side * 0.35 + 0.014, y + 0.32, 0.31], 0.006);
  }
  for (const railY of [y - 0.3, y + 0.27])
    box(mesh, wood, [-0.34, railY, 0.268], [0.34, railY + 0.025, 0.304], 0.005);
  soft(mesh, chair, [-0.325, y - 0.38, 0.3], [0.325, y + 0.28, 0.46], { radiusM: 0.06 });
  soft(mesh, chair, [-0.325, y + 0.19, 0.42], [0.325, y + 0.34, 0.93], {
    radiusM: 0.06,
    segments: 2,
    bend: leaning(0.2, [0, y + 0.27, 0.44]),
  });
}

/**
 * Pushed up to a table or a desk: its seat is partly under the top; the depth counts only what is in front of the
 * table.
 */
export const chair = ({ wood, cushions }: Theme): Piece =>
  piece('chair', { widthM: 0.46, depthM: 0.36, topM: 0.86 }, (mesh) => {
    const back = -0.03;
    for (const side of [-1, 1]) {
      tube(
        mesh,
        wood,
        [
          [side * 0.2, back - 0.44, 0],
          [side * 0.19, back - 0.42, 0.43],
        ],
        [0.013, 0.018],
        6,
      );
      tube(
        mesh,
        wood,
        [
          [side * 0.2, back, 0],
          [side * 0.185, back - 0.04, 0.45],
          [side * 0.18, back + 0.015, 0.82],
        ],
        [0.013, 0.018, 0.014],
        6,
      );
    }
    soft(mesh, wood, [-0.215, back - 0.46, 0.415], [0.215, back - 0.01, 0.445], {
      radiusM: 0.014,
      segments: 1,
    });
    soft(mesh, cushions[1], [-0.205, back - 0.45, 0.446], [0.205, back - 0.03, 0.485], {
      radiusM: 0.019,
      segments: 2,
    });
    soft(mesh, wood, [-0.2, back - 0.012, 0.66], [0.2, back + 0.02, 0.84], { radiusM: 0.014, segments: 1 });
  });

/** A stool for a kitchen island. */
export const stool = ({ wood, chair: seat }: Theme): Piece =>
  piece('stool', { widthM: 0.4, depthM: 0.4, topM: 0.72 }, (mesh) => {
    for (const x of [-1, 1]) {
      for (const y of [-0.36, -0.04])
        tube(
          mesh,
          wood,
          [
            [x * 0.17, y, 0],
            [x * 0.14, -0.2 + (y + 0.2) * 0.8, 0.62],
          ],
          [0.013, 0.016],
          8,
        );
    }
    tube(
      mesh,
      'brass',
      [
        [-0.155, -0.35, 0.22],
        [0.155, -0.35, 0.22],
      ],
      0.008,
      8,
    );
    soft(mesh, seat, [-0.19, -0.39, 0.62], [0.19, -0.01, 0.7], { radiusM: 0.035 });
  });
