import type { Material } from '#homes/model/materials.ts';
import { tube } from '../../solids.ts';
import { type Piece, piece } from '../layout/piece.ts';
import type { Theme } from '../theme.ts';
import { cushion } from './cushion.ts';
import { leaning, soft } from './soft.ts';

const DEPTH_M = 0.98;
const ARM_M = 0.17;

export function sofa(widthM: number, { seat, cushions }: Theme): Piece {
  const seats = widthM > 2.2 ? 3 : 2;
  return piece(`sofa ${widthM}`, { widthM, depthM: DEPTH_M + 0.05, topM: 0.95 }, (mesh) => {
    const half = widthM / 2;
    const back = -0.01;
    const front = back - 0.95;
    soft(mesh, seat, [-half + 0.01, front, 0.12], [half - 0.01, back, 0.36], { radiusM: 0.05, segments: 2 });
    for (const side of [-1, 1]) {
      const [a, b] = side < 0 ? [-half, -half + ARM_M] : [half - ARM_M, half];
      soft(mesh, seat, [a, front - 0.004, 0.124], [b, back + 0.004, 0.6], { radiusM: 0.06, segments: 2 });
    }
    soft(mesh, seat, [-half + ARM_M * 0.5, back - 0.22, 0.3], [half - ARM_M * 0.5, back - 0.003, 0.74], {
      radiusM: 0.07,
      segments: 2,
    });
    const each = (widthM - 2 * ARM_M) / seats;
    for (let index = 0; index < seats; index += 1) {
      const x = -half + ARM_M + index * each;
      seatCushion(mesh, seat, x, each, front, back);
    }
    const [one, other] = cushions;
    const y = back - 0.42;
    cushion(mesh, one, [-half + 0.42, y, 0.51], { turnRad: 0.25, sizeM: 0.46 });
    cushion(mesh, other, [-half + 0.74, y - 0.08, 0.505], { turnRad: -0.12, sizeM: 0.4 });
    cushion(mesh, one, [half - 0.4, y - 0.02, 0.51], { turnRad: -0.3, sizeM: 0.46 });
    for (const x of [-half + 0.13, half - 0.13]) {
      for (const legY of [front + 0.1, back - 0.1])
        tube(
          mesh,
          'timber_d',
          [
            [x, legY, 0],
            [x * 0.985, legY, 0.14],
          ],
          [0.018, 0.026],
          8,
        );
    }
  });
}

type Builder = Parameters<Piece['draw']>[0];

function seatCushion(
  mesh: Builder,
  material: Material,
  x: number,
  widthM: number,
  front: number,
  back: number,
): void {
  soft(mesh, material, [x + 0.008, front - 0.03, 0.34], [x + widthM - 0.008, back - 0.2, 0.5], {
    radiusM: 0.06,
  });
  const pivot = [0, back - 0.26, 0.49] as const;
  soft(mesh, material, [x + 0.012, back - 0.36, 0.47], [x + widthM - 0.012, back - 0.17, 0.91], {
    radiusM: 0.08,
    segments: 2,
    bend: leaning(0.19, pivot),
  });
}
