import { beforeAll, describe, expect, it } from 'vitest';
import { samples } from '#tests/homes/samples.ts';
import { contains, grow } from '../model/geometry.ts';
import { blockModel } from '../model/home.ts';
import type { Room } from '../model/model.ts';
import type { PlacedPiece } from '../scene/rooms/layout/piece.ts';
import { furnitureShape } from './furnitureShape.ts';
import { unitFurniture } from './unitFurniture.ts';

/** Some of the sample: all of it takes seconds. */
const STEP = 6;
let drawn: { readonly rooms: readonly Room[]; readonly pieces: readonly PlacedPiece[] }[] = [];
beforeAll(() => {
  drawn = samples()
    .filter((_, index) => index % STEP === 0)
    .flatMap((sample) => {
      const model = blockModel(sample, sample.buildings[0]?.id ?? '');
      const unit = model?.block.units[0];
      if (!model || !unit) return [];
      return model.block.levels
        .filter(({ index }) => unit.levels.includes(index))
        .map((level) => ({
          rooms: level.rooms.filter(({ unitId }) => unitId === unit.id),
          pieces: unitFurniture(model, level, unit.id),
        }));
    });
});

const numbersOf = (path: string): number[] => (path.match(/-?\d+(?:\.\d+)?/g) ?? []).map(Number);

describe('the furniture on a floor plan', () => {
  it('stands in the rooms of the unit', () => {
    for (const { rooms, pieces } of drawn)
      for (const { rect } of pieces)
        expect(rooms.some((room) => contains(grow(room.rect, 0.01), rect))).toBe(true);
  });

  it('has a bed in most bedrooms, and a toilet in most bathrooms', () => {
    for (const [kind, name] of [
      ['bedroom', 'bed '],
      ['bath', 'toilet'],
    ] as const) {
      const all = drawn.flatMap(({ rooms, pieces }) =>
        rooms
          .filter((room) => room.kind === kind)
          .map(({ rect }) =>
            pieces.some(
              ({ piece, rect: of }) => piece.name.startsWith(name) && contains(grow(rect, 0.01), of),
            ),
          ),
      );
      expect(all.filter(Boolean).length / all.length).toBeGreaterThan(0.8);
    }
  });

  it('is drawn by finite numbers, each piece as its outline at least', () => {
    for (const { pieces } of drawn)
      for (const { piece } of pieces) {
        const path = furnitureShape(piece);
        expect(path).toMatch(/^M.*z/);
        expect(numbersOf(path).every(Number.isFinite)).toBe(true);
        expect(path).not.toMatch(/NaN|undefined|--/);
      }
  });
});
