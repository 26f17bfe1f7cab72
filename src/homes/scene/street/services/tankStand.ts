import type { MeshBuilder } from '../../mesh.ts';
import type { Detail } from '../../scene.ts';
import { box, tube } from '../../solids.ts';
import type { Vec3 } from '../../vector.ts';

const STAND_M = 5;
const HALF_M = 0.85;
const RADIUS_M = 0.75;
const TANK_M = 1.6;

/** A ribbed tank on a braced steel stand, 5 m high, around the origin. */
export function tankStand(mesh: MeshBuilder, detail: Detail): void {
  const fine = detail === 'picture';
  const cutM = fine ? 0.006 : 0;
  for (const x of [-HALF_M, HALF_M]) {
    for (const y of [-HALF_M, HALF_M]) {
      box(mesh, 'concrete', [x - 0.2, y - 0.2, -0.3], [x + 0.2, y + 0.2, 0.12], cutM);
      box(mesh, 'steel', [x - 0.06, y - 0.06, 0.1], [x + 0.06, y + 0.06, STAND_M], cutM);
    }
  }
  for (const z of [STAND_M * 0.33, STAND_M * 0.66, STAND_M]) {
    for (const side of [-HALF_M, HALF_M]) {
      box(mesh, 'steel', [-HALF_M, side - 0.045, z - 0.12], [HALF_M, side + 0.045, z - 0.02], 0);
      box(mesh, 'steel', [side - 0.045, -HALF_M, z - 0.115], [side + 0.045, HALF_M, z - 0.025], 0);
    }
  }
  if (fine) braces(mesh);
  box(
    mesh,
    'steel',
    [-HALF_M - 0.12, -HALF_M - 0.12, STAND_M + 0.005],
    [HALF_M + 0.12, HALF_M + 0.12, STAND_M + 0.055],
    cutM,
  );
  tank(mesh, STAND_M + 0.05, fine ? 24 : 12);
  tube(
    mesh,
    'frame_w',
    [
      [HALF_M + 0.18, -0.3, -0.1],
      [HALF_M + 0.18, -0.3, STAND_M + 0.4],
    ],
    0.03,
    8,
  );
}

function braces(mesh: MeshBuilder): void {
  for (let stage = 0; stage < 3; stage += 1) {
    const [a, b] = [(STAND_M * stage) / 3 + 0.12, (STAND_M * (stage + 1)) / 3 - 0.14];
    for (const side of [-HALF_M, HALF_M]) {
      const bars: readonly (readonly [Vec3, Vec3])[] = [
        [
          [-HALF_M, side - 0.02, a],
          [HALF_M, side - 0.02, b],
        ],
        [
          [HALF_M, side + 0.02, a],
          [-HALF_M, side + 0.02, b],
        ],
        [
          [side - 0.02, -HALF_M, a],
          [side - 0.02, HALF_M, b],
        ],
        [
          [side + 0.02, HALF_M, a],
          [side + 0.02, -HALF_M, b],
        ],
      ];
      for (const bar of bars) tube(mesh, 'steel', bar, 0.022, 6);
    }
  }
}

function tank(mesh: MeshBuilder, z0: number, sides: number): void {
  const path: Vec3[] = [];
  const radii: number[] = [];
  const put = (z: number, radiusM: number) => {
    path.push([0, 0, z0 + z]);
    radii.push(radiusM);
  };
  const bodyM = TANK_M * 0.82;
  const ribs = 6;
  for (let rib = 0; rib < ribs; rib += 1) {
    const foot = (bodyM * rib) / ribs;
    const ribM = bodyM / ribs;
    put(foot + 0.02 * ribM, RADIUS_M * 0.965);
    put(foot + 0.2 * ribM, RADIUS_M);
    put(foot + 0.7 * ribM, RADIUS_M);
    put(foot + 0.88 * ribM, RADIUS_M * 0.965);
  }
  put(bodyM, RADIUS_M * 0.97);
  put(TANK_M * 0.93, RADIUS_M * 0.62);
  put(TANK_M * 0.965, RADIUS_M * 0.31);
  put(TANK_M * 0.97, RADIUS_M * 0.28);
  put(TANK_M, RADIUS_M * 0.28);
  tube(mesh, 'tank', path, radii, sides);
}
