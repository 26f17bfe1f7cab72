import { type Place, placeAt } from '../../scene.ts';
import type { StreetInstances } from '../StreetInstances.ts';
import { transformer, wires, woodenPole } from './poles.ts';

/** Wooden poles from west to east with wires between them; the transformer is at the pole with that index. */
export function poleLine(
  instances: StreetInstances,
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
  instances.put('wooden pole', places, woodenPole);
  instances.put('wires', places.slice(0, -1), (mesh) => wires(mesh, spanM));
  instances.put('transformer', places.slice(transformerAt, transformerAt + 1), transformer);
}
