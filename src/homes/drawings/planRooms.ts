import type { Rect } from '../model/geometry.ts';
import type { Level, RoomKind } from '../model/model.ts';

/** A room or balcony of one unit; its number is its place among them. */
export interface PlanRoom {
  readonly number: number;
  readonly name: string;
  readonly kind: RoomKind | 'outdoor';
  readonly rect: Rect;
  readonly areaSqm: number;
}

/** What a unit has on a storey, rooms before balconies. */
export function planRooms({ rooms, outdoors }: Level, unitId: string): PlanRoom[] {
  return [
    ...rooms.filter((room) => room.unitId === unitId),
    ...outdoors
      .filter((outdoor) => outdoor.unitId === unitId)
      .map((each) => ({ ...each, kind: 'outdoor' as const })),
  ].map(({ name, kind, rect, areaSqm }, index) => ({ number: index + 1, name, kind, rect, areaSqm }));
}
