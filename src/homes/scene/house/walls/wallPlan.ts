import type { Point, Rect } from '#homes/model/geometry.ts';
import type { Material } from '#homes/model/materials.ts';
import type { Level, Wall, WallKind } from '#homes/model/model.ts';
import { isOpenAir, roomAt, runsEast } from './sides.ts';
import { strips } from './strips.ts';

/** A straight piece of wall face between two corners. */
export interface FaceRun {
  /** `x`: it runs from west to east at y = `at`; `y`: from south to north at x = `at`. */
  readonly along: 'x' | 'y';
  readonly at: number;
  readonly from: number;
  readonly to: number;
  /** 1 faces north or east, -1 faces south or west. */
  readonly facing: 1 | -1;
  readonly material: Material;
}

export interface WallPlan {
  readonly runs: readonly FaceRun[];
  /** The area that the walls cover, in pieces that touch but do not overlap. */
  readonly caps: readonly Rect[];
}

/** Gap to a neighbour's half of a party wall, so that no faces are coplanar there. */
const BLIND_GAP_M = 0.001;

/** All walls of a storey as one body: no wall's face is inside another wall. */
export function wallPlanOf(level: Level): WallPlan {
  const solids = solidsOf(level);
  const xs = edgesOf(solids.flatMap(({ rect }) => [rect.x0, rect.x1]));
  const ys = edgesOf(solids.flatMap(({ rect }) => [rect.y0, rect.y1]));
  const grid = { xs, ys, owner: ownersOf(solids, xs, ys) };
  return {
    runs: joined([...runsAlong(level, grid, 'x'), ...runsAlong(level, grid, 'y')]),
    caps: capsOf(grid),
  };
}

interface Solid {
  readonly rect: Rect;
  readonly wall: Wall;
}

interface Grid {
  readonly xs: readonly number[];
  readonly ys: readonly number[];
  /** The wall in the cell to the east and north of that edge; null if the cell is empty. */
  readonly owner: (column: number, row: number) => Wall | null;
}

/** Fills corners: a wall extends to the far face of the wall that it meets. */
function solidsOf(level: Level): Solid[] {
  const blind = blindEdges(level);
  return level.walls.map((wall) => {
    const half = wall.thicknessM / 2;
    const before = cornerReachM(level, wall, wall.from);
    const after = cornerReachM(level, wall, wall.to);
    const { from, to } = wall;
    const rect = runsEast(wall)
      ? { x0: from.x - before, x1: to.x + after, y0: from.y - half, y1: from.y + half }
      : { x0: from.x - half, x1: from.x + half, y0: from.y - before, y1: to.y + after };
    return { wall, rect: { ...rect, x0: Math.max(rect.x0, blind.west), x1: Math.min(rect.x1, blind.east) } };
  });
}

function cornerReachM({ walls }: Level, wall: Wall, { x, y }: Point): number {
  const across = walls.filter(
    (other) =>
      runsEast(other) !== runsEast(wall) &&
      x >= other.from.x &&
      x <= other.to.x &&
      y >= other.from.y &&
      y <= other.to.y,
  );
  return Math.max(0, ...across.map(({ thicknessM }) => thicknessM / 2));
}

/** Where a terrace's neighbour begins: half of the party wall belongs to it. */
function blindEdges(level: Level): { readonly west: number; readonly east: number } {
  const blind = { west: -Infinity, east: Infinity };
  for (const wall of level.walls) {
    if (wall.kind !== 'party' || runsEast(wall)) continue;
    const { x } = wall.from;
    const y = (wall.from.y + wall.to.y) / 2;
    if (!roomAt(level, { x: x - 0.3, y })) blind.west = x + BLIND_GAP_M;
    else if (!roomAt(level, { x: x + 0.3, y })) blind.east = x - BLIND_GAP_M;
  }
  return blind;
}

const edgesOf = (values: readonly number[]): number[] => {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted.filter((value, index) => index === 0 || value - (sorted[index - 1] ?? 0) > 1e-6);
};

const RANKS: Readonly<Record<WallKind, number>> = { outer: 0, party: 1, partition: 2 };

function ownersOf(solids: readonly Solid[], xs: readonly number[], ys: readonly number[]): Grid['owner'] {
  const ranked = [...solids].sort((a, b) => RANKS[a.wall.kind] - RANKS[b.wall.kind]);
  const cells = new Map<number, Wall>();
  for (const { rect, wall } of ranked) {
    for (let column = 0; column + 1 < xs.length; column += 1) {
      const x = ((xs[column] ?? 0) + (xs[column + 1] ?? 0)) / 2;
      if (x < rect.x0 || x > rect.x1) continue;
      for (let row = 0; row + 1 < ys.length; row += 1) {
        const y = ((ys[row] ?? 0) + (ys[row + 1] ?? 0)) / 2;
        const key = column * ys.length + row;
        if (y > rect.y0 && y < rect.y1 && !cells.has(key)) cells.set(key, wall);
      }
    }
  }
  return (column, row) =>
    column < 0 || row < 0 || column >= xs.length - 1 || row >= ys.length - 1
      ? null
      : (cells.get(column * ys.length + row) ?? null);
}

/** In the order that `joined` needs: line by line, and along each line. */
function runsAlong(level: Level, { xs, ys, owner }: Grid, along: 'x' | 'y'): FaceRun[] {
  const isX = along === 'x';
  const [lines, steps] = isX ? [ys, xs] : [xs, ys];
  const cell = (line: number, step: number) => (isX ? owner(step, line) : owner(line, step));
  const runs: FaceRun[] = [];
  lines.forEach((at, line) => {
    for (const facing of [-1, 1] as const) {
      for (let step = 0; step + 1 < steps.length; step += 1) {
        const [low, high] = [cell(line - 1, step), cell(line, step)];
        const [solid, beyond] = facing === 1 ? [low, high] : [high, low];
        if (!solid || beyond) continue;
        const [from, to] = [steps[step] ?? 0, steps[step + 1] ?? 0];
        const middle = (from + to) / 2;
        const off = at + facing * 0.01;
        const room = roomAt(level, isX ? { x: middle, y: off } : { x: off, y: middle });
        runs.push({ along, at, from, to, facing, material: isOpenAir(room) ? solid.material : 'plaster' });
      }
    }
  });
  return runs;
}

function joined(runs: readonly FaceRun[]): FaceRun[] {
  const all: FaceRun[] = [];
  for (const next of runs) {
    const last = all.at(-1);
    const goesOn =
      last?.along === next.along &&
      last.at === next.at &&
      last.facing === next.facing &&
      last.to === next.from &&
      last.material === next.material;
    if (last && goesOn) all[all.length - 1] = { ...last, to: next.to };
    else all.push(next);
  }
  return all;
}

/** In strips along x or along y, whichever needs fewer pieces. */
function capsOf({ xs, ys, owner }: Grid): Rect[] {
  const lying = strips(xs, ys, (column, row) => owner(column, row) !== null);
  const upright = strips(ys, xs, (row, column) => owner(column, row) !== null).map(
    ({ x0, x1, y0, y1 }): Rect => ({ x0: y0, x1: y1, y0: x0, y1: x1 }),
  );
  return lying.length <= upright.length ? lying : upright;
}
