import { PICTURE_SIZES } from '../../paths/page/pictureSizes.ts';
import { type AtlasFlow, picturesKeyOf, type Spot } from './atlas.ts';

/** A screen of the storyboard. Situations with the same screen share a card. */
export interface StoryCard {
  /** The key of its picture. */
  readonly id: string;
  readonly leaves: readonly string[];
  /** The index of the nearest of its situations. */
  readonly situation: number;
  readonly width: number;
  readonly height: number;
}

/** The moves from one screen to another by the same button, or without a button. */
export interface StoryLine {
  readonly id: string;
  readonly from: string;
  readonly to: string;
  /** The texts of the moves, without duplicates. */
  readonly words: readonly string[];
  /** The button on the phone's picture; null if no element is pressed. */
  readonly spot: Spot | null;
}

export const CARD_PX = { width: 200, head: 40, unpictured: 96 } as const;
const PICTURE_PX = (CARD_PX.width * PICTURE_SIZES.phone.height) / PICTURE_SIZES.phone.width;

type Pictured = Pick<AtlasFlow, 'situations' | 'moves' | 'pictures' | 'presses'>;

export function storyCards({ situations, pictures }: Pictured): StoryCard[] {
  const cards = new Map<string, StoryCard>();
  const nearest = situations
    .map(({ leaves, way }, situation) => ({ leaves, situation, length: way.length }))
    .toSorted((one, other) => one.length - other.length);
  for (const { leaves, situation } of nearest) {
    const id = picturesKeyOf(leaves);
    if (cards.has(id)) continue;
    const height = CARD_PX.head + (pictures[id] ? PICTURE_PX : CARD_PX.unpictured);
    cards.set(id, { id, leaves, situation, width: CARD_PX.width, height });
  }
  return [...cards.values()];
}

export function storyLines({ situations, moves, presses }: Pictured): StoryLine[] {
  const cardOf = (situation: number) => picturesKeyOf(situations[situation]?.leaves ?? []);
  const lines = new Map<string, StoryLine>();
  for (const [place, move] of moves.entries()) {
    const [from, to] = [cardOf(move.from), cardOf(move.to)];
    if (from === to) continue;
    const spot = presses[place]?.phone ?? null;
    const id = [from, to, spot?.x, spot?.y].join(' ');
    const words = lines.get(id)?.words ?? [];
    lines.set(id, { id, from, to, spot, words: [...new Set([...words, move.words])] });
  }
  return [...lines.values()];
}

/** The distance of the button's centre from the top of its card, limited to the visible part of the picture. */
export const spotHeight = ({ y, height }: Spot): number =>
  CARD_PX.head + Math.min(1, Math.max(0, y + height / 2)) * PICTURE_PX;
