import type { Material } from '#homes/model/materials.ts';
import type { RunStyle } from '#homes/model/site/site.ts';
import type { MeshBuilder } from '../../mesh.ts';
import type { Detail } from '../../scene.ts';
import { box } from '../../solids.ts';

/** One section of fence between two piers, from just inside one (x = 0) to just inside the next. */
export interface PanelOptions {
  readonly style: RunStyle;
  readonly heightM: number;
  readonly material: Material;
  readonly warm: Material;
  readonly detail: Detail;
}

const PANEL_M: Readonly<Record<RunStyle, number>> = {
  wall: 3,
  solid: 2.8,
  slats: 2.5,
  bars: 2.4,
  planted: 2.6,
  wicket: 1.5,
};
/** Distance between piers; doubled for high walls in the live view. */
export const panelLengthM = (style: RunStyle, detail: Detail): number =>
  PANEL_M[style] * (style === 'wall' && detail === 'live' ? 2 : 1);
/** A panel ends inside the piers, so that no two faces are coplanar. */
export const PIER_OVERLAP_M = 0.165;
const FOOT_M = -0.2;
const CAP: Material = 'stucco_char';
/** How far a cap overlaps its wall. */
const SEAT_M = 0.006;

export function panel(mesh: MeshBuilder, options: PanelOptions): void {
  const { style, heightM, material, detail } = options;
  const fine = detail === 'picture';
  const [x0, x1] = [0, panelLengthM(style, detail) - 2 * PIER_OVERLAP_M];
  const solid = (m: Material, halfM: number, z0: number, z1: number, cutM: number) =>
    box(mesh, m, [x0 + cutM, -halfM, z0], [x1 - cutM, halfM, z1], fine ? cutM : 0);
  if (style === 'wall' || style === 'solid') {
    solid(material, style === 'solid' ? 0.104 : 0.1, FOOT_M, heightM, 0.008);
    solid(CAP, 0.15, heightM - SEAT_M, heightM + 0.07, 0.012);
    return;
  }
  if (style === 'planted') {
    trough(mesh, x0, x1, options);
    return;
  }
  if (style === 'wicket') {
    wicket(mesh, x0, x1, options);
    return;
  }
  const baseM = style === 'slats' ? 0.38 * heightM : 0.42;
  solid(material, 0.11, FOOT_M, baseM, 0.008);
  solid(CAP, 0.15, baseM - SEAT_M, baseM + 0.06, 0.01);
  if (style === 'slats') slats(mesh, x0, x1, baseM + 0.12, heightM, fine);
  else bars(mesh, x0, x1, baseM + 0.06, heightM, fine);
}

function slats(mesh: MeshBuilder, x0: number, x1: number, from: number, to: number, fine: boolean): void {
  const [slatM, gapM] = fine ? [0.09, 0.05] : [0.2, 0.08];
  const count = Math.max(1, Math.floor((to - from + gapM) / (slatM + gapM)));
  for (let index = 0; index < count; index += 1) {
    const z = from + index * (slatM + gapM);
    box(mesh, 'steel_b', [x0, -0.02, z], [x1, 0.02, z + slatM], fine ? 0.006 : 0);
  }
}

function bars(mesh: MeshBuilder, x0: number, x1: number, from: number, to: number, fine: boolean): void {
  const spacingM = fine ? 0.11 : 0.22;
  const count = Math.round((x1 - x0) / spacingM);
  for (const z of [from + 0.06, to - 0.09]) {
    box(mesh, 'steel_b', [x0, -0.018, z], [x1, 0.018, z + 0.04], fine ? 0.004 : 0);
  }
  for (let index = 1; index < count; index += 1) {
    const x = x0 + ((x1 - x0) * index) / count;
    // Every fourth bar is taller.
    const top = index % 4 === 0 ? to + 0.06 : to;
    box(mesh, 'steel_b', [x - 0.009, -0.009, from - 0.02], [x + 0.009, 0.009, top], 0);
  }
}

const TROUGH_SOIL_M = 0.6;
/** A low wall filled with soil. */
function trough(mesh: MeshBuilder, x0: number, x1: number, { material, detail }: PanelOptions): void {
  const cutM = detail === 'picture' ? 0.01 : 0;
  const topM = TROUGH_SOIL_M + 0.07;
  for (const side of [-1, 1]) {
    box(mesh, material, [x0, side * 0.22, FOOT_M - 0.02], [x1, side * 0.13, topM], cutM);
  }
  box(mesh, 'soil', [x0 + 0.005, -0.135, FOOT_M + 0.01], [x1 - 0.005, 0.135, TROUGH_SOIL_M], 0);
}

/** A pedestrian gate: boards in a steel frame. */
function wicket(mesh: MeshBuilder, x0: number, x1: number, { heightM, warm, detail }: PanelOptions): void {
  const cutM = detail === 'picture' ? 0.006 : 0;
  const [left, right] = [x0 + 0.04, x1 - 0.04];
  const post = (x: number) => box(mesh, 'steel_b', [x, -0.03, 0.08], [x + 0.06, 0.03, heightM - 0.06], cutM);
  post(left);
  post(right - 0.06);
  for (const z of [0.1, heightM - 0.13]) {
    box(mesh, 'steel_b', [left + 0.05, -0.024, z], [right - 0.05, 0.024, z + 0.05], cutM);
  }
  const count = detail === 'picture' ? Math.floor((heightM - 0.32) / 0.118) : 1;
  const step = (heightM - 0.3) / count;
  for (let index = 0; index < count; index += 1) {
    const z = 0.16 + index * step;
    box(mesh, warm, [left + 0.055, -0.015, z], [right - 0.055, 0.015, z + step - 0.014], cutM);
  }
  box(mesh, 'brass', [right - 0.16, -0.055, 0.95], [right - 0.13, -0.01, 1.2], 0);
}
