import { randomStream } from '#domain/random.ts';
import type { Design } from './designs.ts';
import type { Finish } from './finish.ts';
import { boundsOf, type Rect, snap } from './geometry.ts';
import type { ModelBuilding } from './listing.ts';
import type { Block, Level, Unit } from './model.ts';
import { balconiesOf } from './parts/balconies.ts';
import type { BlockContext } from './parts/blockContext.ts';
import { featuresOf } from './parts/features.ts';
import type { Part } from './parts/part.ts';
import { roofsOf } from './parts/roofs.ts';
import { servicesOf } from './parts/services.ts';
import { SLAB_M, slabsOf } from './parts/slabs.ts';
import { STEPS_DEPTH_M, stepsOf } from './parts/steps.ts';
import { type BlockPlan, planBlock } from './plan/blockPlan.ts';
import type { Blind } from './plan/floor.ts';
import { levelOf } from './plan/level.ts';

/** A block that is not placed on the site yet. */
export type UnplacedBlock = Omit<Block, 'placement'>;

export interface BlockOptions {
  readonly design: Design;
  readonly finish: Finish;
  readonly seed: string;
  readonly baths: number;
  readonly blind: Blind;
}

const PLINTH_M = 0.45;
const ROW_PLINTH_M = 0.3;
const FLAT_CLEAR_M = 2.87;
const HOUSE_CLEAR_M = [3.1, 3.2, 2.85] as const;

export function blockOf(building: ModelBuilding, index: number, options: BlockOptions): UnplacedBlock {
  const { design, seed, baths, blind } = options;
  // Blocks of a listing with the same rooms share one plan, so the stream belongs to the listing.
  const plan = planBlock(building, baths, { design, stream: randomStream(seed, 'plan') });
  const levels = levelsOf(plan, options);
  return {
    id: building.id,
    index,
    footprint: footprintOf(levels, blind),
    levels,
    units: unitsOf(building, plan, levels),
    parts: partsOf(levels, index, options),
  };
}

function partsOf([ground, ...upper]: readonly Level[], blockIndex: number, options: BlockOptions): Part[] {
  if (!ground) return [];
  const { design, finish, blind, seed } = options;
  const context: BlockContext = { levels: [ground, ...upper], design, finish, blind, seed, blockIndex };
  return [
    ...slabsOf(context),
    ...roofsOf(context),
    ...balconiesOf(context),
    ...stepsOf(context),
    ...featuresOf(context),
    ...servicesOf(context),
  ];
}

function levelsOf({ floors }: BlockPlan, { finish, blind, design }: BlockOptions): Level[] {
  const ownBounds = boundsOf(floors.flatMap(({ rooms }) => rooms.map(({ rect }) => rect)));
  let zM = design.form === 'row' ? ROW_PLINTH_M : PLINTH_M;
  return floors.map((floor, index) => {
    const clearHeightM = design.form === 'stacked' ? FLAT_CLEAR_M : (HOUSE_CLEAR_M[index] ?? FLAT_CLEAR_M);
    const storeyM = clearHeightM + SLAB_M;
    const level = levelOf(floor, {
      index,
      count: floors.length,
      zM,
      clearHeightM,
      storeyM,
      bounds: ownBounds,
      blind,
      finish,
      walls: design.walls,
    });
    zM = Math.round((zM + storeyM) * 1000) / 1000;
    return level;
  });
}

/** The outline to the walls' outer faces; a blind side ends in the middle of its party wall. */
function footprintOf(levels: readonly Level[], { west, east }: Blind): Rect {
  const all = levels.flatMap(({ rooms, outdoors }) => [...rooms, ...outdoors].map(({ rect }) => rect));
  const { x0, y0, x1, y1 } = boundsOf(all);
  const faceM = 0.15;
  return {
    x0: snap(x0 - (west ? 0 : faceM)),
    y0: snap(y0 - STEPS_DEPTH_M),
    x1: snap(x1 + (east ? 0 : faceM)),
    y1: snap(y1 + faceM),
  };
}

const unitsOf = (
  { apartments }: ModelBuilding,
  { unitLevels }: BlockPlan,
  levels: readonly Level[],
): Unit[] =>
  apartments.map(({ id, label, floor }) => ({
    id,
    label,
    floor,
    levels: unitLevels.get(id) ?? [],
    areaSqm: levels
      .flatMap(({ rooms }) => rooms)
      .filter(({ unitId }) => unitId === id)
      .reduce((sum, room) => sum + room.areaSqm, 0),
  }));
