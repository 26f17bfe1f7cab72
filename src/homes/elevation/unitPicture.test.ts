import { describe, expect, it } from 'vitest';
import { HOME_LIGHTS } from '#domain/listings/homeLights.ts';
import type { ModelListing } from '../model/listing.ts';
import { unitPicture } from './unitPicture.ts';

/** Three floors of two flats, in two blocks. */
const flats: ModelListing = {
  code: 'OGU-0001',
  type: 'flat',
  beds: 3,
  baths: 3,
  buildings: ['one', 'two'].map((block) => ({
    id: block,
    bedroomCount: 3,
    floorCount: 3,
    apartments: Array.from({ length: 6 }, (_, index) => ({
      id: `${block}-${index}`,
      label: `U${(index % 2) + 1}`,
      floor: Math.floor(index / 2),
    })),
  })),
};
const LIT = /<path d="M([\d.]+) ([\d.]+)H[^"]*" fill="url\(#w\)"/g;
const litPanes = (picture: string | null) =>
  [...(picture ?? '').matchAll(LIT)].map(([, x, y]) => ({ x: Number(x), y: Number(y) }));
const pictured = (unit: number, listing = flats) => unitPicture(listing, `one-${unit}`, 'evening');
const mean = (values: readonly number[]) => values.reduce((sum, each) => sum + each, 0) / values.length;

describe('the picture of a unit', () => {
  it('lights the windows of that unit alone: higher for a higher floor, further right for its neighbour', () => {
    const [low, beside, high] = [pictured(0), pictured(1), pictured(4)].map(litPanes);
    for (const panes of [low, beside, high]) expect(panes?.length).toBeGreaterThan(0);
    const height = (panes: typeof low) => mean(panes?.map(({ y }) => y) ?? []);
    const place = (panes: typeof low) => mean(panes?.map(({ x }) => x) ?? []);
    expect(height(high)).toBeLessThan(height(low));
    expect(place(beside)).toBeGreaterThan(place(low));
  });

  it('is deterministic, differs by light, and has a few kB', () => {
    expect(pictured(3)).toBe(pictured(3));
    const lights = HOME_LIGHTS.map((light) => unitPicture(flats, 'one-3', light));
    expect(new Set(lights).size).toBe(HOME_LIGHTS.length);
    for (const picture of lights) expect(picture?.length).toBeLessThan(40_000);
  });

  it('contains no NaN or undefined, whatever the type of the home', () => {
    for (const type of ['bungalow', 'duplex', 'terrace', 'maisonette', 'house', 'apartment'] as const) {
      const floors = type === 'bungalow' ? 1 : 2;
      const house: ModelListing = {
        ...flats,
        type,
        code: 'LAG-0007',
        buildings: flats.buildings.map((building) => ({
          ...building,
          floorCount: floors,
          apartments: building.apartments.slice(0, 1),
        })),
      };
      const picture = pictured(0, house);
      expect(litPanes(picture).length).toBeGreaterThan(0);
      expect(picture).not.toMatch(/NaN|Infinity|undefined/);
    }
  });

  it('is null for a unit of another listing', () => {
    expect(unitPicture(flats, 'three-1', 'day')).toBeNull();
  });
});
