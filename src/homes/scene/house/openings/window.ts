import type { RandomStream } from '#domain/random.ts';
import type { MeshBuilder } from '../../mesh.ts';
import { box } from '../../solids.ts';
import type { HouseStyle } from '../style.ts';
import type { Hole } from '../sweep.ts';
import type { PlacedOpening } from '../walls/sides.ts';
import { drawCurtains } from './curtains.ts';
import { drawGlazing, type Lights } from './glazing.ts';
import { drawTrim } from './trim.ts';

const SMALL_M = 1;
const COLUMN_M = 0.95;
const TALL_COLUMN_M = 0.72;
const TRANSOM_M = 0.42;
const BAR_SPACING_M = 0.13;
const BAR_M = 0.014;

/** A window in its wall, with its surround and curtains. */
export function drawWindow(
  mesh: MeshBuilder,
  placed: PlacedOpening,
  {
    style,
    stream,
    isPlain,
    hasBars,
  }: { style: HouseStyle; stream: RandomStream; isPlain: boolean; hasBars: boolean },
): void {
  const hole = holeOf(placed);
  drawGlazing(mesh, hole, lightsOf(hole, style), style);
  if (!isPlain) drawTrim(mesh, hole, style, placed.wall.thicknessM);
  if (hasBars) drawBars(mesh, hole, style);
  drawCurtains(mesh, hole, placed, { style, stream });
}

export function holeOf({ opening: { widthM, sillM, heightM } }: PlacedOpening): Hole {
  return { x0: -widthM / 2, x1: widthM / 2, z0: sillM, z1: sillM + heightM };
}

function lightsOf({ x0, x1, z0, z1 }: Hole, { finish }: HouseStyle): Lights {
  const widthM = x1 - x0;
  if (widthM < SMALL_M) return { columns: 1, transomM: z1 - z0 > 1.2 ? TRANSOM_M : 0, hasSashes: true };
  const isTall = finish.windows === 'tall';
  const columns = Math.max(2, Math.round(widthM / (isTall ? TALL_COLUMN_M : COLUMN_M)));
  const hasTransom = (finish.windows === 'moulded' || isTall) && z1 - z0 > 1.3;
  return { columns, transomM: hasTransom ? TRANSOM_M : 0, hasSashes: true };
}

/** Vertical bars and two horizontal flats, between the wall's face and the window. */
function drawBars(mesh: MeshBuilder, { x0, x1, z0, z1 }: Hole, { windowFrame, detail }: HouseStyle): void {
  if (detail === 'live') return;
  const count = Math.max(2, Math.round((x1 - x0) / BAR_SPACING_M));
  for (let index = 1; index < count; index += 1) {
    const x = x0 + ((x1 - x0) * index) / count;
    box(mesh, windowFrame, [x - BAR_M / 2, 0.075, z0 - 0.01], [x + BAR_M / 2, 0.075 + BAR_M, z1 + 0.01]);
  }
  for (const share of [0.12, 0.5, 0.88]) {
    const z = z0 + (z1 - z0) * share;
    box(mesh, windowFrame, [x0 - 0.01, 0.069, z - 0.015], [x1 + 0.01, 0.081, z + 0.015]);
  }
}
