import { describe, expect, it } from 'vitest';
import { homeModel } from '../../model/home.ts';
import { add, scale } from '../../scene/vector.ts';
import { anchorsOf, labelPlace } from './anchors.ts';
import { type BlockSpace, blockSpace } from './blockSpace.ts';
import { freeEdges } from './freeEdges.ts';
import { cutAboveM, eased, liftFor, OPEN_WALL_M } from './lift.ts';
import { isOccluding } from './occlusion.ts';
import { pick, unitBoxes } from './pick.ts';
import { blockShot, framing } from './shots.ts';

/** Two blocks; the first has four flats on two floors. */
function blocks(): readonly [BlockSpace, BlockSpace] {
  const apartments = [0, 1, 2, 3].map((unit) => ({
    id: `unit-${unit}`,
    label: `U${(unit % 2) + 1}`,
    floor: Math.floor(unit / 2),
  }));
  const building = { id: 'a', bedroomCount: 2, floorCount: 2, apartments };
  const other = {
    ...building,
    id: 'b',
    apartments: apartments.map((each) => ({ ...each, id: `b-${each.id}` })),
  };
  const model = homeModel({
    code: 'LAG-0001',
    type: 'flat',
    beds: 2,
    baths: 3,
    buildings: [building, other],
  });
  const [first, second] = model.blocks.map((block) => blockSpace(block, 9));
  if (!first || !second) throw new Error('The model has no blocks');
  return [first, second];
}

const middle = (unitId: string, block: BlockSpace) => {
  const box = unitBoxes(block, null).find((each) => each.unitId === unitId)?.box;
  if (!box) throw new Error(`${unitId} has no room`);
  return [0, 1, 2].map((axis) => ((box.low[axis] ?? 0) + (box.high[axis] ?? 0)) / 2) as [
    number,
    number,
    number,
  ];
};

describe('pointing', () => {
  it('finds the unit in front, or the block if it is not the chosen one', () => {
    const [first, second] = blocks();
    for (const unitId of ['unit-0', 'unit-3']) {
      const [x, y, z] = middle(unitId, first);
      const ray = { from: [x, y - 0.01, z] as const, along: [0, 1, 0] as const };
      expect(pick(ray, [first, second], 'a', null)).toEqual({ kind: 'unit', unitId });
      expect(pick(ray, [first, second], 'b', null)).toEqual({ kind: 'block', blockId: 'a' });
    }
    expect(pick({ from: [0, 0, 500], along: [0, 0, 1] }, [first], 'a', null)).toBeNull();
  });

  it('follows a raised floor, and the cut walls of the open floor', () => {
    const [first] = blocks();
    const lift = liftFor(first, 0);
    const [x, y, z] = middle('unit-3', first);
    const riseM = lift.risesM[1] ?? 0;
    expect(riseM).toBeGreaterThan(8);
    const at = (height: number) => pick({ from: [x, y, height], along: [1, 0, 0] }, [first], 'a', lift);
    expect(at(z)).toBeNull();
    expect(at(z + riseM)).toMatchObject({ kind: 'unit' });
    const floorM = first.levels[0]?.zM ?? 0;
    expect(at(floorM + OPEN_WALL_M - 0.1)).toMatchObject({ kind: 'unit' });
    expect(at(floorM + OPEN_WALL_M + 0.1)).toBeNull();
  });
});

describe('lifting floors', () => {
  it('raises everything above the open floor together, and cuts the open floor', () => {
    const [first] = blocks();
    expect(liftFor(first, null)).toEqual({ risesM: [0, 0, 0], cuts: [0, 0] });
    const lift = liftFor(first, 0);
    expect(lift.risesM[0]).toBe(0);
    expect(lift.risesM[1]).toBe(lift.risesM[2]);
    expect(cutAboveM(first, lift, 0)).toBeCloseTo((first.levels[0]?.zM ?? 0) + OPEN_WALL_M);
    expect(cutAboveM(first, lift, 1)).toBeNull();
    // Below an open floor nothing rises through its plan.
    const upper = liftFor(first, 1);
    expect(cutAboveM(first, upper, 0)).toBe(cutAboveM(first, upper, 1));
  });

  it('eases to the target and ends there', () => {
    const [first] = blocks();
    const wanted = liftFor(first, 0);
    let lift = liftFor(first, null);
    let [frames, lastM] = [0, 0];
    while (lift !== wanted && frames < 300) {
      lift = eased(lift, wanted, 1 / 60);
      const riseM = lift.risesM[2] ?? 0;
      expect(riseM).toBeGreaterThanOrEqual(lastM);
      [frames, lastM] = [frames + 1, riseM];
    }
    expect(lift).toBe(wanted);
    expect(frames).toBeLessThan(150);
  });
});

describe('the camera', () => {
  it('frames the whole box with a small margin', () => {
    const lens = { fieldRad: 0.6, aspect: 1.5 };
    const box = { low: [0, 0, 0], high: [30, 10, 9] } as const;
    const near = framing(box, [0, -1, 0], lens);
    expect(near.at[0]).toBeCloseTo(15);
    // The front of the box fills the picture's width, with a small margin.
    const widthM = 2 * Math.tan(0.3) * 1.5 * Math.abs(near.from[1]);
    expect(widthM).toBeGreaterThan(30);
    expect(widthM).toBeLessThan(34);
    const [first] = blocks();
    expect(blockShot(first, lens).from[2]).toBeGreaterThan(first.heightM / 2);
  });

  it('is not blocked by the block next door, but by one in front', () => {
    const target = { low: [0, 0, 0], high: [7, 10, 9] } as const;
    const eye = [10, -25, 8] as const;
    expect(isOccluding(eye, { low: [7, 0, 0], high: [14, 10, 9] }, target)).toBe(false);
    expect(isOccluding(eye, { low: [0, -14, 0], high: [12, -8, 9] }, target)).toBe(true);
    expect(isOccluding(eye, { low: [8, -27, 0], high: [12, -20, 9] }, target)).toBe(true);
  });
});

describe('labels', () => {
  it('are on the visible face, or above the open floor', () => {
    const [first] = blocks();
    const anchor = anchorsOf(first).find(({ unitId }) => unitId === 'unit-0');
    if (!anchor) throw new Error('The unit has no anchor');
    expect(anchor.faces.length).toBeGreaterThan(0);
    for (const { at, normal } of anchor.faces) {
      const eye = (metres: number) => add(at, scale(normal, metres));
      expect(labelPlace(anchor, eye(30), null, null)).toEqual(at);
      expect(labelPlace({ ...anchor, faces: [{ at, normal }] }, eye(-30), null, null)).toBeNull();
    }
    expect(labelPlace(anchor, [0, 0, 50], 0, null)).not.toBeNull();
    expect(labelPlace(anchor, [0, 0, 50], 1, null)).toBeNull();
  });

  it('knows which sides of a room face outdoors', () => {
    const room = { x0: 0, x1: 4, y0: 0, y1: 3 };
    const edges = freeEdges(room, [
      { x0: 4, x1: 8, y0: 0, y1: 3 },
      { x0: 1, x1: 2, y0: 3, y1: 6 },
    ]);
    expect(edges.map(({ side, low, high }) => [side, low, high])).toEqual([
      ['south', 0, 4],
      ['north', 0, 1],
      ['north', 2, 4],
      ['west', 0, 3],
    ]);
  });
});
