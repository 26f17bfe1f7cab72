import { boundsOf, type Rect, rect } from '../geometry.ts';
import type { Level } from '../model.ts';
import { merged, segmentsOf } from '../plan/segments.ts';

/** A storey's shape: its body, and what stands out of it to the front. They touch and do not overlap. */
export interface Outline {
  readonly body: Rect;
  readonly wings: readonly Rect[];
}

export function outlineOf({ rooms }: Level): Outline {
  const bounds = boundsOf(rooms.map((room) => room.rect));
  const fronts = merged(
    segmentsOf(rooms).filter(({ along, low }) => along === 'x' && low === null),
    () => true,
  );
  const bodyY0 = Math.max(...fronts.map(({ at }) => at));
  const wings = fronts.filter(({ at }) => at < bodyY0).map(({ from, at, to }) => rect(from, at, to, bodyY0));
  return { body: { ...bounds, y0: bodyY0 }, wings };
}
