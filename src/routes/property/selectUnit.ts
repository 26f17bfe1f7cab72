import { countText } from '#domain/quantities.ts';

/** `14 units available`. */
export const unitsText = (units: number): string => `${countText(units, 'unit')} available`;
