import type { PropertyDetail } from '#api/calls/properties.ts';
import { floorLabel, isTaken } from '#domain/listings/listings.ts';

export type Building = PropertyDetail['buildings'][number];
export type Apartment = Building['apartments'][number];

export interface Floor {
  readonly floor: number;
  /** `Gnd`, or the floor's number. */
  readonly label: string;
  readonly apartments: readonly Apartment[];
}

/** A block's floors as seen from the street: highest first, units from left to right. */
export function floorsOf({ apartments }: Building): Floor[] {
  const floors = [...new Set(apartments.map(({ floor }) => floor))].sort((a, b) => b - a);
  return floors.map((floor) => ({
    floor,
    label: floorLabel(floor),
    apartments: apartments
      .filter((apartment) => apartment.floor === floor)
      .sort((a, b) => a.label.localeCompare(b.label, 'en', { numeric: true })),
  }));
}

/** `33/48 Sold`: the number of reserved and sold units, and of all units. */
export function soldText({ buildings }: PropertyDetail): string {
  const all = buildings.flatMap(({ apartments }) => apartments);
  return `${all.filter(({ status }) => isTaken(status)).length}/${all.length} Sold`;
}

/** Why no unit can be chosen; undefined if one is available. */
export const noUnitReason = ({ units }: Pick<PropertyDetail, 'units'>): string | undefined =>
  units === 0 ? 'Every unit is taken at the moment.' : undefined;
