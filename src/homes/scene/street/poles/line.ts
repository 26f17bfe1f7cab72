import { type Place, placeAt } from '../../scene.ts';
import type { Stock } from '../stock.ts';
import { transformer, wires, woodenPole } from './poles.ts';

/** Wooden poles from west to east with wires between them; the transformer hangs at the pole of that number. */
export function poleLine(
  stock: Stock,
  line: {
    readonly x0: number;
    readonly y: number;
    readonly spanM: number;
    readonly count: number;
    readonly transformerAt: number;
  },
): void {
  const { x0, y, spanM, count, transformerAt } = line;
  const places = Array.from({ length: count }, (_, index): Place => placeAt([x0 + index * spanM, y, 0]));
  stock.put('wooden pole', places, woodenPole);
  stock.put('wires', places.slice(0, -1), (mesh) => wires(mesh, spanM));
  stock.put('transformer', places.slice(transformerAt, transformerAt + 1), transformer);
}
