import { box } from '../../solids.ts';
import { type Piece, piece } from '../layout/piece.ts';
import type { Theme } from '../theme.ts';
import { lathe } from './lathe.ts';
import { potOutline } from './pots.ts';

const SLAT_M = 0.04;
const SLAT_STEP_M = 0.07;
const UNIT_M = 0.44;

/** A low board with a marble top in front of a slatted wall, on which the screen hangs. */
export function tvWall(widthM: number, heightM: number, { panel, wood, cushions }: Theme): Piece {
  const shape = { widthM, depthM: 0.06 + UNIT_M, topM: heightM, frontM: 0.4 };
  return piece(`television wall ${widthM} ${heightM}`, shape, (mesh) => {
    const half = widthM / 2;
    box(mesh, 'timber_d', [-half, -0.02, 0.1], [half, 0, heightM], 0.003);
    const count = Math.floor((widthM - 0.04) / SLAT_STEP_M);
    const first = -((count - 1) * SLAT_STEP_M + SLAT_M) / 2;
    for (let index = 0; index < count; index += 1) {
      const x = first + index * SLAT_STEP_M;
      box(mesh, panel, [x, -0.055, 0.105], [x + SLAT_M, -0.018, heightM - 0.006]);
    }
    const board = half - 0.08;
    const front = -0.06 - UNIT_M;
    box(mesh, wood, [-board, front + 0.02, 0.16], [board, -0.062, 0.5], 0.006);
    box(mesh, 'marble', [-board - 0.02, front, 0.502], [board + 0.02, -0.06, 0.527], 0.006);
    const doors = widthM > 2.1 ? 4 : 3;
    const each = (2 * board) / doors;
    for (let index = 0; index < doors; index += 1) {
      const x = -board + index * each;
      box(mesh, wood, [x + 0.006, front + 0.004, 0.18], [x + each - 0.006, front + 0.018, 0.488], 0.004);
    }
    for (const x of [-board + 0.14, board - 0.16])
      box(mesh, 'brass', [x, front + 0.06, 0], [x + 0.02, -0.12, 0.16]);
    const screen = Math.min(0.72, half - 0.28);
    box(mesh, 'black', [-screen, -0.1, 0.86], [screen, -0.06, 0.86 + screen * 1.14], 0.004);
    box(mesh, 'screen', [-screen + 0.012, -0.103, 0.874], [screen - 0.012, -0.099, 0.848 + screen * 1.14]);
    lathe(mesh, 'clay', [-board + 0.24, -0.28, 0.5285], [potOutline(0.11, 0.3)], 12);
    lathe(mesh, 'black', [-board + 0.47, -0.3, 0.5285], [potOutline(0.08, 0.14)], 10);
    (['linen', cushions[0], 'fabric_terra'] as const).forEach((cloth, index) => {
      const z = 0.5285 + index * 0.031;
      box(
        mesh,
        cloth,
        [board - 0.56, -0.4 + index * 0.02, z],
        [board - 0.22 - index * 0.03, -0.16, z + 0.03],
        0.003,
      );
    });
  });
}
