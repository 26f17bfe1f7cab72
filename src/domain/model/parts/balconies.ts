import type { Finish, RailStyle } from '../finish.ts';
import { type Rect, rect } from '../geometry.ts';
import type { Material } from '../materials.ts';
import type { Level, Outdoor } from '../model.ts';
import type { Part, Side } from './part.ts';

const RAIL_HEIGHT_M = 1.08;
const FLOOR_M = 0.2;
const COLUMN_M = 0.3;
const LID_M = 0.26;

/** Floors, rails, and over a veranda with nothing above it a lid on two columns. */
export function balconiesOf(levels: readonly Level[], finish: Finish): Part[] {
  return levels.flatMap((level) =>
    level.outdoors.flatMap((outdoor) => {
      const above = levels[level.index + 1];
      const covered = above?.outdoors.some(
        (each) => each.rect.x0 < outdoor.rect.x1 && each.rect.x1 > outdoor.rect.x0,
      );
      const isVeranda = outdoor.name === 'Veranda';
      return [
        ...floorAndRail(outdoor, level, finish),
        ...(isVeranda && !covered ? lid(outdoor.rect, level, finish) : []),
      ];
    }),
  );
}

function floorAndRail({ rect: at, name }: Outdoor, { zM, rooms }: Level, finish: Finish): Part[] {
  const isVeranda = name === 'Veranda';
  const slab: Part = {
    kind: 'slab',
    name: `${name} floor`,
    material: 'tile',
    rect: at,
    topM: zM - 0.03,
    thicknessM: isVeranda ? zM : FLOOR_M,
  };
  // One walks onto a veranda from the garden.
  if (isVeranda) return [slab];
  const touches = (x: number) =>
    rooms.some(
      (room) => (room.rect.x0 === x || room.rect.x1 === x) && room.rect.y0 < at.y1 && room.rect.y1 > at.y0,
    );
  const openSides: Side[] = ['south'];
  if (!touches(at.x0)) openSides.push('west');
  if (!touches(at.x1)) openSides.push('east');
  return [
    slab,
    {
      kind: 'rail',
      name: `${name} rail`,
      material: RAIL_MATERIALS[finish.rail](finish),
      style: finish.rail,
      rect: at,
      openSides,
      floorM: zM,
      heightM: RAIL_HEIGHT_M,
    },
  ];
}

const RAIL_MATERIALS: Readonly<Record<RailStyle, (finish: Finish) => Material>> = {
  glass: () => 'glass_rail',
  bars: () => 'frame',
  breeze: () => 'stucco_sand',
  solid: ({ wall }: Finish) => wall,
};

function lid(at: Rect, { zM, clearHeightM }: Level, { trim, warm }: Finish): Part[] {
  const topM = zM + clearHeightM;
  const column = (x0: number): Part => ({
    kind: 'box',
    name: 'veranda column',
    material: warm,
    rect: rect(x0, at.y0 + 0.1, x0 + COLUMN_M, at.y0 + 0.1 + COLUMN_M),
    bottomM: zM,
    topM: topM - LID_M,
  });
  return [
    column(at.x0 + 0.1),
    column(at.x1 - 0.1 - COLUMN_M),
    { kind: 'slab', name: 'veranda lid', material: trim, rect: at, topM, thicknessM: LID_M },
  ];
}
