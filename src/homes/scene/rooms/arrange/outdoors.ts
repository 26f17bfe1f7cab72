import type { Layout } from '../layout/layout.ts';
import { armchair } from '../pieces/armchair.ts';
import { rubberTree, swordPlant } from '../pieces/plants.ts';
import { clayPots } from '../pieces/pots.ts';
import { sideTable } from '../pieces/tables.ts';
import type { Context } from './context.ts';

/** Two chairs with a table between them against the house, facing out, and plants at the ends. */
export function outdoors(layout: Layout, { theme, stream }: Context): void {
  const seat = armchair(theme);
  const table = sideTable(theme);
  const { x0, x1, y1 } = layout.inner;
  const back = y1 - 0.03;
  const middle = (x0 + x1) / 2;
  for (let offM = 0; offM < (x1 - x0) / 2; offM += 0.15) {
    const done = [middle - offM, middle + offM].some(
      (x) =>
        layout.setAll([
          { piece: seat, side: 'north', x: x - 0.75, y: back },
          { piece: table, side: 'north', x, y: back - 0.2 },
          { piece: seat, side: 'north', x: x + 0.75, y: back },
        ]) !== null,
    );
    if (done) break;
  }
  layout.against(stream.chance(0.5) ? rubberTree('clay') : swordPlant('clay'), ['west', 'east'], 'high');
  layout.against(swordPlant('black'), ['east', 'west'], 'low');
  if (x1 - x0 > 4) layout.against(clayPots(), ['north', 'west', 'east'], 'low');
}
