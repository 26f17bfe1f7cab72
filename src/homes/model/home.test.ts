import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PROPERTY_TYPES } from '#domain/listings/listings.ts';
import { DESIGNS, designOf } from './designs.ts';
import { contains, grow, overlap, placeRect, type Rect } from './geometry.ts';
import { homeModel } from './home.ts';
import { bathsOf, type ModelListing } from './listing.ts';
import { MATERIALS } from './materials.ts';
import type { Block, Level, Room, Wall } from './model.ts';

/** Listings of estates and blocks of flats, and extreme cases that an import could contain. */
const listings: fc.Arbitrary<ModelListing> = fc
  .record({
    code: fc.stringMatching(/^[A-Z]{3}-[0-9]{4}$/),
    type: fc.constantFrom(...PROPERTY_TYPES),
    beds: fc.integer({ min: 1, max: 7 }),
    moreBaths: fc.integer({ min: -3, max: 2 }),
    buildingCount: fc.integer({ min: 1, max: 7 }),
    floorCount: fc.integer({ min: 1, max: 4 }),
    unitsPerFloor: fc.integer({ min: 1, max: 4 }),
    missing: fc.boolean(),
  })
  .map(({ buildingCount, floorCount, unitsPerFloor, moreBaths, beds, missing, ...rest }) => ({
    ...rest,
    beds,
    baths: Math.max(0, beds + moreBaths),
    buildings: Array.from({ length: buildingCount }, (_, block) => ({
      id: `block-${block}`,
      bedroomCount: beds,
      floorCount,
      apartments: Array.from({ length: floorCount * unitsPerFloor }, (_, index) => ({
        id: `${block}-${index}`,
        label: `U${(index % unitsPerFloor) + 1}`,
        floor: Math.floor(index / unitsPerFloor),
      })).slice(missing ? 1 : 0),
    })),
  }));

const RUNS = { numRuns: 25 };
const holds = (check: (listing: ModelListing) => void) => fc.assert(fc.property(listings, check), RUNS);
const holdsOfBlocks = (check: (block: Block, listing: ModelListing) => void) =>
  holds((listing) => {
    for (const block of homeModel(listing).blocks) check(block, listing);
  });
const holdsOfLevels = (check: (level: Level, block: Block) => void) =>
  holdsOfBlocks((block) => {
    for (const level of block.levels) check(level, block);
  });

const lengthOf = ({ from, to }: Wall) => to.x - from.x + to.y - from.y;
const squareMetres = ({ x0, y0, x1, y1 }: Rect) => (x1 - x0) * (y1 - y0);
const overlapping = (all: readonly Rect[]): Rect[] =>
  all.filter((a, index) => all.slice(index + 1).some((b) => overlap(a, b)));
const ofUnit = (level: Level, unitId: string | null): Room[] =>
  level.rooms.filter((room) => room.unitId === unitId);

describe('a home’s data', () => {
  it('contain each apartment once as a unit of its block, with its label and floor', () =>
    holds((listing) => {
      const { blocks } = homeModel(listing);
      expect(blocks.map(({ id }) => id)).toEqual(listing.buildings.map(({ id }) => id));
      expect(blocks.map(({ units }) => units.map(({ id, label, floor }) => ({ id, label, floor })))).toEqual(
        listing.buildings.map(({ apartments }) => apartments),
      );
    }));

  it('give each unit its number of bedrooms and bathrooms, a kitchen and a living room', () =>
    holdsOfBlocks((block, listing) => {
      const building = listing.buildings[block.index];
      for (const unit of block.units) {
        const kinds = block.levels.flatMap((level) => ofUnit(level, unit.id)).map(({ kind }) => kind);
        const count = (kind: string) => kinds.filter((each) => each === kind).length;
        expect(count('bedroom')).toBe(building?.bedroomCount);
        expect(count('bath')).toBe(building && bathsOf(listing, building));
        expect([count('kitchen'), count('living')]).toEqual([1, 1]);
      }
    }));

  it('put a flat on its own floor', () =>
    holdsOfBlocks((block) => {
      for (const unit of block.units) {
        const on = block.levels
          .filter((level) => ofUnit(level, unit.id).length > 0)
          .map(({ index }) => index);
        expect(on).toEqual(unit.levels);
        expect(on).toContain(unit.floor);
      }
    }));
});

describe('a plan', () => {
  it('has adjacent rooms, one front door per unit and a way from it to every room', () =>
    holdsOfLevels((level, block) => {
      expect(overlapping(level.rooms.map(({ rect }) => rect))).toEqual([]);
      for (const unit of block.units.filter(({ levels }) => levels[0] === level.index)) {
        expect(frontDoors(level, unit.id)).toBe(1);
      }
      expect(unreached(level)).toEqual([]);
    }));

  it('enters a flat from the landing or the gallery if its floor has one', () =>
    holdsOfLevels((level, block) => {
      const isShared = level.rooms.some(({ kind }) => kind === 'landing' || kind === 'gallery');
      if (!isShared) return;
      for (const { id } of block.units.filter(({ levels }) => levels.includes(level.index))) {
        const ways = waysThrough(level).filter(
          ({ kind, sides: both }) => kind === 'entrance' && both.some((room) => room?.unitId === id),
        );
        const from = ways.flatMap(({ sides: both }) => both.filter((room) => room?.unitId !== id));
        expect(from.map((room) => room?.kind)).toEqual([expect.stringMatching(/landing|gallery/)]);
      }
    }));

  it('covers the unit: its rooms and walls fill its whole area', () =>
    holdsOfLevels((level, block) => {
      for (const { id } of block.units) {
        const rooms = ofUnit(level, id);
        for (const { rect } of rooms)
          expect(Math.min(rect.x1 - rect.x0, rect.y1 - rect.y0)).toBeGreaterThan(1.05);
      }
      // Everything within the outer walls is a room, so the outline's area equals the sum of the rooms.
      const covered = level.rooms.reduce((sum, { rect }) => sum + squareMetres(rect), 0);
      expect(outlineArea(level)).toBeCloseTo(covered, 5);
    }));

  it('closes its walls: as many outer walls arrive at a corner as leave it', () =>
    holdsOfLevels(({ walls, rooms }) => {
      // A gallery has a rail instead of an outer wall.
      if (rooms.some(({ kind }) => kind === 'gallery')) return;
      const ends = new Map<string, number>();
      for (const { from, to } of outlineWalls({ walls, rooms })) {
        for (const { x, y } of [from, to]) ends.set(`${x} ${y}`, (ends.get(`${x} ${y}`) ?? 0) + 1);
      }
      for (const count of ends.values()) expect(count % 2).toBe(0);
      expect(ends.size).toBeGreaterThan(3);
    }));

  it('keeps each opening inside its wall, clear of the corners and of the next opening', () =>
    holdsOfLevels(({ walls, clearHeightM }) => {
      for (const wall of walls) {
        const wrong = wall.openings.filter(({ offsetM, widthM, sillM, heightM }, index) => {
          const before = wall.openings[index - 1];
          const after = wall.openings[index + 1]?.offsetM ?? lengthOf(wall);
          const isClear =
            offsetM - (before ? before.offsetM + before.widthM : 0) > 0.12 && after - offsetM - widthM > 0.12;
          return !isClear || widthM < 0.45 || heightM < 0.45 || sillM + heightM > clearHeightM - 0.2;
        });
        expect(wrong).toEqual([]);
      }
    }));

  it('adds up: a unit’s area is the sum of its rooms, and each room is smaller than its walls’ centre lines', () =>
    holdsOfBlocks(({ units, levels }) => {
      for (const unit of units) {
        const rooms = levels.flatMap((level) => ofUnit(level, unit.id));
        expect(unit.areaSqm).toBeCloseTo(
          rooms.reduce((sum, { areaSqm }) => sum + areaSqm, 0),
          6,
        );
        for (const { areaSqm, rect } of rooms) {
          expect(areaSqm).toBeGreaterThan(1);
          expect(areaSqm).toBeLessThan(squareMetres(rect));
        }
      }
    }));

  it('has its balconies outside its rooms, and its stairs above each other', () =>
    holdsOfBlocks(({ levels }) => {
      for (const { rooms, outdoors } of levels) {
        for (const outdoor of outdoors) {
          expect(rooms.some(({ rect }) => overlap(rect, outdoor.rect))).toBe(false);
        }
      }
      const stairs = levels.map((level) => level.stairs.map(({ rect }) => rect));
      for (const each of stairs) expect(each).toEqual(stairs[0]);
      if (levels.length > 1) expect(stairs[0]?.length).toBeGreaterThan(0);
    }));
});

describe('a site', () => {
  it('places blocks clear of each other, the wall, the roads and the services', () =>
    holds((listing) => {
      const { blocks, site } = homeModel(listing);
      const stands = blocks.map(({ footprint, placement }) => placeRect(footprint, placement));
      expect(overlapping(stands)).toEqual([]);
      const others = [...site.roads, ...site.paved, ...site.services.map(({ rect }) => rect)];
      for (const stand of stands) {
        expect(contains(grow(site.plot, -1), stand)).toBe(true);
        expect(others.filter((other) => overlap(stand, other))).toEqual([]);
      }
      for (const { levels, placement } of blocks) {
        const rooms = levels[0]?.rooms.map(({ rect }) => placeRect(rect, placement)) ?? [];
        expect(site.paths.filter((path) => rooms.some((room) => overlap(path, room)))).toEqual([]);
      }
      for (const { rect } of site.services) {
        expect(contains(grow(site.plot, -0.1), rect)).toBe(true);
        expect([...site.roads, ...site.paths, ...site.paved].filter((road) => overlap(rect, road))).toEqual(
          [],
        );
      }
    }));

  it('plants nothing on roads or paths, and closes its wall except at the gate', () =>
    holds((listing) => {
      const { blocks, site } = homeModel(listing);
      const ways = [
        ...site.roads,
        ...site.paths,
        ...site.paved,
        ...blocks.map((each) => placeRect(each.footprint, each.placement)),
      ];
      const trunks = site.plants.map(({ at }) => grow({ x0: at.x, y0: at.y, x1: at.x, y1: at.y }, 0.3));
      expect(trunks.filter((trunk) => ways.some((way) => overlap(way, trunk)))).toEqual([]);
      expect(trunks.filter((trunk) => !contains(site.plot, trunk))).toEqual([]);
      expect(trunks.length).toBeGreaterThan(5);
      const { x0, x1, y1 } = site.plot;
      const length = site.fence.reduce(
        (sum, { from, to }) => sum + Math.abs(to.x - from.x) + Math.abs(to.y - from.y),
        0,
      );
      expect(length + site.gate.x1 - site.gate.x0).toBeCloseTo(2 * (x1 - x0 + y1), 6);
    }));
});

describe('a model', () => {
  it('is the same for the same data', () =>
    holds((listing) => {
      expect(homeModel(structuredClone(listing))).toEqual(homeModel(listing));
    }));

  it('accepts extreme imports: no blocks, a hundred blocks, thirty bedrooms', () => {
    const { blocks, site } = homeModel({ ...oneHome('flat', 'LAG-0001'), buildings: [] });
    expect(blocks).toEqual([]);
    expect(site.plot.y1).toBeGreaterThan(10);
    const many = Array.from({ length: 100 }, (_, index) =>
      oneHome('house', 'LAG-0001').buildings.map((building) => ({ ...building, id: `${index}` })),
    ).flat();
    for (const type of PROPERTY_TYPES) {
      const estate = homeModel({ ...oneHome(type, 'LAG-0001'), buildings: many });
      expect(estate.blocks).toHaveLength(100);
      const large = {
        id: 'large',
        bedroomCount: 30,
        floorCount: 1,
        apartments: [{ id: 'u', label: 'U1', floor: 0 }],
      };
      const model = homeModel({ code: 'LAG-0001', type, beds: 30, baths: 0, buildings: [large] });
      expect(model.blocks[0]?.units[0]?.areaSqm).toBeGreaterThan(300);
    }
  });

  it('looks different for another listing of the same data', () => {
    for (const type of PROPERTY_TYPES) {
      const looks = Array.from({ length: 20 }, (_, index) => {
        const { design, finish, blocks } = homeModel(oneHome(type, `LAG-00${index + 10}`));
        return JSON.stringify([design.name, finish, blocks[0]?.footprint]);
      });
      expect(new Set(looks).size).toBe(20);
      const designs = Array.from({ length: 20 }, (_, index) => designOf(type, `LAG-00${index + 10}`).name);
      expect(new Set(designs).size).toBe(DESIGNS[type].length);
    }
  });

  it('uses known materials only', () =>
    holds((listing) => {
      const { blocks, site } = homeModel(listing);
      const named = [
        ...blocks.flatMap(({ parts, levels }) => [...parts, ...levels.flatMap(({ walls }) => walls)]),
        ...site.cars,
        ...site.fence,
      ].map(({ material }) => material);
      for (const material of new Set(named)) expect(MATERIALS).toContain(material);
    }));
});

function oneHome(type: ModelListing['type'], code: string): ModelListing {
  const apartments = [{ id: 'unit', label: 'U1', floor: 0 }];
  return {
    code,
    type,
    beds: 3,
    baths: 3,
    buildings: [{ id: 'block', bedroomCount: 3, floorCount: 1, apartments }],
  };
}

/** The rooms on the two sides of an opening. */
function sides(level: Level, wall: Wall, offsetM: number, widthM: number): (Room | undefined)[] {
  const along = offsetM + widthM / 2;
  const isEast = wall.from.y === wall.to.y;
  const at = (across: number) => {
    const x = isEast ? wall.from.x + along : wall.from.x + across;
    const y = isEast ? wall.from.y + across : wall.from.y + along;
    return level.rooms.find(({ rect }) => x > rect.x0 && x < rect.x1 && y > rect.y0 && y < rect.y1);
  };
  return [at(-0.01), at(0.01)];
}

const waysThrough = (level: Level) =>
  level.walls.flatMap((wall) =>
    wall.openings
      .filter(({ kind }) => kind !== 'window' && kind !== 'slider')
      .map(({ kind, offsetM, widthM }) => ({ kind, sides: sides(level, wall, offsetM, widthM) })),
  );

const frontDoors = (level: Level, unitId: string): number =>
  waysThrough(level).filter(
    ({ kind, sides: [a, b] }) => kind === 'entrance' && (a?.unitId === unitId) !== (b?.unitId === unitId),
  ).length;

/** Rooms of units that cannot be reached from the unit's front door or its stair. */
function unreached(level: Level): string[] {
  const reached = new Set<Room>(
    level.rooms.filter(({ kind, unitId }) => unitId !== null && kind === 'stair'),
  );
  const ways = waysThrough(level);
  for (const { kind, sides: both } of ways) {
    if (kind === 'entrance') for (const room of both) if (room?.unitId) reached.add(room);
  }
  for (let before = -1; before < reached.size; ) {
    before = reached.size;
    for (const {
      sides: [a, b],
    } of ways) {
      if (a && b && a.unitId === b.unitId && (reached.has(a) || reached.has(b))) reached.add(a).add(b);
    }
  }
  return level.rooms.filter((room) => room.unitId !== null && !reached.has(room)).map(({ name }) => name);
}

/** Walls and edges of galleries that have a room on one side only. */
const outlineWalls = (level: Pick<Level, 'walls' | 'rooms'>): Wall[] =>
  level.walls.filter(({ from, to }) => {
    const isEast = from.y === to.y;
    const inside = (across: number) => {
      const x = isEast ? (from.x + to.x) / 2 : from.x + across;
      const y = isEast ? from.y + across : (from.y + to.y) / 2;
      return level.rooms.some(({ rect }) => x >= rect.x0 && x <= rect.x1 && y >= rect.y0 && y <= rect.y1);
    };
    return inside(-0.01) !== inside(0.01);
  });

/** Area from the walls that run west to east: walls on the north side add, walls on the south side subtract. */
function outlineArea({ walls, rooms }: Level): number {
  const galleries = rooms.filter(({ kind }) => kind === 'gallery');
  const own = rooms.filter(({ kind }) => kind !== 'gallery');
  const signed = outlineWalls({ walls, rooms: own })
    .filter(({ from, to }) => from.y === to.y)
    .reduce((sum, { from, to }) => {
      const x = (from.x + to.x) / 2 + 0.01;
      const isTop = own.some(({ rect }) => rect.y1 === from.y && rect.x0 < x && rect.x1 > x);
      return sum + (to.x - from.x) * from.y * (isTop ? 1 : -1);
    }, 0);
  return signed + galleries.reduce((sum, { rect }) => sum + squareMetres(rect), 0);
}
