import type { Block } from '../../model/model.ts';

/** Two blocks with the same look are built alike, whatever their units are called. */
export function buildKeyOf({ levels, parts, units }: Pick<Block, 'levels' | 'parts' | 'units'>): string {
  const numbers = new Map(units.map(({ id }, index) => [id, index]));
  return JSON.stringify([levels, parts], (key, value: unknown) =>
    key === 'unitId' && typeof value === 'string' ? numbers.get(value) : value,
  );
}
