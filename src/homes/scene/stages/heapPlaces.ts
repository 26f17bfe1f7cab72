import { contains, grow, overlap, placeRect, type Rect } from '../../model/geometry.ts';
import { HEAP_HALF_EXTENT_M, type HeapKind } from './heaps.ts';
import { scaffoldRect } from './scaffold.ts';
import type { StageSite } from './stage.ts';
import { excavationOf } from './trenches.ts';

/** The place of a heap, in site coordinates. */
export interface HeapPlace {
  readonly kind: HeapKind;
  readonly x: number;
  readonly y: number;
  readonly turnRad: number;
}

const KINDS: Readonly<Record<StageSite['stage'], readonly HeapKind[]>> = {
  foundation: ['spoil', 'spoil', 'sand', 'gravel', 'bars', 'blocks', 'spoil', 'mixer', 'cement'],
  structure: ['sand', 'blocks', 'gravel', 'blocks', 'mixer', 'timber', 'cement', 'bars', 'drum'],
  roof: ['sand', 'timber', 'blocks', 'timber', 'drum', 'cement'],
};
/** One of each for the whole site. */
const SHARED: readonly HeapKind[] = ['mixer', 'cement', 'bars'];
/** Distance in front of a building, and sideways from its middle. */
const BEFORE_M = [2.2, 7] as const;
const TRIES = 24;
const FENCE_M = 0.6;

/** Heaps in front of each building, clear of other heaps and of buildings. */
export function heapPlaces({ model, stage, stream }: StageSite): HeapPlace[] {
  const { blocks, site } = model;
  const random = stream('heaps');
  const plot = grow(site.plot, -FENCE_M);
  const taken: Rect[] = blocks.flatMap((block) => [
    placeRect(excavationOf(block), block.placement),
    placeRect(scaffoldRect(block), block.placement),
  ]);
  const places: HeapPlace[] = [];
  for (const { footprint, placement } of blocks) {
    for (const kind of KINDS[stage]) {
      if (SHARED.includes(kind) && places.some((place) => place.kind === kind)) continue;
      const reachM = HEAP_HALF_EXTENT_M[kind];
      for (let attempt = 0; attempt < TRIES; attempt += 1) {
        const middle = {
          x: random.between(footprint.x0 - 1, footprint.x1 + 1),
          y: footprint.y0 - random.between(...BEFORE_M) - reachM * 0.5,
        };
        const around = placeRect(
          grow({ x0: middle.x, x1: middle.x, y0: middle.y, y1: middle.y }, reachM),
          placement,
        );
        if (!contains(plot, around) || taken.some((rect) => overlap(rect, around))) continue;
        taken.push(around);
        const [x, y] = [(around.x0 + around.x1) / 2, (around.y0 + around.y1) / 2];
        // Long heaps are roughly parallel or perpendicular to the building.
        places.push({ kind, x, y, turnRad: random.between(-0.25, 0.25) + (placement.turns * Math.PI) / 2 });
        break;
      }
    }
  }
  return places;
}
