import { describe, expect, it } from 'vitest';
import { samples } from '#tests/homes/samples.ts';
import { contains, grow, overlap, placeRect, type Rect } from '../../model/geometry.ts';
import { homeModel } from '../../model/home.ts';
import type { Block, HomeModel } from '../../model/model.ts';
import type { Mesh } from '../mesh.ts';
import { framed } from '../views/framing.ts';
import { housesOf } from '../views/house.ts';
import { stageShot } from '../views/stage.ts';
import { stageMesh } from './building.ts';
import { heapPlaces } from './heapPlaces.ts';
import { HEAP_HALF_EXTENT_M } from './heaps.ts';
import { profileBoards } from './settingOut.ts';
import { completeStoreys, openStorey, STAGES, type Stage, stageSite } from './stage.ts';
import { trenchesOf } from './trenches.ts';

const homes = samples().map((listing, number) => ({ code: listing.code, number, home: homeModel(listing) }));
const some = homes.filter((_, index) => index % 5 === 0);
const SITE_MATERIALS = ['block', 'concrete', 'oak', 'rebar'];

const firstBlock = ({ blocks: [block] }: HomeModel): Block => {
  if (!block) throw new Error('There is no block');
  return block;
};
const meshOf = ({ home, code }: (typeof homes)[number], stage: Stage): Mesh =>
  stageMesh(firstBlock(home), stageSite(home, stage, code));
const topOf = ({ surfaces }: Mesh): number =>
  surfaces.reduce(
    (top, { positions }) =>
      positions.reduce((max, value, at) => (at % 3 === 2 ? Math.max(max, value) : max), top),
    -Infinity,
  );
const materialsOf = ({ surfaces }: Mesh): string[] => surfaces.map(({ material }) => material).sort();

describe.each(some)('the building site of $code', (each) => {
  const { home, code, number } = each;
  const block = firstBlock(home);
  const buildings: Rect[] = home.blocks.map(({ footprint, placement }) => placeRect(footprint, placement));

  it('has a trench under every wall of the ground floor', () => {
    const trenches = trenchesOf(home);
    const walls = home.blocks.flatMap(({ levels: [ground], placement }) =>
      (ground?.walls ?? []).map(({ from, to }) =>
        placeRect(
          {
            x0: Math.min(from.x, to.x),
            y0: Math.min(from.y, to.y),
            x1: Math.max(from.x, to.x),
            y1: Math.max(from.y, to.y),
          },
          placement,
        ),
      ),
    );
    expect(walls.filter((wall) => !trenches.some((trench) => contains(trench, wall)))).toEqual([]);
  });

  it('is set out by boards outside every building', () => {
    const boards = profileBoards(home);
    expect(boards.length).toBeGreaterThanOrEqual(4);
    for (const { x, y } of boards)
      expect(
        buildings.some((rect) => overlap(rect, { x0: x - 0.1, x1: x + 0.1, y0: y - 0.1, y1: y + 0.1 })),
      ).toBe(false);
  });

  it('shows nothing of its foundation above the columns’ starter bars', () => {
    const mesh = meshOf(each, 'foundation');
    expect(topOf(mesh)).toBeLessThan(1.3);
    expect(materialsOf(mesh)).toContain('rebar');
  });

  it('shows a bare structure: blocks, concrete, timber and bars, no roof', () => {
    const mesh = meshOf(each, 'structure');
    expect(materialsOf(mesh).filter((material) => !SITE_MATERIALS.includes(material))).toEqual([]);
    const open = openStorey(block, 'structure');
    expect(open?.index).toBe(completeStoreys(block, 'structure'));
    const ceilingM = (open?.zM ?? 0) + (open?.clearHeightM ?? 0);
    expect(topOf(mesh)).toBeGreaterThan(ceilingM - 0.5);
    expect(topOf(mesh)).toBeLessThan(ceilingM + 1);
  });

  it('shows its roof over all storeys, and open openings', () => {
    const mesh = meshOf(each, 'roof');
    const top = block.levels.at(-1);
    expect(topOf(mesh)).toBeGreaterThan((top?.zM ?? 0) + (top?.clearHeightM ?? 0));
    expect(materialsOf(mesh).filter((material) => /glass|curtain|door|room/.test(material))).toEqual([]);
  });

  it.each(STAGES)('has heaps at the stage of its %s that are clear of everything', (stage) => {
    const places = heapPlaces(stageSite(home, stage, code));
    expect(places.length).toBeGreaterThan(0);
    const rects = places.map(({ kind, x, y }) =>
      grow({ x0: x, x1: x, y0: y, y1: y }, HEAP_HALF_EXTENT_M[kind]),
    );
    rects.forEach((rect, index) => {
      expect(contains(home.site.plot, rect)).toBe(true);
      expect([...buildings, ...rects.slice(index + 1)].some((other) => overlap(other, rect))).toBe(false);
    });
  });

  it('is pictured by day from slightly above, with the whole building in the picture', () => {
    const shot = stageShot(home, number);
    if (!shot) throw new Error('nothing to see');
    expect(shot.light.hour).not.toBe('dusk');
    const { at, towards } = shot.camera;
    expect(at[2]).toBeGreaterThan(4);
    const seen = housesOf(home).find(({ rect }) => towards[0] > rect.x0 - 15 && towards[0] < rect.x1 + 15);
    expect(seen).toBeDefined();
    // Measured as a level camera: the middle of the building is in the middle of the picture.
    const { left, right } = framed({ ...shot.camera, isLevel: true }, [towards]);
    expect((left + right) / 2).toBeCloseTo(0.5, 5);
  });
});

describe('building sites', () => {
  it('are the same each time for one listing', () => {
    const [each] = some;
    if (!each) throw new Error('There is no home');
    for (const stage of STAGES) expect(meshOf(each, stage)).toEqual(meshOf(each, stage));
  });

  it('differ from home to home', () => {
    const shapes = homes
      .slice(0, 18)
      .map((each) => JSON.stringify(heapPlaces(stageSite(each.home, 'structure', each.code))));
    expect(new Set(shapes).size).toBe(shapes.length);
  });

  it('are built from the ground up', () => {
    for (const { home } of homes) {
      const block = firstBlock(home);
      expect(completeStoreys(block, 'foundation')).toBe(0);
      expect(completeStoreys(block, 'structure')).toBeLessThan(block.levels.length);
      expect(completeStoreys(block, 'roof')).toBe(block.levels.length);
    }
  });
});
