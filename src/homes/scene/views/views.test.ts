import { describe, expect, it } from 'vitest';
import { samples } from '#tests/homes/samples.ts';
import { grow, type Rect } from '../../model/geometry.ts';
import { homeModel } from '../../model/home.ts';
import { doorsOf } from './entrance.ts';
import { cornersOf } from './eyeLevel.ts';
import { framed, framing, SENSOR_MM } from './framing.ts';
import { houseFor, housesOf } from './house.ts';
import { hourOf, sideOf, VIEW_KINDS } from './light.ts';
import { withoutNearObjects } from './nearObjects.ts';
import { distanceTo, hiddenShare, type ObstacleKind, obstaclesOf } from './obstacles.ts';
import type { Camera, Shot } from './shot.ts';
import { shotOf } from './views.ts';

const homes = samples().map((listing, number) => ({ code: listing.code, number, home: homeModel(listing) }));
const some = homes.filter((_, index) => index % 4 === 0);

function shot({ home, number }: (typeof homes)[number], view: Parameters<typeof shotOf>[2]): Shot {
  const found = shotOf(home, number, view);
  if (!found) throw new Error('nothing to see');
  return found;
}

describe('a frame', () => {
  const box = cornersOf({
    block: housesOf(homes[0]?.home ?? homeModel(samples()[0] ?? never()))[0]?.block ?? never(),
    rect: { x0: 10, y0: 30, x1: 22, y1: 40 },
    heightM: 8,
    frontBearingRad: -Math.PI / 2,
  });
  const options = { widthShare: 0.6, heightShare: 0.66, lensMm: [10, 80], middle: 0.47 } as const;

  it('centres its subject at the requested width', () => {
    const { left, right, bottom, top } = framed(framing([25, 12, 1.6], box, options), box);
    expect((left + right) / 2).toBeCloseTo(0.5, 2);
    expect((bottom + top) / 2).toBeCloseTo(0.47, 2);
    expect(right - left).toBeCloseTo(0.6, 2);
  });

  it('uses the closest available lens if the ideal one is out of range', () => {
    const camera = framing([25, 12, 1.6], box, { ...options, lensMm: [50, 80] });
    expect(camera.lensMm).toBe(50);
    const { left, right } = framed(camera, box);
    expect((left + right) / 2).toBeCloseTo(0.5, 2);
    expect(right - left).toBeGreaterThan(0.7);
  });
});

describe.each(some)('the street picture of $code', (each) => {
  const { camera } = shot(each, 'street');
  const house = houseFor(each.home, sideOf(each.number), false) ?? never();

  it('is taken at standing height, with vertical edges vertical', () => {
    expect(camera.at[2]).toBe(1.6);
    expect(camera.isLevel).toBe(true);
  });

  it('shows the whole house in its middle', () => {
    const { left, right, top, bottom } = framed(camera, cornersOf(house));
    expect((left + right) / 2).toBeCloseTo(0.5, 1);
    expect(right - left).toBeGreaterThan(0.35);
    expect(left).toBeGreaterThan(0);
    expect(right).toBeLessThan(1);
    expect(top).toBeLessThan(1);
    expect(bottom).toBeGreaterThan(0);
  });

  it('is taken from a place where a person can stand', () => {
    const eye = { x: camera.at[0], y: camera.at[1] };
    for (const { rect } of obstaclesOf(each.home, house.block.id))
      expect(distanceTo(eye, rect)).toBeGreaterThan(0.5);
    expect(distanceTo(eye, grow(house.rect, 3))).toBeGreaterThan(0);
  });
});

describe('the pictures at eye level', () => {
  const shots = homes.flatMap((each) =>
    (['street', 'corner', 'garden'] as const).map((view) => {
      const { camera } = shot(each, view);
      const side = view === 'corner' ? sideOf(each.number + 1) : sideOf(each.number);
      const house = houseFor(each.home, side, view !== 'street') ?? never();
      const eye = { x: camera.at[0], y: camera.at[1] };
      const around = obstaclesOf(withoutNearObjects(each.home, camera), house.block.id);
      return { code: each.code, view, camera, house, eye, around };
    }),
  );
  const notClear = (nearM: number, kinds: readonly ObstacleKind[]) =>
    shots.filter(({ camera, eye, around }) =>
      around.some(
        ({ kind, rect, topM, bottomM }) =>
          kinds.includes(kind) &&
          topM > 0.8 &&
          bottomM < 4 &&
          distanceTo(eye, rect) < nearM &&
          isInView(camera, rect),
      ),
    );

  it('have no car within 12 m of the camera', () => {
    expect(notClear(12, ['car'])).toStrictEqual([]);
  });

  it('have no plantain within 4 m, whose leaves would hang before the camera', () => {
    const near = homes.flatMap((each) =>
      (['street', 'corner', 'garden'] as const).filter((view) => {
        const { camera } = shot(each, view);
        const [x, y] = camera.at;
        const { plants } = withoutNearObjects(each.home, camera).site;
        return plants.some(({ kind, at }) => kind === 'plantain' && Math.hypot(at.x - x, at.y - y) < 4);
      }),
    );
    expect(near).toEqual([]);
  });

  it('have nothing within 6 m ahead, except at houses without such a place for the camera', () => {
    const kinds = ['fence', 'trunk', 'crown', 'service', 'house'] as const;
    expect(notClear(6, kinds).length / shots.length).toBeLessThan(0.06);
  });

  it('show an unobstructed front door if the house has one to the outside', () => {
    const hidden = shots.filter(({ camera, house, around }) => {
      const doors = doorsOf(house.block).map(({ x, y }) => hiddenShare(camera.at, [x, y, 1.2], around));
      return Math.min(...doors) > 0.5 && doors.length > 0;
    });
    expect(hidden.map(({ code, view }) => `${code} ${view}`)).toStrictEqual([]);
  });

  it('keep the cars in a picture from the air', () => {
    const [{ home } = never()] = homes;
    expect(withoutNearObjects(home, shot(homes[0] ?? never(), 'air').camera)).toBe(home);
  });
});

describe('light', () => {
  it('is dusk in one picture of five at eye level, and in none from the air', () => {
    const kinds = VIEW_KINDS.filter((kind) => kind !== 'inside' && kind !== 'estate' && kind !== 'air');
    const hours = Array.from({ length: 100 }, (_, number) =>
      kinds.map((kind) => hourOf(number, kind)),
    ).flat();
    expect(hours.filter((hour) => hour === 'dusk').length / hours.length).toBeCloseTo(0.2, 5);
  });

  it('is dusk in at most one picture of a listing', () => {
    for (let number = 0; number < 20; number += 1) {
      const hours = VIEW_KINDS.map((kind) => hourOf(number, kind));
      expect(hours.filter((hour) => hour === 'dusk').length).toBeLessThan(2);
    }
  });

  it('comes from the side away from the camera, low over the front', () => {
    for (const each of some) {
      const { light } = shot(each, 'street');
      if (light.hour === 'dusk') continue;
      const house = houseFor(each.home, sideOf(each.number), false) ?? never();
      const off = (house.frontBearingRad * 180) / Math.PI - light.sunBearingDegrees;
      expect(Math.sign(off)).toBe(sideOf(each.number));
      expect(Math.abs(off)).toBeGreaterThanOrEqual(35);
      expect(Math.abs(off)).toBeLessThanOrEqual(50);
      expect(light.sunHeightDegrees).toBeGreaterThanOrEqual(20);
      expect(light.sunHeightDegrees).toBeLessThanOrEqual(30);
    }
  });

  it('includes room lamps at dusk only', () => {
    for (const each of homes.slice(0, 10)) {
      const { light, lamps } = shot(each, 'street');
      expect(lamps.length > 0).toBe(light.hour === 'dusk');
    }
  });
});

it('shows neighbours on a page from different sides, under different clouds', () => {
  for (const [index, each] of homes.slice(0, 8).entries()) {
    const next = homes[index + 1] ?? never();
    expect(sideOf(next.number)).not.toBe(sideOf(each.number));
    expect(shot(next, 'street').light.cloudSeed).not.toBe(shot(each, 'street').light.cloudSeed);
  }
});

it('is the same each time', () => {
  for (const each of homes.slice(0, 4)) expect(shot(each, 'corner')).toStrictEqual(shot(each, 'corner'));
});

it('looks down from the air, higher than every house', () => {
  for (const each of homes) {
    const highestM = Math.max(...housesOf(each.home).map(({ heightM }) => heightM));
    for (const view of ['air', 'estate'] as const) {
      const { camera } = shot(each, view);
      expect(camera.at[2]).toBeGreaterThan(highestM + 5);
      expect(camera.towards[2]).toBeLessThan(highestM);
    }
  }
});

it('takes an interior from inside the room, at its own camera height', () => {
  for (const each of homes.slice(0, 6)) {
    const { camera, light, lamps } = shot(each, 'inside');
    const ground = each.home.blocks[0]?.levels[0]?.zM ?? 0;
    expect(camera.at[2] - ground).toBeCloseTo(1.42, 5);
    expect(camera.lensMm).toBe(24);
    expect(light.isInside).toBe(true);
    expect(lamps.length).toBeGreaterThan(1);
  }
});

/** Whether any part of a rectangle is in a level camera's view. */
function isInView({ at: [x, y], towards, lensMm }: Camera, { x0, y0, x1, y1 }: Rect): boolean {
  const bearing = Math.atan2(towards[1] - y, towards[0] - x);
  const shares = Array.from({ length: 11 }, (_, step) => step / 10);
  return shares
    .flatMap((across) => shares.map((along) => [x0 + (x1 - x0) * across, y0 + (y1 - y0) * along] as const))
    .some(([toX, toY]) => {
      const off = Math.atan2(toY - y, toX - x) - bearing;
      return Math.abs(Math.atan2(Math.sin(off), Math.cos(off))) < Math.atan(SENSOR_MM / 2 / lensMm);
    });
}

function never(): never {
  throw new Error('the sample has homes');
}
