import { describe, expect, it } from 'vitest';
import { PLANTING_THEMES } from '../../model/finish.ts';
import { grow, overlap, placeRect, type Rect } from '../../model/geometry.ts';
import { homeModel } from '../../model/home.ts';
import type { ModelListing } from '../../model/listing.ts';
import type { HomeModel } from '../../model/model.ts';
import { PLANT_KINDS, type Plant } from '../../model/site/site.ts';
import { type Mesh, trianglesIn } from '../mesh.ts';
import type { Detail, SceneNode } from '../scene.ts';
import { distantPalm, distantPlantain, distantTrees } from './distant.ts';
import { gardenNodes } from './garden.ts';
import { PlantInstances } from './PlantInstances.ts';
import { plantSpecimens } from './specimens.ts';
import { ALL_VARIANTS, COLUMNS, PALMS, SHRUBS, TREES, type Variants } from './variants.ts';

const DETAILS = ['picture', 'live'] as const;

const estate = (type: ModelListing['type'], code: string, blocks: number): ModelListing => ({
  code,
  type,
  beds: 3,
  baths: 3,
  buildings: Array.from({ length: blocks }, (_, block) => ({
    id: `block-${block}`,
    bedroomCount: 3,
    floorCount: 1,
    apartments: [{ id: `${block}-0`, label: 'U1', floor: 0 }],
  })),
});

const models: readonly HomeModel[] = [
  estate('duplex', 'LAG-0001', 6),
  estate('bungalow', 'ABU-0004', 3),
  estate('terrace', 'OYO-0003', 6),
  estate('flat', 'LAG-0005', 2),
  estate('house', 'KWA-0009', 1),
].map(homeModel);

const drawn = (nodes: readonly SceneNode[]): number =>
  nodes.reduce((sum, { mesh, places }) => sum + trianglesIn(mesh) * places.length, 0);

const spotAt = (x: number, y: number): Rect => ({ x0: x, x1: x, y0: y, y1: y });

/** Roads, parking bays, paths and houses. */
function ways({ site, blocks }: HomeModel): Rect[] {
  const rooms = blocks.flatMap(({ levels, placement }) =>
    (levels[0]?.rooms ?? []).map(({ rect }) => placeRect(rect, placement)),
  );
  return [...site.roads, ...site.paths.map((path) => grow(path, -0.15)), ...site.paved, ...rooms];
}

/** The centres of a material's horizontal triangles, as points on the ground. */
function middlesOf(mesh: Mesh, material: string): [number, number][] {
  return mesh.surfaces
    .filter((surface) => surface.material === material)
    .flatMap(({ positions, normals, indices }) =>
      Array.from({ length: indices.length / 3 }, (_, triangle) => {
        const corners = [0, 1, 2].map((corner) => indices[3 * triangle + corner] ?? 0);
        if (corners.some((corner) => (normals[3 * corner + 2] ?? 0) < 0.9)) return [];
        const middle = (axis: number) =>
          corners.reduce((sum, corner) => sum + (positions[3 * corner + axis] ?? 0), 0) / 3;
        return [[middle(0), middle(1)] as [number, number]];
      }).flat(),
    );
}

describe('a garden', () => {
  it('is the same each time', () => {
    for (const model of models) {
      const places = (detail: Detail) =>
        gardenNodes(model, detail).map(({ mesh, places: own }) => [mesh.name, trianglesIn(mesh), own]);
      expect(places('live')).toEqual(places('live'));
      expect(places('picture')).toEqual(places('picture'));
    }
  });

  it('has nothing rooted in a road, path, bay or room', () => {
    for (const model of models) {
      const taken = ways(model);
      const roots = gardenNodes(model, 'live')
        .filter(({ subject }) => subject.kind === 'garden')
        .flatMap(({ mesh, places }) => places.map(({ at: [x, y] }) => ({ name: mesh.name, x, y })));
      expect(roots.length).toBeGreaterThan(20);
      const inWay = roots.filter(({ x, y }) =>
        taken.some((each) => overlap(grow(each, -0.12), grow(spotAt(x, y), 0.03))),
      );
      expect(inWay).toEqual([]);
    }
  });

  it('has no lawn under a house, a road or a drive, and some next to them', () => {
    for (const model of models) {
      const taken = ways(model);
      const [ground] = gardenNodes(model, 'live');
      const spots = ground ? [...middlesOf(ground.mesh, 'lawn'), ...middlesOf(ground.mesh, 'soil')] : [];
      expect(spots.length).toBeGreaterThan(20);
      expect(spots.filter(([x, y]) => taken.some((each) => overlap(each, grow(spotAt(x, y), 0.03))))).toEqual(
        [],
      );
    }
  });

  it('has nothing tall on the way to each front door', () => {
    for (const { site } of models) {
      const axes = site.paths.map((path) => grow(path, 0.5));
      const tall = site.plants.filter(({ kind }) => kind !== 'shrub' && kind !== 'bougainvillea');
      const inWay = tall.filter(({ at }) =>
        axes.some((axis) => overlap(axis, grow(spotAt(at.x, at.y), 0.1))),
      );
      expect(inWay).toEqual([]);
    }
  });

  it('has blades of grass only near a picture’s focus, and never in the live view', () => {
    const [model] = models;
    if (!model) throw new Error('There is no model.');
    const { x0, y0 } = model.site.plot;
    const near = { x: x0 + 3, y: y0 + 3, radiusM: 9 };
    const blades = (nodes: readonly SceneNode[]) =>
      nodes.filter(({ mesh }) => mesh.name.startsWith('grass')).flatMap(({ places }) => places);
    const close = blades(gardenNodes(model, 'picture', near));
    expect(close.length).toBeGreaterThan(5);
    expect(close.every(({ at: [x, y] }) => Math.hypot(x - near.x, y - near.y) <= near.radiusM)).toBe(true);
    expect(blades(gardenNodes(model, 'picture'))).toEqual([]);
    expect(blades(gardenNodes(model, 'live', near))).toEqual([]);
  });

  it('is light enough to be drawn on a phone', () => {
    for (const model of models) expect(drawn(gardenNodes(model, 'live'))).toBeLessThan(90_000);
  });

  it('differs by theme', () => {
    const kinds = PLANTING_THEMES.map((planting) => {
      const model = models.find(({ finish }) => finish.planting === planting);
      return model ? [...new Set(model.site.plants.map(({ kind }) => kind))].sort().join() : planting;
    });
    expect(new Set(kinds).size).toBeGreaterThan(2);
  });
});

describe('plants', () => {
  it('of every kind have leaves in both details, fewer in the live view', () => {
    for (const kind of PLANT_KINDS) {
      for (let seed = 0; seed < 8; seed += 1) {
        const plant: Plant = { kind, at: { x: 3, y: 4 }, radiusM: 1, heightM: 3, seed };
        const [picture = 0, live = 0] = DETAILS.map((detail) => {
          const instances = new PlantInstances();
          plantSpecimens(instances, [plant]);
          const nodes = instances.nodes(detail).filter(({ mesh }) => mesh.name !== 'mulch');
          expect(nodes.flatMap(({ places }) => places.map(({ at }) => [at[0], at[1]]))).toEqual([[3, 4]]);
          return drawn(nodes);
        });
        expect(live).toBeGreaterThan(100);
        expect(live).toBeLessThan(picture / 2);
      }
    }
  });

  it('stay within their triangle budgets', () => {
    const heaviest = (variants: Variants, detail: Detail) =>
      Math.max(...variants.map((each) => trianglesIn(each.mesh(detail))));
    expect(heaviest(PALMS, 'live')).toBeLessThanOrEqual(1500);
    expect(heaviest(TREES, 'live')).toBeLessThanOrEqual(2000);
    expect(heaviest(COLUMNS, 'live')).toBeLessThanOrEqual(1000);
    expect(heaviest(SHRUBS, 'live')).toBeLessThanOrEqual(400);
    expect(heaviest(PALMS, 'picture')).toBeLessThanOrEqual(13_000);
    expect(heaviest(TREES, 'picture')).toBeLessThanOrEqual(20_000);
    for (const mesh of [...distantTrees(), distantPalm(), distantPlantain()]) {
      expect(trianglesIn(mesh)).toBeLessThanOrEqual(400);
    }
  });

  it.each(DETAILS)('are valid: finite, about their declared size, with unit normals (%s)', (detail) => {
    for (const variant of ALL_VARIANTS) {
      const { surfaces } = variant.mesh(detail);
      const farM = variant.radiusM * 1.7 + 0.4;
      for (const { normals, indices, positions } of surfaces) {
        const isNear = (value: number, index: number) =>
          Number.isFinite(value) && (index % 3 === 2 || Math.abs(value) < farM);
        expect(positions.every(isNear), variant.id).toBe(true);
        expect(indices.every((index) => index < positions.length / 3)).toBe(true);
        const isUnit = (_: number, index: number) =>
          index % 3 !== 0 ||
          Math.abs(Math.hypot(normals[index] ?? 0, normals[index + 1] ?? 0, normals[index + 2] ?? 0) - 1) <
            1e-3;
        expect(normals.every(isUnit), variant.id).toBe(true);
      }
    }
  });
});
