import type { Finish, RailStyle } from '../finish.ts';
import { grow, type Rect } from '../geometry.ts';
import type { Material } from '../materials.ts';
import type { Level, Outdoor } from '../model.ts';
import type { Side } from '../sides.ts';
import { type BlockContext, isStacked } from './blockContext.ts';
import type { Part, RailPart } from './part.ts';

const RAIL_HEIGHT_M = 1.08;
/** The low wall in front of a ground-floor flat. */
export const LOW_WALL_M = 0.95;
const TILE_BOTTOM_M = 0.07;
const TILE_TOP_M = 0.028;
/** From the rail's centre line to the floor's edge. */
const EDGE_M = 0.06;

/** Floors and rails of balconies, verandas, terraces and galleries. */
export function balconiesOf(context: BlockContext): Part[] {
  return context.levels.flatMap((level) => [
    ...level.outdoors
      .filter(({ name }) => name !== 'Carport')
      .flatMap((outdoor) => [tiles(outdoor, level), ...rails(outdoor, level, context)]),
    ...galleries(level, context),
  ]);
}

const tiles = ({ rect, name }: Pick<Outdoor, 'rect' | 'name'>, { index, zM }: Level): Part => ({
  kind: 'slab',
  name: `${name} floor`,
  level: index,
  carriesStorey: false,
  material: 'tile',
  rects: [{ ...grow(rect, -0.026), y1: rect.y1 - 0.04 }],
  bottomM: zM - TILE_BOTTOM_M,
  topM: zM - TILE_TOP_M,
});

function rails({ rect, name }: Outdoor, level: Level, context: BlockContext): RailPart[] {
  const { finish } = context;
  const openSides = openSidesOf(rect, level);
  if (name !== 'Veranda') return [rail(rect, openSides, level, finish.rail, finish)];
  // A house's veranda is open to the garden; a ground-floor flat has a low wall in front.
  return isStacked(context) && level.index === 0
    ? [{ ...rail(rect, openSides, level, 'solid', finish), heightM: LOW_WALL_M }]
    : [];
}

function rail(
  rect: Rect,
  openSides: readonly Side[],
  level: Level,
  style: RailStyle,
  finish: Finish,
): RailPart {
  return {
    kind: 'rail',
    name: 'rail',
    level: level.index,
    material: RAIL_MATERIALS[style](finish),
    style,
    rect: grow(rect, -EDGE_M),
    openSides,
    floorM: level.zM - TILE_TOP_M,
    heightM: RAIL_HEIGHT_M,
  };
}

/** The sides without a wall. */
function openSidesOf({ x0, x1, y0, y1 }: Rect, { rooms }: Level): Side[] {
  const walled = (x: number) =>
    rooms.some(({ rect }) => (rect.x0 === x || rect.x1 === x) && rect.y0 < y1 - 0.3 && rect.y1 > y0 + 0.3);
  const sides: Side[] = ['south'];
  if (!walled(x0)) sides.unshift('west');
  if (!walled(x1)) sides.push('east');
  return sides;
}

/** Galleries along the back of flats: open to the north and at both ends. */
const galleries = (level: Level, { finish }: BlockContext): Part[] =>
  level.rooms
    .filter(({ kind }) => kind === 'gallery')
    .flatMap(({ rect }): Part[] => {
      const floor = tiles(
        { rect: { ...rect, y0: rect.y0 + 0.16, y1: rect.y1 + 0.1 }, name: 'Balcony' },
        level,
      );
      if (level.index === 0) return [floor];
      return [floor, rail(rect, ['east', 'north', 'west'], level, 'solid', finish)];
    });

const RAIL_MATERIALS: Readonly<Record<RailStyle, (finish: Finish) => Material>> = {
  glass: () => 'glass_rail',
  bars: () => 'frame',
  breeze: ({ wall }) => (wall === 'stucco_sand' ? 'stucco_w' : 'stucco_sand'),
  solid: ({ wall }) => wall,
};
