import type { Rect } from '../geometry.ts';
import type { RoomKind } from '../model.ts';
import type { Segment } from './segments.ts';

/** A room placed on a block's floor. */
export interface FloorRoom {
  readonly name: string;
  readonly kind: RoomKind;
  readonly unitId: string | null;
  readonly opensTo: string | null;
  readonly rect: Rect;
}

export type Edge = Segment<FloorRoom>;

/** The sides of a block that touch a neighbour and have no openings. */
export interface Blind {
  readonly west: boolean;
  readonly east: boolean;
}

/** Circulation rooms. */
const CIRCULATION: readonly RoomKind[] = ['corridor', 'hall', 'gallery', 'landing', 'lounge', 'living'];

/** Preference as a passage to other rooms, lower first; null is never passed through. */
export function circulationRank({ kind }: FloorRoom): number | null {
  const rank = CIRCULATION.indexOf(kind);
  return rank < 0 ? null : rank;
}

/** Open to the air, with a rail instead of an outer wall. */
export const isOpenAir = ({ kind }: FloorRoom): boolean => kind === 'gallery';

export type EdgeKind = 'outer' | 'party' | 'partition' | 'open';

export function edgeKind({ low, high, along, at }: Edge, bounds: Rect, blind: Blind): EdgeKind {
  const rooms = [low, high].filter((room) => room !== null);
  const [one, other] = rooms;
  if (!one) return 'open';
  if (!other) {
    if (isOpenAir(one)) return 'open';
    const isBlind = along === 'y' && ((at === bounds.x0 && blind.west) || (at === bounds.x1 && blind.east));
    return isBlind ? 'party' : 'outer';
  }
  if (isOpenAir(one) || isOpenAir(other)) return isOpenAir(one) && isOpenAir(other) ? 'open' : 'outer';
  return one.unitId === other.unitId ? 'partition' : 'party';
}
