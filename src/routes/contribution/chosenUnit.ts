import { chosenUnit } from '#machines/contribution/contribution.facts.ts';
import type { FlowSnapshot } from './flowContext.ts';

/** `Block 1` for the first of a home's buildings. */
export const blockName = (index: number): string => `Block ${index + 1}`;

/** `Block 2, U2`, or null while none is chosen. */
export function chosenUnitName({ context }: FlowSnapshot): string | null {
  const unit = chosenUnit(context);
  const index = context.property?.buildings.findIndex(({ id }) => id === context.buildingId) ?? -1;
  return unit && index >= 0 ? `${blockName(index)}, ${unit.label}` : null;
}
