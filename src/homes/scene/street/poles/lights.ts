import type { MeshBuilder } from '../../mesh.ts';
import type { Detail } from '../../scene.ts';
import { box, tube } from '../../solids.ts';

/** A street light with a solar panel; its arm extends towards +y. */
export function streetLight(mesh: MeshBuilder, heightM: number, detail: Detail): void {
  const fine = detail === 'picture';
  const sides = fine ? 10 : 6;
  box(mesh, 'concrete', [-0.2, -0.2, -0.3], [0.2, 0.2, 0.14], fine ? 0.02 : 0);
  tube(
    mesh,
    'steel',
    [
      [0, 0, 0.1],
      [0, 0, heightM],
    ],
    [0.075, 0.045],
    sides,
  );
  tube(
    mesh,
    'steel',
    [
      [0, -0.05, heightM - 0.03],
      [0, 0.5, heightM + 0.16],
      [0, 1.1, heightM + 0.21],
    ],
    0.03,
    sides,
  );
  box(mesh, 'alu_char', [-0.13, 0.9, heightM + 0.17], [0.13, 1.5, heightM + 0.24], fine ? 0.015 : 0);
  box(mesh, 'lamp', [-0.09, 0.97, heightM + 0.155], [0.09, 1.43, heightM + 0.175]);
  if (!fine) return;
  tube(
    mesh,
    'steel',
    [
      [0, 0, heightM - 0.02],
      [0, 0, heightM + 0.4],
    ],
    0.025,
    6,
  );
  box(mesh, 'solar', [-0.36, -0.3, heightM + 0.38], [0.36, 0.34, heightM + 0.42]);
}

/** A knee-high light next to a path. */
export function bollard(mesh: MeshBuilder, detail: Detail): void {
  const cutM = detail === 'picture' ? 0.006 : 0;
  box(mesh, 'alu_char', [-0.05, -0.05, -0.1], [0.05, 0.05, 0.5], cutM);
  box(mesh, 'lamp', [-0.043, -0.043, 0.49], [0.043, 0.043, 0.57]);
  box(mesh, 'alu_char', [-0.055, -0.055, 0.565], [0.055, 0.055, 0.62], cutM);
}
