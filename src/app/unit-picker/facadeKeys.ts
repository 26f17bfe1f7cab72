import type { Floor } from './blocks.ts';

/**
 * The id of the unit to which an arrow key moves on the facade, or null.
 * @param floors highest first, units from left to right.
 */
export function arrowTarget(floors: readonly Floor[], unitId: string | null, key: string): string | null {
  const row = floors.findIndex(({ apartments }) => apartments.some(({ id }) => id === unitId));
  const column = floors[row]?.apartments.findIndex(({ id }) => id === unitId) ?? -1;
  if (column < 0) return null;
  const step = STEPS[key];
  if (!step) return null;
  const apartments = floors[row + step.down]?.apartments;
  // Floors can have different numbers of units.
  const at = step.down === 0 ? column + step.right : Math.min(column, (apartments?.length ?? 0) - 1);
  return apartments?.[at]?.id ?? null;
}

const STEPS: Readonly<Record<string, { readonly right: number; readonly down: number }>> = {
  ArrowLeft: { right: -1, down: 0 },
  ArrowRight: { right: 1, down: 0 },
  ArrowUp: { right: 0, down: -1 },
  ArrowDown: { right: 0, down: 1 },
};
