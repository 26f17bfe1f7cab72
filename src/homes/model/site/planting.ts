import { hash, type RandomStream, randomStream } from '#domain/random.ts';
import { contains, grow, overlap, type Point, type Rect, snap } from '../geometry.ts';
import type { BlockMassing } from './massing.ts';
import { around, HABITS, TALL_M } from './plantHabits.ts';
import type { PlantingInput, Spot } from './plantingInput.ts';
import { preferredSpots } from './plantingSpots.ts';
import { FrontViews, isClearOf } from './plantingViews.ts';
import type { Plant } from './site.ts';

const MAX_PLANTS = 56;
const MAX_CROWNS = 27;
const FROM_WALL_M = 0.9;
const BESIDE_AXIS_M = 0.5;
const FORECOURT_M = 8;

/**
 * Palms and trees around each house, pairs at the gate, rows along drives and walls. No plant blocks a road or
 * path, grows into a roof or hides a front.
 */
export function plantingOf(input: PlantingInput): Plant[] {
  const { plot, taken, paths, massings, seed } = input;
  const clear = [...taken, ...paths.map((path) => grow(path, BESIDE_AXIS_M)), ...massings.map(viewOf)];
  const inside = grow(plot, -FROM_WALL_M);
  const views = new FrontViews(massings);
  const plants: Plant[] = [];
  let crowns = 0;
  const hasGround = ({ kind, at }: Spot): boolean => {
    const { footM, toBlockM, spreadM } = HABITS[kind];
    return (
      contains(inside, around(at, 0)) &&
      !clear.some((each) => overlap(each, around(at, footM))) &&
      !massings.some(({ rect }) => overlap(rect, around(at, toBlockM))) &&
      plants.every((each) => apart(at, each.at) >= spreadM + HABITS[each.kind].spreadM)
    );
  };
  for (const { spots, most } of preferredSpots(input)) {
    let left = Math.min(most, MAX_PLANTS - plants.length);
    for (const spot of spots) {
      if (left <= 0) break;
      if (!hasGround(spot) || (isCrowned(spot.kind) && crowns >= MAX_CROWNS)) continue;
      const fitting = sizes(spot, seed).find(
        (plant) => massings.every((massing) => isClearOf(massing, plant)) && views.allows(plant),
      );
      if (!fitting) continue;
      plants.push(fitting);
      views.add(fitting);
      if (isCrowned(spot.kind)) crowns += 1;
      left -= 1;
    }
  }
  return plants;
}

const MAX_HEIGHT_M: Readonly<Record<'palm' | 'tree', number>> = { palm: 11.6, tree: 9.6 };
const TALL_TREE_RADIUS_M = [2.5, 3.5] as const;
const MIN_TREE_RADIUS_M = 1.6;
const STEP_M = 0.3;

/** Possible sizes, best first: a palm grows taller until its crown is free, a tree gets narrower. */
function sizes({ kind, at, isTall = false, leastM = 0 }: Spot, seed: string): Plant[] {
  const [x, y] = [snap(at.x), snap(at.y)];
  const name = `${kind} ${x} ${y}`;
  const stream = randomStream(seed, name);
  const plant = { kind, at: { x, y }, seed: hash(`${seed}/${name}`) };
  if (kind === 'palm') {
    const radiusM = stream.between(...HABITS.palm.radiusM);
    const drawnM = isTall ? stream.between(TALL_M.palm, 9.2) : stream.between(...HABITS.palm.heightM);
    return steps(Math.max(leastM, drawnM), MAX_HEIGHT_M.palm).map((heightM) => ({
      ...plant,
      radiusM,
      heightM,
    }));
  }
  if (kind === 'tree') {
    const { widestM, heightM } = treeSize(isTall, stream);
    return steps(MIN_TREE_RADIUS_M, widestM)
      .reverse()
      .map((radiusM) => ({ ...plant, radiusM, heightM }));
  }
  const { radiusM, heightM } = HABITS[kind];
  return [{ ...plant, radiusM: stream.between(...radiusM), heightM: stream.between(...heightM) }];
}

const treeSize = (isTall: boolean, stream: RandomStream) => ({
  widestM: stream.between(...(isTall ? TALL_TREE_RADIUS_M : HABITS.tree.radiusM)),
  heightM: isTall ? stream.between(7.6, MAX_HEIGHT_M.tree) : stream.between(...HABITS.tree.heightM),
});

const steps = (from: number, to: number): number[] =>
  Array.from(
    { length: Math.max(1, Math.floor((to - from) / STEP_M) + 1) },
    (_, index) => from + index * STEP_M,
  );

const isCrowned = (kind: Plant['kind']): boolean => kind === 'palm' || kind === 'tree';

const apart = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

/** Ground without plants, so that the middle of a front is visible from its lane. */
function viewOf({ rect: { x0, y0, x1, y1 }, turns }: BlockMassing): Rect {
  const sideM = (x1 - x0) / 4;
  return turns === 2
    ? { x0: x0 + sideM, x1: x1 - sideM, y0: y1, y1: y1 + FORECOURT_M }
    : { x0: x0 + sideM, x1: x1 - sideM, y0: y0 - FORECOURT_M, y1: y0 };
}
