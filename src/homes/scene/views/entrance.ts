import { grow, type Point, placePoint, type Rect } from '../../model/geometry.ts';
import type { Block, Level, Wall } from '../../model/model.ts';
import { frontOf, type House } from './house.ts';

/** How much of the house an entrance picture shows: to each side of the door, and above the ground. */
const BESIDE_M = 3.2;
const HEIGHT_M = 4.6;

/** The part of a house around its front door, or around the middle of its front if it has no door there. */
export function entranceOf(house: House): House {
  const { block, rect } = house;
  const front = frontOf(house);
  const doors = doorsOf(block).sort((a, b) => distance(a, front) - distance(b, front));
  const { x, y } = doors[0] ?? front;
  const isAlongX = front.x > rect.x0 && front.x < rect.x1;
  const at: Rect = isAlongX
    ? { x0: x, x1: x, y0: front.y, y1: front.y }
    : { x0: front.x, x1: front.x, y0: y, y1: y };
  const { x0, y0, x1, y1 } = grow(at, BESIDE_M);
  // It keeps the house's front and extends inwards from there.
  const part: Rect = isAlongX
    ? { x0, x1, y0: Math.max(y0, rect.y0), y1: Math.min(y1, rect.y1) }
    : { y0, y1, x0: Math.max(x0, rect.x0), x1: Math.min(x1, rect.x1) };
  return { ...house, rect: part, heightM: Math.min(HEIGHT_M, house.heightM) };
}

/** The ground-floor front doors, as points of the site. */
export const doorsOf = (block: Block): Point[] =>
  (block.levels[0]?.walls ?? []).flatMap(entrancesIn).map((point) => placePoint(point, block.placement));

const entrancesIn = ({ from, to, openings }: Level['walls'][number]): Point[] =>
  openings
    .filter(({ kind }) => kind === 'entrance')
    .map(({ offsetM, widthM }) => along({ from, to }, offsetM + widthM / 2));

const along = ({ from, to }: Pick<Wall, 'from' | 'to'>, metres: number): Point =>
  from.y === to.y ? { x: from.x + metres, y: from.y } : { x: from.x, y: from.y + metres };

const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);
