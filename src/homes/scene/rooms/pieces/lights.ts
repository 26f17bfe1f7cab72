import { box, tube } from '../../solids.ts';
import { type Glow, type Piece, piece } from '../layout/piece.ts';
import { lampshade } from './bed.ts';
import { disc, lathe } from './lathe.ts';
import { soft } from './soft.ts';

export const floorLamp = (): Piece =>
  piece(
    'floor lamp',
    {
      widthM: 0.46,
      depthM: 0.46,
      topM: 1.72,
      glows: [{ kind: 'shade', at: [0, -0.23, 1.68], sizeM: [0.2, 0.2], aims: 'up', watts: 6 }],
    },
    (mesh) => {
      disc(mesh, 'brass', [0, -0.23, 0], 0.15, 0.02, 16);
      tube(
        mesh,
        'brass',
        [
          [0, -0.23, 0.02],
          [0, -0.23, 1.5],
        ],
        0.011,
        8,
      );
      lampshade(mesh, [0, -0.23, 1.38], 0.21, 0.16, 0.32);
    },
  );

const HOOPS = 6;

/** Woven globes of different sizes on black cords: one, or three of them. */
export function globePendants(count: 1 | 3, ceilingM: number): Piece {
  const globes = (
    [
      [-0.2, -0.3, 2.0, 0.25],
      [0.24, -0.5, 2.24, 0.18],
      [0.05, -0.12, 2.3, 0.14],
    ] as const
  ).slice(0, count);
  const glows: Glow[] = [
    { kind: 'pendant', at: [0, -0.35, 1.76], sizeM: [0.35, 0.35], aims: 'down', watts: 6 },
  ];
  const shape = { widthM: 0.9, depthM: 0.75, bottomM: 1.78, topM: ceilingM, layer: 'hung' as const, glows };
  return piece(`globe pendants ${count} ${ceilingM}`, shape, (mesh) => {
    for (const [x, y, z, radiusM] of globes) {
      tube(
        mesh,
        'black',
        [
          [x, y, z + radiusM * 0.7],
          [x, y, ceilingM],
        ],
        0.005,
        6,
      );
      disc(mesh, 'black', [x, y, ceilingM - 0.015], 0.045, 0.014, 16);
      for (let index = 0; index < HOOPS; index += 1) {
        const share = index / (HOOPS - 1);
        const across = radiusM * Math.sqrt(Math.max(0.06, 1 - ((share * 2 - 1) * 0.9) ** 2));
        hoop(
          mesh,
          index === 0 || index === HOOPS - 1 ? 'brass' : 'timber',
          [x, y, z - radiusM * 0.75 + radiusM * 1.5 * share],
          across,
          radiusM * 0.1,
        );
      }
      lathe(
        mesh,
        'lamp',
        [x, y, z - radiusM * 0.35],
        [
          [
            [0, 0],
            [0.04, 0.02],
            [0.055, 0.06],
            [0.035, 0.12],
            [0, 0.13],
          ],
        ],
        14,
      );
    }
  });
}

function hoop(
  mesh: Parameters<Piece['draw']>[0],
  material: 'brass' | 'timber',
  at: readonly [number, number, number],
  radiusM: number,
  heightM: number,
): void {
  // A lath with a triangular section.
  const inner = radiusM - 0.008;
  lathe(
    mesh,
    material,
    at,
    [
      [
        [radiusM, 0],
        [radiusM, heightM],
      ],
      [
        [radiusM, heightM],
        [inner, heightM / 2],
      ],
      [
        [inner, heightM / 2],
        [radiusM, 0],
      ],
    ],
    radiusM > 0.2 ? 14 : 10,
  );
}

/** Brass bells in a row over a table or an island. */
export function bellPendants(lengthM: number, ceilingM: number): Piece {
  const count = lengthM > 1.7 ? 3 : 2;
  const glows: Glow[] = [
    { kind: 'pendant', at: [0, -0.15, 1.6], sizeM: [lengthM * 0.6, 0.15], aims: 'down', watts: 8 },
  ];
  const shape = {
    widthM: lengthM * 0.8,
    depthM: 0.3,
    bottomM: 1.55,
    topM: ceilingM,
    layer: 'hung' as const,
    glows,
  };
  return piece(`bell pendants ${lengthM} ${ceilingM}`, shape, (mesh) => {
    for (let index = 0; index < count; index += 1) {
      const x = (index - (count - 1) / 2) * ((lengthM * 0.7) / count);
      const at = [x, -0.15, 1.62] as const;
      tube(
        mesh,
        'black',
        [
          [x, -0.15, 1.8],
          [x, -0.15, ceilingM],
        ],
        0.005,
        6,
      );
      disc(mesh, 'brass', [x, -0.15, ceilingM - 0.015], 0.04, 0.014, 16);
      lathe(
        mesh,
        'brass',
        at,
        [
          [
            [0.13, 0],
            [0.125, 0.05],
            [0.08, 0.13],
            [0.025, 0.19],
            [0, 0.2],
          ],
          [
            [0, 0.185],
            [0.022, 0.178],
            [0.074, 0.12],
            [0.118, 0.046],
            [0.124, 0],
          ],
          [
            [0.124, 0],
            [0.13, 0],
          ],
        ],
        18,
      );
      lathe(
        mesh,
        'lamp',
        [x, -0.15, 1.64],
        [
          [
            [0, 0],
            [0.03, 0.015],
            [0.04, 0.05],
            [0.02, 0.1],
            [0, 0.105],
          ],
        ],
        14,
      );
    }
  });
}

/** Recessed in the ceiling, or under a soffit; its middle is its origin. */
export function downlight(ceilingM: number, kind: 'downlight' | 'soffit' = 'downlight'): Piece {
  const glows: Glow[] = [
    { kind, at: [0, 0, ceilingM - 0.03], sizeM: [0.1, 0.1], aims: 'down', watts: kind === 'soffit' ? 9 : 5 },
  ];
  const shape = {
    widthM: 0.13,
    depthM: 0.13,
    bottomM: ceilingM - 0.01,
    topM: ceilingM,
    layer: 'hung' as const,
    glows,
  };
  return piece(`downlight ${kind} ${ceilingM}`, shape, (mesh) => {
    disc(mesh, 'frame_w', [0, 0, ceilingM - 0.006], 0.062, 0.008, 10);
    disc(mesh, 'lamp', [0, 0, ceilingM - 0.009], 0.045, 0.004, 10);
  });
}

/** On the ceiling of a room without a cove; its middle is its origin. */
export function ceilingLamp(ceilingM: number, watts: number): Piece {
  const glows: Glow[] = [
    { kind: 'ceiling', at: [0, 0, ceilingM - 0.11], sizeM: [0.4, 0.4], aims: 'down', watts },
  ];
  const shape = {
    widthM: 0.4,
    depthM: 0.4,
    bottomM: ceilingM - 0.1,
    topM: ceilingM,
    layer: 'hung' as const,
    glows,
  };
  return piece(`ceiling lamp ${ceilingM} ${watts}`, shape, (mesh) => {
    disc(mesh, 'brass', [0, 0, ceilingM - 0.03], 0.19, 0.032, 32);
    lathe(
      mesh,
      'lamp',
      [0, 0, ceilingM - 0.085],
      [
        [
          [0, 0],
          [0.1, 0.006],
          [0.155, 0.025],
          [0.172, 0.056],
        ],
        [
          [0.172, 0.056],
          [0, 0.056],
        ],
      ],
      18,
    );
  });
}

/** Next to a front door or on a veranda's wall, at eye level. */
export const wallLamp = (): Piece =>
  piece(
    'wall lamp',
    {
      widthM: 0.12,
      depthM: 0.14,
      bottomM: 1.74,
      topM: 2.06,
      layer: 'wall',
      glows: [{ kind: 'wall', at: [0, -0.09, 1.72], sizeM: [0.1, 0.1], aims: 'down', watts: 8 }],
    },
    (mesh) => {
      tube(
        mesh,
        'black',
        [
          [0, 0.01, 1.9],
          [0, -0.08, 1.9],
        ],
        0.02,
        10,
      );
      disc(mesh, 'black', [0, -0.09, 2.03], 0.055, 0.02, 20);
      disc(mesh, 'black', [0, -0.09, 1.75], 0.055, 0.02, 20);
      lathe(
        mesh,
        'lamp',
        [0, -0.09, 1.77],
        [
          [
            [0, 0],
            [0.045, 0],
          ],
          [
            [0.045, 0],
            [0.045, 0.26],
          ],
          [
            [0.045, 0.26],
            [0, 0.26],
          ],
        ],
        20,
      );
    },
  );

const BLADES = 4;

/** A ceiling fan over beds and tables. */
export function ceilingFan(ceilingM: number): Piece {
  const hubM = ceilingM - 0.34;
  const shape = { widthM: 1.3, depthM: 1.3, bottomM: hubM - 0.08, topM: ceilingM, layer: 'hung' as const };
  return piece(`ceiling fan ${ceilingM}`, shape, (mesh) => {
    tube(
      mesh,
      'brass',
      [
        [0, -0.65, hubM],
        [0, -0.65, ceilingM],
      ],
      0.012,
      8,
    );
    lathe(
      mesh,
      'brass',
      [0, -0.65, hubM - 0.07],
      [
        [
          [0, 0],
          [0.07, 0.01],
          [0.1, 0.05],
          [0.09, 0.09],
          [0.02, 0.12],
          [0, 0.12],
        ],
      ],
      24,
    );
    for (let index = 0; index < BLADES; index += 1) {
      mesh.within({ at: [0, -0.65, hubM - 0.02], turnRad: (Math.PI / 2) * index + 0.5 }, (inner) => {
        box(inner, 'timber_d', [0.09, -0.05, 0], [0.62, 0.06, 0.008]);
      });
    }
  });
}

/** The indoor unit of a split air conditioner. */
export const airConditioner = (): Piece =>
  piece(
    'air conditioner',
    { widthM: 0.9, depthM: 0.22, bottomM: 2.24, topM: 2.54, layer: 'wall' },
    (mesh) => {
      soft(mesh, 'lacquer', [-0.45, -0.215, 2.25], [0.45, 0, 2.53], { radiusM: 0.05 });
      box(mesh, 'black', [-0.4, -0.2, 2.247], [0.4, -0.1, 2.256]);
    },
  );
