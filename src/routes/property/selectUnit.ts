import type { PropertyDetail } from '#api/calls/properties.ts';

/** Why no unit can be selected; undefined if one is available. */
export const noUnitReason = ({ units }: Pick<PropertyDetail, 'units'>): string | undefined =>
  units === 0 ? 'Every unit is taken at the moment.' : undefined;

/** `14 units available`. */
export const unitsText = (units: number): string => `${units} ${units === 1 ? 'unit' : 'units'} available`;
