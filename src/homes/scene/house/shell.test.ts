import { describe, expect, it } from 'vitest';
import { openEdges } from '#tests/homes/closed.ts';
import { coplanarOverlaps } from '#tests/homes/coplanar.ts';
import { samples } from '#tests/homes/samples.ts';
import { type Triangle, trianglesOf } from '#tests/homes/triangles.ts';
import { homeModel } from '../../model/home.ts';
import type { Level } from '../../model/model.ts';
import { type Mesh, MeshBuilder, turned } from '../mesh.ts';
import { add, cross, dot, subtract, type Vec3 } from '../vector.ts';
import { drawShell } from './shell.ts';
import { stairPlanOf, stairwellsOf } from './stairs/well.ts';
import { houseStyleOf } from './style.ts';
import { type PlacedOpening, placedOpenings } from './walls/sides.ts';
import { drawWalls } from './walls/walls.ts';

/** One block per design and kind of window in the sample. */
const homes = samples()
  .map((listing) => homeModel(listing))
  .filter(
    ({ design, finish }, index, all) =>
      all.findIndex((other) => other.design.name === design.name) === index ||
      all.findIndex((other) => other.finish.windows === finish.windows) === index,
  );
const cases = homes.flatMap(({ design, finish, blocks: [block] }) =>
  block
    ? [{ name: `${design.name}, ${finish.windows}`, block, style: houseStyleOf(design, finish, 'picture') }]
    : [],
);

const shellsOf = ({ block, style }: (typeof cases)[number]): Mesh[] =>
  block.levels.map((level) => {
    const mesh = new MeshBuilder();
    drawShell(mesh, block, level, style);
    return mesh.build(`level ${level.index}`);
  });

/** A point of an opening's frame in the block's coordinates. */
const inBlock = ({ frame }: PlacedOpening, point: Vec3): Vec3 => add(frame.at, turned(point, frame.turnRad));

function covers({ corners, normal }: Triangle, point: Vec3): boolean {
  if (Math.abs(dot(normal, subtract(point, corners[0]))) > 1e-4) return false;
  return corners.every((corner, index) => {
    const next = corners[(index + 1) % 3] ?? corner;
    return dot(normal, cross(subtract(next, corner), subtract(point, corner))) > -1e-9;
  });
}

describe.each(cases)('the shell of a $name', (each) => {
  const { block, style } = each;
  const shells = shellsOf(each);

  it('consists of closed solids that face outward', () => {
    // Panes and curtains are single sheets.
    const sheets = ['glass', 'curtain', style.drapes] as const;
    expect(shells.flatMap((mesh) => openEdges(mesh, sheets))).toEqual([]);
  });

  it('has no two coplanar faces that overlap', () => {
    expect(coplanarOverlaps(shells)).toEqual([]);
  });

  it('is open where its plan has an opening, and solid next to it', () => {
    for (const level of block.levels) {
      const mesh = new MeshBuilder();
      drawWalls(mesh, level, { isTop: false, detail: 'picture', isLined: () => false });
      const walls = trianglesOf(mesh.build('walls'));
      const wrong = placedOpenings(level).filter((placed) => !isCut(placed, walls));
      expect(wrong.map(({ opening, wall }) => ({ opening, wall }))).toEqual([]);
    }
  });

  it('has glass in each window and slider', () => {
    const count = block.levels
      .flatMap(placedOpenings)
      .filter(({ opening: { kind } }) => kind === 'window' || kind === 'slider').length;
    const panes = shells.flatMap(trianglesOf).filter(({ material }) => material === 'glass').length / 2;
    expect(panes).toBeGreaterThanOrEqual(count);
  });

  it('has stairs from each floor to the next through its well', () => {
    block.levels.slice(0, -1).forEach((level, index) => {
      const above = block.levels[index + 1];
      if (above) expectsClimb(level, above);
    });
  });
});

function isCut(placed: PlacedOpening, walls: readonly Triangle[]): boolean {
  const { opening, wall } = placed;
  const { widthM, sillM, heightM } = opening;
  const middleM = sillM + heightM / 2;
  const isSolid = (x: number, z: number) =>
    [0, wall.thicknessM].every((y) => walls.some((face) => covers(face, inBlock(placed, [x, y, z]))));
  const isVoid = (x: number, z: number) =>
    [0, wall.thicknessM].every((y) => !walls.some((face) => covers(face, inBlock(placed, [x, y, z]))));
  return (
    isVoid(0, middleM) &&
    isVoid(widthM / 2 - 0.01, sillM + 0.01) &&
    isVoid(-widthM / 2 + 0.01, sillM + heightM - 0.01) &&
    isSolid(widthM / 2 + 0.02, middleM) &&
    isSolid(-widthM / 2 - 0.02, middleM) &&
    isSolid(0, sillM + heightM + 0.02)
  );
}

function expectsClimb(level: Level, above: Level): void {
  level.stairs.forEach((stair, index) => {
    const plan = stairPlanOf(stair, level);
    const well = stairwellsOf(above)[index];
    expect(level.zM + 2 * plan.risersPerFlight * plan.riserM).toBeCloseTo(above.zM, 6);
    // The upper flight ends at the well's edge, and the half landing leaves room to turn.
    expect(plan.heading > 0 ? well?.y0 : well?.y1).toBeCloseTo(plan.startY, 6);
    const end = plan.heading > 0 ? plan.inside.y1 : plan.inside.y0;
    expect(Math.abs(end - plan.landingY)).toBeGreaterThan(0.85);
    expect(plan.goingM).toBeGreaterThan(0.22);
  });
}
