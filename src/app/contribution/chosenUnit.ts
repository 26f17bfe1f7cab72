import { chosenUnitName as nameOf } from '#machines/contribution/contribution.units.ts';
import type { FlowSnapshot } from './flowContext.ts';

/** `Ile Ayo Court, Block 2, Floor 3, U1`, or null while none is chosen. */
export const chosenUnitName = ({ context }: FlowSnapshot): string | null => nameOf(context);
