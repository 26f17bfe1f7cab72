import { grow, overlap, type Rect } from '#homes/model/geometry.ts';
import type { Material } from '#homes/model/materials.ts';
import type { Level, Room, RoomKind } from '#homes/model/model.ts';
import type { MeshBuilder } from '../../mesh.ts';
import type { Detail } from '../../scene.ts';
import { box } from '../../solids.ts';
import { horizontalFace } from '../flat.ts';
import { stairwellsOf } from '../stairs/well.ts';
import { isOpenAir, placedOpenings } from '../walls/sides.ts';

/** From the walls' centre lines: floors and ceilings end inside the walls. */
const INTO_WALL_M = 0.04;
const FLOOR_M = 0.06;
/** A ceiling hangs below the slab, and its top is inside the slab. */
const CEILING_UNDER_M = 0.035;
const CEILING_INTO_SLAB_M = 0.025;
const THRESHOLD_TOP_M = 0.008;

const WOODEN: readonly RoomKind[] = ['bedroom', 'study', 'wardrobe', 'lounge'];
const floorOf = ({ kind }: Room): Material => (WOODEN.includes(kind) ? 'oak' : 'tile');

/** The finished floors of a storey, and thresholds in its passages. */
export function drawFloors(mesh: MeshBuilder, level: Level, detail: Detail): void {
  const wells = level.index > 0 ? stairwellsOf(level) : [];
  // Single sheets may meet in the middle of a doorway; plates leave that to a threshold.
  const intoM = detail === 'live' ? 0 : INTO_WALL_M;
  for (const room of level.rooms) {
    const covered = besideWell(grow(room.rect, -intoM), wells);
    drawSheet(mesh, floorOf(room), covered, {
      bottomM: level.zM - FLOOR_M,
      topM: level.zM,
      detail,
      shows: 'top',
    });
  }
  if (detail === 'live') return;
  for (const { frame, opening, wall } of placedOpenings(level)) {
    if (opening.kind === 'window' || opening.kind === 'entrance' || opening.kind === 'slider') continue;
    mesh.within(frame, () => {
      const half = opening.widthM / 2 + 0.006;
      const [y0, y1] = [0.022, wall.thicknessM - 0.022];
      box(mesh, 'tile', [-half, y0, -FLOOR_M - 0.006], [half, y1, THRESHOLD_TOP_M]);
    });
  }
}

/** The ceilings of a storey. If a stair continues up, `above` defines the opening for it. */
export function drawCeilings(mesh: MeshBuilder, level: Level, above: Level | null, detail: Detail): void {
  const wells = above ? stairwellsOf(above) : [];
  const ceilingM = level.zM + level.clearHeightM;
  for (const room of level.rooms.filter((each) => !isOpenAir(each))) {
    const covered = besideWell(grow(room.rect, -INTO_WALL_M), wells);
    drawSheet(mesh, 'ceiling', covered, {
      bottomM: ceilingM - CEILING_UNDER_M,
      topM: ceilingM + CEILING_INTO_SLAB_M,
      detail,
      shows: 'bottom',
    });
  }
}

/** Sheets end slightly before the well's edge, which shows the slab. */
const OFF_WELL_M = 0.004;

/** Covers only the part of a stair's room in front of its well; covers other rooms completely. */
function besideWell(rect: Rect, wells: readonly Rect[]): Rect {
  const well = wells.find((each) => overlap(each, rect));
  if (!well) return rect;
  return well.y0 - rect.y0 > rect.y1 - well.y1
    ? { ...rect, y1: well.y0 - OFF_WELL_M }
    : { ...rect, y0: well.y1 + OFF_WELL_M };
}

function drawSheet(
  mesh: MeshBuilder,
  material: Material,
  rect: Rect,
  {
    bottomM,
    topM,
    detail,
    shows,
  }: { bottomM: number; topM: number; detail: Detail; shows: 'top' | 'bottom' },
): void {
  if (detail === 'picture') box(mesh, material, [rect.x0, rect.y0, bottomM], [rect.x1, rect.y1, topM]);
  else if (shows === 'top') mesh.faces(material, [horizontalFace(rect, topM)]);
  else mesh.faces(material, [[...horizontalFace(rect, bottomM)].reverse()]);
}
