/** The sides of a rectangle, a room or a block. */
export const SIDES = ['south', 'east', 'north', 'west'] as const;
export type Side = (typeof SIDES)[number];

const OPPOSITE: Readonly<Record<Side, Side>> = { south: 'north', east: 'west', north: 'south', west: 'east' };

export const opposite = (side: Side): Side => OPPOSITE[side];
