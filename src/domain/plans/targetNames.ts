import type { Target } from './plans.ts';

export const TARGET_NAMES: Readonly<Record<Target['name'], string>> = {
  first: 'First target',
  second: 'Second target',
  whole: 'Whole price',
};

/** `to your first target`: follows the amount that is left. */
export const TO_TARGET_TEXTS: Readonly<Record<Target['name'], string>> = {
  first: 'to your first target',
  second: 'to your second target',
  whole: 'to the whole price',
};
