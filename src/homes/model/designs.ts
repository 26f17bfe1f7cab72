import type { PropertyType } from '#domain/homes.ts';
import { BUNGALOWS, DUPLEXES, FLATS, HOUSES, MAISONETTES, TERRACES } from './designs/catalogue.ts';
import type { Design } from './designs/design.ts';
import { turnOf } from './turns.ts';

export type { Design, Feature, FrontStyle, RoofStyle, WallScheme } from './designs/design.ts';

export const DESIGNS: readonly [Design, ...Design[]] = [
  ...BUNGALOWS,
  ...DUPLEXES,
  ...TERRACES,
  ...FLATS,
  ...MAISONETTES,
  ...HOUSES,
];

/** The design of a listing: always the same for the same code, another for the next code of the same type. */
export function designOf(type: PropertyType, code: string): Design {
  const fitting = DESIGNS.filter(({ types }) => types.includes(type));
  return fitting[turnOf(code) % fitting.length] ?? DESIGNS[0];
}
