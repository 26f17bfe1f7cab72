import type { Block } from '../../model/model.ts';

/** Equal for blocks with the same geometry, whatever the ids of their units. */
export function buildKeyOf({ levels, parts, units }: Pick<Block, 'levels' | 'parts' | 'units'>): string {
  const numbers = new Map(units.map(({ id }, index) => [id, index]));
  return JSON.stringify([levels, parts], (key, value: unknown) =>
    key === 'unitId' && typeof value === 'string' ? numbers.get(value) : value,
  );
}
