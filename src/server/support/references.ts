import { randomInt } from 'node:crypto';

/** Without those that are read as one another: 0 and O, 1 and I. */
const ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const LENGTH = 6;

/** `C` for a message, `R` for a request for a property. */
export type ReferenceKind = 'C' | 'R';

/** What a person can quote, like `C-7F3K9Q`. */
export const makeReference = (kind: ReferenceKind): string =>
  `${kind}-${Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')}`;
