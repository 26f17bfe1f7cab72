import type { Level } from '#homes/model/model.ts';
import type { Face, MeshBuilder } from '../../mesh.ts';
import type { Detail } from '../../scene.ts';
import { horizontalFace } from '../flat.ts';
import { drawReveal, spanOf } from './reveal.ts';
import { type PlacedOpening, placedOpenings, runsEast } from './sides.ts';
import { type FaceRun, wallPlanOf } from './wallPlan.ts';

/** Walls begin inside the slab below and end inside the one above, so that no gap shows. */
const INTO_SLAB_M = 0.05;
const INTO_SLAB_ABOVE_M = 0.09;
const INTO_ROOF_M = 0.04;

interface Heights {
  readonly bottomM: number;
  readonly topM: number;
}

/**
 * All walls of a storey: faces cut by their openings, reveals, and caps above and below. Lined openings get no
 * reveals because their trim replaces them.
 */
export function drawWalls(
  mesh: MeshBuilder,
  level: Level,
  {
    isTop,
    detail,
    isLined,
  }: { isTop: boolean; detail: Detail; isLined: (opening: PlacedOpening) => boolean },
): void {
  const { runs, caps } = wallPlanOf(level);
  const openings = placedOpenings(level);
  const heights = {
    bottomM: level.zM - INTO_SLAB_M,
    topM: level.zM + level.clearHeightM + (isTop ? INTO_ROOF_M : INTO_SLAB_ABOVE_M),
  };
  for (const run of runs) mesh.faces(run.material, facesOf(run, level, openings, heights));
  for (const opening of openings) if (!isLined(opening)) drawReveal(mesh, opening, detail);
  mesh.faces(
    'stucco_grey',
    caps.map((cap) => horizontalFace(cap, heights.topM)),
  );
  // The undersides are never visible.
  if (detail === 'live') return;
  mesh.faces(
    'concrete',
    caps.map((cap) => [...horizontalFace(cap, heights.bottomM)].reverse()),
  );
}

function facesOf(run: FaceRun, { zM }: Level, openings: readonly PlacedOpening[], heights: Heights): Face[] {
  const { bottomM, topM } = heights;
  const faces: Face[] = [];
  let done = run.from;
  for (const each of openingsIn(run, openings)) {
    const [sillM, headM] = spanOf(each);
    const { from, to } = extentOf(each);
    faces.push(
      upright(run, done, from, bottomM, topM),
      upright(run, from, to, bottomM, zM + sillM),
      upright(run, from, to, zM + headM, topM),
    );
    done = to;
  }
  faces.push(upright(run, done, run.to, bottomM, topM));
  return faces;
}

function openingsIn(run: FaceRun, openings: readonly PlacedOpening[]): PlacedOpening[] {
  return openings
    .filter((each) => {
      const { wall } = each;
      const middle = run.along === 'x' ? wall.from.y : wall.from.x;
      const { from, to } = extentOf(each);
      return (
        runsEast(wall) === (run.along === 'x') &&
        Math.abs(Math.abs(run.at - middle) - wall.thicknessM / 2) < 1e-6 &&
        from > run.from &&
        to < run.to
      );
    })
    .sort((a, b) => extentOf(a).from - extentOf(b).from);
}

function extentOf({ wall, opening }: PlacedOpening): { readonly from: number; readonly to: number } {
  const from = (runsEast(wall) ? wall.from.x : wall.from.y) + opening.offsetM;
  return { from, to: from + opening.widthM };
}

function upright({ along, at, facing }: FaceRun, from: number, to: number, z0: number, z1: number): Face {
  // Facing south or east, the face starts at the lower end; facing north or west, at the higher end.
  const [p, q] = (along === 'x') === (facing === -1) ? [from, to] : [to, from];
  return along === 'x'
    ? [
        [p, at, z0],
        [q, at, z0],
        [q, at, z1],
        [p, at, z1],
      ]
    : [
        [at, p, z0],
        [at, q, z0],
        [at, q, z1],
        [at, p, z1],
      ];
}
