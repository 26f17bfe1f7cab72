import { beforeAll, describe, expect, it } from 'vitest';
import { openEdges } from '#tests/homes/closed.ts';
import { samples } from '#tests/homes/samples.ts';
import { contains, grow, overlap, type Rect } from '../../model/geometry.ts';
import { homeModel } from '../../model/home.ts';
import type { HomeModel } from '../../model/model.ts';
import { trianglesIn } from '../mesh.ts';
import type { SceneNode } from '../scene.ts';
import { type FurnishedRoom, furnishHome } from './furnish.ts';
import { furnitureNodes } from './furniture.ts';
import { lampsOf } from './lamps.ts';
import type { PlacedPiece } from './layout/piece.ts';
import type { Gap } from './shape/gap.ts';
import { themeOf } from './theme.ts';

const ROOM_TRIANGLES = 12_000;
/** For a room with both a seating and a dining area. */
const SHARED_ROOM_TRIANGLES = 16_800;

let homes: { readonly model: HomeModel; readonly rooms: readonly FurnishedRoom[] }[] = [];
beforeAll(() => {
  homes = samples().map((sample) => {
    const model = homeModel(sample);
    return { model, rooms: furnishHome(model).flatMap(({ rooms }) => rooms) };
  });
});
const rooms = (): FurnishedRoom[] => homes.flatMap((home) => home.rooms);
const kindOf = ({ room }: FurnishedRoom): string => ('kind' in room ? room.kind : room.name);
const has = ({ furniture }: FurnishedRoom, name: string): boolean =>
  furniture.some(({ piece }) => piece.name.startsWith(name));
const shareOf = (kind: string, ...names: string[]): number => {
  const all = rooms().filter((each) => kindOf(each) === kind);
  return all.filter((each) => names.some((name) => has(each, name))).length / all.length;
};

/** The area that a door's leaf sweeps, or the passage if it has no leaf. */
function swing({ side, from, to, kind, opensIn }: Gap, { x0, y0, x1, y1 }: Rect): Rect {
  const deepM = opensIn ? to - from : kind === 'passage' ? 0.8 : 0.6;
  if (side === 'south') return { x0: from, x1: to, y0, y1: y0 + deepM };
  if (side === 'north') return { x0: from, x1: to, y0: y1 - deepM, y1 };
  if (side === 'west') return { x0, x1: x0 + deepM, y0: from, y1: to };
  return { x0: x1 - deepM, x1, y0: from, y1: to };
}

const isLoose = ({ piece }: PlacedPiece): boolean => piece.layer === 'flat' || piece.layer === 'top';
const meet = (a: PlacedPiece, b: PlacedPiece): boolean =>
  !isLoose(a) &&
  !isLoose(b) &&
  a.piece.bottomM < b.piece.topM &&
  b.piece.bottomM < a.piece.topM &&
  overlap(a.rect, b.rect);

describe('the furniture of the sample’s homes', () => {
  it('is inside its room, and no two pieces overlap', () => {
    for (const { shape, furniture, room } of rooms()) {
      const standing = furniture.filter(({ piece }) => piece.layer !== 'hung');
      const strays = standing.filter(({ rect }) => !contains(grow(shape.inner, 0.001), rect));
      expect(
        strays.map(({ piece }) => piece.name),
        room.name,
      ).toEqual([]);
      const clashes = standing.flatMap((a, index) =>
        standing.slice(index + 1).flatMap((b) => (meet(a, b) ? [`${a.piece.name} in ${b.piece.name}`] : [])),
      );
      expect(clashes, room.name).toEqual([]);
    }
  });

  it('leaves every door its swing and every passage free', () => {
    for (const { shape, furniture, room } of rooms()) {
      const ways = shape.gaps.filter(({ kind }) => kind !== 'window').map((gap) => swing(gap, shape.inner));
      const inTheWay = furniture.filter(
        ({ piece, rect }) => piece.layer === 'floor' && ways.some((way) => overlap(way, rect)),
      );
      expect(
        inTheWay.map(({ piece }) => piece.name),
        room.name,
      ).toEqual([]);
    }
  });

  it('has one bed in each bedroom, and none in other rooms', () => {
    for (const each of rooms()) {
      const beds = each.furniture.filter(({ piece }) => piece.name.startsWith('bed ')).length;
      expect(beds, each.room.name).toBe(kindOf(each) === 'bedroom' ? 1 : 0);
    }
  });

  it('matches the purpose of each room', () => {
    expect(shareOf('living', 'sofa')).toBe(1);
    expect(shareOf('living', 'television wall')).toBe(1);
    expect(shareOf('kitchen', 'counter')).toBe(1);
    expect(shareOf('kitchen', 'fridge')).toBe(1);
    expect(shareOf('dining', 'dining table')).toBe(1);
    expect(shareOf('study', 'desk')).toBe(1);
    expect(shareOf('bath', 'toilet')).toBe(1);
    expect(shareOf('bath', 'vanity')).toBe(1);
    expect(shareOf('bath', 'shower', 'bathtub')).toBeGreaterThan(0.97);
    expect(shareOf('bedroom', 'wardrobe')).toBeGreaterThan(0.95);
  });

  it('stays within its triangle budgets, with one mesh per kind of piece', () => {
    for (const { model, rooms: own } of homes) {
      const nodes = furnitureNodes(model, 'picture');
      const meshes = new Map(nodes.map(({ mesh }) => [mesh.name, mesh]));
      for (const { mesh } of nodes) expect(meshes.get(mesh.name)).toBe(mesh);
      for (const { furniture, fittings, room } of own) {
        const sum = [...furniture, ...fittings].reduce((total, { piece }) => {
          const mesh = meshes.get(piece.name);
          return total + (mesh ? trianglesIn(mesh) : Number.POSITIVE_INFINITY);
        }, 0);
        const isShared = furniture.some(({ piece }) => piece.name.startsWith('dining table'));
        expect(sum, room.name).toBeLessThan(isShared ? SHARED_ROOM_TRIANGLES : ROOM_TRIANGLES);
      }
      expect(furnitureNodes(model, 'live')).toEqual([]);
    }
  });

  it('consists of closed solids', () => {
    const seen = new Map<string, SceneNode['mesh']>();
    for (const { model } of homes.slice(0, 6)) {
      for (const { mesh } of furnitureNodes(model, 'picture')) seen.set(mesh.name, mesh);
    }
    for (const mesh of seen.values()) {
      // Leaves and the cloth's pattern are single faces.
      const sheets = mesh.name.startsWith('adire') ? (['linen'] as const) : (['leaf', 'leaf_d'] as const);
      expect(openEdges(mesh, sheets), mesh.name).toEqual([]);
    }
  });

  it('is the same each time, and differs between listings', () => {
    const [first] = samples();
    if (!first) throw new Error('no sample');
    const twice = [0, 1].map(() => furnitureNodes(homeModel(structuredClone(first)), 'picture'));
    expect(twice[1]).toEqual(twice[0]);
    expect(new Set(homes.map(({ model }) => themeOf(model).name)).size).toBe(3);
  });
});

describe('lamps', () => {
  it('light every bedroom, living room and kitchen', () => {
    for (const { model } of homes) {
      const lit = new Set(lampsOf(model).map(({ unitId, level, room }) => `${unitId} ${level} ${room}`));
      for (const { units, levels } of model.blocks) {
        for (const { id } of units) {
          for (const level of levels) {
            const dark = level.rooms.filter(
              ({ unitId, kind, name }) =>
                unitId === id &&
                ['bedroom', 'living', 'kitchen'].includes(kind) &&
                !lit.has(`${id} ${level.index} ${name}`),
            );
            expect(dark).toEqual([]);
          }
        }
      }
    }
  });
});
