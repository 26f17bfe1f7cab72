import { type Cell, cell, type RoomSpec } from './cells.ts';

const BEDROOM_M = 3.35;
const MASTER_M = 4;
const BATH_M = 1.65;

/** A bedroom and its bathroom or wardrobe, side by side. */
export type Suite = readonly Cell[];

export interface BedroomPlan {
  readonly suites: readonly Suite[];
  /** Bathrooms that are not reached through a bedroom. */
  readonly shared: readonly Cell[];
}

/**
 * Exactly `beds` bedrooms and `baths` bathrooms. If there is a bathroom per bedroom, each bedroom has its own; if
 * there are fewer, one is shared; extra ones are for guests. A single bedroom has no bathroom of its own.
 */
export function sleepingRooms(beds: number, baths: number, scale: number): BedroomPlan {
  const own = beds === 1 ? 0 : baths >= beds ? beds : Math.max(0, baths - 1);
  const others = Array.from({ length: baths - own }, (_, index): RoomSpec => {
    const name = own === 0 && index === 0 ? 'Bath' : index < 2 ? 'Guest bath' : 'Bath';
    return { name: index > 1 ? `${name} ${own + index + 1}` : name, kind: 'bath', opensTo: null };
  });
  const suites = Array.from({ length: beds }, (_, index): Suite => {
    const name = index === 0 && beds > 1 ? 'Main bedroom' : beds === 1 ? 'Bedroom' : `Bedroom ${index + 1}`;
    const bedroom = cell(
      name,
      'bedroom',
      (index === 0 ? MASTER_M : BEDROOM_M) * scale,
      index === 0 ? 3 : 1.2,
    );
    if (index >= own) return [bedroom];
    // The main bedroom keeps its wardrobe; guest bathrooms go behind the other bedrooms' bathrooms.
    const guest = index > 0 ? others.shift() : undefined;
    const wet: Cell = {
      idealM: BATH_M * scale,
      stretch: 0.2,
      outM: 0,
      balconyM: 0,
      isCarport: false,
      outer: { name: index === 0 ? 'Main bath' : `Bath ${index + 1}`, kind: 'bath', opensTo: name },
      inner: guest ?? { name: `Wardrobe ${index + 1}`, kind: 'wardrobe', opensTo: name },
    };
    return index % 2 === 0 ? [bedroom, wet] : [wet, bedroom];
  });
  return { suites, shared: others.map(({ name }) => cell(name, 'bath', BATH_M * scale, 0.3)) };
}
