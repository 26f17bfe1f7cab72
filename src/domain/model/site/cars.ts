import { type Rect, rect } from '../geometry.ts';
import type { Material } from '../materials.ts';
import { randomStream } from '../random.ts';
import type { Car } from './site.ts';

const LENGTH_M = 4.75;
const WIDTH_M = 1.9;
const HOME_SHARE = 0.55;
const PAINTS: readonly [Material, ...Material[]] = [
  'paint_white',
  'paint_silver',
  'paint_blue',
  'paint_wine',
];

/** Some of the bays have a car, nose in. */
export function carsIn(bays: readonly Rect[], seed: string): Car[] {
  return bays.flatMap(({ x0, x1, y0, y1 }, index) => {
    const stream = randomStream(seed, `car ${index}`);
    if (!stream.chance(HOME_SHARE)) return [];
    const x = (x0 + x1 - WIDTH_M) / 2;
    const y = (y0 + y1 - LENGTH_M) / 2;
    return [
      {
        rect: rect(x, y, x + WIDTH_M, y + LENGTH_M),
        turns: stream.pick([0, 2] as const),
        material: stream.pick(PAINTS),
      },
    ];
  });
}
