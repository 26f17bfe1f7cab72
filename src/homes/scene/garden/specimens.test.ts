import { describe, expect, it } from 'vitest';
import { samples } from '#tests/homes/samples.ts';
import { boundsOf, placePoint, type Rect } from '../../model/geometry.ts';
import { homeModel } from '../../model/home.ts';
import type { Block, HomeModel } from '../../model/model.ts';
import type { Plant } from '../../model/site/site.ts';
import { houseNodes } from '../house/house.ts';
import { type Mesh, trianglesIn } from '../mesh.ts';
import type { Place, SceneNode } from '../scene.ts';
import { panelLengthM } from '../street/fences/panels.ts';
import type { Vec3 } from '../vector.ts';
import { gardenNodes } from './garden.ts';
import { PlantInstances } from './PlantInstances.ts';
import { plantSpecimens } from './specimens.ts';

const homes = samples().map((listing) => ({ code: listing.code, home: homeModel(listing) }));
const LEAVES = new Set(['leaf', 'leaf_d', 'leaf_y', 'leaf_palm', 'flower', 'bract']);

const nodesOf = (plants: readonly Plant[]): SceneNode[] => {
  const instances = new PlantInstances();
  plantSpecimens(instances, plants);
  return instances.nodes('live').filter(({ mesh }) => mesh.name !== 'mulch');
};

function setDown(point: Vec3, { at, turnRad, scale }: Place): Vec3 {
  const [x, y] = [point[0] * scale[0], point[1] * scale[1]];
  const [cos, sin] = [Math.cos(turnRad), Math.sin(turnRad)];
  return [at[0] + x * cos - y * sin, at[1] + x * sin + y * cos, at[2] + point[2] * scale[2]];
}

function cornersOf({ surfaces }: Mesh, isWanted: (material: string) => boolean): Vec3[] {
  return surfaces
    .filter(({ material }) => isWanted(material))
    .flatMap(({ positions }) =>
      Array.from(
        { length: positions.length / 3 },
        (_, corner): Vec3 => [
          positions[3 * corner] ?? 0,
          positions[3 * corner + 1] ?? 0,
          positions[3 * corner + 2] ?? 0,
        ],
      ),
    );
}

/** A rectangle in the elevation of a front. */
interface Shadow {
  readonly x0: number;
  readonly x1: number;
  readonly bottomM: number;
  readonly topM: number;
}

/** A plant's wood and its leaves, as one rectangle each. */
function shadowsOf(plant: Plant): Shadow[] {
  return nodesOf([plant]).flatMap(({ mesh, places: [place] }) =>
    [true, false].flatMap((isLeaf): Shadow[] => {
      const points = cornersOf(mesh, (material) => LEAVES.has(material) === isLeaf).map((point) =>
        place ? setDown(point, place) : point,
      );
      if (points.length === 0) return [];
      // Wood inside a crown is hidden by leaves, so only the trunk near the axis counts.
      const xs = isLeaf ? points.map(([x]) => x) : [plant.at.x - 0.2, plant.at.x + 0.2];
      const zs = points.map(([, , z]) => z);
      return [
        {
          x0: Math.min(...xs),
          x1: Math.max(...xs),
          bottomM: Math.max(0, Math.min(...zs)),
          topM: Math.max(...zs),
        },
      ];
    }),
  );
}

const FORECOURT_M = 7.4;

/** The front's rectangle up to the last ceiling, and the ground in front of it. */
function frontOf({ levels, placement }: Block): { front: Shadow; before: Rect } | null {
  const rooms = levels.flatMap((level) => level.rooms.map(({ rect }) => rect));
  const top = levels.at(-1);
  if (!top || rooms.length === 0) return null;
  const { x0, x1, y0 } = boundsOf(rooms);
  const [a, b] = [
    placePoint({ x: x0, y: y0 }, placement),
    placePoint({ x: x1, y: y0 - FORECOURT_M }, placement),
  ];
  const before = {
    x0: Math.min(a.x, b.x),
    x1: Math.max(a.x, b.x),
    y0: Math.min(a.y, b.y),
    y1: Math.max(a.y, b.y),
  };
  return { before, front: { x0: before.x0, x1: before.x1, bottomM: 0, topM: top.zM + top.clearHeightM } };
}

const isBefore = ({ at: { y } }: Plant, { y0, y1 }: Rect): boolean => y > y0 && y < y1;

const common = (a: Shadow, b: Shadow): number =>
  Math.max(0, Math.min(a.x1, b.x1) - Math.max(a.x0, b.x0)) *
  Math.max(0, Math.min(a.topM, b.topM) - Math.max(a.bottomM, b.bottomM));

/** Vertical lines in the middle of front doors and of glass that is a door or as wide as one. */
function axesOf({ levels, placement }: Block): Shadow[] {
  return levels.flatMap(({ zM, walls, rooms }) => {
    const backY = Math.max(...rooms.map(({ rect }) => rect.y1));
    return walls
      .filter(({ kind, from, to }) => kind === 'outer' && from.y === to.y && from.y < backY / 2)
      .flatMap(({ from, openings }) =>
        openings
          .filter(({ kind, widthM }) => kind === 'entrance' || kind === 'slider' || widthM >= 1.5)
          .map(({ offsetM, widthM, sillM, heightM }) => {
            const { x } = placePoint({ x: from.x + offsetM + widthM / 2, y: from.y }, placement);
            return { x0: x - 0.01, x1: x + 0.01, bottomM: zM + sillM, topM: zM + sillM + heightM };
          }),
      );
  });
}

const fronts = homes.flatMap(({ code, home }) =>
  home.blocks.flatMap((block) => {
    const found = frontOf(block);
    if (!found) return [];
    const before = home.site.plants.filter((plant) => isBefore(plant, found.before)).flatMap(shadowsOf);
    return [{ code, block, front: found.front, before }];
  }),
);

describe('plants in front of a facade', () => {
  it('hide at most a third of it', () => {
    for (const { code, block, front, before } of fronts) {
      const hidden = before.reduce((sum, each) => sum + common(each, front), 0);
      expect(hidden / common(front, front), `${code} ${block.id}`).toBeLessThan(1 / 3);
    }
    expect(fronts.filter(({ before }) => before.length > 0).length).toBeGreaterThan(fronts.length / 3);
  });

  it('leave the middle of doors and main windows visible', () => {
    for (const { code, block, before } of fronts) {
      const hidden = axesOf(block).filter((axis) => before.some((each) => common(axis, each) > 0));
      expect(hidden, `${code} ${block.id}`).toEqual([]);
    }
  });
});

type Triangle = readonly [Vec3, Vec3, Vec3];

function trianglesOf(nodes: readonly SceneNode[]): Triangle[] {
  return nodes.flatMap(({ mesh, places }) =>
    places.flatMap((place) =>
      mesh.surfaces.flatMap(({ positions, indices }) => {
        const at = (index: number): Vec3 =>
          setDown(
            [positions[3 * index] ?? 0, positions[3 * index + 1] ?? 0, positions[3 * index + 2] ?? 0],
            place,
          );
        return Array.from(
          { length: indices.length / 3 },
          (_, triangle): Triangle => [
            at(indices[3 * triangle] ?? 0),
            at(indices[3 * triangle + 1] ?? 0),
            at(indices[3 * triangle + 2] ?? 0),
          ],
        );
      }),
    ),
  );
}

/** The height of a triangle above a point of the ground; null if it is not above it. */
function heightOver([a, b, c]: Triangle, x: number, y: number): number | null {
  const area = (b[0] - a[0]) * (c[1] - a[1]) - (c[0] - a[0]) * (b[1] - a[1]);
  if (Math.abs(area) < 1e-9) return null;
  const u = ((b[0] - x) * (c[1] - y) - (c[0] - x) * (b[1] - y)) / area;
  const v = ((c[0] - x) * (a[1] - y) - (a[0] - x) * (c[1] - y)) / area;
  return u < 0 || v < 0 || u + v > 1 ? null : u * a[2] + v * b[2] + (1 - u - v) * c[2];
}

const CROWNED = new Set<Plant['kind']>(['palm', 'tree']);

/** Leaves under a roof or inside a house. */
function leavesIn(home: HomeModel): string[] {
  const triangles = trianglesOf(houseNodes(home, 'live'));
  return home.site.plants
    .filter(({ kind }) => CROWNED.has(kind))
    .flatMap((plant) => {
      const near = triangles.filter((triangle) =>
        [0, 1].every((axis) => {
          const own = axis === 0 ? plant.at.x : plant.at.y;
          const along = triangle.map((corner) => corner[axis] ?? 0);
          return Math.min(...along) < own + 4 && Math.max(...along) > own - 4;
        }),
      );
      const leaves = nodesOf([plant]).flatMap(({ mesh, places: [place] }) =>
        cornersOf(mesh, (material) => LEAVES.has(material))
          .filter((_, index) => index % 5 === 0)
          .map((point) => (place ? setDown(point, place) : point)),
      );
      const caught = leaves.filter(([x, y, z]) =>
        near.some((triangle) => (heightOver(triangle, x, y) ?? Number.NEGATIVE_INFINITY) > z),
      );
      return caught.length > 0 ? [`${plant.kind} at ${plant.at.x} ${plant.at.y}: ${caught.length}`] : [];
    });
}

it('keeps crowns of palms and trees out of roofs, their overhangs and walls', () => {
  for (const { code, home } of homes) expect(leavesIn(home), code).toEqual([]);
});

it('shows a tall palm or a tree next to or behind each home', () => {
  for (const { code, home } of homes) {
    const tall = home.site.plants.filter(({ kind, heightM }) => CROWNED.has(kind) && heightM >= 7);
    expect(tall.length, code).toBeGreaterThanOrEqual(home.blocks.length);
  }
});

it('keeps the plants of every site light enough for the live view', () => {
  for (const { code, home } of homes) {
    const plants = gardenNodes(home, 'live').filter(({ subject }) => subject.kind === 'garden');
    const drawn = plants.reduce((sum, { mesh, places }) => sum + trianglesIn(mesh) * places.length, 0);
    expect(drawn, code).toBeLessThanOrEqual(90_000);
  }
});

it('gives a taller palm a longer trunk, not a larger crown', () => {
  const crownM = (heightM: number): number => {
    const plant: Plant = { kind: 'palm', at: { x: 0, y: 0 }, radiusM: 1, heightM, seed: 1 };
    const xs = nodesOf([plant]).flatMap(({ mesh, places: [place] }) =>
      cornersOf(mesh, (material) => LEAVES.has(material)).map(
        (point) => (place ? setDown(point, place) : point)[0],
      ),
    );
    return Math.max(...xs) - Math.min(...xs);
  };
  for (const heightM of [8, 9, 10, 11]) expect(crownM(heightM) / crownM(6.5)).toBeLessThan(1.2);
});

describe('a fence with a planting trough', () => {
  const planted = homes.filter(({ home }) => home.site.gardenFences.some(({ style }) => style === 'planted'));

  it.each(['picture', 'live'] as const)('has no leaf in a pier (%s)', (detail) => {
    expect(planted.length).toBeGreaterThan(0);
    for (const { code, home } of planted.slice(0, 3)) {
      const plants = gardenNodes(home, detail).flatMap(({ mesh, places }) =>
        places.filter(({ at }) => at[2] > 0.5).map((place) => ({ mesh, place })),
      );
      expect(plants.length).toBeGreaterThan(0);
      for (const { style, from, to } of home.site.gardenFences) {
        if (style !== 'planted' || from.y !== to.y) continue;
        const lengthM = to.x - from.x;
        const panels = Math.max(1, Math.round(lengthM / panelLengthM(style, detail)));
        const piers = Array.from({ length: panels + 1 }, (_, index) => from.x + (index * lengthM) / panels);
        const own = plants.filter(
          ({ place: { at } }) => Math.abs(at[1] - from.y) < 0.01 && at[0] > from.x && at[0] < to.x,
        );
        for (const { mesh, place } of own) {
          const xs = cornersOf(mesh, () => true).map((point) => setDown(point, place)[0]);
          const [x0, x1] = [Math.min(...xs), Math.max(...xs)];
          expect(
            piers.filter((x) => x + 0.2 > x0 && x - 0.2 < x1),
            code,
          ).toEqual([]);
        }
      }
    }
  });
});
