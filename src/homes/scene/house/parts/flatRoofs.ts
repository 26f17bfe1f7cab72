import { grow, type Rect } from '#homes/model/geometry.ts';
import type { LidPart, ParapetPart } from '#homes/model/parts/part.ts';
import type { MeshBuilder } from '../../mesh.ts';
import type { Detail } from '../../scene.ts';
import { ringsOf } from './grid.ts';
import { drawPlate } from './plates.ts';
import { chamferOf } from './solids.ts';
import { barSection, sweep } from './sweeps.ts';

const CAP_M = 0.05;
const CAP_PROUD_M = 0.015;
const MEMBRANE_M = 0.022;
const SOFFIT_INSET_M = 0.12;
const SOFFIT_M = 0.022;
const PARAPET_M = 0.2;
const CAP_WIDE_M = 0.16;

/** A thick edge under a metal cap, timber below, a membrane on top. */
export function drawLid(mesh: MeshBuilder, part: LidPart, detail: Detail): void {
  const { rects, bottomM, topM, material, soffit } = part;
  drawPlate(mesh, material, part, chamferOf(detail));
  drawPlate(mesh, 'membrane', {
    rects: inset(rects, CAP_WIDE_M - 0.02),
    bottomM: topM - 0.01,
    topM: topM + MEMBRANE_M,
  });
  drawPlate(mesh, soffit, {
    rects: inset(rects, SOFFIT_INSET_M),
    bottomM: bottomM - SOFFIT_M,
    topM: bottomM + 0.01,
  });
  for (const ring of ringsOf(rects)) {
    sweep(mesh, 'alu_char', ring, barSection(-CAP_WIDE_M, CAP_PROUD_M, topM - CAP_M, topM + 0.014), true);
  }
}

/** A deck surrounded by a wall with a metal cap. */
export function drawParapet(mesh: MeshBuilder, part: ParapetPart, detail: Detail): void {
  const { rects, bottomM, deckM, topM, material } = part;
  drawPlate(mesh, 'membrane', { rects: inset(rects, 0.03), bottomM, topM: deckM });
  for (const ring of ringsOf(rects)) {
    sweep(mesh, material, ring, barSection(-PARAPET_M, 0, bottomM - 0.004, topM), true);
    const cut = chamferOf(detail);
    const top = topM + CAP_M;
    const cap = [
      [-PARAPET_M - 0.03, topM - 0.012],
      [0.03, topM - 0.012],
      [0.03, top - cut],
      [0.03 - cut, top],
      [-PARAPET_M - 0.03 + cut, top],
      [-PARAPET_M - 0.03, top - cut],
    ] as const;
    sweep(
      mesh,
      'alu_char',
      ring,
      detail === 'live' ? barSection(-PARAPET_M - 0.03, 0.03, topM - 0.012, top) : cap,
      true,
    );
  }
}

/** Insets each rectangle separately: correct if they overlap by more than twice the inset. */
const inset = (rects: readonly Rect[], metres: number): Rect[] => rects.map((rect) => grow(rect, -metres));
