import type { PropertyType } from '#domain/listings/listings.ts';
import {
  APARTMENTS,
  BUNGALOWS,
  DUPLEXES,
  FLATS,
  HOUSES,
  MAISONETTES,
  TERRACES,
} from './designs/catalogue.ts';
import type { Design } from './designs/design.ts';
import { rotationIndex } from './rotationIndex.ts';

export type { Design, Feature, FrontStyle, RoofStyle, WallScheme } from './designs/design.ts';

export const DESIGNS: Readonly<Record<PropertyType, readonly [Design, ...Design[]]>> = {
  bungalow: BUNGALOWS,
  duplex: DUPLEXES,
  terrace: TERRACES,
  flat: FLATS,
  apartment: APARTMENTS,
  maisonette: MAISONETTES,
  house: HOUSES,
};

/** A listing's design: the same code always gets the same design, consecutive codes of a type get different ones. */
export function designOf(type: PropertyType, code: string): Design {
  const designs = DESIGNS[type];
  return designs[rotationIndex(code) % designs.length] ?? designs[0];
}
