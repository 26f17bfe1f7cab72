import { randomStream } from '#domain/random.ts';
import { type QuarterTurns, type Rect, rect } from '../geometry.ts';
import type { Material } from '../materials.ts';
import type { Car, CarBody } from './site.ts';

const LENGTH_M = 4.75;
const WIDTH_M = 1.9;
const HOME_SHARE = 0.55;
const PAINTS: readonly [Material, ...Material[]] = [
  'paint_white',
  'paint_silver',
  'paint_blue',
  'paint_wine',
];
const BODIES: readonly [CarBody, ...CarBody[]] = ['saloon', 'suv', 'saloon', 'suv', 'saloon', 'suv', 'bus'];
/** Minibuses come in fewer colours. */
const BUS_PAINTS: readonly [Material, ...Material[]] = ['paint_white', 'paint_silver'];

/** A parking spot for one car, and the rotation of its block. */
export interface ParkingSpot {
  readonly rect: Rect;
  readonly turns: QuarterTurns;
}

/** Cars on some of the parking spots, facing the house or the lane; consecutive cars differ in colour. */
export function carsIn(parkingSpots: readonly ParkingSpot[], seed: string): Car[] {
  const cars: Car[] = [];
  parkingSpots.forEach(({ rect: { x0, x1, y0, y1 }, turns }, index) => {
    const stream = randomStream(seed, `car ${index}`);
    if (!stream.chance(HOME_SHARE)) return;
    const x = (x0 + x1 - WIDTH_M) / 2;
    const y = (y0 + y1 - LENGTH_M) / 2;
    const body = stream.pick(BODIES);
    const before = cars.at(-1)?.material;
    const [first, ...others] = (body === 'bus' ? BUS_PAINTS : PAINTS).filter((paint) => paint !== before);
    cars.push({
      body,
      rect: rect(x, y, x + WIDTH_M, y + LENGTH_M),
      turns: stream.chance(0.5) ? turns : opposite(turns),
      material: stream.pick([first ?? 'paint_silver', ...others]),
    });
  });
  return cars;
}

const opposite = (turns: QuarterTurns): QuarterTurns => (turns === 0 ? 2 : 0);
