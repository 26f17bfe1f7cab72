import type { Material } from '#homes/model/materials.ts';
import type { RunStyle } from '#homes/model/site/site.ts';
import type { MeshBuilder } from '../../mesh.ts';
import type { Detail } from '../../scene.ts';
import { box } from '../../solids.ts';

const HALF_M = 0.2;

/** Height of a pier's top; piers rise above their fence. */
export const pierTopM = (style: RunStyle, heightM: number): number =>
  style === 'planted' ? heightM - 0.1 : heightM + 0.06;

/** A square pier with a stone cap. */
export function pier(mesh: MeshBuilder, material: Material, topM: number, detail: Detail): void {
  const fine = detail === 'picture';
  const cap: Material = material === 'stucco_char' ? 'concrete' : 'stucco_char';
  box(mesh, material, [-HALF_M, -HALF_M, -0.25], [HALF_M, HALF_M, topM], fine ? 0.01 : 0);
  box(
    mesh,
    cap,
    [-HALF_M - 0.05, -HALF_M - 0.05, topM - 0.006],
    [HALF_M + 0.05, HALF_M + 0.05, topM + 0.08],
    fine ? 0.015 : 0,
  );
}
