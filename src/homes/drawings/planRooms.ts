import type { Rect } from '../model/geometry.ts';
import type { Level, RoomKind } from '../model/model.ts';

/** A room or balcony of one unit; `number` is its position in the unit's list. */
export interface PlanRoom {
  readonly number: number;
  readonly name: string;
  readonly kind: RoomKind | 'outdoor';
  readonly rect: Rect;
  readonly areaSqm: number;
}

/** A unit's rooms on a storey, followed by its balconies. */
export function planRooms({ rooms, outdoors }: Level, unitId: string): PlanRoom[] {
  return [
    ...rooms.filter((room) => room.unitId === unitId),
    ...outdoors
      .filter((outdoor) => outdoor.unitId === unitId)
      .map((each) => ({ ...each, kind: 'outdoor' as const })),
  ].map(({ name, kind, rect, areaSqm }, index) => ({ number: index + 1, name, kind, rect, areaSqm }));
}
