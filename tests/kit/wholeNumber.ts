import { queryInteger } from '#api/contract/scalars.ts';

/** The number of a command's option, from 1 to `max`. */
export const wholeNumber = (max: number) => queryInteger(1, max, `must be a whole number from 1 to ${max}`);
