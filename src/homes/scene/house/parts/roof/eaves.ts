import type { RoofPart } from '#homes/model/parts/part.ts';
import type { Face, MeshBuilder } from '#homes/scene/mesh.ts';
import type { Vec3 } from '#homes/scene/vector.ts';
import type { Point2 } from '../grid.ts';
import { barSection, type Section, sweep } from '../sweeps.ts';
import { chained, cornersOf, type OpenEdge, rightOf } from './edges.ts';
import { heightAt } from './envelope.ts';

/** How far the sheets overhang the boards. */
const DRIP_M = 0.03;
const BOARD_M = 0.03;
const FASCIA_M = 0.24;
const VERGE_M = 0.2;
const END_GAP_M = 0.008;
const UNDER_SHEET_M = 0.047;

const GUTTER: Section = [
  [-0.028, -0.065],
  [-0.012, -0.14],
  [0.032, -0.165],
  [0.076, -0.14],
  [0.092, -0.065],
];

/** Fascia boards with gutters along the eaves, and boards up the verges. */
export function drawEaves(mesh: MeshBuilder, part: RoofPart, all: readonly OpenEdge[]): void {
  const { eavesM } = part;
  const edges = all.filter(({ isFlush }) => !isFlush);
  for (const { edges: path, isRing } of chained(edges.filter(({ kind }) => kind === 'eaves'))) {
    const corners = isRing ? cornersOf(path, true) : shortened(cornersOf(path, false));
    const bar = barSection(-DRIP_M - BOARD_M, -DRIP_M, eavesM - FASCIA_M, eavesM - UNDER_SHEET_M);
    sweep(mesh, part.fascia, corners, bar, isRing);
    sweep(
      mesh,
      'frame_w',
      corners,
      GUTTER.map(([out, z]) => [out, z + eavesM]),
      isRing,
    );
  }
  const isOneLine = (a: OpenEdge, b: OpenEdge) => {
    const [one, other] = [rightOf(a.from, a.to), rightOf(b.from, b.to)];
    return one[0] * other[0] + one[1] * other[1] > 0.999;
  };
  for (const { edges: path } of chained(
    edges.filter(({ kind }) => kind === 'verge'),
    isOneLine,
  )) {
    drawVerge(mesh, part, path);
  }
}

/** Shortened to end within the sheets. */
function shortened(corners: readonly Point2[]): Point2[] {
  const towards = (from: Point2, to: Point2): Point2 => {
    const long = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
    const share = END_GAP_M / long;
    return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
  };
  return corners.map((corner, index) => {
    if (index === 0) return towards(corner, corners[1] ?? corner);
    return index === corners.length - 1 ? towards(corner, corners[index - 1] ?? corner) : corner;
  });
}

function drawVerge(mesh: MeshBuilder, { fascia }: RoofPart, path: readonly OpenEdge[]): void {
  const [first] = path;
  if (!first) return;
  const out = rightOf(first.from, first.to);
  const ends = shortened([first.from, ...path.map(({ to }) => to)]);
  const points = ends
    .map((at, index) => ({ at, piece: (path[index - 1] ?? first).piece }))
    .map(({ at, piece }): Vec3 => [at[0], at[1], heightAt(piece.slope.plane, at)]);
  const cut = ([x, y, z]: Vec3): Vec3[] => {
    const corner = (insetM: number, up: number): Vec3 => [x - out[0] * insetM, y - out[1] * insetM, z + up];
    return [
      corner(DRIP_M + BOARD_M, -UNDER_SHEET_M - VERGE_M),
      corner(DRIP_M, -UNDER_SHEET_M - VERGE_M),
      corner(DRIP_M, -UNDER_SHEET_M),
      corner(DRIP_M + BOARD_M, -UNDER_SHEET_M),
    ];
  };
  const cuts = points.map(cut);
  const faces: Face[] = [];
  cuts.slice(1).forEach((next, index) => {
    const here = cuts[index] ?? [];
    here.forEach((_, side) => {
      const other = (side + 1) % here.length;
      const face = [here[side], next[side], next[other], here[other]];
      faces.push(face.filter((corner) => corner !== undefined));
    });
  });
  faces.push(cuts[0] ?? [], [...(cuts.at(-1) ?? [])].reverse());
  mesh.faces(fascia, faces);
}
