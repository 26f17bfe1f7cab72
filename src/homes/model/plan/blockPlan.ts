import type { RandomStream } from '#domain/random.ts';
import type { Design } from '../designs.ts';
import { mirror, type Rect, rect, shift } from '../geometry.ts';
import type { ModelApartment, ModelBuilding } from '../listing.ts';
import type { Outdoor } from '../model.ts';
import { type Arrangement, alongGallery, roundCores, rowArrangement, type Slot } from './arrangement.ts';
import type { FloorRoom } from './floor.ts';
import { planUnit, type UnitPlan } from './unitPlan.ts';

export interface FloorPlanned {
  readonly rooms: readonly FloorRoom[];
  readonly outdoors: readonly Omit<Outdoor, 'areaSqm'>[];
}

export interface BlockPlan {
  readonly floors: readonly FloorPlanned[];
  readonly unitLevels: ReadonlyMap<string, readonly number[]>;
}

const MAX_OWN_STOREYS = 3;
const HALF_GALLERY_COUNT = 3;

/** All rooms of a block: houses side by side with their own stairs, or flats floor above floor. */
export function planBlock(
  building: ModelBuilding,
  baths: number,
  { design, stream }: { design: Design; stream: RandomStream },
): BlockPlan {
  const floors = byFloor(building.apartments, building.floorCount);
  const isStacked = floors.slice(1).some((apartments) => apartments.length > 0);
  return isStacked || (design.form === 'stacked' && floors.length > 1)
    ? planFlats(building, baths, { floors, design, stream })
    : planHouses(building, baths, { design, stream });
}

function byFloor(apartments: readonly ModelApartment[], floorCount: number): ModelApartment[][] {
  const count = Math.max(1, floorCount, ...apartments.map(({ floor }) => floor + 1));
  return Array.from({ length: count }, (_, floor) =>
    apartments
      .filter((each) => each.floor === floor)
      .sort((a, b) => a.label.localeCompare(b.label, 'en', { numeric: true })),
  );
}

function planHouses(
  { apartments, bedroomCount, floorCount }: ModelBuilding,
  baths: number,
  { design, stream }: { design: Design; stream: RandomStream },
): BlockPlan {
  const beds = Math.max(1, bedroomCount);
  const storeys = Math.min(Math.max(design.storeys, floorCount), MAX_OWN_STOREYS, beds + 1);
  const plan = planUnit({ design, beds, baths, storeys, entrance: 'front' }, stream);
  const { slots } = rowArrangement(Math.max(apartments.length, 1), plan, stream.chance(0.5));
  const ordered = byFloor(apartments, 1).flat();
  const floors = plan.levels.map((_, level) => ({
    rooms: slots.flatMap((slot, index) => {
      const apartment = ordered[index];
      return apartment ? unitRooms(plan, level, slot, apartment.id) : level === 0 ? [spare(plan, slot)] : [];
    }),
    outdoors: slots.flatMap((slot, index) => {
      const apartment = ordered[index];
      return apartment ? unitOutdoors(plan, level, slot, apartment.id) : [];
    }),
  }));
  const levels = plan.levels.map((_, level) => level);
  return {
    floors: floors.filter(({ rooms }) => rooms.length > 0),
    unitLevels: new Map(apartments.map(({ id }) => [id, levels])),
  };
}

function planFlats(
  { bedroomCount }: ModelBuilding,
  baths: number,
  {
    floors,
    design,
    stream,
  }: { floors: readonly (readonly ModelApartment[])[]; design: Design; stream: RandomStream },
): BlockPlan {
  const perFloor = Math.max(1, ...floors.map((apartments) => apartments.length));
  const isOdd = perFloor >= HALF_GALLERY_COUNT && perFloor % 2 === 1;
  const hasGallery = isOdd || (design.access === 'gallery' && perFloor > 1);
  const beds = Math.max(1, bedroomCount);
  const entrance = hasGallery ? 'back' : 'side';
  const plan = planUnit({ design, beds, baths, storeys: 1, entrance }, stream);
  const arrangement = hasGallery ? alongGallery(perFloor, plan) : roundCores(perFloor, plan);
  return {
    floors: floors.map((apartments, floor) => planFloor(apartments, floor, plan, arrangement)),
    unitLevels: new Map(floors.flatMap((all, floor) => all.map(({ id }) => [id, [floor]] as const))),
  };
}

function planFloor(
  apartments: readonly ModelApartment[],
  floor: number,
  plan: UnitPlan,
  { slots, shared }: Arrangement,
): FloorPlanned {
  const rooms = slots.flatMap((slot, index) => {
    const apartment = apartments[index];
    return apartment ? unitRooms(plan, 0, slot, apartment.id) : [spare(plan, slot)];
  });
  const outdoors = slots.flatMap((slot, index) => {
    const apartment = apartments[index];
    return apartment ? unitOutdoors(plan, 0, slot, apartment.id) : [];
  });
  return {
    rooms: [...rooms, ...shared.map((room) => sharedRoom(room.kind, room.rect, floor))],
    outdoors: outdoors.map((each) => (floor === 0 ? each : { ...each, name: 'Balcony' as const })),
  };
}

const SHARED_NAMES = { stair: 'Stair', landing: 'Landing', gallery: 'Gallery' } as const;

function sharedRoom(kind: FloorRoom['kind'], at: Rect, floor: number): FloorRoom {
  const name =
    kind === 'landing' && floor === 0
      ? 'Entrance'
      : kind === 'stair' || kind === 'landing' || kind === 'gallery'
        ? SHARED_NAMES[kind]
        : 'Shared room';
  return { name, kind, unitId: null, opensTo: null, rect: at };
}

const spare = ({ widthM, depthM }: UnitPlan, { x }: Slot): FloorRoom =>
  sharedRoom('spare', rect(x, 0, x + widthM, depthM), 0);

const inSlot = (at: Rect, { widthM }: UnitPlan, { x, mirrored }: Slot): Rect =>
  shift(mirrored ? mirror(at, widthM) : at, x);

const unitRooms = (plan: UnitPlan, level: number, slot: Slot, unitId: string): FloorRoom[] =>
  (plan.levels[level]?.rooms ?? []).map((room) => ({ ...room, unitId, rect: inSlot(room.rect, plan, slot) }));

const unitOutdoors = (plan: UnitPlan, level: number, slot: Slot, unitId: string): FloorPlanned['outdoors'] =>
  (plan.levels[level]?.outdoors ?? []).map(({ name, rect: at }) => ({
    name,
    unitId,
    rect: inSlot(at, plan, slot),
  }));
