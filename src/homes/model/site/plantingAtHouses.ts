import type { RandomStream } from '#domain/random.ts';
import type { PlantingTheme } from '../finish.ts';
import { depthOf, widthOf } from '../geometry.ts';
import type { Spot, WishedSpots } from './plantingWish.ts';
import type { PlantKind } from './site.ts';
import type { Stand } from './stands.ts';

/** What a garden is known by from afar. */
type Character = 'palms' | 'leafy' | 'columns';

const CHARACTERS: Readonly<Record<PlantingTheme, readonly [Character, ...Character[]]>> = {
  palms: ['palms'],
  shade: ['leafy'],
  columns: ['columns', 'palms'],
  bougainvillea: ['leafy', 'palms'],
  plantain: ['palms', 'leafy'],
};

/** One for all houses of a listing. */
export const characterOf = (theme: PlantingTheme, stream: RandomStream): Character =>
  stream.pick(CHARACTERS[theme]);

/** Across: metres out from the house's side (-1 west, 1 east). Deep: metres behind its front, negative before it. */
type LocalSpot = readonly [kind: PlantKind, side: 1 | -1, outM: number, deepM: number];

/** How far out from a side a trunk stands: in the gap to a neighbour, and past the end of a row. */
const IN_GAP_M = 1.1;
const MID_GAP_M = 2;
const PAST_END_M = 3;
const BEHIND_M = 2.6;
const BEFORE_M = -3.2;
const ONE_STOREY_M = 5;
const TWO_STOREYS_M = 7.5;
/** From the street, of what stands behind a house one sees what is higher than so much of its walls. */
const SEEN_OVER = 1.6;
const HIGHEST_SEEN_M = 11;

/** What stands behind and beside a house so that its crown shows over the roof or next to it; then its front garden. */
export function aboutHouse(stand: Stand, character: Character, near: 1 | -1): WishedSpots[] {
  const { rect } = stand;
  const far = near === 1 ? -1 : 1;
  const depthM = depthOf(rect);
  const quarterM = -widthOf(rect) / 4;
  const group = (most: number, isTall: boolean, spots: readonly LocalSpot[]): WishedSpots => ({
    most,
    spots: spots.map((spot) => placed(stand, spot, isTall)),
  });
  const palmsAt = (side: 1 | -1, most: number): WishedSpots =>
    group(most, true, [
      ['palm', side, IN_GAP_M, depthM - 1.4],
      ['palm', side, IN_GAP_M + 0.2, depthM + 1.3],
      ['palm', side, IN_GAP_M, depthM * 0.5],
      ['palm', side, PAST_END_M, depthM * 0.35],
      ['palm', side, MID_GAP_M, BEFORE_M - 0.5],
      ['palm', side, MID_GAP_M, BEFORE_M - 2.6],
      ['palm', side, PAST_END_M, -2],
      ['palm', side, quarterM, depthM + BEHIND_M],
    ]);
  const treesAt = (side: 1 | -1): WishedSpots =>
    group(1, true, [
      ['tree', side, IN_GAP_M, depthM + BEHIND_M],
      ['tree', side, IN_GAP_M, depthM + BEHIND_M + 0.8],
      ['tree', side, PAST_END_M, depthM * 0.75],
      ['tree', side, quarterM, depthM + BEHIND_M],
    ]);
  const front = (kind: PlantKind, side: 1 | -1): WishedSpots =>
    group(1, false, [
      [kind, side, IN_GAP_M, BEFORE_M],
      [kind, side, IN_GAP_M, BEFORE_M - 1],
      [kind, side, -0.9, BEFORE_M - 0.9],
    ]);
  // Before two storeys a picture would cut a palm's crown off.
  const low: PlantKind = stand.heightM < ONE_STOREY_M ? 'palm' : 'plantain';
  const columns = group(2, false, [
    ['column', -1, -0.3, -1.4],
    ['column', 1, -0.3, -1.4],
  ]);
  // Nothing rises over a block of flats: palms stand at both its ends.
  if (stand.heightM > TWO_STOREYS_M) return [palmsAt(near, 2), palmsAt(far, 2), treesAt(far), columns];
  switch (character) {
    case 'palms':
      return [palmsAt(near, 2), palmsAt(far, 1), treesAt(far), front(low, near)];
    case 'leafy':
      return [
        treesAt(near),
        treesAt(far),
        palmsAt(near, 1),
        front(stand.heightM < ONE_STOREY_M ? 'tree' : 'plantain', far),
      ];
    case 'columns':
      return [palmsAt(near, 1), treesAt(far), columns, front('column', far)];
  }
}

function placed(
  { rect, turns, heightM }: Stand,
  [kind, side, outM, deepM]: LocalSpot,
  isTall: boolean,
): Spot {
  return {
    kind,
    isTall,
    leastM: deepM > 0 ? Math.min(HIGHEST_SEEN_M, SEEN_OVER * heightM - 1.5) : 0,
    at: {
      x: side === 1 ? rect.x1 + outM : rect.x0 - outM,
      y: turns === 2 ? rect.y1 - deepM : rect.y0 + deepM,
    },
  };
}
