import { box } from '../../solids.ts';
import { type Piece, piece } from '../layout/piece.ts';
import type { Theme } from '../theme.ts';
import { lathe } from './lathe.ts';
import { potOutline } from './pots.ts';
import { soft } from './soft.ts';

const HEIGHT_M = 2.3;

/** A closed wardrobe with a door about every half metre. */
export function wardrobe(widthM: number, { wood, cabinet }: Theme): Piece {
  return piece(`wardrobe ${widthM}`, { widthM, depthM: 0.6, topM: HEIGHT_M, frontM: 0.55 }, (mesh) => {
    const half = widthM / 2;
    box(mesh, wood, [-half, -0.575, 0.08], [half, 0, HEIGHT_M], 0.006);
    box(mesh, 'black', [-half + 0.02, -0.54, 0], [half - 0.02, -0.02, 0.082]);
    const doors = Math.max(2, Math.round(widthM / 0.5));
    const each = (widthM - 0.05) / doors;
    for (let index = 0; index < doors; index += 1) {
      const x = -half + 0.025 + index * each;
      const isMirror = doors > 2 && index === Math.floor(doors / 2);
      box(
        mesh,
        isMirror ? 'mirror' : cabinet,
        [x + 0.003, -0.597, 0.1],
        [x + each - 0.003, -0.577, HEIGHT_M - 0.025],
        0.004,
      );
      const hand = index % 2 === 0 ? x + each - 0.05 : x + 0.035;
      box(mesh, 'brass', [hand, -0.62, 0.95], [hand + 0.014, -0.598, 1.35], 0.003);
    }
  });
}

/** Open rails with clothes, drawers and boxes, for walk-in wardrobes. */
export function openWardrobe(widthM: number, { wood, cushions, seat }: Theme): Piece {
  return piece(`open wardrobe ${widthM}`, { widthM, depthM: 0.55, topM: HEIGHT_M, frontM: 0.5 }, (mesh) => {
    const half = widthM / 2;
    box(mesh, wood, [-half, -0.014, 0], [half, 0, HEIGHT_M]);
    for (const x of [-half, half - 0.025])
      box(mesh, wood, [x, -0.55, 0], [x + 0.025, -0.01, HEIGHT_M], 0.004);
    for (const z of [0.08, 0.5, 1.86, HEIGHT_M - 0.028])
      box(mesh, wood, [-half + 0.02, -0.545, z], [half - 0.02, -0.012, z + 0.024], 0.003);
    box(mesh, wood, [-half + 0.03, -0.54, 0.106], [half - 0.03, -0.52, 0.496], 0.004);
    box(mesh, 'brass', [-half + 0.02, -0.3, 1.76], [half - 0.02, -0.28, 1.78]);
    const clothes = ['linen', cushions[0], seat, 'fabric_terra', 'indigo', 'curtain_d'] as const;
    let index = 0;
    for (let x = -half + 0.08; x < half - 0.12; x += 0.068) {
      const cloth = clothes[(index * 5 + Math.floor(index / 3)) % clothes.length] ?? 'linen';
      const lowM = 0.72 + ((index * 7) % 5) * 0.07;
      soft(mesh, cloth, [x, -0.5, lowM], [x + 0.052, -0.08, 1.74], { radiusM: 0.02, segments: 1 });
      index += 1;
    }
    for (let x = -half + 0.12; x < half - 0.4; x += 0.46)
      box(mesh, 'rug', [x, -0.5, 1.885], [x + 0.36, -0.1, 2.1], 0.01);
  });
}

export function desk({ wood }: Theme): Piece {
  return piece('desk', { widthM: 1.4, depthM: 0.62, topM: 0.76 }, (mesh) => {
    soft(mesh, wood, [-0.7, -0.62, 0.71], [0.7, 0, 0.745], { radiusM: 0.014 });
    box(mesh, wood, [0.2, -0.58, 0.4], [0.66, -0.03, 0.708], 0.006);
    for (const z of [0.41, 0.56]) box(mesh, 'brass', [0.38, -0.598, z + 0.07], [0.48, -0.578, z + 0.08]);
    for (const x of [-0.66, 0.62])
      for (const y of [-0.58, -0.06]) box(mesh, 'steel_b', [x, y, 0], [x + 0.03, y + 0.03, 0.712]);
    box(mesh, 'steel', [-0.2, -0.34, 0.746], [0.16, -0.1, 0.76], 0.004);
    box(mesh, 'screen', [-0.2, -0.1, 0.758], [0.16, -0.088, 0.99], 0.003);
    lathe(mesh, 'clay', [0.5, -0.16, 0.7465], [potOutline(0.06, 0.14)], 16);
    box(mesh, 'indigo', [-0.6, -0.4, 0.746], [-0.38, -0.1, 0.77], 0.003);
  });
}

/** A low chest for bedrooms and halls, under a mirror. */
export function chest(widthM: number, { wood, cabinet }: Theme): Piece {
  return piece(`chest ${widthM}`, { widthM, depthM: 0.45, topM: 0.82, frontM: 0.45 }, (mesh) => {
    const half = widthM / 2;
    box(mesh, wood, [-half, -0.43, 0.14], [half, 0, 0.8], 0.008);
    const columns = widthM > 1.1 ? 2 : 1;
    const each = (widthM - 0.04) / columns;
    for (let column = 0; column < columns; column += 1) {
      for (let row = 0; row < 3; row += 1) {
        const [x, z] = [-half + 0.02 + column * each, 0.16 + row * 0.21];
        box(mesh, cabinet, [x + 0.005, -0.446, z], [x + each - 0.005, -0.428, z + 0.195], 0.004);
        box(mesh, 'brass', [x + each / 2 - 0.07, -0.462, z + 0.09], [x + each / 2 + 0.07, -0.445, z + 0.102]);
      }
    }
    for (const x of [-half + 0.04, half - 0.07])
      for (const y of [-0.4, -0.06]) box(mesh, 'brass', [x, y, 0], [x + 0.03, y + 0.03, 0.142]);
    lathe(mesh, 'clay', [half - 0.22, -0.22, 0.802], [potOutline(0.1, 0.28)], 20);
    box(mesh, 'linen', [-half + 0.12, -0.34, 0.802], [-half + 0.4, -0.12, 0.83], 0.003);
    box(mesh, 'indigo', [-half + 0.14, -0.32, 0.832], [-half + 0.38, -0.14, 0.855], 0.003);
  });
}
