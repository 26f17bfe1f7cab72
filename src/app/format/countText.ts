import { countText } from '#domain/quantities.ts';

/** `1 home`, `54 homes`. */
export const homesText = (count: number): string => countText(count, 'home');

/** `1 month`, `24 months`. */
export const monthsText = (count: number): string => countText(count, 'month');

/** `1 bed`, `3 beds`. */
export const bedsText = (count: number): string => countText(count, 'bed');

/** `1 bath`, `2 baths`. */
export const bathsText = (count: number): string => countText(count, 'bath');
