import type { RandomStream } from '#domain/random.ts';
import type { MeshBuilder } from '../../mesh.ts';
import { pane } from '../flat.ts';
import type { HouseStyle } from '../style.ts';
import { bar, chamferedBar, portal, ring } from '../sweep.ts';
import type { PlacedOpening } from '../walls/sides.ts';
import { drawCurtains } from './curtains.ts';
import { drawGlazing } from './glazing.ts';

const FRAME_M = 0.05;
const SASH_M = 0.06;
const LEAF_M = 1.1;
const TRACK_M = 0.05;
const FRONT_M = 0.11;
const LEAF_DEPTH_M = 0.04;
/** The frame's lower part is recessed into the floor. */
const TRACK_Z_M = -0.012;

/** Glass doors that slide past each other, to a balcony. */
export function drawSlider(
  mesh: MeshBuilder,
  placed: PlacedOpening,
  style: HouseStyle,
  stream: RandomStream,
): void {
  const { widthM, heightM } = placed.opening;
  const hole = { x0: -widthM / 2, x1: widthM / 2, z0: TRACK_Z_M, z1: heightM };
  const count = Math.max(2, Math.round(widthM / LEAF_M));
  if (style.detail === 'live') {
    drawGlazing(mesh, hole, { columns: count, transomM: 0, hasSashes: false }, style);
  } else {
    drawLeaves(mesh, hole, count, style);
    if (style.finish.windows === 'surround' || style.finish.windows === 'moulded') {
      portal(mesh, style.finish.trim, { ...hole, z0: -0.06 }, chamferedBar(0.008, 0.11, -0.07, 0.05, 0.01));
    }
  }
  drawCurtains(mesh, hole, placed, { style, stream });
}

function drawLeaves(
  mesh: MeshBuilder,
  hole: { x0: number; x1: number; z0: number; z1: number },
  count: number,
  { windowFrame }: HouseStyle,
): void {
  ring(mesh, windowFrame, hole, bar(FRAME_M, 0.006, FRONT_M, FRONT_M + 2 * TRACK_M + 0.006));
  const [from, to] = [hole.x0 + FRAME_M, hole.x1 - FRAME_M];
  const leafM = (to - from) / count;
  for (let index = 0; index < count; index += 1) {
    const front = FRONT_M + 0.008 + (index % 2) * TRACK_M;
    const leaf = {
      x0: from + index * leafM - (index > 0 ? SASH_M / 2 : 0.01),
      x1: from + (index + 1) * leafM + (index < count - 1 ? SASH_M / 2 : 0.01),
      z0: hole.z0 + FRAME_M - 0.01,
      z1: hole.z1 - FRAME_M + 0.01,
    };
    ring(mesh, windowFrame, leaf, bar(SASH_M, 0, front, front + LEAF_DEPTH_M));
    const held = SASH_M - 0.012;
    mesh.faces('glass', [
      pane(
        { x0: leaf.x0 + held, x1: leaf.x1 - held, z0: leaf.z0 + held, z1: leaf.z1 - held },
        front + LEAF_DEPTH_M / 2,
      ),
    ]);
  }
}
