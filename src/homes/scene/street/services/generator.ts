import type { MeshBuilder } from '../../mesh.ts';
import type { Detail } from '../../scene.ts';
import { box, tube } from '../../solids.ts';

const FOOT_M = 0.18;

/** A louvred generator housing on a concrete base, its corner at the origin. */
export function generatorHouse(
  mesh: MeshBuilder,
  widthM: number,
  depthM: number,
  heightM: number,
  detail: Detail,
): void {
  const fine = detail === 'picture';
  const cutM = fine ? 0.01 : 0;
  box(mesh, 'concrete', [0, 0, -0.3], [widthM, depthM, FOOT_M], cutM);
  const [x0, y0, x1, y1] = [0.12, 0.12, widthM - 0.12, depthM - 0.12];
  const eavesM = heightM - 0.2;
  for (const x of [x0, x1 - 0.1]) {
    for (const y of [y0, y1 - 0.1])
      box(mesh, 'stucco_char', [x, y, FOOT_M - 0.01], [x + 0.1, y + 0.1, eavesM], cutM);
  }
  box(mesh, 'black', [x0 + 0.09, y0 + 0.09, FOOT_M - 0.02], [x1 - 0.09, y1 - 0.09, eavesM - 0.03]);
  const pitchM = fine ? 0.13 : 0.3;
  const count = Math.floor((eavesM - FOOT_M - 0.1) / pitchM);
  for (let index = 0; index < count; index += 1) {
    const z = FOOT_M + 0.06 + index * pitchM;
    const bladeM = pitchM * 0.62;
    for (const y of [y0 + 0.02, y1 - 0.06])
      box(mesh, 'steel', [x0 + 0.095, y, z], [x1 - 0.095, y + 0.04, z + bladeM], 0);
    for (const x of [x0 + 0.02, x1 - 0.06])
      box(mesh, 'steel', [x, y0 + 0.095, z + 0.004], [x + 0.04, y1 - 0.095, z + bladeM + 0.004], 0);
  }
  box(mesh, 'alu_char', [-0.18, -0.18, eavesM - 0.005], [widthM + 0.18, depthM + 0.18, heightM - 0.08], cutM);
  tube(
    mesh,
    'steel',
    [
      [widthM * 0.7, depthM * 0.6, heightM - 0.1],
      [widthM * 0.7, depthM * 0.6, heightM + 0.8],
    ],
    0.06,
    fine ? 12 : 6,
  );
}
