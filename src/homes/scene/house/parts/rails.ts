import type { Finish } from '#homes/model/finish.ts';
import type { RailPart } from '#homes/model/parts/part.ts';
import type { Side } from '#homes/model/sides.ts';
import type { MeshBuilder } from '../../mesh.ts';
import type { Detail } from '../../scene.ts';
import { box } from '../../solids.ts';
import type { Point2 } from './grid.ts';
import { drawLatticeBetween } from './lattice.ts';
import { chamferOf } from './solids.ts';

const PANEL_M = 1.15;
const GAP_M = 0.04;
const BAR_STEP_M = 0.105;
const LIVE_BAR_STEP_M = 0.48;
const BAR_M = 0.016;
const POST_M = 0.045;
const POST_STEP_M = 1.2;
const WALL_HALF_M = 0.075;

/** Rails along the rectangle's open sides; the corners belong to the sides that face the street or the back. */
export function drawRail(mesh: MeshBuilder, part: RailPart, finish: Finish, detail: Detail): void {
  for (const side of part.openSides) {
    const [from, to] = endsOf(part, side);
    const lengthM = Math.hypot(to[0] - from[0], to[1] - from[1]);
    const turnRad = Math.atan2(to[1] - from[1], to[0] - from[0]);
    const isSide = side === 'west' || side === 'east';
    const floorM = part.floorM - (isSide ? 0.005 : 0);
    const own = { ...part, heightM: part.heightM - (isSide ? 0.004 : 0) };
    mesh.within({ at: [from[0], from[1], floorM], turnRad }, () => {
      if (part.style === 'glass') glass(mesh, lengthM, own.heightM, detail);
      else if (part.style === 'bars') bars(mesh, lengthM, own, detail);
      else if (part.style === 'solid') solid(mesh, lengthM, own, finish, detail);
      else breeze(mesh, lengthM, own, finish, detail);
    });
  }
}

/** The sides end inside the front rail, slightly lower, so that no two faces are coplanar. */
const CORNER_M = 0.06;

function endsOf({ rect: { x0, x1, y0, y1 }, openSides }: RailPart, side: Side): readonly [Point2, Point2] {
  const [south, north] = [
    openSides.includes('south') ? y0 + CORNER_M : y0,
    openSides.includes('north') ? y1 - CORNER_M : y1,
  ];
  if (side === 'south')
    return [
      [x0, y0],
      [x1, y0],
    ];
  if (side === 'north')
    return [
      [x1, y1],
      [x0, y1],
    ];
  if (side === 'west')
    return [
      [x0, north],
      [x0, south],
    ];
  return [
    [x1, south],
    [x1, north],
  ];
}

function glass(mesh: MeshBuilder, lengthM: number, heightM: number, detail: Detail): void {
  const count = Math.max(1, Math.round(lengthM / PANEL_M));
  for (let index = 0; index < count; index += 1) {
    const [a, b] = [(lengthM * index) / count + GAP_M / 2, (lengthM * (index + 1)) / count - GAP_M / 2];
    box(mesh, 'glass_rail', [a, -0.006, 0.03], [b, 0.006, heightM - 0.015]);
  }
  box(mesh, 'frame', [0, -0.03, -0.01], [lengthM, 0.03, 0.06], detail === 'live' ? 0 : 0.005);
  box(mesh, 'frame', [0, -0.025, heightM - 0.035], [lengthM, 0.025, heightM], detail === 'live' ? 0 : 0.006);
}

function bars(mesh: MeshBuilder, lengthM: number, { material, heightM }: RailPart, detail: Detail): void {
  const step = detail === 'live' ? LIVE_BAR_STEP_M : BAR_STEP_M;
  const count = Math.max(1, Math.round(lengthM / step));
  const posts = Math.max(1, Math.round(count / Math.round(POST_STEP_M / step)));
  const postEvery = Math.max(1, Math.round(count / posts));
  for (let index = 0; index <= count; index += 1) {
    const isPost = index % postEvery === 0 || index === count;
    const half = (isPost ? POST_M : BAR_M) / 2;
    const x = Math.min(Math.max((lengthM * index) / count, half), lengthM - half);
    box(mesh, material, [x - half, -half, isPost ? -0.01 : 0.08], [x + half, half, heightM - 0.02]);
  }
  box(mesh, material, [0.004, -0.018, 0.07], [lengthM - 0.004, 0.018, 0.105]);
  box(
    mesh,
    material,
    [0.002, -0.028, heightM - 0.04],
    [lengthM - 0.002, 0.028, heightM],
    detail === 'live' ? 0 : 0.006,
  );
}

function solid(mesh: MeshBuilder, lengthM: number, part: RailPart, finish: Finish, detail: Detail): void {
  const { material, heightM } = part;
  const cut = chamferOf(detail);
  box(mesh, material, [0, -WALL_HALF_M, -0.02], [lengthM, WALL_HALF_M, heightM - 0.06], cut);
  box(
    mesh,
    finish.trim,
    [-0.012, -WALL_HALF_M - 0.03, heightM - 0.064],
    [lengthM + 0.012, WALL_HALF_M + 0.03, heightM],
    cut,
  );
}

const COPING_M = 0.07;
const KERB_M = 0.16;

/** Pierced blocks between a kerb and a coping. */
function breeze(mesh: MeshBuilder, lengthM: number, part: RailPart, finish: Finish, detail: Detail): void {
  const { material, heightM } = part;
  const cut = chamferOf(detail);
  box(mesh, finish.trim, [0, -WALL_HALF_M - 0.01, -0.02], [lengthM, WALL_HALF_M + 0.01, KERB_M], cut);
  box(
    mesh,
    finish.trim,
    [-0.006, -WALL_HALF_M - 0.025, heightM - COPING_M],
    [lengthM + 0.006, WALL_HALF_M + 0.025, heightM],
    cut,
  );
  drawLatticeBetween(
    mesh,
    material,
    { lengthM, bottomM: KERB_M, topM: heightM - COPING_M, depthM: 0.11 },
    detail,
  );
}
