import type { Material } from '#homes/model/materials.ts';
import type { FinsPart, PergolaPart, ScreenPart } from '#homes/model/parts/part.ts';
import type { Face, MeshBuilder } from '../../mesh.ts';
import type { Detail } from '../../scene.ts';
import { box } from '../../solids.ts';
import type { Vec3 } from '../../vector.ts';
import type { Point2 } from './grid.ts';
import { clipped, type HalfPlane } from './roof/polygons.ts';

const CELL_M = 0.29;
const RIB_M = 0.036;
const CROSS_M = 0.04;
const FIN_M = 0.05;
const RAIL_M = 0.04;
const RAFTER_M = 0.055;
const RAFTER_HEIGHT_M = 0.12;
const RAFTER_STEP_M = 0.3;
const BEAM_M = 0.1;
const BEAM_HEIGHT_M = 0.16;
const POST_M = 0.1;

interface Panel {
  readonly lengthM: number;
  readonly bottomM: number;
  readonly topM: number;
  readonly depthM: number;
}

/** Breeze blocks along x, centred in depth: square cells with a cross in each. Plain in the live view. */
export function drawLatticeBetween(
  mesh: MeshBuilder,
  material: Material,
  panel: Panel,
  detail: Detail,
): void {
  const { lengthM, bottomM, topM, depthM } = panel;
  const half = depthM / 2;
  if (detail === 'live') {
    box(mesh, material, [0, -half, bottomM - 0.01], [lengthM, half, topM + 0.01]);
    return;
  }
  const columns = Math.max(1, Math.round(lengthM / CELL_M));
  const rows = Math.max(1, Math.round((topM - bottomM) / CELL_M));
  const [wide, high] = [lengthM / columns, (topM - bottomM) / rows];
  for (let column = 0; column <= columns; column += 1) {
    const x = Math.min(Math.max(column * wide, RIB_M / 2), lengthM - RIB_M / 2);
    box(mesh, material, [x - RIB_M / 2, -half, bottomM - 0.01], [x + RIB_M / 2, half, topM + 0.01]);
  }
  for (let row = 0; row <= rows; row += 1) {
    const z = bottomM + row * high;
    box(
      mesh,
      material,
      [0.003, -half + 0.003, z - RIB_M / 2],
      [lengthM - 0.003, half - 0.003, z + RIB_M / 2],
    );
  }
  for (const rising of [1, -1] as const) {
    // The two directions end in different planes, inside the ribs.
    const endM = rising > 0 ? 0.008 : 0.012;
    const inside: HalfPlane[] = [
      { a: 1, b: 0, c: endM },
      { a: -1, b: 0, c: endM - lengthM },
      { a: 0, b: 1, c: bottomM + endM - 0.012 },
      { a: 0, b: -1, c: endM - 0.012 - topM },
    ];
    for (let line = -rows; line < columns + rows; line += 1) {
      const from: Point2 = [line * wide, rising > 0 ? bottomM : topM];
      const to: Point2 = [(line + rows) * wide, rising > 0 ? topM : bottomM];
      drawCross(mesh, material, strip(from, to), inside, half - (rising > 0 ? 0.016 : 0.019));
    }
  }
}

function strip(from: Point2, to: Point2): Point2[] {
  const long = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const [x, z] = [((to[1] - from[1]) / long) * (CROSS_M / 2), (-(to[0] - from[0]) / long) * (CROSS_M / 2)];
  return [
    [from[0] + x, from[1] + z],
    [to[0] + x, to[1] + z],
    [to[0] - x, to[1] - z],
    [from[0] - x, from[1] - z],
  ];
}

function drawCross(
  mesh: MeshBuilder,
  material: Material,
  bar: readonly Point2[],
  inside: readonly HalfPlane[],
  half: number,
): void {
  const outline = inside.reduce<Point2[]>(
    (rest, plane) => (rest.length > 0 ? clipped(rest, plane) : []),
    [...bar],
  );
  if (outline.length < 3) return;
  const front = outline.map(([x, z]): Vec3 => [x, -half, z]);
  const back = outline.map(([x, z]): Vec3 => [x, half, z]);
  const faces: Face[] = [front, [...back].reverse()];
  outline.forEach((_, index) => {
    const next = (index + 1) % outline.length;
    const face = [front[index], back[index], back[next], front[next]];
    faces.push(face.filter((corner) => corner !== undefined));
  });
  mesh.faces(material, faces);
}

export function drawScreen(
  mesh: MeshBuilder,
  { material, rect, bottomM, topM }: ScreenPart,
  detail: Detail,
): void {
  const { x0, x1, y0, y1 } = rect;
  const isAcross = x1 - x0 >= y1 - y0;
  const at: Vec3 = isAcross ? [x0, (y0 + y1) / 2, 0] : [(x0 + x1) / 2, y0, 0];
  const panel = {
    lengthM: isAcross ? x1 - x0 : y1 - y0,
    depthM: isAcross ? y1 - y0 : x1 - x0,
    bottomM,
    topM,
  };
  mesh.within({ at, turnRad: isAcross ? 0 : Math.PI / 2 }, () =>
    drawLatticeBetween(mesh, material, panel, detail),
  );
}

/** Slats with three dark rails behind them; horizontal slats have uprights. */
export function drawFins(mesh: MeshBuilder, part: FinsPart, detail: Detail): void {
  const {
    material,
    rect: { x0, x1, y0, y1 },
    bottomM,
    topM,
    spacingM,
    lie,
  } = part;
  const [from, to] = lie === 'upright' ? [x0, x1] : [bottomM, topM];
  const count = Math.max(1, Math.round((to - from) / (detail === 'live' ? spacingM * 2 : spacingM)));
  const cut = detail === 'live' ? 0 : 0.005;
  for (let index = 0; index <= count; index += 1) {
    const at = Math.min(Math.max(from + ((to - from) * index) / count, from + FIN_M / 2), to - FIN_M / 2);
    if (lie === 'upright') {
      box(mesh, material, [at - FIN_M / 2, y0, bottomM], [at + FIN_M / 2, y1, topM], cut);
    } else {
      const depth = Math.min(0.07, y1 - y0);
      box(mesh, material, [x0, y1 - depth, at - FIN_M / 2 - 0.02], [x1, y1, at + FIN_M / 2], cut);
    }
  }
  if (lie === 'upright') {
    for (const z of [bottomM + 0.25, (bottomM + topM) / 2, topM - 0.25]) {
      box(mesh, 'frame', [x0 + 0.01, y1 - 0.015, z - RAIL_M / 2], [x1 - 0.01, y1 + 0.03, z + RAIL_M / 2]);
    }
  } else {
    const posts = Math.max(1, Math.round((x1 - x0) / 1.2));
    for (let index = 0; index <= posts; index += 1) {
      const x = Math.min(Math.max(x0 + ((x1 - x0) * index) / posts, x0 + 0.05), x1 - 0.05);
      box(mesh, 'frame', [x - 0.02, y1 - 0.015, bottomM + 0.01], [x + 0.02, y1 + 0.03, topM - 0.01]);
    }
  }
}

export function drawPergola(mesh: MeshBuilder, part: PergolaPart, detail: Detail): void {
  const {
    material,
    rect: { x0, x1, y0, y1 },
    topM,
    postsFromM,
  } = part;
  const cut = detail === 'live' ? 0 : 0.005;
  const beamTop = topM - RAFTER_HEIGHT_M + 0.012;
  for (const y of [y0, y1 - BEAM_M]) {
    box(mesh, 'frame', [x0, y, beamTop - BEAM_HEIGHT_M], [x1, y + BEAM_M, beamTop], cut);
  }
  if (postsFromM !== null) {
    for (const x of [x0 + 0.02, x1 - POST_M - 0.02]) {
      box(mesh, 'frame', [x, y0 + 0.003, postsFromM], [x + POST_M, y0 + POST_M - 0.003, beamTop - 0.02], cut);
    }
  }
  const count = Math.max(2, Math.round((x1 - x0) / RAFTER_STEP_M));
  for (let index = 0; index <= count; index += 1) {
    const x = x0 + RAFTER_M + ((x1 - x0 - 2 * RAFTER_M) * index) / count;
    box(
      mesh,
      material,
      [x - RAFTER_M / 2, y0 - 0.28, topM - RAFTER_HEIGHT_M],
      [x + RAFTER_M / 2, y1 + 0.06, topM],
      cut,
    );
  }
}
