import type { PlantingTheme } from '../finish.ts';
import { areaOf, contains, grow, overlap, type Point, type Rect, snap } from '../geometry.ts';
import { hash, type RandomStream, randomStream } from '../random.ts';
import type { Plant, PlantKind } from './site.ts';

interface Habit {
  readonly radiusM: readonly [number, number];
  readonly heightM: readonly [number, number];
}

const HABITS: Readonly<Record<PlantKind, Habit>> = {
  palm: { radiusM: [1, 1.3], heightM: [5, 7.5] },
  tree: { radiusM: [1.6, 2.4], heightM: [4.5, 6.5] },
  column: { radiusM: [0.45, 0.55], heightM: [4.6, 6] },
  shrub: { radiusM: [0.4, 0.55], heightM: [0.5, 0.8] },
  plantain: { radiusM: [0.8, 1.1], heightM: [2.2, 2.8] },
  bougainvillea: { radiusM: [0.5, 0.7], heightM: [0.9, 1.4] },
};

/** The first kind leads; the others keep it company. */
const THEMES: Readonly<Record<PlantingTheme, readonly [PlantKind, ...PlantKind[]]>> = {
  palms: ['palm', 'palm', 'shrub'],
  shade: ['tree', 'shrub', 'plantain'],
  columns: ['column', 'column', 'shrub', 'palm'],
  bougainvillea: ['bougainvillea', 'bougainvillea', 'palm', 'shrub'],
  plantain: ['plantain', 'shrub', 'palm'],
};

const SQM_PER_PLANT = 32;
const MAX_PLANTS = 140;
const TRIES = 4;
const CLEAR_M = 0.4;
const HEDGE_M = 2.8;

/** A row inside the side walls, and what grows on the free ground between. Nothing stands in the way. */
export function plantingOf(plot: Rect, taken: readonly Rect[], theme: PlantingTheme, seed: string): Plant[] {
  const plants: Plant[] = [];
  const kinds = THEMES[theme];
  const put = (at: Point, kind: PlantKind, name: string): boolean => {
    const plant = grown(kind, at, randomStream(seed, name), hash(`${seed}/${name}`));
    if (!fits(plant, plot, taken, plants)) return false;
    plants.push(plant);
    return true;
  };
  for (let y = plot.y0 + 1.4; y < plot.y1 - 1; y += HEDGE_M) {
    for (const x of [plot.x0 + 1.4, plot.x1 - 1.4]) {
      put({ x, y }, kinds[0], `row ${x} ${snap(y)}`);
    }
  }
  const wanted = Math.min(MAX_PLANTS, Math.round(areaOf(plot) / SQM_PER_PLANT));
  for (let index = 0; index < wanted; index += 1) {
    const name = `plant ${index}`;
    const stream = randomStream(seed, `${name} place`);
    const kind = stream.pick(kinds);
    for (let attempt = 0; attempt < TRIES; attempt += 1) {
      const at = { x: stream.between(plot.x0, plot.x1), y: stream.between(plot.y0, plot.y1) };
      if (put(at, kind, name)) break;
    }
  }
  return plants;
}

function grown(kind: PlantKind, { x, y }: Point, stream: RandomStream, seed: number): Plant {
  const { radiusM, heightM } = HABITS[kind];
  return {
    kind,
    at: { x: snap(x), y: snap(y) },
    radiusM: stream.between(...radiusM),
    heightM: stream.between(...heightM),
    seed,
  };
}

const around = ({ at: { x, y }, radiusM }: Plant): Rect => grow({ x0: x, y0: y, x1: x, y1: y }, radiusM);

function fits(plant: Plant, plot: Rect, taken: readonly Rect[], plants: readonly Plant[]): boolean {
  const room = around(plant);
  return (
    contains(grow(plot, -CLEAR_M), room) &&
    !taken.some((each) => overlap(each, room)) &&
    !plants.some((each) => overlap(around(each), room))
  );
}
