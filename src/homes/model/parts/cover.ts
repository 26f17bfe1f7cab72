import type { Rect } from '../geometry.ts';
import { type BlockContext, roomRects, topOf } from './blockContext.ts';
import { rectsOf } from './region.ts';

/**
 * The area under the roof: the top storey's rooms, its recessed balconies, and whatever else the roof extends over.
 */
export function roofedArea(context: BlockContext): Rect[] {
  const top = topOf(context);
  const rooms = roomRects(top);
  const frontY = Math.min(...rooms.map(({ y0 }) => y0));
  const { features } = context.design;
  const reaches = features.includes('portico') || features.includes('verandaColumns');
  const isOpen = features.includes('pergola');
  const outdoors = top.outdoors.filter(({ rect, name }) => {
    if (name === 'Terrace') return features.includes('deepRoof');
    return (
      name !== 'Carport' && (reaches || (!isOpen && rect.y0 >= frontY - 0.05) || isRecessed(rect, rooms))
    );
  });
  return [...rooms, ...rectsOf(outdoors)];
}

/** Recessed: with rooms on both sides, or on one side where the front continues. */
const isRecessed = ({ x0, x1, y0 }: Rect, rooms: readonly Rect[]): boolean =>
  rooms.some((room) => room.y0 <= y0 + 0.05 && (room.x1 === x0 || room.x0 === x1));
