import { randomStream } from '#domain/random.ts';
import type { Material } from '#homes/model/materials.ts';
import { box } from '../../solids.ts';
import { type Piece, piece } from '../layout/piece.ts';
import type { Theme } from '../theme.ts';
import { lathe } from './lathe.ts';
import { potOutline } from './pots.ts';

const BOARD_M = 0.03;

/** An open case with books and pots. */
export function bookcase(widthM: number, { wood, cushions }: Theme): Piece {
  const heightM = 1.95;
  return piece(`bookcase ${widthM}`, { widthM, depthM: 0.34, topM: heightM, frontM: 0.5 }, (mesh) => {
    const half = widthM / 2;
    box(mesh, wood, [-half + 0.02, -0.012, 0.05], [half - 0.02, 0, heightM - 0.02]);
    for (const x of [-half, half - BOARD_M])
      box(mesh, wood, [x, -0.34, 0], [x + BOARD_M, -0.002, heightM], 0.004);
    const books = randomStream(`bookcase ${widthM}`, 'books');
    for (let shelf = 0; shelf < 6; shelf += 1) {
      const z = 0.06 + shelf * 0.37;
      box(mesh, wood, [-half + BOARD_M - 0.004, -0.335, z], [half - BOARD_M + 0.004, -0.01, z + BOARD_M]);
      if (shelf === 5) continue;
      let x = -half + 0.07;
      const end = shelf % 2 === 0 ? half - 0.4 : half - 0.1;
      const start = shelf % 2 === 0 ? x : -half + 0.38;
      for (x = start; x < end; ) {
        const thickM = books.between(0.03, 0.062);
        const tallM = books.between(0.2, 0.29);
        const cloth: Material = books.pick<Material>([
          cushions[0],
          cushions[1],
          'linen',
          'fabric_terra',
          'leather',
          'curtain_d',
        ]);
        box(
          mesh,
          cloth,
          [x, -0.27, z + BOARD_M + 0.0015],
          [x + thickM - 0.003, -0.06, z + BOARD_M + 0.0015 + tallM],
        );
        x += thickM;
        if (books.chance(0.06)) x += 0.12;
      }
      if (shelf === 4) continue;
      const potX = shelf % 2 === 0 ? half - 0.22 : -half + 0.2;
      lathe(
        mesh,
        shelf === 2 ? 'black' : 'clay',
        [potX, -0.18, z + BOARD_M + 0.0015],
        [potOutline(0.085, 0.22)],
        12,
      );
    }
  });
}

/** A store's shelves: boxes and jars on plain boards. */
export function storeShelves(widthM: number, { wood }: Theme): Piece {
  return piece(`store shelves ${widthM}`, { widthM, depthM: 0.4, topM: 2, frontM: 0.4 }, (mesh) => {
    const half = widthM / 2;
    for (const x of [-half, half - 0.04]) box(mesh, wood, [x, -0.4, 0], [x + 0.04, 0, 2], 0.004);
    const stream = randomStream(`store ${widthM}`, 'boxes');
    for (const z of [0.12, 0.62, 1.12, 1.62]) {
      box(mesh, wood, [-half + 0.036, -0.395, z], [half - 0.036, -0.005, z + 0.03], 0.003);
      for (let x = -half + 0.1; x < half - 0.4; ) {
        const wide = stream.between(0.22, 0.36);
        const tall = stream.between(0.16, 0.34);
        if (stream.chance(0.4))
          lathe(mesh, 'clay', [x + 0.12, -0.2, z + 0.0315], [potOutline(0.1, tall)], 16);
        else
          box(
            mesh,
            stream.pick(['linen', 'rug', 'curtain_d']),
            [x, -0.36, z + 0.0315],
            [x + wide - 0.02, -0.06, z + 0.03 + tall],
            0.006,
          );
        x += wide + 0.04;
      }
    }
  });
}
