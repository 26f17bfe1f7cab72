import type { Material } from '#homes/model/materials.ts';
import type { MeshBuilder } from '../../mesh.ts';
import { box, tube } from '../../solids.ts';
import { horizontalFace, pane } from '../flat.ts';
import type { HouseStyle } from '../style.ts';
import { bar, type Hole, portal } from '../sweep.ts';
import type { PlacedOpening } from '../walls/sides.ts';
import { GLASS_M } from './glazing.ts';

const FRAME_M = 0.06;
const FRONT_M = 0.12;
const BOARDS = 6;
const GAP_M = 0.008;
const SIDE_LIGHT_FROM_M = 1.15;
const LEAF_BACK_M = FRONT_M + 0.068;

/** A doorway's parts from side to side. */
interface Layout {
  readonly hole: Hole;
  readonly leaf: Hole;
  /** 1 if the lock is at the greater x. */
  readonly lock: -1 | 1;
  /** A side light and the post between it and the leaf; null if the doorway is too narrow. */
  readonly beside: { readonly post: Hole; readonly light: Hole } | null;
}

/** A front door: vertical boards, a pull bar, a side light if the doorway is wide enough, a threshold. */
export function drawEntrance(mesh: MeshBuilder, placed: PlacedOpening, style: HouseStyle): void {
  const layout = layoutOf(placed);
  if (style.detail === 'live') drawFlat(mesh, layout, placed.wall.thicknessM, style);
  else drawFine(mesh, layout, placed.wall.thicknessM, style);
}

function layoutOf({ opening: { widthM, heightM }, hinge }: PlacedOpening): Layout {
  const hole = { x0: -widthM / 2, x1: widthM / 2, z0: -0.03, z1: heightM };
  const inner = { x0: hole.x0 + FRAME_M, x1: hole.x1 - FRAME_M, z0: 0.018, z1: heightM - FRAME_M };
  // The side light is on the lock's side.
  const lock = hinge < 0 ? 1 : -1;
  if (widthM < SIDE_LIGHT_FROM_M) return { hole, leaf: inner, lock, beside: null };
  const sideM = widthM > 1.5 ? 0.42 : 0.26;
  const edge = lock > 0 ? inner.x1 - sideM : inner.x0 + sideM;
  const post = { ...inner, x0: edge - FRAME_M / 2, x1: edge + FRAME_M / 2 };
  return lock > 0
    ? { hole, lock, leaf: { ...inner, x1: post.x0 }, beside: { post, light: { ...inner, x0: post.x1 } } }
    : { hole, lock, leaf: { ...inner, x0: post.x1 }, beside: { post, light: { ...inner, x1: post.x0 } } };
}

function drawFine(
  mesh: MeshBuilder,
  { hole, leaf, lock, beside }: Layout,
  thickM: number,
  { windowFrame, finish }: HouseStyle,
): void {
  portal(mesh, windowFrame, hole, bar(FRAME_M, 0.006, FRONT_M, thickM - 0.02));
  if (beside) {
    const { post, light } = beside;
    box(mesh, windowFrame, [post.x0, FRONT_M + 0.006, hole.z0], [post.x1, thickM - 0.026, post.z1 + 0.01]);
    mesh.faces('glass', [
      pane({ x0: light.x0 - 0.01, x1: light.x1 + 0.01, z0: -0.02, z1: light.z1 + 0.01 }, GLASS_M),
    ]);
  }
  drawBoards(mesh, leaf, finish.warm);
  drawPull(mesh, lock > 0 ? leaf.x1 - 0.11 : leaf.x0 + 0.11);
  box(mesh, 'stone_g', [hole.x0 - 0.012, -0.07, -0.073], [hole.x1 + 0.012, thickM + 0.012, 0.012], 0.006);
}

/** Boards with shadow gaps in front of the leaf. */
function drawBoards(mesh: MeshBuilder, { x0, x1, z0, z1 }: Hole, material: Material): void {
  const offM = 0.0015;
  box(mesh, material, [x0 + offM, LEAF_BACK_M - 0.016, z0 + offM], [x1 - offM, LEAF_BACK_M, z1 - offM]);
  const boardM = (x1 - x0) / BOARDS;
  for (let index = 0; index < BOARDS; index += 1) {
    box(
      mesh,
      material,
      [x0 + index * boardM + GAP_M / 2, FRONT_M + 0.026, z0],
      [x0 + (index + 1) * boardM - GAP_M / 2, LEAF_BACK_M - 0.008, z1 - 0.008],
      0.005,
    );
  }
}

/** A vertical bar at chest height on two holders. */
function drawPull(mesh: MeshBuilder, x: number): void {
  const y = FRONT_M - 0.03;
  const upright = [0.6, 1.9].map((z) => [x, y, z] as const);
  tube(mesh, 'chrome', upright, 0.016, 8);
  for (const z of [0.75, 1.75]) {
    const holder = [y, FRONT_M + 0.04].map((depth) => [x, depth, z] as const);
    tube(mesh, 'chrome', holder, 0.009, 6);
  }
}

/** For the live view: only what is visible from outside, and the leaf from inside. */
function drawFlat(
  mesh: MeshBuilder,
  { hole, leaf, beside }: Layout,
  thickM: number,
  { windowFrame, finish }: HouseStyle,
): void {
  const { x0, x1, z1 } = hole;
  const frame: Hole[] = [
    { ...hole, x1: x0 + FRAME_M },
    { ...hole, x0: x1 - FRAME_M },
    { x0: x0 + FRAME_M, x1: x1 - FRAME_M, z0: z1 - FRAME_M, z1 },
  ];
  if (beside) {
    frame.push(beside.post);
    mesh.faces('glass', [pane(beside.light, GLASS_M)]);
  }
  mesh.faces(
    windowFrame,
    frame.map((each) => pane(each, FRONT_M)),
  );
  mesh.faces(finish.warm, [pane(leaf, FRONT_M + 0.026), [...pane(leaf, LEAF_BACK_M)].reverse()]);
  mesh.faces('stone_g', [horizontalFace({ x0, x1, y0: 0, y1: thickM }, 0.012)]);
}
