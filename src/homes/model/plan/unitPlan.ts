import type { RandomStream } from '#domain/random.ts';
import type { Design } from '../designs.ts';
import { type Rect, rect, snap } from '../geometry.ts';
import type { Outdoor } from '../model.ts';
import { idealWidthOf, type LevelCells, type RoomSpec } from './cells.ts';
import { INSET_M, shapeFronts } from './fronts.ts';
import { outdoorsOf } from './outdoors.ts';
import { type Entrance, programme } from './programme.ts';
import { alignedLiving, filled, isLiving, type Placed, placeRow } from './rows.ts';

interface PlannedRoom extends RoomSpec {
  readonly rect: Rect;
}

interface PlannedLevel {
  readonly rooms: readonly PlannedRoom[];
  readonly outdoors: readonly Pick<Outdoor, 'name' | 'rect'>[];
}

/** A unit's rooms by storey, in its own coordinates: its front faces south, its left side is at x = 0. */
export interface UnitPlan {
  readonly widthM: number;
  readonly depthM: number;
  /** The circulation strip in the middle. */
  readonly corridor: { readonly y0: number; readonly y1: number };
  readonly levels: readonly PlannedLevel[];
}

export interface UnitPlanInput {
  readonly design: Design;
  readonly beds: number;
  readonly baths: number;
  readonly storeys: number;
  readonly entrance: Entrance;
}

/** @param stream decides the depths and varies the sizes slightly */
export function planUnit(
  { design, beds, baths, storeys, entrance }: UnitPlanInput,
  stream: RandomStream,
): UnitPlan {
  const scale = design.scale * stream.between(0.96, 1.05);
  const insetM = INSET_M[design.fronts] ?? 0;
  const y0 = snap(stream.between(4.2, 4.7) * Math.sqrt(scale) + insetM / 2);
  const y1 = snap(y0 + stream.between(1.25, 1.45));
  const depthM = snap(y1 + stream.between(4, 4.4) * Math.sqrt(scale));
  const { narrow, fronts } = design;
  const programmed = programme({
    beds,
    baths,
    storeys,
    entrance,
    scale,
    narrow,
    carport: fronts === 'carport',
  });
  const widthM = snap(
    Math.max(...programmed.flatMap(({ front, back }) => [idealWidthOf(front), idealWidthOf(back)])),
  );
  const levels = programmed.map((cells, level) =>
    shapeFronts(filled(cells, widthM), { design, level, storeys: programmed.length, stream }),
  );
  const corridor = { y0, y1 };
  const placed = levels.map((each) => placeLevel(each, widthM, depthM, corridor));
  return {
    widthM,
    depthM,
    corridor,
    levels: placed.map((level, index) => ({
      rooms: level.rooms,
      outdoors: outdoorsOf(index, level.front, { below: placed[index - 1]?.front ?? [], innerY: y0 }),
    })),
  };
}

function placeLevel(
  { front, back }: LevelCells,
  widthM: number,
  depthM: number,
  { y0, y1 }: UnitPlan['corridor'],
): { readonly rooms: PlannedRoom[]; readonly front: readonly Placed[] } {
  const placedBack = placeRow(back, widthM);
  const placedFront = alignedLiving(placeRow(front, widthM), placedBack);
  // The living room includes its end of the corridor, so it is deeper.
  const living = placedFront.find(isLiving);
  const corridorX0 = living?.x1 ?? 0;
  const rooms: PlannedRoom[] = [];
  for (const { cell, x0, x1 } of placedFront) {
    if (cell.isCarport) continue;
    const innerY = cell.outer.kind === 'living' ? y1 : y0;
    rooms.push(...stack(cell.outer, cell.inner, rect(x0, -cell.outM, x1, innerY), 'south'));
  }
  for (const { cell, x0, x1 } of placedBack) {
    rooms.push(...stack(cell.outer, cell.inner, rect(x0, y1, x1, depthM), 'north'));
  }
  if (corridorX0 < widthM) {
    rooms.push({ name: 'Corridor', kind: 'corridor', opensTo: null, rect: rect(corridorX0, y0, widthM, y1) });
  }
  return { rooms, front: placedFront };
}

/** Puts the outer room at the facade and the inner room at the corridor. */
function stack(
  outer: RoomSpec,
  inner: RoomSpec | null,
  all: Rect,
  outside: 'south' | 'north',
): PlannedRoom[] {
  if (!inner) return [{ ...outer, rect: all }];
  const { x0, y0, x1, y1 } = all;
  const y = snap(outside === 'south' ? y0 + (y1 - y0) * 0.52 : y1 - (y1 - y0) * 0.52);
  const [south, north] = [rect(x0, y0, x1, y), rect(x0, y, x1, y1)];
  return outside === 'south'
    ? [
        { ...outer, rect: south },
        { ...inner, rect: north },
      ]
    : [
        { ...outer, rect: north },
        { ...inner, rect: south },
      ];
}
