import { describe, expect, it } from 'vitest';
import { PROPERTY_TYPES, type PropertyType } from '#domain/listings/listings.ts';
import { grow, overlap, placeRect, type Rect } from '../geometry.ts';
import { homeModel } from '../home.ts';
import type { HomeModel } from '../model.ts';
import type { FenceRun } from './site.ts';

function estate(type: PropertyType, blocks: number, code: string): HomeModel {
  const units = type === 'flat' || type === 'apartment' ? 6 : 1;
  return homeModel({
    code,
    type,
    beds: 3,
    baths: 3,
    buildings: Array.from({ length: blocks }, (_, block) => ({
      id: `block-${block}`,
      bedroomCount: 3,
      floorCount: units === 1 ? 1 : 3,
      apartments: Array.from({ length: units }, (_, unit) => ({
        id: `${block}-${unit}`,
        label: `U${unit + 1}`,
        floor: Math.floor(unit / 2),
      })),
    })),
  });
}

const CODES = ['LAG-0101', 'ABJ-0202', 'PHC-0303'];
const everyEstate = (counts: readonly number[], check: (model: HomeModel, type: PropertyType) => void) => {
  for (const type of PROPERTY_TYPES) {
    for (const code of CODES) for (const count of counts) check(estate(type, count, code), type);
  }
};

const strip = ({ from, to }: FenceRun): Rect => ({
  x0: Math.min(from.x, to.x) - 0.1,
  y0: Math.min(from.y, to.y) - 0.1,
  x1: Math.max(from.x, to.x) + 0.1,
  y1: Math.max(from.y, to.y) + 0.1,
});

describe('gardens in an estate', () => {
  it('have clear ways: no fence crosses a road, a drive, a path or a house', () =>
    everyEstate([2, 5, 9], ({ site, blocks }) => {
      const inWay = [
        ...site.roads,
        ...site.paved.map((bay) => grow(bay, -0.1)),
        ...site.paths.map((path) => grow(path, -0.05)),
        ...site.services.map(({ rect }) => rect),
        ...blocks.map(({ footprint, placement }) => grow(placeRect(footprint, placement), -0.15)),
      ];
      for (const run of site.gardenFences) {
        expect(inWay.filter((each) => overlap(each, strip(run)))).toEqual([]);
      }
    }));

  it('are open where a drive or path enters from the lane, with a fence low enough to see over', () =>
    everyEstate([3, 6], ({ site }) => {
      for (const way of [...site.paved, ...site.paths]) {
        const open = site.fenceOpenings.filter(
          ({ x0, x1, y }) => x0 <= way.x0 + 0.01 && x1 >= way.x1 - 0.01 && way.y0 < y && way.y1 > y,
        );
        expect(open).toHaveLength(1);
      }
      const fronts = site.gardenFences.filter(({ style }) => style !== 'wall');
      expect(fronts.length).toBeGreaterThan(0);
      for (const { heightM } of fronts) expect(heightM).toBeLessThan(1.6);
    }));

  it('have a wall between houses, and none between flats', () => {
    const walls = (type: PropertyType) =>
      estate(type, 4, 'LAG-0101').site.gardenFences.filter(({ style }) => style === 'wall').length;
    expect(walls('duplex')).toBeGreaterThanOrEqual(3);
    expect(walls('terrace')).toBeGreaterThanOrEqual(3);
    expect(walls('flat')).toBe(0);
  });
});

describe('a house on its own plot', () => {
  it('has its gate in front of its drive, and a small gate where the path meets the fence', () => {
    for (const code of CODES) {
      const { site } = estate('duplex', 1, code);
      expect(site.gardenFences).toEqual([]);
      for (const bay of site.paved) {
        expect(bay.x0).toBeGreaterThanOrEqual(site.gate.x0 - 0.01);
        expect(bay.x1).toBeLessThanOrEqual(site.gate.x1 + 0.01);
        expect(bay.y0).toBe(site.plot.y0);
      }
      const wickets = site.fence.filter(({ style }) => style === 'wicket');
      const doors = site.paths.filter(({ y1 }) => y1 <= site.plot.y0);
      expect(wickets).toHaveLength(doors.length);
    }
  });
});

describe('cars', () => {
  it('fit within their bays, and consecutive cars differ', () =>
    everyEstate([1, 6], ({ site }) => {
      for (const { rect } of site.cars) {
        expect(site.paved.filter((bay) => overlap(grow(bay, 0), rect)).length).toBe(1);
        expect(site.gardenFences.filter((run) => overlap(strip(run), rect))).toEqual([]);
      }
      site.cars.slice(1).forEach(({ material }, index) => {
        expect(material).not.toBe(site.cars[index]?.material);
      });
    }));
});
