import type { PlantingTheme } from '../finish.ts';
import { contains, grow, overlap, type Point, type QuarterTurns, type Rect, snap } from '../geometry.ts';
import { hash, randomStream } from '../random.ts';
import { spotsOf } from './plantingSpots.ts';
import type { Gate, Plant, PlantKind } from './site.ts';

export interface PlantingWish {
  readonly plot: Rect;
  readonly gate: Gate;
  readonly roads: readonly Rect[];
  readonly paths: readonly Rect[];
  /** All ground that is not for plants, the roads and paths and blocks too. */
  readonly taken: readonly Rect[];
  readonly stands: readonly Stand[];
  readonly theme: PlantingTheme;
  readonly seed: string;
}

/** A block's footprint, and how it is turned. */
export interface Stand {
  readonly rect: Rect;
  readonly turns: QuarterTurns;
}

interface Habit {
  readonly radiusM: readonly [number, number];
  readonly heightM: readonly [number, number];
  /** About the trunk, free of roads and walls. */
  readonly footM: number;
  /** From the trunk to a block: the crown does not grow into it. */
  readonly toBlockM: number;
  /** From one to the next, half of it. */
  readonly spreadM: number;
}

const HABITS: Readonly<Record<PlantKind, Habit>> = {
  palm: { radiusM: [1, 1.3], heightM: [5, 7.5], footM: 0.5, toBlockM: 2.4, spreadM: 1.5 },
  tree: { radiusM: [1.8, 2.5], heightM: [4.8, 6.4], footM: 0.6, toBlockM: 2.9, spreadM: 2 },
  column: { radiusM: [0.45, 0.55], heightM: [4.6, 6], footM: 0.5, toBlockM: 0.8, spreadM: 0.7 },
  shrub: { radiusM: [0.4, 0.55], heightM: [0.5, 0.8], footM: 0.5, toBlockM: 0.7, spreadM: 0.4 },
  plantain: { radiusM: [0.8, 1.1], heightM: [2.2, 2.8], footM: 0.5, toBlockM: 1.4, spreadM: 0.75 },
  bougainvillea: { radiusM: [0.5, 0.7], heightM: [0.9, 1.4], footM: 0.6, toBlockM: 0.9, spreadM: 0.6 },
};

const MAX_PLANTS = 64;
const FROM_WALL_M = 0.9;
const FORECOURT_M = 8;
const BESIDE_AXIS_M = 0.5;

/** As a gardener sets them: pairs at the gate, rows along drives and walls, trees at corners. Nothing is in the way. */
export function plantingOf(wish: PlantingWish): Plant[] {
  const { plot, taken, paths, stands, seed } = wish;
  const clear = [...taken, ...paths.map((path) => grow(path, BESIDE_AXIS_M)), ...stands.map(viewOf)];
  const plants: Plant[] = [];
  for (const { kind, at } of spotsOf(wish)) {
    if (plants.length >= MAX_PLANTS) break;
    const { footM, toBlockM, spreadM } = HABITS[kind];
    const isFree =
      contains(grow(plot, -FROM_WALL_M), around(at, 0)) &&
      !clear.some((each) => overlap(each, around(at, footM))) &&
      !stands.some(({ rect }) => overlap(rect, around(at, toBlockM))) &&
      plants.every((each) => apart(at, each.at) >= spreadM + HABITS[each.kind].spreadM);
    if (isFree) plants.push(grown(kind, at, seed));
  }
  return plants;
}

function grown(kind: PlantKind, at: Point, seed: string): Plant {
  const { radiusM, heightM } = HABITS[kind];
  const [x, y] = [snap(at.x), snap(at.y)];
  const name = `${kind} ${x} ${y}`;
  const stream = randomStream(seed, name);
  return {
    kind,
    at: { x, y },
    radiusM: stream.between(...radiusM),
    heightM: stream.between(...heightM),
    seed: hash(`${seed}/${name}`),
  };
}

const around = ({ x, y }: Point, metres: number): Rect => grow({ x0: x, y0: y, x1: x, y1: y }, metres);

const apart = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

/** The middle of a front is seen from its lane. */
function viewOf({ rect: { x0, y0, x1, y1 }, turns }: Stand): Rect {
  const sideM = (x1 - x0) / 4;
  return turns === 2
    ? { x0: x0 + sideM, x1: x1 - sideM, y0: y1, y1: y1 + FORECOURT_M }
    : { x0: x0 + sideM, x1: x1 - sideM, y0: y0 - FORECOURT_M, y1: y0 };
}
