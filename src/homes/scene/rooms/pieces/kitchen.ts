import type { MeshBuilder } from '../../mesh.ts';
import { box, tube } from '../../solids.ts';
import { type Fitting, type Piece, piece } from '../layout/piece.ts';
import type { Theme } from '../theme.ts';
import { bowl } from './bowl.ts';
import { lathe } from './lathe.ts';

export const COUNTER_DEPTH_M = 0.62;
const TOP_M = 0.9;
const UNIT_M = 0.6;

/** The middles of the sink and the hob, measured from the run's middle. */
export interface Fittings {
  readonly sinkM?: number;
  readonly hobM?: number;
}

/** A run of base units under one worktop. */
export function counter(widthM: number, { sinkM, hobM }: Fittings, theme: Theme): Piece {
  const name = `counter ${widthM.toFixed(2)} ${sinkM?.toFixed(2) ?? '-'} ${hobM?.toFixed(2) ?? '-'}`;
  const fittings: Fitting[] = [
    ...(sinkM === undefined ? [] : [{ kind: 'sink' as const, xM: sinkM }]),
    ...(hobM === undefined ? [] : [{ kind: 'hob' as const, xM: hobM }]),
  ];
  const shape = { widthM, depthM: COUNTER_DEPTH_M, topM: TOP_M + 0.06, frontM: 0.6, fittings };
  return piece(name, shape, (mesh) => {
    const half = widthM / 2;
    box(mesh, 'black', [-half + 0.01, -0.54, 0], [half - 0.01, -0.01, 0.105]);
    carcass(mesh, half, sinkM, theme);
    fronts(mesh, widthM, theme);
    worktop(mesh, half, sinkM, theme);
    if (sinkM !== undefined) sink(mesh, sinkM);
    if (hobM !== undefined) hob(mesh, hobM);
  });
}

/** Lower under the sink. */
function carcass(mesh: MeshBuilder, half: number, at: number | undefined, { cabinet }: Theme): void {
  if (at === undefined) {
    box(mesh, cabinet, [-half, -0.575, 0.1], [half, 0, 0.86], 0.003);
    return;
  }
  box(mesh, cabinet, [-half, -0.575, 0.1], [at - 0.27, 0, 0.86]);
  box(mesh, cabinet, [at + 0.27, -0.575, 0.1], [half, 0, 0.86]);
  box(mesh, cabinet, [at - 0.272, -0.574, 0.101], [at + 0.272, -0.001, 0.7]);
}

function fronts(mesh: MeshBuilder, widthM: number, { cabinet }: Theme): void {
  const count = Math.max(1, Math.round(widthM / UNIT_M));
  const each = widthM / count;
  for (let index = 0; index < count; index += 1) {
    const x = -widthM / 2 + index * each;
    const drawers = index % 3 === 1;
    const rows = drawers
      ? ([
          [0.11, 0.42],
          [0.425, 0.64],
          [0.645, 0.85],
        ] as const)
      : ([[0.11, 0.85]] as const);
    for (const [low, high] of rows) {
      box(mesh, cabinet, [x + 0.003, -0.598, low], [x + each - 0.003, -0.577, high], 0.003);
      box(
        mesh,
        'brass',
        [x + each / 2 - 0.08, -0.616, high - 0.04],
        [x + each / 2 + 0.08, -0.597, high - 0.028],
      );
    }
  }
}

/** In pieces around the open basin. */
function worktop(mesh: MeshBuilder, half: number, at: number | undefined, { worktop: stone }: Theme): void {
  const [low, high] = [0.862, TOP_M];
  if (at === undefined) {
    box(mesh, stone, [-half, -COUNTER_DEPTH_M, low], [half, 0, high], 0.004);
  } else {
    box(mesh, stone, [-half, -COUNTER_DEPTH_M, low], [at - 0.26, 0, high]);
    box(mesh, stone, [at + 0.26, -COUNTER_DEPTH_M, low], [half, 0, high]);
    box(mesh, stone, [at - 0.262, -COUNTER_DEPTH_M, low + 0.0005], [at + 0.262, -0.5, high - 0.0005]);
    box(mesh, stone, [at - 0.262, -0.12, low + 0.0005], [at + 0.262, 0, high - 0.0005]);
  }
  box(mesh, stone, [-half, -0.015, high + 0.001], [half, 0.004, high + 0.06], 0.003);
}

function sink(mesh: MeshBuilder, at: number): void {
  box(mesh, 'steel', [at - 0.258, -0.498, 0.72], [at + 0.258, -0.122, 0.732]);
  for (const y of [-0.502, -0.128])
    box(mesh, 'steel', [at - 0.26, y, 0.721], [at + 0.26, y + 0.01, TOP_M + 0.004]);
  for (const x of [at - 0.262, at + 0.252])
    box(mesh, 'steel', [x, -0.5, 0.722], [x + 0.01, -0.12, TOP_M + 0.003]);
  tube(
    mesh,
    'chrome',
    [
      [at, -0.075, TOP_M],
      [at, -0.075, TOP_M + 0.26],
      [at, -0.12, TOP_M + 0.31],
      [at, -0.2, TOP_M + 0.31],
      [at, -0.23, TOP_M + 0.26],
    ],
    0.013,
    10,
  );
}

function hob(mesh: MeshBuilder, at: number): void {
  box(mesh, 'screen', [at - 0.29, -0.56, TOP_M + 0.0005], [at + 0.29, -0.08, TOP_M + 0.008], 0.002);
  for (const [x, y, radiusM] of [
    [-0.15, -0.2, 0.08],
    [0.15, -0.2, 0.1],
    [-0.15, -0.43, 0.1],
    [0.15, -0.43, 0.07],
  ] as const) {
    lathe(
      mesh,
      'steel_b',
      [at + x, y, TOP_M + 0.008],
      [
        [
          [0, 0],
          [radiusM, 0],
          [radiusM, 0.008],
          [radiusM - 0.03, 0.014],
          [0, 0.014],
        ],
      ],
      20,
    );
  }
  box(mesh, 'screen', [at - 0.28, -0.606, 0.3], [at + 0.28, -0.599, 0.75], 0.002);
  tube(
    mesh,
    'chrome',
    [
      [at - 0.24, -0.63, 0.71],
      [at + 0.24, -0.63, 0.71],
    ],
    0.009,
    8,
  );
  lathe(
    mesh,
    'steel',
    [at - 0.15, -0.43, TOP_M + 0.022],
    [
      [
        [0, 0],
        [0.1, 0],
      ],
      [
        [0.1, 0],
        [0.1, 0.13],
        [0.093, 0.13],
      ],
      [
        [0.093, 0.13],
        [0.093, 0.02],
        [0, 0.02],
      ],
    ],
    24,
  );
}

/** Wall cupboards with light over the worktop. */
export function upperCupboards(widthM: number, { cabinetAccent }: Theme): Piece {
  const [low, high] = [1.46, 2.2];
  return piece(
    `upper cupboards ${widthM}`,
    {
      widthM,
      depthM: 0.36,
      bottomM: low - 0.01,
      topM: high,
      layer: 'wall',
      glows: [
        {
          kind: 'strip',
          at: [0, -0.29, low - 0.02],
          sizeM: [widthM * 0.9, 0.03],
          aims: 'down',
          watts: 4 * widthM,
        },
      ],
    },
    (mesh) => {
      const half = widthM / 2;
      box(mesh, cabinetAccent, [-half, -0.33, low], [half, 0, high], 0.003);
      const count = Math.max(1, Math.round(widthM / 0.5));
      const each = widthM / count;
      for (let index = 0; index < count; index += 1) {
        const x = -half + index * each;
        box(
          mesh,
          cabinetAccent,
          [x + 0.003, -0.352, low - 0.012],
          [x + each - 0.003, -0.332, high - 0.004],
          0.003,
        );
      }
      box(mesh, 'lamp', [-half + 0.06, -0.3, low - 0.008], [half - 0.06, -0.28, low + 0.002]);
    },
  );
}

/** A cooker hood over the hob. */
export const hood = (): Piece =>
  piece('cooker hood', { widthM: 0.62, depthM: 0.46, bottomM: 1.55, topM: 2.45, layer: 'wall' }, (mesh) => {
    box(mesh, 'steel', [-0.3, -0.46, 1.56], [0.3, 0, 1.63], 0.006);
    box(mesh, 'steel', [-0.13, -0.27, 1.628], [0.13, 0, 2.44], 0.004);
    box(mesh, 'lamp', [-0.2, -0.26, 1.554], [0.2, -0.2, 1.562]);
  });

/** A fridge in a frame of cupboards. */
export const fridge = ({ cabinet }: Theme): Piece =>
  piece('fridge', { widthM: 0.72, depthM: 0.68, topM: 2.2, frontM: 0.6 }, (mesh) => {
    box(mesh, cabinet, [-0.36, -0.6, 0], [-0.335, 0, 2.2], 0.003);
    box(mesh, cabinet, [0.335, -0.6, 0], [0.36, 0, 2.2], 0.003);
    box(mesh, cabinet, [-0.334, -0.6, 1.86], [0.334, 0, 2.196], 0.003);
    for (const x of [-0.33, 0.002]) box(mesh, cabinet, [x, -0.62, 1.865], [x + 0.328, -0.601, 2.19], 0.003);
    box(mesh, 'steel', [-0.325, -0.6, 0.03], [0.325, -0.02, 1.85], 0.004);
    box(mesh, 'steel', [-0.322, -0.66, 0.05], [0.322, -0.605, 0.66], 0.012);
    box(mesh, 'steel', [-0.322, -0.66, 0.67], [0.322, -0.605, 1.84], 0.012);
    for (const [low, high] of [
      [0.38, 0.62],
      [0.74, 1.2],
    ] as const)
      tube(
        mesh,
        'chrome',
        [
          [-0.27, -0.68, low],
          [-0.27, -0.68, high],
        ],
        0.009,
        8,
      );
  });

/** An island for a large kitchen; its stools go at its back. */
export function island(widthM: number, theme: Theme): Piece {
  return piece(`island ${widthM}`, { widthM, depthM: 0.9, topM: 0.98, frontM: 0.75 }, (mesh) => {
    const half = widthM / 2;
    box(mesh, theme.cabinetAccent, [-half + 0.04, -0.86, 0.1], [half - 0.04, -0.28, 0.86], 0.004);
    box(mesh, 'black', [-half + 0.08, -0.83, 0], [half - 0.08, -0.32, 0.104]);
    box(mesh, theme.worktop, [-half, -0.9, 0.862], [half, 0, 0.9], 0.005);
    for (const x of [-half + 0.001, half - 0.039])
      box(mesh, theme.worktop, [x, -0.898, 0], [x + 0.038, -0.002, 0.863], 0.004);
    lathe(mesh, 'clay', [half - 0.4, -0.4, 0.9015], [bowl(0.17, 0.08)], 24);
  });
}
