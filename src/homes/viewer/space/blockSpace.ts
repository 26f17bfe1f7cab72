import { centreOf, placeRect, type Rect } from '../../model/geometry.ts';
import type { Block, Level, RoomKind } from '../../model/model.ts';
import { type FreeEdge, freeEdges } from './freeEdges.ts';

/** A block's geometry for pointing: the places of its storeys and units on the site, in metres. */
export interface BlockSpace {
  readonly id: string;
  readonly footprint: Rect;
  readonly heightM: number;
  /** Bearing of its front, anticlockwise from the east as seen from above. */
  readonly frontRad: number;
  readonly levels: readonly LevelSpace[];
  /** The rooms of all units, one entry per room and storey. */
  readonly rooms: readonly RoomSpace[];
}

interface LevelSpace {
  readonly index: number;
  readonly zM: number;
  readonly clearHeightM: number;
  /** Height of the next floor. */
  readonly topM: number;
}

export interface RoomSpace {
  readonly unitId: string;
  readonly name: string;
  readonly kind: RoomKind;
  readonly areaSqm: number;
  readonly level: number;
  readonly rect: Rect;
  /** Its edges on the outside of the house. */
  readonly edges: readonly FreeEdge[];
}

/** @param heightM height of the top of its roof */
export function blockSpace({ id, footprint, placement, levels }: Block, heightM: number): BlockSpace {
  return {
    id,
    footprint: placeRect(footprint, placement),
    heightM,
    frontRad: (placement.turns - 1) * (Math.PI / 2),
    levels: levels.map(({ index, zM, clearHeightM }) => ({
      index,
      zM,
      clearHeightM,
      topM: levels[index + 1]?.zM ?? zM + clearHeightM,
    })),
    rooms: levels.flatMap((level) => roomsOf(level, placement)),
  };
}

function roomsOf({ index, rooms }: Level, placement: Block['placement']): RoomSpace[] {
  const placed = rooms.map((room) => ({ ...room, rect: placeRect(room.rect, placement) }));
  return placed.flatMap(({ unitId, rect, ...room }) =>
    unitId === null
      ? []
      : {
          unitId,
          rect,
          name: room.name,
          kind: room.kind,
          areaSqm: room.areaSqm,
          level: index,
          edges: freeEdges(
            rect,
            placed.map((other) => other.rect).filter((other) => other !== rect),
          ),
        },
  );
}

export const middleOf = (rects: readonly Rect[]): { x: number; y: number } => {
  const areas = rects.map(({ x0, x1, y0, y1 }) => (x1 - x0) * (y1 - y0));
  const whole = areas.reduce((sum, area) => sum + area, 0) || 1;
  const centres = rects.map(centreOf);
  const mean = (pick: (each: { x: number; y: number }) => number) =>
    centres.reduce((sum, centre, index) => sum + pick(centre) * (areas[index] ?? 0), 0) / whole;
  return { x: mean(({ x }) => x), y: mean(({ y }) => y) };
};
