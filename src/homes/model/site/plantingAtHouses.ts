import type { RandomStream } from '#domain/random.ts';
import type { PlantingTheme } from '../finish.ts';
import { depthOf, widthOf } from '../geometry.ts';
import type { BlockMassing } from './massing.ts';
import type { PreferredSpots, Spot } from './plantingInput.ts';
import type { PlantKind } from './site.ts';

/** What a garden looks like from a distance. */
type Character = 'palms' | 'leafy' | 'columns';

const CHARACTERS: Readonly<Record<PlantingTheme, readonly [Character, ...Character[]]>> = {
  palms: ['palms'],
  shade: ['leafy'],
  columns: ['columns', 'palms'],
  bougainvillea: ['leafy', 'palms'],
  plantain: ['palms', 'leafy'],
};

/** The planting character that all houses of a listing share. */
export const characterOf = (theme: PlantingTheme, stream: RandomStream): Character =>
  stream.pick(CHARACTERS[theme]);

/** Across: metres out from the house's side (-1 west, 1 east). Deep: metres behind its front, negative in front. */
type LocalSpot = readonly [kind: PlantKind, side: 1 | -1, outM: number, deepM: number];

/** Distance of a trunk from a side: in the gap to a neighbour, and past the end of a row. */
const IN_GAP_M = 1.1;
const MID_GAP_M = 2;
const PAST_END_M = 3;
const BEHIND_M = 2.6;
const BEFORE_M = -3.2;
const ONE_STOREY_M = 5;
const TWO_STOREYS_M = 7.5;
/** Plants behind a house are visible from the street above this multiple of its wall height. */
const SEEN_OVER = 1.6;
const HIGHEST_SEEN_M = 11;

/** Spots behind and next to a house, where crowns show over or next to the roof, then in its front garden. */
export function spotsAroundHouse(
  massing: BlockMassing,
  character: Character,
  near: 1 | -1,
): PreferredSpots[] {
  const { rect } = massing;
  const far = near === 1 ? -1 : 1;
  const depthM = depthOf(rect);
  const quarterM = -widthOf(rect) / 4;
  const group = (most: number, isTall: boolean, spots: readonly LocalSpot[]): PreferredSpots => ({
    most,
    spots: spots.map((spot) => placed(massing, spot, isTall)),
  });
  const palmsAt = (side: 1 | -1, most: number): PreferredSpots =>
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
  const treesAt = (side: 1 | -1): PreferredSpots =>
    group(1, true, [
      ['tree', side, IN_GAP_M, depthM + BEHIND_M],
      ['tree', side, IN_GAP_M, depthM + BEHIND_M + 0.8],
      ['tree', side, PAST_END_M, depthM * 0.75],
      ['tree', side, quarterM, depthM + BEHIND_M],
    ]);
  const front = (kind: PlantKind, side: 1 | -1): PreferredSpots =>
    group(1, false, [
      [kind, side, IN_GAP_M, BEFORE_M],
      [kind, side, IN_GAP_M, BEFORE_M - 1],
      [kind, side, -0.9, BEFORE_M - 0.9],
    ]);
  // In front of two storeys a palm's crown would be cut off in pictures.
  const low: PlantKind = massing.heightM < ONE_STOREY_M ? 'palm' : 'plantain';
  const columns = group(2, false, [
    ['column', -1, -0.3, -1.4],
    ['column', 1, -0.3, -1.4],
  ]);
  // No plant is taller than a block of flats, so palms go to both its ends.
  if (massing.heightM > TWO_STOREYS_M) return [palmsAt(near, 2), palmsAt(far, 2), treesAt(far), columns];
  switch (character) {
    case 'palms':
      return [palmsAt(near, 2), palmsAt(far, 1), treesAt(far), front(low, near)];
    case 'leafy':
      return [
        treesAt(near),
        treesAt(far),
        palmsAt(near, 1),
        front(massing.heightM < ONE_STOREY_M ? 'tree' : 'plantain', far),
      ];
    case 'columns':
      return [palmsAt(near, 1), treesAt(far), columns, front('column', far)];
  }
}

function placed(
  { rect, turns, heightM }: BlockMassing,
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
