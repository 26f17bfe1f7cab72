import type { Material } from '#homes/model/materials.ts';
import type { MeshBuilder } from '../../mesh.ts';
import { box } from '../../solids.ts';
import { type SimpleHouse, simpleHouse, simpleTank } from './simpleHouse.ts';

/** A neighbour's plot as seen over a wall or from the air: its front is y = 0, its south-west corner the origin. */
export const TOWN_PLOT_WIDTH_M = 18;
export const TOWN_PLOT_DEPTH_M = 24;

interface TownPlot {
  readonly yard: Material;
  readonly wall: Material;
  readonly houses: readonly SimpleHouse[];
  readonly tankM: number | null;
}

const house = (
  [x0, y0, x1, y1]: readonly [number, number, number, number],
  storeys: number,
  wall: Material,
  roof: Material,
  style: SimpleHouse['style'],
): SimpleHouse => ({ rect: { x0, y0, x1, y1 }, storeys, wall, roof, style });

/** Plots of the older streets around a new estate. */
export const TOWN_PLOTS: readonly TownPlot[] = [
  {
    yard: 'pave2',
    wall: 'stucco',
    tankM: 4.2,
    houses: [house([3, 8.5, 15, 19], 2, 'stucco', 'alu_red', 'hip')],
  },
  {
    yard: 'laterite',
    wall: 'stucco_sand',
    tankM: 2.6,
    houses: [house([2.4, 7, 15.4, 17], 1, 'stucco_sand', 'alu_green', 'hip')],
  },
  {
    yard: 'pave1',
    wall: 'stucco',
    tankM: 5,
    houses: [house([3.4, 8, 15.4, 20], 2, 'stucco_grey', 'alu_char', 'hip')],
  },
  {
    yard: 'laterite',
    wall: 'concrete',
    tankM: null,
    houses: [
      house([2, 6, 10, 20], 1, 'stucco_sand', 'alu_rust', 'gable'),
      house([12, 13, 16.4, 21], 1, 'concrete', 'alu_rust', 'gable'),
    ],
  },
  {
    yard: 'pave2',
    wall: 'stucco_sand',
    tankM: 5,
    houses: [house([3, 8, 15, 18.5], 3, 'stucco_sand', 'alu_brown', 'hip')],
  },
  {
    yard: 'field',
    wall: 'stucco',
    tankM: 3.4,
    houses: [
      house([2.2, 8, 8.4, 20], 1, 'stucco_terra', 'alu_brown', 'hip'),
      house([10.4, 10, 15.8, 16], 1, 'stucco_terra', 'alu_brown', 'hip'),
    ],
  },
  {
    yard: 'laterite',
    wall: 'concrete',
    tankM: null,
    houses: [house([3, 8, 14, 18.5], 2, 'concrete', 'alu_rust', 'flat')],
  },
  {
    yard: 'field',
    wall: 'stucco_sand',
    tankM: 2.8,
    houses: [house([3, 9, 14.5, 19.5], 1, 'stucco', 'alu_red', 'hip')],
  },
  {
    yard: 'laterite',
    wall: 'stucco',
    tankM: 3.6,
    houses: [house([2.6, 8, 15, 17], 1, 'stucco_terra', 'alu_rust', 'gable')],
  },
  {
    yard: 'pave1',
    wall: 'stucco_w',
    tankM: 4.6,
    houses: [house([3, 8, 15, 18], 2, 'stucco_w', 'alu_char', 'flat')],
  },
];

const WALL_M = 2;
const THICK_M = 0.2;
const GATE_M = 4;

export function townPlot(mesh: MeshBuilder, { yard, wall, houses, tankM }: TownPlot): void {
  const [w, d] = [TOWN_PLOT_WIDTH_M, TOWN_PLOT_DEPTH_M];
  box(mesh, yard, [0.02, 0.02, -0.3], [w - 0.02, d - 0.02, -0.01]);
  box(mesh, 'lawn', [0.4, 0.4, -0.28], [w * 0.55, 5.6, 0.03]);
  const gate = w * 0.78;
  box(mesh, wall, [0, 0, -0.31], [gate - GATE_M / 2, THICK_M, WALL_M]);
  box(mesh, wall, [gate + GATE_M / 2, 0, -0.31], [w, THICK_M, WALL_M]);
  box(mesh, wall, [0, d - THICK_M, -0.31], [w, d, WALL_M]);
  for (const x of [0.01, w - THICK_M - 0.01]) {
    box(mesh, wall, [x, THICK_M / 2, -0.32], [x + THICK_M, d - THICK_M / 2, WALL_M - 0.006]);
  }
  for (const each of houses) simpleHouse(mesh, each);
  if (tankM !== null) simpleTank(mesh, w - 1.6, d - 2.4, tankM);
}
