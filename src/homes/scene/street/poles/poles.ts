import type { MeshBuilder } from '../../mesh.ts';
import { box, tube } from '../../solids.ts';
import type { Vec3 } from '../../vector.ts';

const POLE_M = 8.6;
const ARM_M = 0.9;
const WIRE_OFFSETS_M: readonly number[] = [-0.8, -0.3, 0.3, 0.8];
const ARM_DROPS_M: readonly number[] = [0.35, 1];
const SAG_M = 0.5;
const SEGMENTS = 12;

/** A wooden pole with two arms across the street (along y), eight insulators and two prepaid meters in their boxes. */
export function woodenPole(mesh: MeshBuilder): void {
  tube(
    mesh,
    'bark',
    [
      [0, 0, -0.3],
      [0, 0, POLE_M],
    ],
    [0.155, 0.1],
    10,
  );
  for (const z of [1.4, 2.05]) {
    box(mesh, 'condenser', [-0.13, -0.34, z], [0.13, -0.1, z + 0.5], 0.015);
    box(mesh, 'car_glass', [-0.07, -0.348, z + 0.28], [0.07, -0.3, z + 0.4], 0);
  }
  tube(
    mesh,
    'steel',
    [
      [0, -0.2, 2.54],
      [0, -0.15, POLE_M - 1.6],
    ],
    0.018,
    5,
  );
  for (const drop of ARM_DROPS_M) {
    const z = POLE_M - drop;
    box(mesh, 'bark', [0.08, -ARM_M, z - 0.05], [0.18, ARM_M, z + 0.05], 0.01);
    tube(
      mesh,
      'steel',
      [
        [0.13, -0.5, z - 0.03],
        [0.1, 0, z - 0.45],
      ],
      0.014,
      5,
    );
    tube(
      mesh,
      'steel',
      [
        [0.13, 0.5, z - 0.03],
        [0.1, 0, z - 0.45],
      ],
      0.014,
      5,
    );
    for (const y of WIRE_OFFSETS_M) {
      tube(
        mesh,
        'clay',
        [
          [0.13, y, z + 0.04],
          [0.13, y, z + 0.1],
          [0.13, y, z + 0.16],
        ],
        [0.035, 0.045, 0.025],
        7,
      );
    }
  }
}

/** Eight sagging wires from pole to pole: from the origin to `spanM` along x. */
export function wires(mesh: MeshBuilder, spanM: number): void {
  ARM_DROPS_M.forEach((drop, tier) => {
    WIRE_OFFSETS_M.forEach((y, index) => {
      const sagM = SAG_M + 0.06 * ((index * 3 + tier) % 4);
      const path = Array.from({ length: SEGMENTS + 1 }, (_, step): Vec3 => {
        const t = step / SEGMENTS;
        return [0.13 + spanM * t, y, POLE_M - drop + 0.15 - sagM * 4 * t * (1 - t)];
      });
      tube(mesh, 'black', path, 0.011, 4);
    });
  });
}

/** A transformer between two poles 2.6 m apart along x, the first at the origin. */
export function transformer(mesh: MeshBuilder): void {
  tube(
    mesh,
    'bark',
    [
      [2.6, 0, -0.3],
      [2.6, 0, POLE_M - 1.6],
    ],
    [0.155, 0.12],
    10,
  );
  for (const y of [-0.24, 0.16]) box(mesh, 'steel', [-0.3, y, 3.3], [2.9, y + 0.08, 3.46], 0.01);
  box(mesh, 'condenser', [0.75, -0.42, 3.465], [1.85, 0.42, 4.6], 0.03);
  for (let fin = 0; fin < 7; fin += 1) {
    const x = 0.82 + fin * 0.15;
    for (const y of [-0.56, 0.4]) box(mesh, 'condenser', [x, y, 3.62], [x + 0.05, y + 0.16, 4.42], 0);
  }
  for (const x of [0.95, 1.3, 1.65])
    tube(
      mesh,
      'clay',
      [
        [x, 0, 4.58],
        [x, 0, 4.72],
        [x, 0, 4.95],
      ],
      [0.06, 0.08, 0.03],
      8,
    );
  box(mesh, 'steel', [1.1, -0.62, 1.2], [1.7, -0.34, 2], 0.02);
  tube(
    mesh,
    'steel',
    [
      [1.4, -0.3, 1.9],
      [1.4, -0.2, 3.5],
    ],
    0.035,
    6,
  );
}
