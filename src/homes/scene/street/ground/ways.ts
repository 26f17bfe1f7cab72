import { rectsWithout } from '#homes/model/difference.ts';
import type { Rect } from '#homes/model/geometry.ts';
import { placeRect } from '#homes/model/geometry.ts';
import type { Material } from '#homes/model/materials.ts';
import type { HomeModel } from '#homes/model/model.ts';
import { type Focus, isNear } from '../focus.ts';
import type { StreetInstances } from '../StreetInstances.ts';
import { DRAIN_M, KERB_M } from './kerbs.ts';
import { type Bond, paving } from './paving.ts';

const DRIVE_TOP_M = 0.045;
const PATH_TOP_M = 0.058;
/** Depth of the steps in front of a veranda. */
const STEPS_M = 0.98;
/** Paths are drawn slightly narrower than the ground reserved for them. */
const PATH_MARGIN_M = 0.12;
const TINTS: readonly [Material, Material, Material] = ['pave1', 'pave2', 'pave3'];

/** Drives, paths and the crossings of verges. */
export function ways(
  instances: StreetInstances,
  { site, finish, blocks }: HomeModel,
  focus: Focus | undefined,
): void {
  const stones: readonly [Material, ...Material[]] = [finish.paving, ...TINTS];
  const driveBond: Bond = {
    longM: 0.9,
    wideM: 0.6,
    gapM: 0.012,
    topM: DRIVE_TOP_M,
    stones,
    bed: 'joint',
    hasBorder: false,
    isStaggered: true,
  };
  const crossingBond: Bond = { ...driveBond, longM: 0.3, wideM: 0.15, gapM: 0.008, hasBorder: true };
  const pathBond: Bond = {
    ...driveBond,
    longM: 0.6,
    wideM: 0.6,
    gapM: 0.05,
    topM: PATH_TOP_M,
    bed: 'lawn',
    isStaggered: false,
  };
  const lay = (area: Rect, bond: Bond) => paving(instances, area, bond, isNear(area, focus));
  for (const drive of merged(site.paved)) {
    const line = site.fenceOpenings.find(
      (way) => way.y > drive.y0 && way.y < drive.y1 && way.x0 < drive.x1 && way.x1 > drive.x0,
    );
    if (!line) {
      lay(drive, driveBond);
      continue;
    }
    const south = { ...drive, y1: line.y };
    const north = { ...drive, y0: line.y };
    lay(south, line.inwards === 1 ? crossingBond : driveBond);
    lay(north, line.inwards === 1 ? driveBond : crossingBond);
  }
  const built = blocks.flatMap(({ levels, placement }) => {
    const ground = levels[0];
    if (!ground) return [];
    const open = ground.outdoors.map(({ rect }) => ({ ...rect, y0: rect.y0 - STEPS_M }));
    const rooms = ground.rooms.map(({ rect }) => ({ ...rect, y0: rect.y0 - 0.2 }));
    return [...open, ...rooms].map((each) => placeRect(each, placement));
  });
  for (const path of site.paths) {
    const y0 = Math.max(path.y0, site.street.y1 + KERB_M + DRAIN_M);
    const laid = { ...path, y0, x0: path.x0 + PATH_MARGIN_M, x1: path.x1 - PATH_MARGIN_M };
    for (const piece of rectsWithout([laid], built).filter((each) => each.x1 - each.x0 > 1.2))
      lay(piece, pathBond);
  }
  for (const road of site.roads.filter(({ y1 }) => y1 <= site.plot.y0)) {
    lay({ ...road, y0: site.street.y1 + KERB_M + DRAIN_M }, crossingBond);
  }
}

/** Adjacent bays form one drive. */
function merged(bays: readonly Rect[]): Rect[] {
  const all: Rect[] = [];
  for (const bay of [...bays].sort((a, b) => a.y0 - b.y0 || a.x0 - b.x0)) {
    const before = all.at(-1);
    if (before && before.y0 === bay.y0 && before.y1 === bay.y1 && Math.abs(before.x1 - bay.x0) < 0.02) {
      all[all.length - 1] = { ...before, x1: bay.x1 };
    } else all.push(bay);
  }
  return all;
}
