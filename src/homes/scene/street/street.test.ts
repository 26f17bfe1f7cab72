import { describe, expect, it } from 'vitest';
import type { PropertyType } from '#domain/listings/listings.ts';
import { openEdges } from '#tests/homes/closed.ts';
import { coplanarOverlaps } from '#tests/homes/coplanar.ts';
import { FENCE_STYLES } from '../../model/finish.ts';
import { homeModel } from '../../model/home.ts';
import type { HomeModel } from '../../model/model.ts';
import { CAR_BODIES } from '../../model/site/site.ts';
import { type Mesh, MeshBuilder, trianglesIn, turned } from '../mesh.ts';
import type { SceneNode } from '../scene.ts';
import { car } from './cars/car.ts';
import { transformer, wires, woodenPole } from './poles/poles.ts';
import { siteNodes } from './street.ts';
import { neighboursOf } from './town/neighbours.ts';
import { surroundingNodes } from './town/surroundings.ts';
import { TOWN_PLOT_DEPTH_M, TOWN_PLOT_WIDTH_M, TOWN_PLOTS, townPlot } from './town/townPlot.ts';

function estate(type: PropertyType, blocks: number, code = 'LAG-0001'): HomeModel {
  return homeModel({
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
}

const drawn = (name: string, draw: (mesh: MeshBuilder) => void): Mesh => {
  const mesh = new MeshBuilder();
  draw(mesh);
  return mesh.build(name);
};

const drawnIn = (nodes: readonly SceneNode[]): number =>
  nodes.reduce((sum, { mesh, places }) => sum + trianglesIn(mesh) * places.length, 0);

/** One copy of the mesh per place. */
const setDown = (nodes: readonly SceneNode[]): Mesh[] =>
  nodes.flatMap(({ mesh, places }) =>
    places.map(({ at, turnRad, scale }) => ({
      name: mesh.name,
      surfaces: mesh.surfaces.map((surface) => {
        const positions = surface.positions.slice();
        for (let index = 0; index < positions.length; index += 3) {
          const scaled = [0, 1, 2].map((axis) => (positions[index + axis] ?? 0) * (scale[axis] ?? 1));
          const [x, y, z] = turned([scaled[0] ?? 0, scaled[1] ?? 0, scaled[2] ?? 0], turnRad);
          positions.set([x + at[0], y + at[1], z + at[2]], index);
        }
        return { ...surface, positions };
      }),
    })),
  );

/** One house and a small estate for each fence style. */
const SITES = FENCE_STYLES.flatMap((fence, index) => {
  const type = (['duplex', 'bungalow', 'terrace', 'house'] as const)[index] ?? 'duplex';
  return [1, 3].map((blocks): HomeModel => {
    const model = estate(type, blocks, `LAG-00${10 + index}`);
    const dressed = (runs: HomeModel['site']['fence']) =>
      runs.map((run) => (run.style === 'wall' || run.style === 'wicket' ? run : { ...run, style: fence }));
    const { site } = model;
    return {
      ...model,
      site: { ...site, fence: dressed(site.fence), gardenFences: dressed(site.gardenFences) },
    };
  });
});

describe('the meshes of a site', () => {
  it('are closed solids that face outward', () => {
    for (const model of SITES) {
      const { x0, y0 } = model.site.plot;
      for (const detail of ['picture', 'live'] as const) {
        for (const { mesh } of siteNodes(model, detail, { x: x0 + 8, y: y0 + 4, radiusM: 9 })) {
          expect(openEdges(mesh), mesh.name).toEqual([]);
        }
      }
    }
  });

  it('have no coplanar faces that overlap, within an object or between objects', () => {
    const things = [
      ...SITES.map((model) => siteNodes(model, 'live')),
      ...SITES.slice(0, 2).map((model) => siteNodes(model, 'picture')),
    ];
    // Cars are tested once, below.
    const overlaps = things.flatMap((nodes) =>
      coplanarOverlaps(setDown(nodes.filter(({ mesh }) => !mesh.name.startsWith('car')))),
    );
    expect(overlaps.slice(0, 5)).toEqual([]);
  });

  it('are the same for the same model, with single paving stones only near a picture’s focus', () => {
    const model = estate('duplex', 2);
    const far = siteNodes(model, 'picture');
    expect(siteNodes(model, 'picture')).toEqual(far);
    const near = siteNodes(model, 'picture', { ...model.site.gate, x: model.site.gate.x0, radiusM: 10 });
    expect(drawnIn(near)).toBeGreaterThan(drawnIn(far) + 1000);
  });

  it('stay within the triangle budget of a phone, even for forty houses', () => {
    expect(drawnIn(siteNodes(estate('duplex', 40), 'live'))).toBeLessThan(90_000);
  });
});

describe('a car', () => {
  it('is closed, fits its bay, and stays within its triangle budget', () => {
    for (const body of CAR_BODIES) {
      const fine = drawn(body, (mesh) => car(mesh, body, 'paint_white', 'picture'));
      expect(openEdges(fine)).toEqual([]);
      expect(coplanarOverlaps([fine])).toEqual([]);
      expect(trianglesIn(fine)).toBeLessThanOrEqual(4000);
      expect(trianglesIn(drawn(body, (mesh) => car(mesh, body, 'paint_white', 'live')))).toBeLessThanOrEqual(
        700,
      );
      const corners = fine.surfaces.flatMap(({ positions }) => [...positions]);
      const across = (axis: number) => corners.filter((_, index) => index % 3 === axis).map(Math.abs);
      expect(Math.max(...across(0))).toBeLessThan(1.2);
      expect(Math.max(...across(1))).toBeLessThan(2.4);
      expect(Math.min(...corners.filter((_, index) => index % 3 === 2))).toBeGreaterThan(-0.01);
    }
  });
});

describe('poles', () => {
  it('are closed, with eight sagging wires between each pair', () => {
    for (const draw of [woodenPole, transformer]) expect(openEdges(drawn('pole', draw))).toEqual([]);
    const hanging = drawn('wires', (mesh) => wires(mesh, 26));
    const heights = hanging.surfaces.flatMap(({ positions }) =>
      [...positions].filter((_, index) => index % 3 === 2),
    );
    expect(openEdges(hanging)).toEqual([]);
    expect(Math.max(...heights) - Math.min(...heights)).toBeGreaterThan(1);
    expect(Math.min(...heights)).toBeGreaterThan(6.5);
  });
});

describe('the surrounding town', () => {
  it('stays clear of the site and the street', () => {
    for (const blocks of [1, 7]) {
      const model = estate('bungalow', blocks);
      const { plot, street } = model.site;
      for (const detail of ['picture', 'live'] as const) {
        const plots = surroundingNodes(model, detail).filter(({ mesh }) => mesh.name.startsWith('town plot'));
        expect(plots.length).toBeGreaterThan(4);
        for (const { at, turnRad, scale } of plots.flatMap(({ places }) => places)) {
          const sign = turnRad === 0 ? 1 : -1;
          const [xa, xb] = [at[0], at[0] + sign * TOWN_PLOT_WIDTH_M * scale[0]];
          const [ya, yb] = [at[1], at[1] + sign * TOWN_PLOT_DEPTH_M * scale[1]];
          const inX = Math.min(xa, xb) < plot.x1 && Math.max(xa, xb) > plot.x0;
          const [south, north] = [Math.min(ya, yb), Math.max(ya, yb)];
          expect(inX && south < plot.y1 && north > plot.y0).toBe(false);
          expect(south < street.y1 && north > street.y0).toBe(false);
        }
      }
    }
  });

  it('has next-door houses of other designs than the listing’s', () => {
    for (const type of ['duplex', 'bungalow', 'house'] as const) {
      const model = estate(type, 1);
      const names = neighboursOf(model, 3, 'live').map((each) => each.model.design.name);
      expect(names).not.toContain(model.design.name);
      expect(new Set(names).size).toBe(3);
    }
  });

  it('stays within its triangle budget: simple houses, fewer in the live view', () => {
    for (const each of TOWN_PLOTS) {
      const mesh = drawn('plot', (builder) => townPlot(builder, each));
      expect(openEdges(mesh)).toEqual([]);
      expect(coplanarOverlaps([mesh])).toEqual([]);
      expect(trianglesIn(mesh)).toBeLessThan(470);
    }
    expect(drawnIn(surroundingNodes(estate('duplex', 4), 'live'))).toBeLessThan(60_000);
  });

  it('is the same for the same homes', () => {
    expect(surroundingNodes(estate('house', 1), 'live')).toEqual(
      surroundingNodes(estate('house', 1), 'live'),
    );
  });
});
