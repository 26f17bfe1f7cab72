import { chosenBlock, chosenUnit } from '#machines/contribution/contribution.facts.ts';
import type { FlowSnapshot } from './flowContext.ts';

/** `Block 2, U2`, or null while none is chosen. */
export function chosenUnitName({ context }: FlowSnapshot): string | null {
  const unit = chosenUnit(context);
  const block = chosenBlock(context);
  return unit && block ? `${block.name}, ${unit.label}` : null;
}
