/** Clear glass; a blind half down; drawn curtains; shutters. */
export const unitStates = ['available', 'held', 'reserved', 'sold'] as const;
export type UnitState = (typeof unitStates)[number];
